import type { Words } from "#core/words/shape.ts";
import type { Condition } from "../slots/slots.ts";

type Texts = Words["answers"];

/** A bound as an answer compares with it. */
export type Bound = Pick<Condition, "is" | "isInclusive" | "kind" | "value" | "currency" | "of" | "isAlternative">;

/** True for a value on the side of a bound that is asked for. */
export function isWithin({ is, isInclusive, value: bound }: Bound, value: number): boolean {
  if (isInclusive && value === bound) return true;
  return is === "above" ? value > bound : value < bound;
}

/** True for the two ends of one range: "between 5% and 10%". */
export function isRange([one, other, ...others]: readonly Condition[]): boolean {
  return one !== undefined && other !== undefined && others.length === 0 && one.at.from === other.at.from;
}

/** Bounds one by one, the two ends of a range together. */
export function groupedBounds(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
  const groups: Condition[][] = [];
  for (const condition of conditions) {
    const last = groups.at(-1) ?? [];
    if (isRange([...last, condition])) last.push(condition);
    else groups.push([condition]);
  }
  return groups;
}

/** True for a value that all of these bounds allow. */
export function isWithinAll(bounds: readonly Bound[], value: number): boolean {
  return bounds.every((bound) => isWithin(bound, value));
}

/** True where all bounds of one of the alternatives are met. */
export function meets<T>(parts: readonly T[], boundOf: (part: T) => Bound, fits: (part: T) => boolean): boolean {
  const groups: T[][] = [];
  for (const part of parts)
    if (groups.length === 0 || boundOf(part).isAlternative) groups.push([part]);
    else groups.at(-1)?.push(part);
  return groups.some((group) => group.every(fits));
}

/** The bound as the question has it, in code marks: a number of the user, no value of data. */
export function boundText({ kind, value, currency }: Bound, { values, verdicts: { bounds } }: Texts): string {
  if (kind === "sign") return bounds.zero;
  if (kind === "days") return `\`${bounds.days(value)}\``;
  const number = kind === "percent" ? bounds.percent(value) : values.number(value);
  return `\`${number}${currency === null ? "" : ` ${currency}`}\``;
}

/** True where a bound is for how a figure changed and not for the figure: "up more than $5", "in the red". */
export function isOfChange({ of, kind }: Bound): boolean {
  return of === "gain" || kind === "sign";
}

/** One bound or a range in words: "above `5`", "between `5` and `10`". One for a change has its size: "more than `5%`". */
export function boundsText(bounds: readonly Bound[], words: Texts): string {
  if (!bounds.every(isOfSize)) return rangeText(bounds, words);
  const sizes = bounds.map((bound) => ({ ...bound, value: Math.abs(bound.value) }));
  // Zero is the other end of "up less than 5%".
  const named = sizes.filter(({ value }) => value !== 0);
  return rangeText(named.length === 0 ? sizes : named, words, ({ is, isInclusive }) => {
    const isMore = (is === "above") === (wayOf(bounds) === "up");
    if (isInclusive) return isMore ? "atLeast" : "atMost";
    return isMore ? "moreThan" : "lessThan";
  });
}

type Side = "above" | "below" | "atLeast" | "atMost" | "moreThan" | "lessThan";

/** The side and the value of one bound, or both ends of a range. */
export function rangeText(bounds: readonly Bound[], words: Texts, sideOf: (bound: Bound) => Side = sideOfOne): string {
  const [one, other] = bounds.toSorted((first, second) => first.value - second.value);
  if (one === undefined) return "";
  const { bounds: written } = words.verdicts;
  return other === undefined
    ? written[sideOf(one)](boundText(one, words))
    : written.between(boundText(one, words), boundText(other, words));
}

/** The way of a change that bounds ask for; null where they aren't for a change. */
export function wayOf(bounds: readonly Bound[]): "up" | "down" | null {
  if (!bounds.every(isOfChange)) return null;
  const isDown = bounds.some(({ kind, is, value }) => value < 0 || (kind === "sign" && is === "below"));
  return isDown ? "down" : "up";
}

/** True where a bound is for the size of a change, and not only for its way. */
function isOfSize(bound: Bound): boolean {
  return isOfChange(bound) && bound.kind !== "sign";
}

/** The side of a bound. */
export function sideOfOne({ is, isInclusive }: Pick<Bound, "is" | "isInclusive">): Side {
  return isInclusive ? (is === "above" ? "atLeast" : "atMost") : is;
}
