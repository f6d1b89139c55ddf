import type { FormatTick } from "../ui/tick-texts.ts";
import { area, line } from "d3-shape";
import { linearScale } from "../ui/linear-scale.ts";
import { thinnedDays } from "./thinned-days.ts";

/** Line colours: the own, the one it is compared with, others in a fixed order; a quiet one, and a calculated one. */
export type LineLook = "own" | "hold" | "third" | "fourth" | "fifth" | "sixth" | "plain" | "calculated";

export interface ChartLine {
  readonly id: string;
  readonly label: string;
  readonly look: LineLook;
  readonly values: readonly (number | null)[];
  readonly isFilled?: boolean;
  /** Labels the last value at the right edge. */
  readonly hasEndLabel?: boolean;
  /** Shown in the legend, but drawn by its pane's candles. */
  readonly isHidden?: boolean;
}

/** A bar as a candle. Bars that lack a value are left out. */
export interface Candles {
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
}

export interface ChartPane {
  readonly id: string;
  /** Inside the pane, at its top. */
  readonly title?: string;
  readonly lines: readonly ChartLine[];
  readonly height: number;
  readonly candles?: Candles;
  /** True if values are 0 or below. */
  readonly isFall?: boolean;
  /** Uses a logarithmic axis, for values above 0 only. */
  readonly isLog?: boolean;
  /** The ends of the value axis; omit for the lowest and the highest value. */
  readonly scale?: { readonly low: number; readonly high: number } | null;
  /** The values beside the axis; omit for round ones. */
  readonly levels?: readonly number[];
  /** A shaded range of values. */
  readonly band?: { readonly low: number; readonly high: number };
  /** A dotted line in place of the grid. */
  readonly guide?: number;
  readonly zones?: readonly { readonly label: string; readonly at: "top" | "middle" | "bottom" }[];
  readonly format: (value: number) => string;
  /** The screen-reader text, where it differs. */
  readonly speak?: (value: number) => string;
  readonly formatTick: FormatTick;
}

const maxPoints = 1400;

export type DrawnPane = ReturnType<typeof drawnPane>;

const drawings = new WeakMap<
  readonly ChartLine[],
  { readonly inputs: readonly unknown[]; readonly drawing: DrawnPane }
>();

/**
 * Returns a pane's scale and paths, in per cent of its width and height. A pane with the same lines and axis as before
 * gets the same drawing, so a chart can be rendered often with panes written inline.
 */
export function drawingOf(pane: ChartPane, count: number, hasLabels: boolean): DrawnPane {
  const { lines, candles, isFall, isLog, scale, levels } = pane;
  const inputs = [candles, isFall, isLog, scale?.low, scale?.high, levels, count, hasLabels];
  const kept = drawings.get(lines);
  if (kept?.inputs.every((input, place) => Object.is(input, inputs[place])) === true) return kept.drawing;
  const drawing = drawnPane(pane, count, hasLabels);
  drawings.set(lines, { inputs, drawing });
  return drawing;
}

function drawnPane(pane: ChartPane, count: number, hasLabels: boolean) {
  const { lines, candles, isFall = false, isLog = false } = pane;
  const known = rangeOf(pane);
  const { low, high } = known;
  const linear = linearScale(bounds(pane, known, hasLabels), [100, 0]);
  const isNice = !hasLabels && !isFall && pane.levels === undefined;
  const scale = isNice ? linear.nice(4) : linear;
  const y = isLog && low > 0 ? logScale(low * 0.94, high * (high / low) ** 0.1) : scale;
  const x = linearScale([0, Math.max(1, count - 1)], [0, 100]);
  const paths = lines
    .filter(({ isHidden = false }) => !isHidden)
    .map(({ id, look, values, isFilled = false }) => {
      const kept = thinnedDays(values, maxPoints);
      const isKnown = (index: number): boolean => (values[index] ?? null) !== null;
      const at = (index: number): number => y(values[index] ?? 0);
      return {
        id,
        look,
        course: line<number>(x, at).defined(isKnown)([...kept]) ?? "",
        fill: isFilled ? area<number>(x, isFall ? y(0) : 100, at).defined(isKnown)([...kept]) : null,
      };
    });
  return {
    y: (value: number): number => y(value),
    levels: pane.levels ?? (isLog && low > 0 ? roundLevels(low, high) : scale.ticks(isFall ? 3 : hasLabels ? 5 : 4)),
    paths,
    candles: candles === undefined ? null : candlePaths(candles, x, y),
  };
}

