import type { Answerer } from "./answers/answerer.ts";
import { isRange } from "./answers/bounds.ts";
import { isOverTime, isTotal, type Plan, type Step } from "./plan.ts";
import type { TextSpan } from "./slots/reading.ts";
import { doerOf, ownActIn, ownedByOthers } from "./slots/doers.ts";
import { kindsOfAnswer } from "./slots/kinds-of-answer.ts";
import type { Slots } from "./slots/slots.ts";

/** Words of a question with their place in it. */
export interface Words extends TextSpan {
  readonly text: string;
}

/** Asks about what isn't: a value that it "would have". Only what-if questions may. */
const hypothetical = /(?<!\p{L})would (?:i|we|it|they|that|this|my \p{L}+) (?:still )?(?:have|be)(?!\p{L})/iu;

/** Amounts of a holding that have rates of past days in them: the latest rate doesn't convert them. */
const ofPast: ReadonlySet<string> = new Set(["averageCost", "gain", "dayChange", "income"]);

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
  const isConverted =
    kind === "value" &&
    !isComparison &&
    "steps" in plan &&
    plan.steps.every(
      ({ answerer: { uses }, whats }) => uses.includes("currency") && !whats.some((what) => ofPast.has(what)),
    ) &&
    (slots.period === null || !isOverTime(slots.period) || isTotal(slots));
  // Rates are about currencies, and the calendar has their events.
  const isOfCurrencies =
    plan.domain === "currencies" || ("steps" in plan && plan.steps.every(({ answer }) => answer === "calendar"));
  const spans = [
    ...unread,
    // A value in another currency than the one that is asked for is another answer.
    ...(isOfCurrencies || isConverted ? [] : slots.currencies.map(({ at }) => at)),
    ...(modal === null ? [] : [{ from: modal.index, to: modal.index + modal[0].length }]),
    // "Bought at the November top" isn't bought on the first of the month.
    ...(kind === "what-if" && slots.rank !== null && slots.symbols.length > 0 && slots.period !== null
      ? [slots.rank.at]
      : []),
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
          ...ownAct(slots, plan.steps),
          // The figure of each symbol is listed, and none is left out.
          ...(plan.steps.some(({ isEach }) => isEach) ? slots.conditions.map(({ at }) => at) : []),
        ]),
  ];
  return spans
    .map(({ from, to }) => ({ from, to, text: text.slice(from, to).trim() }))
    .toSorted((one, other) => one.from - other.from);
}

/** The word of asking that no measure of the plan answers. */
function otherKind({ text, symbols }: Slots, measures: readonly string[]): readonly TextSpan[] {
  return kindsOfAnswer.flatMap(([pattern, ids]) => {
    const found = pattern.exec(text);
    // "KO or JNJ, who has the lower volatility" means one of the two.
    const isOfNamed = found !== null && /^who/iu.test(found[0]) && symbols.length > 1;
    if (found === null || isOfNamed || measures.some((id) => ids.has(id))) return [];
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

const dividing = new Set([...mixes, "accountMix", "allocation"]);

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

/** Answers from what the user set up, which aren't marked as personal. */
const setUp = /^(?:alerts|watchlist|fittingWatched)/;

/** "Did I convert euros": a rate of the market isn't what the user did. */
function ownAct({ text }: Slots, steps: readonly Step[]): readonly TextSpan[] {
  if (steps.some(({ answer, answerer }) => answerer.isPersonal || setUp.test(answer))) return [];
  const act = ownActIn(text);
  return act === null ? [] : [act];
}

const trades = new Set(["purchases", "sales"]);

/** "Does Berkshire own Apple", "did they sell": what others own or do isn't what the user does. */
function ofOthers({ isOwn, measures, symbols, text }: Slots): readonly TextSpan[] {
  if (isOwn) return [];
  const lower = text.toLowerCase();
  const done = measures.flatMap(({ measure, at }) =>
    trades.has(measure.id) && at !== null && doerOf(lower, at, symbols) !== null ? [at] : [],
  );
  if (done.length > 0) return done;
  const owned = measures.every(({ measure: { id } }) => id === "holdings" || id === "shares")
    ? ownedByOthers(lower, symbols)
    : null;
  if (owned !== null) return [owned];
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
  const { rank, direction, comparison, symbols, place, amounts, each, conditions, newest } = slots;
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
    slots.eventFilter.names.length === 0 &&
    slots.account === null;
  const isSeveral =
    [symbols, slots.measures, slots.accounts, slots.currencies, slots.sectors].some(({ length }) => length > 1) ||
    slots.moreParts.length > 0 ||
    slots.morePeriods.length > 0 ||
    (slots.account === null && slots.accounts.length > 0);
  // "Is NVDA on my watchlist" isn't about its price.
  const isOtherPlace = place !== null && place.domain !== "portfolio" && symbols.length > 0 && !isUsed("comparison");
  return [
    // "The main businesses of Intel" are its businesses.
    ...(rank === null || isUsed("rank") || symbols.length > 1 || /^main/iu.test(text.slice(rank.at.from))
      ? []
      : [rank.at]),
    ...(direction === null || isUsed("direction") ? [] : [direction.at]),
    ...(comparison === null || isUsed("comparison") || isSeveral ? [] : [comparison]),
    ...(slots.against === null || isUsed("against") ? [] : [slots.against.at]),
    ...amounts.filter(({ kind }) => !isUsed("amount") && !(kind === "money" && isUsed("money"))).map(({ at }) => at),
    ...(isUnresolved ? [{ from: pronoun.index, to: pronoun.index + pronoun[0].length }] : []),
    ...(isOtherPlace ? [place.at] : []),
    ...ofOthers(slots),
    ...splitBy(slots),
    // "Show my holdings per account" divides them.
    ...(each === null || isUsed("each") || slots.measures.every(({ measure }) => dividing.has(measure.id))
      ? []
      : [each]),
    // "Latest price" is the price; "last" may also mean the one before.
    ...(newest === null || isUsed("newest") || !/^last/iu.test(text.slice(newest.from)) ? [] : [newest]),
    ...(slots.period?.anchor === undefined || isUsed("anchor") ? [] : [slots.period.at]),
    ...(slots.clock === null || isUsed("clock") ? [] : [slots.clock]),
    ...(slots.party === null || isUsed("party") ? [] : [slots.party]),
    ...(isUsed("event-filter") ? [] : slots.eventFilter.at),
    ...(slots.by === null || isUsed("series") ? [] : [slots.by]),
    ...(isUsed("sector") ? [] : slots.sectors.map(({ at }) => at)),
    ...(isUsed("condition") && (conditions.length < 2 || isRange(conditions) || isUsed("each"))
      ? []
      : conditions.map(({ at }) => at)),
    ...(isUsed("cost-bound") || isUsed("each")
      ? []
      : conditions.filter(({ of }) => of === "unrealised").map(({ at }) => at)),
  ];
}
