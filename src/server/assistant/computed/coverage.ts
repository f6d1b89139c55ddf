import type { Answerer } from "./answers/answerer.ts";
import type { Plan } from "./plan.ts";
import type { TextSpan } from "./slots/reading.ts";
import type { Slots } from "./slots/slots.ts";

/** Words of a question with their place in it. */
export interface Words extends TextSpan {
  readonly text: string;
}

/** Asks about what isn't: a value that it "would have". Only what-if questions may. */
const hypothetical = /(?<!\p{L})would (?:i|we|it|they|that|this|my \p{L}+) (?:still )?(?:have|be)(?!\p{L})/iu;

/**
 * Words of a question that its answer wouldn't answer, in their order: words that no reader understood, and words that were understood but
 * that the answer can't use. A question with such words is never answered, so no answer is the answer to another question.
 */
export function uncovered(
  slots: Slots,
  plan: Plan,
  { isComparison }: { readonly isComparison: boolean },
): readonly Words[] {
  const { unread, kind, text } = slots;
  const isKept = slots.measures.some(({ measure }) => measure.id === "kept");
  const modal = kind === "what-if" || isKept ? null : hypothetical.exec(text);
  const spans = [
    ...unread,
    ...(modal === null ? [] : [{ from: modal.index, to: modal.index + modal[0].length }]),
    // Only a past investment may be made again and again.
    ...(slots.every === null || (kind === "what-if" && slots.period !== null) ? [] : [slots.every]),
    ...(kind === "what-if" || kind === "why" || isComparison || "reason" in plan
      ? []
      : [
          ...unusedSlots(
            slots,
            plan.steps.map(({ answerer }) => answerer),
          ),
          ...otherKind(
            slots,
            plan.steps.flatMap(({ measures }) => measures.map(({ id }) => id)),
          ),
        ]),
  ];
  return spans
    .map(({ from, to }) => ({ from, to, text: text.slice(from, to).trim() }))
    .toSorted((one, other) => one.from - other.from);
}

const dated =
  "earningsDate earnings nextReports exDate income dividendYield events economic ipos splits marketHours marketOpen purchases sales transactions record extremes yearRange bestDay worstDay bestMonth worstMonth drawdown ratingChanges insiders filings news surprise freshness finished fitting notes deposited withdrawn";
