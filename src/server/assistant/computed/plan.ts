import { alertAnswers } from "./answers/alert-answers.ts";
import { companyAnswers } from "./answers/company-answers.ts";
import { courseAnswers } from "./answers/course-answers.ts";
import { groupAnswers } from "./answers/group-answers.ts";
import { keptAnswers } from "./answers/kept-answer.ts";
import { marketAnswers } from "./answers/market-answers.ts";
import { ownAnswers } from "./answers/own-answers.ts";
import { priceAnswers } from "./answers/price-answers.ts";
import { resultAnswers } from "./answers/result-answers.ts";
import { tradeAnswers } from "./answers/trade-answers.ts";
import type { Answerer, Answerers, SlotUse } from "./answers/answerer.ts";
import { type Domain, figureOfSymbol, type Measure, type Supply } from "./slots/measure.ts";
import { measures } from "./slots/read-question.ts";
import { isFiltered } from "./slots/conditions.ts";
import { domainOf, type Slots } from "./slots/slots.ts";

export const answerers: Answerers = {
  ...alertAnswers,
  ...priceAnswers,
  ...companyAnswers,
  ...groupAnswers,
  ...keptAnswers,
  ...marketAnswers,
  ...ownAnswers,
  ...resultAnswers,
  ...courseAnswers,
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
  | { readonly domain: Domain; readonly reason: string };

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
/** Measures of holdings that a bound may be set to. */
const filterable = new Set(
  "weight holdings shares value total marketValue gain profit made unrealised change doing performance count losers gainers".split(
    " ",
  ),
);
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

function ofEach(answerer: Answerer): Answerer {
  return { ...answerer, isPersonal: true, uses: [...answerer.uses, "each", "account"] };
}

function isRanking({ measures: uses, text }: Slots): boolean {
  return (
    uses.some(({ measure }) => measure.id === "ranked") || /(?<!\p{L})(?:sort|order|rank)(?:ed)?(?!\p{L})/iu.test(text)
  );
}

function isFilterable(measure: Measure): boolean {
  return filterable.has(measure.id) || figureOfSymbol(measure) !== null;
}

/** Picks the answers for the measures of a question, and says which parts of it they can't use. */
export function planOf(slots: Slots): Plan {
  const domain = domainOf(slots);
  const wanted = measuresOf(slots, domain);
  if (wanted.length === 0) return { domain, reason: "it isn't clear what you want to know" };
  const supplied = wanted.filter((measure) => supplyOf(measure, slots, domain) !== null);
  const unknown = wanted
    .filter((measure) => !supplied.includes(measure))
    .map(({ name }) => `“${name}” isn't known for ${domainWords[domain]}`);
  if (supplied.length === 0) return { domain, reason: unknown.join(". ") };
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
  if (steps.length > maxSteps) return { domain, reason: "it asks for too much at once" };
  const gaps: string[] = unknown.map((sentence) => `${sentence}.`);
  for (const { answer, answerer, measures: own } of steps) {
    const names = own.map(({ name }) => name).join(", ");
    const reason = missingSlot(slots, answerer);
    if (reason !== null) return { domain, reason: `${names}: ${reason}` };
    gaps.push(...gapsOf(slots, answerer, { domain, answer }).map((gap) => `${names}: ${gap}.`));
  }
  return { domain, steps, gaps: [...new Set(gaps)] };
}

const domainWords: Readonly<Record<Domain, string>> = {
  instrument: "a single symbol",
  position: "a single holding",
  portfolio: "a portfolio",
  watchlist: "a watchlist",
  market: "the market as a whole",
  currencies: "currencies",
  none: "a question without a subject. Name a symbol, such as @MSFT, or say “my portfolio”",
};

function measureNamed(id: string): Measure | undefined {
  return measures.find((measure) => measure.id === id);
}

function measuresOf(slots: Slots, domain: Domain): readonly Measure[] {
  // "What's in my retirement?" names an account and nothing else.
  if (slots.account !== null && slots.symbols.length === 0 && /^\W*what(?:'s| is| do i have)? in\b/i.test(slots.text))
    return [measureNamed("holdings")].filter((measure) => measure !== undefined);
  const all = slots.measures.map(({ measure }) => measure);
  const ratio = all.find(({ id }) => id === "statementRatio");
  // "Rank my stocks by beta" names the figure of the order.
  const figures = all.filter(({ id }) => id !== "ranked");
  const isByFigure = figures.length > 0 && figures.every((measure) => figureOfSymbol(measure) !== null);
  const named = ratio !== undefined ? [ratio] : isByFigure ? figures : all;
  if (["portfolio", "none"].includes(domain) && isFiltered(slots) && named.every(isFilterable))
    return [measureNamed("fitting")].filter((measure) => measure !== undefined);
  if (slots.part !== null && named.every(({ id }) => portfolioMeasures.has(id)))
    return [measureNamed("allocation")].filter((measure) => measure !== undefined);
  if (
    domain === "currencies" &&
    named.every(({ id }) => ["value", "doing", "change", "price", "performance", "total"].includes(id))
  )
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

function usualOf(slots: Slots, domain: Domain): readonly Measure[] {
  const isMove = slots.direction !== null && slots.rank === null;
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
  const isOrdered = slots.rank !== null || isRanking(slots);
  if (measure.id === "dividendYield" && isOrdered && domain === "portfolio")
    return { answer: "rank", what: "quote.dividendYield" };
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
    return { answer: "fitting", what: slots.measures.map((use) => use.measure.id).join(",") };
  const isList = slots.each !== null && ["portfolio", "none"].includes(domain);
  if (isList && ["value", "total", "weight"].includes(measure.id)) return { answer: "holdings", what: "" };
  if (isList && ["gain", "profit", "made", "performance"].includes(measure.id))
    return { answer: "gains", what: "most" };
  // The high of today is no high of the year.
  if (["extremes", "extreme"].includes(measure.id) && slots.period?.unit === "day" && domain === "instrument")
    return { answer: "quoteFigure", what: "dayLow,dayHigh" };
  const own = measure.of[domain];
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
function missingSlot(slots: Slots, { uses }: Answerer): string | null {
  const has = (...wanted: readonly SlotUse[]) => wanted.some((use) => uses.includes(use));
  const { period } = slots;
  if (period?.kind === "unclear") return `“${textAt(slots, period.at)}” isn't one clear day. Write it as 2025-03-04`;
  if (period?.kind === "future" && !isOpenEnded(slots) && !has("future")) return "the future isn't known here";
  if (period?.kind === "always" && !has("always") && has("past-range"))
    return "it can't be given for all time. Name a year or a day";
  if (slots.account !== null && !has("account")) return "this can't be limited to one account";
  return slots.part !== null && !has("part") ? `it can't be limited to ${slots.part.name}` : null;
}

/** "Next" and "soon" name no time of their own. */
function isOpenEnded({ period, text }: Slots): boolean {
  return (
    period !== null &&
    /^(?:next|upcoming|coming(?: up)?|soon|ahead)$/i.test(text.slice(period.at.from, period.at.to).trim())
  );
}

/** Parts of the question that an answer leaves out. */
function gapsOf(
  slots: Slots,
  { uses }: Answerer,
  { domain, answer }: { readonly domain: Domain; readonly answer: string },
): readonly string[] {
  const has = (...wanted: readonly SlotUse[]) => wanted.some((use) => uses.includes(use));
  const { period } = slots;
  const gaps: string[] = [];
  if (period?.kind === "day" && !has("past-day", "past-range"))
    gaps.push(
      has("fiscal")
        ? "known for fiscal years and quarters, not for a single day"
        : "only the present value is known, not one for a past day",
    );
  if (period?.kind === "range" && !has("past-range", "fiscal"))
    gaps.push("only the present value is known, not one for that time");
  if (slots.currencies.length > 0 && domain !== "currencies" && answer !== "calendar")
    gaps.push("not converted into another currency");
  return gaps;
}

function textAt({ text }: Slots, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.slice(from, to).trim();
}
