import { alertAnswers } from "./answers/alert-answers.ts";
import { cashFlowYieldAnswers } from "./answers/cash-flow-yield.ts";
import { closeAnswers } from "./answers/close-answers.ts";
import { companyAnswers } from "./answers/company-answers.ts";
import { crossingAnswers } from "./answers/crossing-answers.ts";
import { courseAnswers } from "./answers/course-answers.ts";
import { extremeAnswers } from "./answers/extreme-answers.ts";
import { fittingAnswers } from "./answers/fitting-answers.ts";
import { fundAnswers } from "./answers/fund-answers.ts";
import { groupAnswers } from "./answers/group-answers.ts";
import { keptAnswers } from "./answers/kept-answer.ts";
import { marketAnswers } from "./answers/market-answers.ts";
import { ownAnswers } from "./answers/own-answers.ts";
import { priceAnswers } from "./answers/price-answers.ts";
import { resultAnswers } from "./answers/result-answers.ts";
import { tradeAnswers } from "./answers/trade-answers.ts";
import { workedAnswers } from "./answers/worked-answers.ts";
import { type Answerer, type Answerers, isPast, type SlotUse } from "./answers/answerer.ts";
import { isOfChange } from "./answers/bounds.ts";
import type { Words } from "#core/words/shape.ts";
import { type Domain, figureOfSymbol, type Measure, measureName, type Supply } from "./slots/measure.ts";
import { measures } from "./slots/read-question.ts";
import { filterable, isFiltered } from "./slots/conditions.ts";
import { domainOf, ofRates, type Slots } from "./slots/slots.ts";

export const answerers: Answerers = {
  ...alertAnswers,
  ...priceAnswers,
  ...companyAnswers,
  ...closeAnswers,
  ...fundAnswers,
  ...workedAnswers,
  ...groupAnswers,
  ...keptAnswers,
  ...marketAnswers,
  ...ownAnswers,
  ...resultAnswers,
  ...courseAnswers,
  ...cashFlowYieldAnswers,
  ...crossingAnswers,
  ...extremeAnswers,
  ...fittingAnswers,
  ...tradeAnswers,
};

/** One answer of a plan, with everything that it has to give. */
export interface Step {
  readonly answer: string;
  readonly answerer: Answerer;
  /** One answer for each symbol that the user holds or watches. */
  readonly isEach: boolean;
  readonly whats: readonly string[];
  readonly measures: readonly Measure[];
}

/** How a question is answered, or why it can't be: a reason in words for the user. */
export type Plan =
  | {
      readonly domain: Domain;
      readonly steps: readonly Step[];
      /** Sentences about parts of the question that the answer can't take into account. */
      readonly gaps: readonly string[];
    }
  | {
      readonly domain: Domain;
      readonly reason: string;
      /** True for a measure that was understood, and isn't known here. */
      readonly isMissing?: true;
    };

const maxSteps = 5;
/** Answers to a subject that is named without a measure. */
const usual: Readonly<Record<Domain, string>> = {
  instrument: "price",
  position: "holdings",
  portfolio: "performance",
  watchlist: "watched",
  market: "change",
  currencies: "rate",
  none: "",
};
const portfolioMeasures = new Set([
  "weight",
  "holdings",
  "value",
  "total",
  "shares",
  "allocation",
  "sectors",
  "countryMix",
  "regionMix",
  "assetMix",
  "currencyMix",
  "purchases",
]);

/** Measures of a sector of the market: all are its change. */
const movesOfSector = new Set([
  "change",
  "performance",
  "doing",
  "gain",
  "price",
  "sectorMoves",
  "made",
  "benchmark",
  "shares",
  "risks",
  "sectors",
]);

/** Measures that are about the price where a past value is compared with the present one. */
const ofPrice = new Set(["price", "value", "change", "performance", "doing", "cost", "total", "shares", "holdings"]);

function ofEach(answerer: Answerer): Answerer {
  return { ...answerer, isPersonal: true, uses: [...answerer.uses, "each", "account"] };
}

