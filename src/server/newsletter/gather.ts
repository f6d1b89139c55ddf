import type { z } from "zod";
import type { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, exchangeFor, tradingSession } from "#core/calendar/index.ts";
import type { IssueEvent, IssueMover, IssuePeriod, IssueSource } from "#core/newsletter/issue.ts";
import type { IssueWords } from "#core/newsletter/issue-words.ts";
import type { IssueInput } from "#core/newsletter/build-issue.ts";
import { outsideWords } from "../assistant/tools/outside-words.ts";
import type { InternalApi } from "../assistant/internal-api.ts";

type GatherWords = Pick<IssueWords, "missing" | "sources">;
type Portfolio = NonNullable<IssueInput["portfolio"]>;
type Holdings = z.output<typeof getHoldings.output>;
type Performance = z.output<typeof getPerformance.output>;

/**
 * The contents of an issue, or the reason why there is none. `isComplete` is false while missing data may still come.
 */
export type Gathered =
  | {
      readonly kind: "gathered";
      readonly input: Omit<IssueInput, "cadence" | "sections" | "language" | "words">;
      readonly isComplete: boolean;
    }
  | { readonly kind: "nothing" }
  | { readonly kind: "samples" };

const aheadDays = 14;
const maxSymbols = 50;
/** Limit of symbols from a watchlist; each one needs a history. */
const maxWatched = 20;
const watchedBars = 60;

/** Loads the contents of an issue from the same endpoints that the screens use. */
export async function gather({
  api,
  period,
  now,
  words,
}: {
  api: InternalApi;
  period: IssuePeriod;
  now: number;
  words: GatherWords;
}): Promise<Gathered> {
  const notes = createNotes(words);
  const today = new Date(now).toISOString().slice(0, 10);
  const ahead = { from: addDays(period.to, 1), to: addDays(period.to, aheadDays) };

  const held = await askHoldings(api);
  if (!held.ok) notes.waitFor(words.missing.holdings);
  const holdings = held.ok ? held.output.holdings : [];
  const lists = await api("GET /api/watchlists", {});
  const watchedSymbols = lists.ok ? [...new Set(lists.output.watchlists.flatMap(({ symbols }) => symbols))] : [];
  if (held.ok && holdings.length === 0 && watchedSymbols.length === 0) return { kind: "nothing" };

  const hasPortfolio = held.ok && holdings.length > 0;
  const portfolio = hasPortfolio ? await gatherPortfolio(api, held.output, period, today, notes) : null;
  const watched = hasPortfolio ? [] : await gatherWatched(api, watchedSymbols.slice(0, maxWatched), period, notes);
  if (watched === "samples") return { kind: "samples" };

  const named = hasPortfolio ? holdings.flatMap(({ symbol, isCustom }) => (isCustom ? [] : [symbol])) : watchedSymbols;
  await awaitCloses(api, named.slice(0, maxSymbols), period.to, now, notes);
  const symbols = (hasPortfolio ? holdings.map(({ symbol }) => symbol) : watchedSymbols).slice(0, maxSymbols);
  const [stories, events] = await Promise.all([
    gatherStories(api, symbols, notes),
    gatherEvents(api, symbols, ahead, new Map(holdings.map(({ symbol, weight }) => [symbol, weight])), notes),
  ]);
  return {
    kind: "gathered",
    input: {
      period,
      portfolio,
      watched,
      stories,
      ahead,
      events,
      missing: notes.sentences(),
      sources: notes.sources(),
      dataAsOf: notes.dataAsOf(),
    },
    isComplete: notes.isComplete(),
  };
}

/** Instruments that trade all day have no close to wait for. */
const neverCloses = new Set(["CRYPTO", "FX"]);

/** Prices of the last day are not final before the exchanges have closed, nor are they there before these have opened. */
async function awaitCloses(
  api: InternalApi,
  symbols: readonly string[],
  lastDay: string,
  now: number,
  notes: Notes,
): Promise<void> {
  const quotes = symbols.length === 0 ? null : await api("GET /api/market/quotes", { symbols: symbols.join(",") });
  const known = quotes?.ok === true ? quotes.output.quotes.flatMap(({ exchange }) => exchange ?? []) : [];
  for (const exchange of new Set(known.length === 0 ? ["XNYS"] : known)) {
    if (neverCloses.has(exchange)) continue;
    const { closesAt } = tradingSession(exchange, lastDay);
    const { city, name } = exchangeFor(exchange);
    if (closesAt !== null && Date.parse(closesAt) > now)
      notes.waitFor(notes.words.missing.session(lastDay, city ?? name));
  }
}

type Notes = ReturnType<typeof createNotes>;