function rangeOf({ lines, candles }: ChartPane): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  const include = (value: number | null): void => {
    if (value === null || Number.isNaN(value)) return;
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const values of [candles?.high ?? [], candles?.low ?? [], ...lines.map((one) => one.values)])
    for (const value of values) include(value);
  return { low, high };
}

function bounds(
  { scale, isFall = false }: ChartPane,
  { low, high }: { low: number; high: number },
  hasLabels: boolean,
): readonly [number, number] {
  if (scale !== undefined && scale !== null) return [scale.low, scale.high];
  if (low > high) return [0, 1];
  if (isFall) return [Math.min(hasLabels ? low * 1.06 : low, -0.01), 0];
  if (!hasLabels) return low === high ? [low - 1, high + 1] : [low, high];
  // Labels go above the lines.
  const room = (high - low) * 0.05 || Math.abs(high) * 0.02 || 1;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + 2.4 * room];
}

/** Maps powers of the same number to equal distances. */
function logScale(low: number, high: number): (value: number) => number {
  const scale = linearScale([Math.log(low), Math.log(high)], [100, 0]);
  return (value) => scale(Math.log(value));
}

/** Returns 1, 2 and 5 times each power of ten in a range; only the powers if there are many. */
function roundLevels(low: number, high: number): readonly number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, step) => 10 ** (Math.floor(Math.log10(low)) + step),
  );
  const within = (steps: readonly number[]) =>
    powers.flatMap((power) => steps.map((step) => step * power)).filter((level) => level >= low && level <= high);
  const fine = within([1, 2, 5]);
  return fine.length > 8 ? within([1]) : fine;
}

/** Wicks and bodies: hollow when rising, filled when falling. */
function candlePaths({ open, high, low, close }: Candles, x: (index: number) => number, y: (value: number) => number) {
  const half = Math.max(0.05, 0.32 * (x(1) - x(0)));
  const paths = { up: "", down: "" };
  for (const [index, closed] of close.entries()) {
    const [opened, top, bottom] = [open[index] ?? NaN, high[index] ?? NaN, low[index] ?? NaN];
    if ([opened, top, bottom, closed].some(Number.isNaN)) continue;
    const [left, middle, right] = [x(index) - half, x(index), x(index) + half];
    const [upper, lower] = [y(Math.max(opened, closed)), y(Math.min(opened, closed))];
    paths[closed >= opened ? "up" : "down"] +=
      `M${middle},${y(top)}V${upper}M${middle},${lower}V${y(bottom)}M${left},${upper}H${right}V${lower}H${left}Z`;
  }
  return paths;
}

/** Positions the last values' labels at the right edge without overlaps, in pixels from the pane's top. */
export function endLabels(pane: ChartPane, y: (value: number) => number) {
  const minGap = 21;
  const labels = pane.lines
    .flatMap(({ id, look, values, hasEndLabel = false }) => {
      const value = hasEndLabel ? (values.findLast((one) => one !== null) ?? null) : null;
      return value === null ? [] : [{ id, look, top: (y(value) * pane.height) / 100, words: pane.formatTick(value) }];
    })
    .toSorted((one, other) => one.top - other.top);
  for (const [place, label] of labels.entries()) {
    const before = labels[place - 1];
    if (before !== undefined && label.top - before.top < minGap) label.top = before.top + minGap;
  }
  // Keeps labels inside the pane.
  let lowest = pane.height - 8;
  for (const label of labels.toReversed()) {
    label.top = Math.min(label.top, lowest);
    lowest = label.top - minGap;
  }
  return labels;
}