/** Words that ask for a kind of answer, with the measures that give it. Others would be answered with another kind. */
const kindsOfAnswer: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /(?<!\p{L})when(?:'s)?(?= (?:is|are|was|were|do|does|did|will|has|have|can|\p{L}+'s)(?!\p{L}))/iu,
    new Set(dated.split(" ")),
  ],
  [
    /(?:^\W*|[.?!,;]\s*|(?<!\p{L})(?:and|but|so)\s+)where(?:'s)?(?!\p{L})/iu,
    new Set(
      "countryOf business price value allocation sectors countryMix regionMix assetMix accountMix currencyMix finished freshness benchmark analysis change performance doing total".split(
        " ",
      ),
    ),
  ],
  [
    /(?<!\p{L})(?:who(?:'s)?|whose|whom)(?!\p{L})/iu,
    new Set(
      "insiders heldByInsiders holders officers related views ratingChanges business earningsDate nextReports marketCap trailingPe gainers losers surprise".split(
        " ",
      ),
    ),
  ],
  [/(?<!\p{L})how often(?!\p{L})/iu, new Set(["income", "dividendYield", "surprise", "transactions"])],
  [/(?<!\p{L})how (?:long|old|soon)(?!\p{L})/iu, new Set([...dated.split(" "), "holdings"])],
  [/(?<!\p{L})how (?:recent|current|fresh|new|accurate|reliable|late)(?!\p{L})/iu, new Set(["freshness"])],
];

/** The word of asking that no measure of the plan answers. */
function otherKind({ text }: Slots, measures: readonly string[]): readonly TextSpan[] {
  return kindsOfAnswer.flatMap(([pattern, ids]) => {
    const found = pattern.exec(text);
    if (found === null || measures.some((id) => ids.has(id))) return [];
    return [{ from: found.index, to: found.index + found[0].length }];
  });
}

const mixes = new Set(["sectors", "countryMix", "regionMix", "assetMix", "currencyMix", "tagMix"]);
const mixable = new Set([
  ...mixes,
  "accountMix",
  "allocation",
  "weight",
  "holdings",
  "value",
  "total",
  "risks",
  "cash",
]);

const byWordLength = 8;

/** "Taxes by country": only what is held is known by its parts. */
function splitBy({ measures, text }: Slots): readonly TextSpan[] {
  if (measures.every(({ measure }) => mixable.has(measure.id))) return [];
  return measures.flatMap(({ measure, at }) => {
    if (!mixes.has(measure.id) || at === null) return [];
    const words = text.slice(Math.max(0, at.from - byWordLength), at.to);
    return /(?<!\p{L})(?:by|per|each) /iu.test(words) ? [at] : [];
  });
}

/** "Does Berkshire own Apple": what an instrument owns isn't what the user does. */
function ofOthers({ isOwn, measures, symbols, text }: Slots): readonly TextSpan[] {
  if (isOwn) return [];
  return measures.flatMap(({ measure, at }) =>
    measure.id === "holdings" &&
    at !== null &&
    /^(?:own|hold|ha(?:ve|s))/iu.test(text.slice(at.from)) &&
    symbols.some(
      (one) => one.at !== null && /^\s+(?:\p{L}+ly |still |already )?$/u.test(text.slice(one.at.to, at.from)),
    )
      ? [at]
      : [],
  );
}

/** The question without these words; null if nothing is left of it. */
export function withoutWords(text: string, words: readonly Words[]): string | null {
  const rest = words
    .toReversed()
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll(/\s+(?=[,.?!])/g, "")
    .trim();
  return /\p{L}/u.test(rest) ? rest : null;
}

/** Slots that change what is asked, and that no answer of the plan uses. */
function unusedSlots(slots: Slots, answerers: readonly Answerer[]): readonly TextSpan[] {
  const { rank, direction, comparison, symbols, place, amounts, each, condition, newest } = slots;
  const isUsed = (use: Answerer["uses"][number]) => answerers.some(({ uses }) => uses.includes(use));
  const { text, isOwn, currencies } = slots;
  // "Their risks" is about something that isn't known.
  const pronoun = /(?<!\p{L})(?:its|their|theirs|they|them)(?!\p{L})/iu.exec(text);
  const isUnresolved =
    pronoun !== null &&
    symbols.length === 0 &&
    !isOwn &&
    place === null &&
    currencies.length === 0 &&
    slots.account === null;
  const isSeveral =
    [symbols, slots.measures, slots.accounts, slots.currencies].some(({ length }) => length > 1) ||
    slots.morePeriods.length > 0;
  // "Is NVDA on my watchlist" isn't about its price.
  const isOtherPlace = place !== null && place.domain !== "portfolio" && symbols.length > 0 && !isUsed("comparison");
  return [
    ...(rank === null || isUsed("rank") || symbols.length > 1 ? [] : [rank.at]),
    ...(direction === null || isUsed("direction") ? [] : [direction.at]),
    ...(comparison === null || isUsed("comparison") || isSeveral ? [] : [comparison]),
    ...(isUsed("amount") ? [] : amounts.map(({ at }) => at)),
    ...(isUnresolved ? [{ from: pronoun.index, to: pronoun.index + pronoun[0].length }] : []),
    ...(isOtherPlace ? [place.at] : []),
    ...ofOthers(slots),
    ...splitBy(slots),
    ...(each === null || isUsed("each") ? [] : [each]),
    // "Latest price" is the price; "last" may also mean the one before.
    ...(newest === null || isUsed("newest") || !/^last/iu.test(text.slice(newest.from)) ? [] : [newest]),
    ...(condition === null || isUsed("condition") ? [] : [condition.at]),
  ];
}
