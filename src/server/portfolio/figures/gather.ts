import type { Quote } from "#contract/market.ts";
import { zonedDate } from "#core/calendar/index.ts";
import { currenciesOfPair } from "#core/portfolio/own-rates.ts";
import type { Clock } from "../../clock.ts";
import { Refusal } from "../../http/refusal.ts";
import type { DailyClosesSource } from "../../market/daily-closes.ts";
import type { RateSeriesSource } from "../../market/rate-series.ts";
import type { PortfolioStore } from "../store.ts";
import type { InstrumentsAnswer } from "./answers.ts";
import type { Calculation } from "./calculation.ts";
import { latestPrice } from "./latest-price.ts";
import { createClosesPreparation } from "./prepare-closes.ts";
import type { Prepared } from "./prepared.ts";
import { priceProvenance } from "./price-provenance.ts";
import type { LatestPrice, Range, Subject } from "./protocol.ts";
import { rangeOf } from "./range.ts";
import { createSharedSeries } from "./shared-series.ts";
import { createSubjects } from "./subjects.ts";

export type Gathering = ReturnType<typeof createGathering>;

/** The sources that value a portfolio. */
export interface GatheringSources {
  readonly store: Pick<PortfolioStore, "revision" | "bareAccounts" | "instruments">;
  readonly calculation: Calculation;
  readonly quotesOf: (userId: string, symbols: readonly string[]) => Promise<readonly Quote[]>;
  readonly dailyCloses: DailyClosesSource;
  readonly rateSeries: RateSeriesSource;
  readonly baseCurrencyOf: (userId: string) => Promise<string>;
  readonly clock: Clock;
}

/** Gathers what values a portfolio (newest prices, closes, rates) and tells it to the calculation. */
export function createGathering(sources: GatheringSources) {
  const { calculation, quotesOf, clock } = sources;
  const { loadCloses, loadAll, loadRates, provenanceOfCloses } = createSharedSeries(sources);
  const { subjectOf } = createSubjects(sources);
  const today = () => zonedDate(clock.now(), "UTC");
  const { prepareHistory, prepareNow } = createClosesPreparation({ loadCloses, loadAll, loadRates }, today);

  /** Loads the subject of a query with its rates and newest prices. */
  async function prepare(
    userId: string,
    account: string | undefined,
    { symbols = null, asOf = null }: { symbols?: readonly string[] | null; asOf?: string | null } = {},
  ): Promise<Prepared | Refusal> {
    const begun = await subjectOf(userId, account);
    if (begun instanceof Refusal) return begun;
    const { subject: base, accounts: all, instruments: said } = begun;
    const { answer: listed } = await calculation.ask<InstrumentsAnswer>(base, { ask: "instruments" });
    const provided = listed.instruments.filter(({ symbol }) => said.get(symbol)?.isCustom !== true);
    const held = provided.filter(({ isHeld }) => isHeld).map(({ symbol }) => symbol);
    const quotes = new Map<string, Quote>();
    if (asOf === null) for (const quote of await quotesOf(userId, held)) quotes.set(quote.symbol, quote);
    const latest = latestPrices(quotes);
    const manual = withCurrencies(base.manual, listed);
    const codes = [
      ...listed.currencies,
      base.baseCurrency,
      ...Object.values(latest).map(({ currency }) => currency),
      ...Object.keys(base.manual).flatMap((symbol) => Object.values(currenciesOfPair(symbol) ?? {})),
    ];
    await loadRates(codes, listed.firstDate ?? today());
    return {
      subject: { ...base, instruments: listed.instruments.map(({ symbol }) => symbol), symbols, latest, manual },
      accounts: all,
      instruments: said,
      listed,
      quotes,
      pending: [],
    };
  }

  /** A range of a scope, with everything loaded that its figures need. */
  async function ranged(
    userId: string,
    input: {
      account?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
      symbol?: string | undefined;
      tag?: string | undefined;
    },
  ): Promise<{ prepared: Prepared; range: Range } | Refusal> {
    const begun = await prepare(userId, input.account);
    if (begun instanceof Refusal) return begun;
    const tagged = [...begun.instruments.values()].filter(
      ({ tags }) => input.tag !== undefined && tags.includes(input.tag),
    );
    const ofTag = input.tag === undefined ? null : tagged.map(({ symbol }) => symbol);
    const symbols = input.symbol === undefined ? ofTag : [input.symbol];
    const range = rangeOf(input, { firstDate: begun.listed.firstDate, today: lastDay(begun) });
    if (range instanceof Refusal) return range;
    const prepared = await prepareHistory(begun, symbols);
    return { prepared: { ...prepared, subject: { ...prepared.subject, symbols } }, range };
  }

  /** Today, or the day of the newest price where that is later: in Asia it is tomorrow already. */
  function lastDay({ subject }: Prepared): string {
    return [today(), ...Object.values(subject.latest).map(({ date }) => date)].toSorted().at(-1) ?? today();
  }

  return {
    prepare,
    prepareHistory,
    prepareNow,
    ranged,
    loadCloses,
    loadAll,
    loadRates,
    provenanceOf: (prepared: Prepared, symbol: string, isManual: boolean) =>
      priceProvenance(prepared, symbol, isManual, provenanceOfCloses(symbol)),
    lastDay,
    subjectOf,
  };
}

function latestPrices(quotes: ReadonlyMap<string, Quote>): Record<string, LatestPrice> {
  return Object.fromEntries(
    [...quotes.values()].flatMap((quote) => {
      const price = latestPrice(quote);
      return price === null ? [] : [[quote.symbol, price]];
    }),
  );
}

/** Manual prices without a currency are in that of the ledger's lines. */
function withCurrencies(manual: Subject["manual"], listed: InstrumentsAnswer): Subject["manual"] {
  const ownCurrency = new Map(listed.instruments.map(({ symbol, currency }) => [symbol, currency]));
  return Object.fromEntries(
    Object.entries(manual).map(([symbol, { currency, prices }]) => [
      symbol,
      { currency: currency ?? ownCurrency.get(symbol) ?? null, prices },
    ]),
  );
}