function isRanking({ measures: uses, text }: Slots): boolean {
  return (
    uses.some(({ measure }) => measure.id === "ranked") || /(?<!\p{L})(?:sort|order|rank)(?:ed)?(?!\p{L})/iu.test(text)
  );
}

/** True for something that no answer supplies for any subject. */
function isMissing({ of }: Measure): boolean {
  return Object.keys(of).length === 0;
}

function isFilterable(measure: Measure): boolean {
  return filterable.has(measure.id) || figureOfSymbol(measure) !== null;
}

/** Picks the answers for the measures of a question, and says which parts of it they can't use. */
export function planOf(slots: Slots, words: Words): Plan {
  const { refusals } = words;
  const domain = domainOf(slots);
  const wanted = measuresOf(slots, domain);
  const isOrderOfNothing = domain === "none" && slots.each === null && isRanking(slots);
  if (wanted.length === 0 || isOrderOfNothing) return { domain, reason: refusals.unclear };
  const missing = wanted.filter(isMissing);
  if (missing.length === wanted.length)
    return { domain, reason: refusals.notGiven(namesOf(missing, domain, words)), isMissing: true };
  const supplied = wanted.filter((measure) => supplyOf(measure, slots, domain) !== null);
  const unknown = wanted
    .filter((measure) => !supplied.includes(measure))
    .map((measure) => {
      const name = measureName(measure, domain, words);
      return isMissing(measure) ? refusals.notGiven([name]) : refusals.notKnownFor[domain](name);
    });
  if (supplied.length === 0)
    return { domain, reason: [...unknown.slice(0, -1).map(refusals.sentence), ...unknown.slice(-1)].join(" ") };
  const steps: Step[] = [];
  for (const measure of supplied) {
    const supply = supplyOf(measure, slots, domain) as Supply;
    const same = steps.findIndex(({ answer }) => answer === supply.answer);
    const answerer = answerers[supply.answer];
    if (answerer === undefined) throw new Error(`no answer is named ${supply.answer}`);
    const before = steps[same];
    const step = {
      answer: supply.answer,
      answerer: supply.isEach === true ? ofEach(answerer) : answerer,
      isEach: supply.isEach === true,
      whats: [...new Set([...(before?.whats ?? []), supply.what])],
      measures: [...(before?.measures ?? []), measure],
    };
    if (same === -1) steps.push(step);
    else steps[same] = step;
  }
  if (steps.length > maxSteps) return { domain, reason: refusals.tooMuch };
  const gaps: string[] = unknown.map(refusals.sentence);
  for (const { answerer, measures: own } of steps) {
    const names = refusals.list(namesOf(own, domain, words));
    const reason = missingSlot(slots, answerer, refusals);
    if (reason !== null) return { domain, reason: refusals.about(names, reason) };
    gaps.push(...gapsOf(slots, answerer, refusals).map((gap) => refusals.sentence(refusals.about(names, gap))));
  }
  return { domain, steps, gaps: [...new Set(gaps)] };
}

function namesOf(some: readonly Measure[], domain: Domain, words: Words): readonly string[] {
  return some.map((measure) => measureName(measure, domain, words));
}

function measureNamed(id: string): Measure | undefined {
  return measures.find((measure) => measure.id === id);
}

