import type { TextSpan } from "./reading.ts";
import type { Slots, UnreadWord } from "./slots.ts";

/** Verbs that carry a question about what is named beside them: "which sector is Intel filed under", "the high it reached". */
const carrying = new Set(
  (
    "filed listed reached hit touched called named traded quoted included shown reported posted recorded printed published noted seen known " +
    "improved worsened grown shrunk changed moved measured expressed counted expiring sitting standing looking headed located registered based " +
    "classified counts come came brought turned ended blame"
  ).split(" "),
);
/** Verbs of showing, in front of what is to be shown: "break out the revenue". */
const showing = new Set("break pull walk lay spell sum chart plot graph throw run".split(" "));
/** Particles that belong to the verb before them: "filed under". */
const particles = new Set("under over along away back down up out off through around apart".split(" "));
const partOf =
  /(?<!\p{L})(?:how much|what (?:share|part|portion|percentage|percent)|which part|part|share|portion) of(?!\p{L})/iu;
const maxLeftOut = 3;

/**
 * The unread words that only carry a question whose subject and measure are known. Any other word may narrow it or turn it round, and so
 * does each of these after "how much of": none of them is left out. An answer says which words it does without.
 */
export function wordsToLeaveOut(slots: Slots): readonly UnreadWord[] {
  const { kind, measures, unread, text } = slots;
  const isRead = measures.some(({ measure, at }) => at !== null && !measure.isWeak);
  if (
    !isRead ||
    !["value", "compare", "why"].includes(kind) ||
    unread.length === 0 ||
    unread.length > maxLeftOut ||
    partOf.test(text)
  )
    return [];
  const left: UnreadWord[] = [];
  for (const word of unread) if (isCarrying(word, slots, left)) left.push(word);
  return left.length === unread.length ? left : [];
}

function isCarrying(word: UnreadWord, slots: Slots, before: readonly UnreadWord[]): boolean {
  const lower = word.text.toLowerCase();
  const to = word.from + word.text.length;
  if (word.isRead === true || (word.from > 0 && /^\p{Lu}/u.test(word.text))) return false;
  if (particles.has(lower))
    return before.some((one) => one.to === word.from - 1) && !/^\s*[\d$€£%]/.test(slots.text.slice(to));
  const isFirst = /^\W*(?:please\W+|and\W+|also\W+)?$/iu.test(slots.text.slice(0, word.from));
  return (carrying.has(lower) || (isFirst && showing.has(lower))) && !isAttribute(to, slots);
}

/** True for a word right before a subject or a measure: "cloud revenue". */
function isAttribute(to: number, { measures, symbols, text }: Slots): boolean {
  const next = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
  return [...measures, ...symbols].some(({ at }: { readonly at: TextSpan | null }) => at?.from === next);
}
