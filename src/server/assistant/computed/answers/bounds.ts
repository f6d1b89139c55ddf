import type { Words } from "#core/words/shape.ts";
import type { Condition } from "../slots.ts";

type Texts = Words["answers"];

/** True for a value on the side of a bound that is asked for. */
export function isWithin({ is, isInclusive, value: bound }: Condition, value: number): boolean {
  if (isInclusive && value === bound) return true;
  return is === "above" ? value > bound : value < bound;
}

/** True for a value that all of these bounds allow. */
export function isWithinAll(bounds: readonly Condition[], value: number): boolean {
  return bounds.every((bound) => isWithin(bound, value));
}

/** The bound as the question has it, in code marks: a number of the user, no value of data. */
export function boundText({ kind, value, currency }: Condition, { values, verdicts: { bounds } }: Texts): string {
  if (kind === "sign") return bounds.zero;
  const number = kind === "percent" ? bounds.percent(value) : values.number(value);
  return `\`${number}${currency === null ? "" : ` ${currency}`}\``;
}

/** True where a bound is for how a figure changed and not for the figure: "up more than $5", "in the red". */
export function isChange({ isOfChange, kind }: Condition): boolean {
  return isOfChange || kind === "sign";
}

/** One bound or a range in words: "above `5`", "between `5` and `10`". One for a change has its size: "more than `5%`". */
export function boundsText(bounds: readonly Condition[], words: Texts): string {
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
export function rangeText(
  bounds: readonly Condition[],
  words: Texts,
  sideOf: (bound: Condition) => Side = sideOfOne,
): string {
  const [one, other] = bounds.toSorted((first, second) => first.value - second.value);
  if (one === undefined) return "";
  const { bounds: written } = words.verdicts;
  return other === undefined
    ? written[sideOf(one)](boundText(one, words))
    : written.between(boundText(one, words), boundText(other, words));
}

/** The way of a change that bounds ask for; null where they aren't for a change. */
export function wayOf(bounds: readonly Condition[]): "up" | "down" | null {
  if (!bounds.every(isChange)) return null;
  const isDown = bounds.some(({ kind, is, value }) => value < 0 || (kind === "sign" && is === "below"));
  return isDown ? "down" : "up";
}

/** True where a bound is for the size of a change, and not only for its way. */
function isOfSize(bound: Condition): boolean {
  return isChange(bound) && bound.kind !== "sign";
}

/** The side of a bound. */
export function sideOfOne({ is, isInclusive }: Pick<Condition, "is" | "isInclusive">): Side {
  return isInclusive ? (is === "above" ? "atLeast" : "atMost") : is;
}
