/** The days shown, as indices; both ends are included. */
export interface BrushedRange {
  readonly from: number;
  readonly to: number;
}

/** Fewer days would be no chart. */
const minDays = 5;

export type BrushPart = keyof BrushedRange | "both";

/** Returns the days that a key moves by, as native sliders do. Null for other keys. */
export function brushStep(key: string, last: number): number | null {
  const page = Math.max(1, Math.round(last / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageUp: page,
    PageDown: -page,
    Home: -last,
    End: last,
  };
  return steps[key] ?? null;
}

/** Returns the first and the last place that a part can have; the range's first day is the place of both ends. */
export function brushBounds(range: BrushedRange, part: BrushPart, last: number): readonly [number, number] {
  const end = part === "to" ? "to" : "from";
  return [brushedRange(range, part, -last, last)[end], brushedRange(range, part, last, last)[end]];
}

/** Moves one end or the whole range by a number of days. It stays within `last` and doesn't become too short. */
export function brushedRange({ from, to }: BrushedRange, part: BrushPart, by: number, last: number): BrushedRange {
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  if (part === "from") return { from: within(from + by, 0, to - minDays + 1), to };
  if (part === "to") return { from, to: within(to + by, from + minDays - 1, last) };
  const moved = within(by, -from, last - to);
  return { from: from + moved, to: to + moved };
}
