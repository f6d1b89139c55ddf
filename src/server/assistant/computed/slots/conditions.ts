import type { Amount } from "./amount.ts";
import type { Reading, TextSpan } from "./reading.ts";
import type { Condition, Slots } from "./slots.ts";

const holding =
  "(?:holdings?|stocks?|positions?|shares|investments?|companies|company|symbols?|funds?|etfs?|names?|ones)";
const eachWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:which|what|how many|any|each|every|all|list|show)(?: (?:me|of|all|my|our|the|single|one|other|current|different))* ${holding}(?!\p{L})|(?:by|per) ${holding}(?!\p{L})|${holding} (?:that|with|where|whose|which|trading|sorted|worth)(?!\p{L})|(?:my|our) ${holding}(?= (?:are|is|have|has|did|do|does|that|with|where|worth))|which (?:ones?|of them)(?!\p{L}))`,
  "u",
);

/** Reads that a figure of each holding is asked for; its words stay, since they name what is asked of. */
export function readEach(reading: Reading): TextSpan | null {
  const found = eachWords.exec(reading.lower);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

const above =
  "more than|greater than|higher than|bigger than|larger than|over|above|at least|exceed(?:s|ing)?|north of|upwards of|better than|by more than|by over|by at least";
const below = "less than|lower than|smaller than|fewer than|under|below|at most|worse than|by less than";

/** Reads a bound: a comparing word before an amount or a bare number, or a word for a sign. `amounts` are those that were read before. */
export function readCondition(reading: Reading, amounts: readonly Amount[]): Condition | null {
  for (const amount of amounts) {
    const before = reading.free().slice(0, amount.at.from);
    for (const [is, words] of [
      ["above", above],
      ["below", below],
    ] as const) {
      const found = new RegExp(String.raw`(?<!\p{L})(?:${words})\s*$`, "u").exec(before);
      if (found === null || amount.kind === "shares") continue;
      const at = { from: found.index, to: amount.at.to };
      reading.take(at);
      return { is, kind: amount.kind, value: amount.value, currency: amount.currency, at };
    }
  }
  for (const [is, words] of [
    ["above", above],
    ["below", below],
  ] as const) {
    const found = reading.match(
      new RegExp(String.raw`(?<!\p{L})(?:${words}) (\d+(?:\.\d+)?)(?![\d.,]*[\p{L}%\d])`, "u"),
    );
    if (found !== null)
      return {
        is,
        kind: "number",
        value: Number(found[1]),
        currency: null,
        at: { from: found.index, to: found.index + found[0].length },
      };
  }
  const negative = reading.match(
    /(?<!\p{L})(?:negative|in the red|at a loss|losing(?: me)? money|under ?water|in the minus|with a loss)(?!\p{L})/u,
  );
  const positive =
    negative === null
      ? reading.match(
          /(?<!\p{L})(?:positive|in the green|in profit|making(?: me)? money|in the black|with a (?:gain|profit)|profitable)(?!\p{L})/u,
        )
      : null;
  const sign = negative ?? positive;
  return sign === null
    ? null
    : {
        is: negative === null ? "above" : "below",
        kind: "sign",
        value: 0,
        currency: null,
        at: { from: sign.index, to: sign.index + sign[0].length },
      };
}

/** True where only holdings that fit are asked for: with a bound, or that are up or down. */
export function isFiltered({ each, condition, direction, rank, kind }: Slots): boolean {
  return each !== null && rank === null && kind === "value" && (condition !== null || direction !== null);
}