/** Collects sentences on missing data, and the sources of an issue. */
function createNotes(words: GatherWords) {
  const sentences = new Set<string>();
  const sources: IssueSource[] = [];
  let isComplete = true;
  let dataAsOf: string | null = null;
  return {
    words,
    /** Missing for good. */
    say(sentence: string): void {
      sentences.add(sentence);
    },
    /** Missing now; it may come. */
    waitFor(sentence: string): void {
      sentences.add(sentence);
      isComplete = false;
    },
    rests(name: string, { status, asOf }: Pick<Provenance, "status" | "asOf">, isPrice = false): void {
      sources.push({ name, status, asOf });
      if (isPrice && asOf !== null && (dataAsOf === null || asOf > dataAsOf)) dataAsOf = asOf;
    },
    sentences: () => [...sentences],
    sources: () => sources,
    dataAsOf: () => dataAsOf,
    isComplete: () => isComplete,
  };
}

function askHoldings(api: InternalApi, asOf?: string) {
  return api("GET /api/portfolio/holdings", { by: "symbol", ...(asOf === undefined ? {} : { asOf }) });
}

async function gatherPortfolio(
  api: InternalApi,
  held: Holdings,
  period: IssuePeriod,
  today: string,
  notes: Notes,
): Promise<Portfolio> {
  const { holdings, baseCurrency } = held;
  const [performance, contributions, income, before, risks, ledger] = await Promise.all([
    api("GET /api/portfolio/performance", period),
    api("GET /api/portfolio/contributions", period),
    api("GET /api/portfolio/income", {}),
    askHoldings(api, addDays(period.from, -1)),
    api("GET /api/portfolio/risks", {}),
    api("GET /api/portfolio/transactions", { limit: 1 }),
  ]);
  notes.rests(notes.words.sources.holdings, held.provenance, true);
  if (["stale", "unavailable"].includes(held.provenance.status)) notes.waitFor(notes.words.missing.oldPrices);
  for (const { symbol, reason } of held.incomplete) {
    const own = holdings.filter((holding) => holding.symbol === symbol);
    // What has a value is in the figures; only its cost isn't known.
    if (own.length > 0 && own.every(({ value }) => value !== null)) continue;
    const isCustom = own.some((holding) => holding.isCustom);
    const sentence = notes.words.missing.leftOut(symbol, reason);
    if (isCustom) notes.say(sentence);
    else notes.waitFor(sentence);
  }
  const splits = [...held.missingSplits, ...(performance.ok ? performance.output.missingSplits : [])];
  for (const split of splits) notes.say(notes.words.missing.split(split));
  if (!performance.ok) notes.waitFor(notes.words.missing.result);
  if (!contributions.ok) notes.waitFor(notes.words.missing.movers);
  if (!income.ok) notes.waitFor(notes.words.missing.dividends);
  // Holdings without a price aren't in the figures. When no holding has a price, the figures would all be zero.
  const told = performance.ok && holdings.some(({ value }) => value !== null) ? performance.output : null;
  const benchmark = told?.benchmark ?? null;
  if (benchmark !== null) {
    notes.rests(notes.words.sources.benchmark(benchmark.name ?? benchmark.symbol), benchmark.provenance);
    if (benchmark.timeWeighted === null) notes.waitFor(notes.words.missing.benchmark(benchmark.symbol));
  }
  const [largest] = holdings.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const held0 = before.ok ? before.output.holdings.find(({ symbol }) => symbol === largest?.symbol) : undefined;
  const totalValue = Number(held.totalValue);
  return {
    result: {
      baseCurrency,
      gain: moneyOf(told?.returns.gain ?? null),
      returnRatio: told?.returns.simple ?? null,
      timeWeighted: told?.returns.timeWeighted ?? null,
      benchmark:
        benchmark === null
          ? null
          : {
              symbol: benchmark.symbol,
              name: benchmark.name,
              returnRatio: benchmark.timeWeighted,
              difference: benchmark.difference,
            },
      course: told === null ? [] : courseOf(told),
    },
    contributions: contributions.ok
      ? contributions.output.contributions.flatMap(({ symbol, name, gain }) =>
          symbol === null || Number(gain) === 0 ? [] : [{ symbol, name, gain }],
        )
      : [],
    payments: income.ok
      ? income.output.instruments.flatMap(({ symbol, next }) =>
          symbol === null || next === null ? [] : [{ symbol, ...next }],
        )
      : [],
    question: {
      largest:
        largest === undefined || largest.weight === null
          ? null
          : { symbol: largest.symbol, weight: largest.weight, weightBefore: held0?.weight ?? null },
      cashShare: totalValue > 0 ? Number(held.totalCash) / totalValue : null,
      foreignShare: risks.ok ? (risks.output.checks.find(({ id }) => id === "foreign-currency")?.value ?? null) : null,
      lastTransactionDay: ledger.ok ? (ledger.output.transactions[0]?.date ?? null) : null,
      today,
    },
  };
}

