import type { Plan } from "./plan.ts";
import type { Slots } from "./slots/slots.ts";

const maxWords = 6;
/** Words that turn a question into another one if they are left out. */
const denial =
  /(?<!\p{L})(?:not|never|without|except|excluding|exclude|besides|ignoring|apart from|other than)(?!\p{L})|n't(?!\p{L})/iu;
const relations =
  /^(?:after|before|later|until|till|between|if|unless|because|instead|versus|vs|whenever|his|her|hers|he|she|their|someone|somebody|simulate|sell|buy|sold|bought|half|wife|husband|brother|sister|son|daughter|mother|mum|mom|father|dad|friend|neighbou?r|colleague|uncle|aunt|partner|girlfriend|boyfriend|cousin|ex|grand\p{L}+|[\p{L}]+-in-law)$/iu;
/** Weak measures that are clear enough in a question about the user's own money. */
const ownMeasures = new Set(["made", "putIn", "paid", "cost", "purchases", "sales"]);

/**
 * Words that an answer does without and names, because what is asked and of whom are both clear; empty if all words were read, null
 * if the question can't be answered without them.
 */
export function passedOver(slots: Slots, plan: Plan): readonly string[] | null {
  const { unread, kind, text, symbols } = slots;
  if (kind !== "what-if" && isHypothetical(slots)) return null;
  const isKept = slots.measures.some(({ measure }) => measure.id === "kept");
  if (!isKept && kind !== "what-if" && /(?<!\p{L})would (?:i|we|it|they) (?:still )?(?:have|be)(?!\p{L})/iu.test(text))
    return null;
  if (unread.length === 0) return [];
  if (unread.length > maxWords || "reason" in plan || kind === "what-if") return null;
  if (unread.some(({ text: word }) => relations.test(word))) return null;
  if (denial.test(text) || !isAsked(slots, plan)) return null;
  // A capital may be that of a name: "revenue of Foxtrot".
  const isName =
    symbols.length === 0 &&
    !slots.isOwn &&
    unread.some(({ text: word, from }) => from > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  // What follows "on" or "about" is the subject that is missing: "news on palantir".
  const isObject =
    symbols.length === 0 &&
    !slots.isOwn &&
    unread.some(({ from }) => /(?<!\p{L})(?:on|of|about|for|with|at|from)\s+(?:the\s+)?$/iu.test(text.slice(0, from)));
  if (isObject) return null;
  // "On the day Lehman failed" is a time that isn't known.
  if (
    slots.period === null &&
    /(?<!\p{L})(?:on|at|in|during|since|before|after|from) (?:the |that )?(?:day|week|month|year|time|moment)(?!\p{L})/iu.test(
      text,
    )
  )
    return null;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return isName || unread.length * 2 > words ? null : [...new Set(unread.map(({ text: word }) => word))];
}

/** True if the question names its subject and its measure, or asks how the portfolio did over a time. */
function isAsked({ measures, symbols, isOwn, place, period, currencies }: Slots, { domain }: Plan): boolean {
  const hasSubject = symbols.length > 0 || isOwn || place !== null || currencies.length > 0 || domain === "none";
  const isMeasured = measures.some(
    ({ measure, at }) => at !== null && (!measure.isWeak || (isOwn && ownMeasures.has(measure.id))),
  );
  const isReview = domain === "portfolio" && measures.length === 0 && period !== null;
  return hasSubject && (isMeasured || isReview || domain === "currencies");
}

/** "What would $10k be worth" isn't a question about what is. Two numbers that nothing takes are a calculation that wasn't understood. */
function isHypothetical({ text, amounts, unread, measures }: Slots): boolean {
  const numbers = unread.filter(({ text: word }) => /\d/.test(word)).length;
  const isUsed = measures.some(({ measure }) => measure.id === "rate" || measure.id === "affordable");
  if (amounts.length > 0 && !isUsed && /(?<!\p{L})(?:would|could|had|if)(?!\p{L})|'d(?!\p{L})/iu.test(text))
    return true;
  return numbers > 1 || (numbers === 1 && amounts.length > 0) || amounts.length > 2;
}
