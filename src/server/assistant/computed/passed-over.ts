import type { Plan } from "./plan.ts";
import type { Slots } from "./slots/slots.ts";
import type { TextSpan } from "./slots/reading.ts";

const maxWords = 3;
/** After one of these a word limits what is asked: "revenue from phones", "returns after fees". */
const limit =
  /(?<!\p{L})(?:from|in|of|on|by|for|at|per|with|without|to|as|under|over|during|after|before|until|above|below|via|excluding|except|ex|net)\s+(?:(?:the|a|an|its|my|our|their|all|any|each)\s+)?$/iu;
const denial =
  /(?<!\p{L})(?:not|never|without|except|excluding|exclude|besides|ignoring|apart from|other than|minus)(?!\p{L})|n't(?!\p{L})/iu;
/** Between a word and what it belongs to there is nothing but blanks. */
const nothing = /^\s*$/;

/**
 * Words that an answer may do without, because what is asked and of whom are both clear and none of them can change it; empty if all
 * words were read, null if one of them may matter.
 */
export function passedOver(slots: Slots, plan: Plan): readonly string[] | null {
  const { unread } = slots;
  if (unread.length === 0) return [];
  if (unread.length > maxWords || "reason" in plan) return null;
  if (slots.kind !== "value" || slots.comparison !== null || slots.amounts.length > 0) return null;
  if (denial.test(slots.text) || !isAsked(slots, plan)) return null;
  return unread.every((word) => isIdle(word, slots)) ? [...new Set(unread.map(({ text }) => text))] : null;
}

/** True if the question names its subject and its measure, or asks how the portfolio did over a time. */
function isAsked({ measures, symbols, isOwn, place, period }: Slots, { domain }: Plan): boolean {
  const isNamed = symbols.length > 0 ? symbols.every(({ at }) => at !== null) : isOwn || place !== null;
  const isMeasured = measures.length > 0 && measures.every(({ measure, at }) => at !== null && !measure.isWeak);
  return (
    (isNamed || domain === "none") &&
    (isMeasured || (domain === "portfolio" && measures.length === 0 && period !== null))
  );
}

/** True for a plain word that stands apart from the measure and limits nothing. */
function isIdle(
  { text: word, from, to }: TextSpan & { readonly text: string },
  { text, measures, symbols }: Slots,
): boolean {
  if (!/^\p{Ll}{3,}$/u.test(word) || limit.test(text.slice(0, from))) return false;
  const isBeside = (at: TextSpan | null) =>
    at !== null && (nothing.test(text.slice(to, at.from)) || nothing.test(text.slice(at.to, from)));
  // A word next to the measure may make another one of it: "adjusted price", "price limit".
  if (
    measures.some(
      ({ at }) =>
        at !== null &&
        (to <= at.from
          ? nothing.test(text.slice(to, at.from))
          : from >= at.to && nothing.test(text.slice(at.to, from))),
    )
  )
    return false;
  return !symbols.some(({ at }) => at !== null && from >= at.to && isBeside(at));
}
