import { companyAnswers } from "./answers/company-answers.ts";
import { marketAnswers } from "./answers/market-answers.ts";
import { ownAnswers } from "./answers/own-answers.ts";
import { priceAnswers } from "./answers/price-answers.ts";
import { resultAnswers } from "./answers/result-answers.ts";
import type { Answerer, Answerers, SlotUse } from "./answers/answerer.ts";
import type { Domain, Measure, Supply } from "./slots/measure.ts";
import { measures } from "./slots/read-question.ts";
import { domainOf, type Slots } from "./slots/slots.ts";

export const answerers: Answerers = {
  ...priceAnswers,
  ...companyAnswers,
  ...marketAnswers,
  ...ownAnswers,
  ...resultAnswers,
};

/** One answer of a plan, with everything that it has to give. */
export interface Step {
  readonly answer: string;
  readonly answerer: Answerer;
  readonly whats: readonly string[];
  readonly measures: readonly Measure[];
}

/** How a question is answered, or why it can't be: a reason in words for the user. */
export type Plan =
  | { readonly domain: Domain; readonly steps: readonly Step[] }
  | { readonly domain: Domain; readonly reason: string };

const maxSteps = 3;
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

/** Picks the answers for the measures of a question, and checks that they use every slot of it. */
export function planOf(slots: Slots): Plan {
  const domain = domainOf(slots);
  const wanted = measuresOf(slots, domain);
  if (wanted.length === 0) return { domain, reason: "it isn't clear what you want to know" };
  const steps: Step[] = [];
  for (const measure of wanted) {
    const supply = supplyOf(measure, slots, domain);
    if (supply === null) return { domain, reason: `“${measure.name}” isn't known for ${domainWords[domain]}` };
    const same = steps.findIndex(({ answer }) => answer === supply.answer);
    const answerer = answerers[supply.answer];
    if (answerer === undefined) throw new Error(`no answer is named ${supply.answer}`);
    const before = steps[same];
    const step = {
      answer: supply.answer,
      answerer,
      whats: [...new Set([...(before?.whats ?? []), supply.what])],
      measures: [...(before?.measures ?? []), measure],
    };
    if (same === -1) steps.push(step);
    else steps[same] = step;
  }
  if (steps.length > maxSteps) return { domain, reason: "it asks for too much at once" };
  for (const { answer, answerer, measures: own } of steps) {
    const reason = unusedSlot(slots, answerer, domain, answer);
    if (reason !== null) return { domain, reason: `${own.map(({ name }) => name).join(", ")}: ${reason}` };
  }
  return { domain, steps };
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
  const named = slots.measures.map(({ measure }) => measure);
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
  return usualOf(slots, domain);
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
  if (measure.id === "dividendYield" && slots.rank !== null && domain === "portfolio")
    return { answer: "rank", what: "dividendYield" };
  const own = measure.of[domain];
  if (own !== undefined) return own;
  if (domain === "position") return measure.of.instrument ?? null;
  if (domain === "none") return null;
  return null;
}

/** "My best investment" asks for gains, "my biggest position" for size. */
function isBestOrWorst(measure: Measure, slots: Slots, domain: Domain): boolean {
  if (slots.rank === null || !["portfolio", "none"].includes(domain)) return false;
  const word = slots.text.slice(slots.rank.at.from, slots.rank.at.to).toLowerCase();
  if (measure.id === "performance" || measure.id === "doing") return domain === "portfolio" || slots.isOwn;
  return (
    ["holdings", "shares", "gain", "made", "purchases"].includes(measure.id) &&
    (/best|worst|profitable|successful/.test(word) || ["gain", "made"].includes(measure.id)) &&
    (domain === "portfolio" || measure.id === "holdings")
  );
}

/** Why an answer can't use a slot of the question; null if it uses all of them. */
function unusedSlot(slots: Slots, { uses }: Answerer, domain: Domain, answer: string): string | null {
  const has = (...wanted: readonly SlotUse[]) => wanted.some((use) => uses.includes(use));
  const { period } = slots;
  if (period?.kind === "unclear") return `“${textAt(slots, period.at)}” isn't one clear day. Write it as 2025-03-04`;
  if (period?.kind === "future" && !has("future")) return "the future isn't known here";
  if (period?.kind === "day" && !has("past-day", "fiscal")) return "this can't be given for a past day";
  if (period?.kind === "day" && !has("past-day")) return "this is known for years and quarters, not for a day";
  if ((period?.kind === "always" || period?.kind === "since-bought") && !has("always"))
    return "it can't be given for all time. Name a year or a day";
  if (period?.kind === "range" && !has("past-range", "fiscal"))
    return "only the present value is known, not one for that time";
  if (slots.account !== null && !has("account")) return "this can't be limited to one account";
  if (slots.amounts.length > 0 && !has("amount")) return "the amount in your question isn't used by it";
  if (slots.rank !== null && !has("rank")) return `“${textAt(slots, slots.rank.at)}” can't be applied to it`;
  if (slots.direction !== null && !has("direction")) return `whether it went ${slots.direction.way} isn't known`;
  if (slots.part !== null && !has("part")) return `it can't be limited to ${slots.part.name}`;
  if (slots.currencies.length > 0 && domain !== "currencies" && answer !== "calendar")
    return "it can't be converted into another currency here";
  if (slots.symbols.length > 1 && !has("several")) return "it can be given for one symbol at a time";
  const word = slots.comparison === null ? "or" : textAt(slots, slots.comparison).toLowerCase();
  return word !== "or" && !has("comparison") ? `“${word}” can't be applied to it` : null;
}

function textAt({ text }: Slots, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.slice(from, to).trim();
}