function measuresOf(slots: Slots, domain: Domain): readonly Measure[] {
  // "What's in my retirement?" names an account and nothing else.
  if (slots.account !== null && slots.symbols.length === 0 && /^\W*what(?:'s| is| do i have)? in\b/i.test(slots.text))
    return [measureNamed("holdings")].filter((measure) => measure !== undefined);
  const read = slots.measures.map(({ measure }) => measure);
  // "Watchlist tickers" are its symbols.
  const every = domain === "watchlist" && read.length > 1 ? read.filter(({ id }) => id !== "ticker") : read;
  const absorbed = new Set(every.flatMap(({ absorbs }) => absorbs));
  const all = every.filter(({ id }) => !absorbed.has(id) || !isMissing({ ...measureNamed(id) } as Measure));
  const missing = all.filter(isMissing);
  // The past of a line of the statements is known, that of a multiple isn't.
  const averages = linesAgainstAverage(all);
  if (averages !== null) return averages;
  // "Bid, ask and volume" asks for several things; what is missing of them is named.
  if (missing.length > 0) return all.length > missing.length && isListOf(slots, missing) ? all : missing;
  if (isAgainstCost(slots, domain) && all.every(({ id, of }) => ofCost.has(id) || of.position?.answer === "price"))
    return [measureNamed("unrealised")].filter((measure) => measure !== undefined);
  // "Have I lost more than $500": "have" names no holdings.
  const isOfGain = domain === "portfolio" && slots.each === null && slots.conditions.some(isOfChange);
  if (isOfGain && all.length > 0 && all.every(({ id }) => id === "holdings"))
    return [measureNamed("gain")].filter((measure) => measure !== undefined);
  const ratio = all.find(({ id }) => id === "statementRatio");
  // "Rank my stocks by beta" names the figure of the order.
  const figures = all.filter(({ id }) => id !== "ranked");
  const isByFigure = figures.length > 0 && figures.every((measure) => figureOfSymbol(measure) !== null);
  const named = ratio !== undefined ? [ratio] : isByFigure ? figures : all;
  const isBounded = domain === "watchlist" || (domain === "instrument" && slots.symbols.length > 1);
  const isList = ["portfolio", "none"].includes(domain) || (isBounded && slots.conditions.length > 0);
  if (isList && isFiltered(slots) && named.every(isFilterable))
    return [measureNamed("fitting")].filter((measure) => measure !== undefined);
  if (slots.sectors.length > 0 && named.every(({ id }) => movesOfSector.has(id)))
    return [measureNamed("sectorMoves")].filter((measure) => measure !== undefined);
  if (slots.part !== null && named.every(({ id }) => portfolioMeasures.has(id)))
    return [measureNamed("allocation")].filter((measure) => measure !== undefined);
  if (slots.against !== null && domain === "instrument" && named.every(({ id }) => ofPrice.has(id)))
    return [measureNamed("thenAgainstNow")].filter((measure) => measure !== undefined);
  if (domain === "currencies" && named.every(({ id }) => ofRates.has(id)))
    return [measureNamed("rate")].filter((measure) => measure !== undefined);
  if (named.length > 0) {
    const supplied = named.filter((measure) => supplyOf(measure, slots, domain) !== null);
    // A weak word such as "shares" says nothing where no answer supplies it.
    if (named.every(({ isWeak }) => isWeak) && supplied.length === 0) return usualOf(slots, domain);
    return named;
  }
  // "I" alone asks nothing about the portfolio.
  const isNamed = [slots.place, slots.account, slots.part, slots.rank, slots.direction].some((slot) => slot !== null);
  return domain === "portfolio" && !isNamed ? [] : usualOf(slots, domain);
}

/** Lines of the statements with their average over the years, where they alone are put against their past. */
function linesAgainstAverage(all: readonly Measure[]): readonly Measure[] | null {
  const lines = all.filter(({ id }) => id !== "pastRatios");
  if (lines.length === all.length || lines.length === 0) return null;
  const whats = lines.map(({ of }) => {
    const { answer = "", what = "" } = of.instrument ?? {};
    return answer === "statementLine" ? what : answer === "figure" ? (what.split("@")[1] ?? null) : null;
  });
  if (whats.includes(null)) return null;
  return lines.map((line, index) => ({
    ...line,
    of: { instrument: { answer: "lineAverage", what: whats[index] ?? "" } },
  }));
}

const ofCost = new Set(["price", "change", "doing", "value", "holdings", "shares", "gain", "profit", "unrealised"]);

/** "Is KO below my average cost": a bound for the gain of a holding. */
function isAgainstCost({ conditions }: Slots, domain: Domain): boolean {
  return domain === "position" && conditions.some(({ of }) => of === "unrealised");
}

/** True if each of these measures is in a list with another one: joined by a comma or "and". */
function isListOf({ measures: uses, text }: Slots, some: readonly Measure[]): boolean {
  const listed = uses
    .filter(({ at }) => at !== null)
    .toSorted((one, other) => (one.at?.from ?? 0) - (other.at?.from ?? 0));
  return listed.every(({ measure, at }, index) => {
    const [before, after] = [listed[index - 1], listed[index + 1]];
    if (!some.includes(measure) || at === null) return true;
    const joints = [
      before?.at == null ? null : text.slice(before.at.to, at.from),
      after?.at == null ? null : text.slice(at.to, after.at.from),
    ];
    return joints.some((joint) => joint !== null && /^\s*(?:,|&|and\b|,\s*ask\b)/iu.test(joint));
  });
}

function usualOf(slots: Slots, domain: Domain): readonly Measure[] {
  const isMove = slots.direction !== null && slots.rank === null;
  const isValue = domain === "portfolio" && slots.currencies.length > 0 && slots.rank === null && !isMove;
  if (isValue) return [measureNamed("value")].filter((measure) => measure !== undefined);
  const id =
    slots.rank !== null && domain === "portfolio"
      ? slots.direction === null
        ? "holdings"
        : "gain"
      : isMove && domain !== "watchlist"
        ? domain === "none"
          ? ""
          : domain === "portfolio" &&
              slots.period !== null &&
              ["always", "since-bought", "range"].includes(slots.period.kind)
            ? "gain"
            : "change"
        : usual[domain];
  const found = measureNamed(id);
  return found === undefined ? [] : [found];
}

/** The answer for a measure; what is asked of a holding falls back on the symbol alone. */
export function supplyOf(measure: Measure, slots: Slots, domain: Domain): Supply | null {
  if (isBestOrWorst(measure, slots, domain)) return { answer: "gains", what: slots.rank?.end ?? "most" };
  if (measure.id === "unrealised" && isAgainstCost(slots, domain)) return { answer: "againstCost", what: "" };
  const isOrdered = slots.rank !== null || isRanking(slots);
  if (measure.id === "dividendYield" && isOrdered && domain === "portfolio")
    return { answer: "rank", what: "quote.dividendYield" };
  const ordered = domain === "watchlist" && slots.rank !== null ? figureOfSymbol(measure) : null;
  if (ordered !== null) return { answer: "rank", what: `${ordered.from}.${ordered.key}` };
  // "My top holdings by allocation" are holdings, not sectors.
  const isOfHoldings = /(?<!\p{L})(?:holdings|positions|stocks|shares|companies|investments|funds)(?!\p{L})/iu.test(
    slots.text,
  );
  if (measure.id === "allocation" && domain !== "instrument" && isOfHoldings && !/diversif/iu.test(slots.text))
    return { answer: "holdings", what: "" };
  if (
    ["value", "total", "weight"].includes(measure.id) &&
    domain === "portfolio" &&
    isOfHoldings &&
    slots.rank !== null
  )
    return { answer: "holdings", what: "" };
  if (measure.id === "statementRatio" && domain === "instrument")
    return {
      answer: "statementRatio",
      what: slots.measures
        .filter((use) => use.measure.id !== measure.id)
        .map((use) => use.measure.id)
        .join(","),
    };
  if (measure.id === "fitting")
    return {
      answer: { watchlist: "fittingWatched", instrument: "fittingNamed" }[domain as "watchlist"] ?? "fitting",
      what: slots.measures.map((use) => use.measure.id).join(","),
    };
  const isList = slots.each !== null && ["portfolio", "none"].includes(domain);
  if (isList && ["value", "total", "weight"].includes(measure.id)) return { answer: "holdings", what: "" };
  if (isList && ["gain", "profit", "made", "performance"].includes(measure.id))
    return { answer: "gains", what: "most" };
  // The high of today is no high of the year.
  if (["extremes", "extreme"].includes(measure.id) && slots.period?.unit === "day" && domain === "instrument")
    return { answer: "quoteFigure", what: "dayLow,dayHigh" };
  const own = measure.of[domain];
  // "Is my NVDA up more than $500 this year" is for the gain of that time, not for the one since the purchase.
  if (own?.answer === "holding" && isPast(slots.period) && slots.conditions.some(isOfChange))
    return { answer: "gain", what: "" };
  if (own !== undefined) return own;
  if (domain === "position") return measure.of.instrument ?? null;
  const isOfSymbols = isOfHoldings || domain === "watchlist" || slots.each !== null || slots.rank !== null;
  if ((domain !== "portfolio" && domain !== "watchlist") || !isOfSymbols) return null;
  const figure = figureOfSymbol(measure);
  if (figure !== null) return { answer: "rank", what: `${figure.from}.${figure.key}` };
  const { instrument } = measure.of;
  return instrument === undefined || slots.rank !== null ? null : { ...instrument, isEach: true };
}

/** "My best investment" asks for gains, "my biggest position" for size. */
function isBestOrWorst(measure: Measure, slots: Slots, domain: Domain): boolean {
  if (slots.rank === null || !["portfolio", "none"].includes(domain)) return false;
  const word = slots.text.slice(slots.rank.at.from, slots.rank.at.to).toLowerCase();
  if (measure.id === "performance" || measure.id === "doing") return domain === "portfolio" || slots.isOwn;
  return (
    ["holdings", "shares", "gain", "profit", "made", "purchases"].includes(measure.id) &&
    (/best|worst|profitable|successful/.test(word) || ["gain", "profit", "made"].includes(measure.id)) &&
    (domain === "portfolio" || measure.id === "holdings")
  );
}

/** Why a question can't be answered, because an answer without one of its slots would be another one; null if it can. */
function missingSlot(slots: Slots, { uses }: Answerer, refusals: Words["refusals"]): string | null {
  const has = (...wanted: readonly SlotUse[]) => wanted.some((use) => uses.includes(use));
  const { period } = slots;
  if (period?.kind === "unclear") return refusals.unclearDay(textAt(slots, period.at));
  if (period?.kind === "future" && !isOpenEnded(slots) && !has("future")) return refusals.future;
  if (period?.kind === "always" && !has("always") && has("past-range") && !isTotal(slots))
    return refusals.notForAllTime;
  if (slots.account !== null && !has("account")) return refusals.notOfAccount;
  return slots.part !== null && !has("part") ? refusals.notOfPart(slots.part.name) : null;
}

/** "In total" beside what is held is all of it, no time. */
export function isTotal({ period, text }: Slots): boolean {
  return (
    period !== null &&
    /^(?:overall|altogether|all together|in total|in all)$/i.test(text.slice(period.at.from, period.at.to).trim())
  );
}

/** "Next" and "soon" name no time of their own. */
function isOpenEnded({ period, text }: Slots): boolean {
  return (
    period !== null &&
    /^(?:next|upcoming|coming(?: up)?|soon|ahead)$/i.test(text.slice(period.at.from, period.at.to).trim())
  );
}

export function isOverTime({ kind }: NonNullable<Slots["period"]>): boolean {
  return kind === "range" || kind === "always" || kind === "since-bought";
}

/** Parts of the question that an answer leaves out. */
function gapsOf({ period }: Slots, { uses }: Answerer, refusals: Words["refusals"]): readonly string[] {
  const has = (...wanted: readonly SlotUse[]) => wanted.some((use) => uses.includes(use));
  const gaps: string[] = [];
  if (period?.kind === "day" && !has("past-day", "past-range"))
    gaps.push(has("fiscal") ? refusals.onlyFiscal : refusals.onlyPresentDay);
  if (period?.kind === "range" && !has("past-range", "fiscal")) gaps.push(refusals.onlyPresentRange);
  return gaps;
}

function textAt({ text }: Slots, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.slice(from, to).trim();
}