function courseOf({ opening, series, benchmark }: Performance): Portfolio["result"]["course"] {
  const openingValue = opening.value === null ? null : Number(opening.value);
  return [
    { date: opening.date, value: openingValue, benchmark: benchmark === null ? null : openingValue },
    ...series.map(({ date, value }, index) => ({
      date,
      value: value === null ? null : Number(value),
      benchmark: benchmark?.values[index] ?? null,
    })),
  ];
}

async function gatherWatched(
  api: InternalApi,
  symbols: readonly string[],
  period: IssuePeriod,
  notes: Notes,
): Promise<readonly IssueMover[] | "samples"> {
  const [quotes, histories] = await Promise.all([
    api("GET /api/market/quotes", { symbols: symbols.join(",") }),
    Promise.all(
      symbols.map((symbol) => api("GET /api/market/history", { symbol, interval: "1d", limit: watchedBars })),
    ),
  ]);
  const samples = new Set(
    quotes.ok
      ? quotes.output.quotes.flatMap(({ symbol, provenance }) => (provenance.status === "sample" ? [symbol] : []))
      : [],
  );
  if (symbols.length > 0 && symbols.every((symbol) => samples.has(symbol))) return "samples";
  const newest = histories
    .flatMap((history) => (history.ok ? [history.output.provenance] : []))
    .toSorted((one, other) => ((one.asOf ?? "") < (other.asOf ?? "") ? 1 : -1))[0];
  if (newest !== undefined) notes.rests(notes.words.sources.watchlist, newest, true);
  return symbols.flatMap((symbol, index) => {
    if (samples.has(symbol)) {
      notes.waitFor(notes.words.missing.onlySamples(symbol));
      return [];
    }
    const history = histories[index];
    const bars = history?.ok === true && history.output.provenance.status !== "sample" ? history.output.bars : [];
    const last = bars.findLast(({ date }) => date >= period.from && date <= period.to);
    const before = bars.findLast(({ date }) => date < period.from);
    if (last === undefined || before === undefined) notes.waitFor(notes.words.missing.noPrices(symbol));
    const name = quotes.ok ? (quotes.output.quotes.find((quote) => quote.symbol === symbol)?.name ?? null) : null;
    const ratio = last === undefined || before === undefined ? null : last.close / before.close - 1;
    return [{ symbol, name, gain: null, ratio }];
  });
}

async function gatherStories(
  api: InternalApi,
  symbols: readonly string[],
  notes: Notes,
): Promise<IssueInput["stories"]> {
  const news = await api("GET /api/market/news", { symbols: symbols.join(","), limit: 100 });
  if (!news.ok || news.output.provenance.status === "sample" || news.output.provenance.status === "unavailable") {
    notes.waitFor(notes.words.missing.news);
    return [];
  }
  notes.rests(notes.words.sources.news, news.output.provenance);
  return news.output.items.flatMap(({ title, url, source, publishedAt, relevantSymbols }) =>
    url === null || publishedAt === null
      ? []
      : [
          {
            title: outsideWords(title, 200),
            url,
            source: source === null ? null : outsideWords(source, 60),
            publishedAt,
            symbols: relevantSymbols,
          },
        ],
  );
}

async function gatherEvents(
  api: InternalApi,
  symbols: readonly string[],
  { from, to }: IssuePeriod,
  weights: ReadonlyMap<string, number | null>,
  notes: Notes,
): Promise<readonly IssueEvent[]> {
  const ask = (type: "earnings" | "dividends") =>
    api("GET /api/market/calendar", { type, from, to, symbols: symbols.join(","), limit: 100 });
  const pages = await Promise.all([ask("earnings"), ask("dividends")]);
  return pages.flatMap((page): IssueEvent[] => {
    if (!page.ok || page.output.provenance.status === "unavailable") {
      notes.waitFor(notes.words.missing.calendar);
      return [];
    }
    notes.rests(
      page.output.type === "earnings" ? notes.words.sources.earnings : notes.words.sources.dividends,
      page.output.provenance,
    );
    const weightOf = (symbol: string) => weights.get(symbol) ?? null;
    if (page.output.type === "earnings")
      return page.output.entries.map(({ symbol, company, date, isEstimate }) => ({
        date,
        kind: "earnings",
        symbol,
        name: company,
        weight: weightOf(symbol),
        isEstimate,
      }));
    if (page.output.type !== "dividends") return [];
    return page.output.entries.map(({ symbol, company, date }) => ({
      date,
      kind: "ex-dividend",
      symbol,
      name: company,
      weight: weightOf(symbol),
      isEstimate: false,
    }));
  });
}

function moneyOf(gain: number | null): string | null {
  return gain === null ? null : gain.toFixed(2);
}
