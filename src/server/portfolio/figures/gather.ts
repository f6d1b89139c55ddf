import { LRUCache } from "lru-cache";
import type { Quote } from "#contract/market.ts";
import type { PortfolioInstrument } from "#contract/portfolio.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, zonedDate } from "#core/calendar/index.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import type { Clock } from "../../clock.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { DailyCloses, DailyClosesSource } from "../../market/daily-closes.ts";
import type { RateSeriesSource } from "../../market/rate-series.ts";
import type { BareAccount, PortfolioStore } from "../store.ts";
import type { InstrumentsAnswer } from "./answers.ts";
import type { Calculation } from "./calculation.ts";
import type { LatestPrice, Range, Subject } from "./protocol.ts";
import { rangeOf } from "./range.ts";

const heldProvenances = 5_000;
/** Maximum wait for many years of prices not requested before. The rest is reported as still loading. */
const patienceMs = 12_000;
/** Nor does it wait long for splits alone, when everything has its price. */
const splitPatienceMs = 2_000;

/** Estimated bytes of accounts and instruments that are kept, of all users together. */
const maxOwnBytes = 8_000_000;

interface Own {
  readonly revision: number;
  readonly accounts: readonly BareAccount[];
  readonly said: ReadonlyMap<string, PortfolioInstrument>;
}

interface Begun {
  readonly subject: Subject;
  readonly accounts: readonly BareAccount[];
  readonly instruments: ReadonlyMap<string, PortfolioInstrument>;
}

/** A question's subject with everything loaded that values it. */
export interface Prepared extends Begun {
  readonly listed: InstrumentsAnswer;
  readonly quotes: ReadonlyMap<string, Quote>;
  /** Instruments whose closes are still being loaded. */
  readonly pending: readonly string[];
}

export type Gathering = ReturnType<typeof createGathering>;

const none: Provenance = { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null };

/** Gathers what values a portfolio (ledger, newest prices, closes, rates) and tells it to the calculation. */
export function createGathering({
  store,
  calculation,
  quotesOf,
  dailyCloses,
  rateSeries,
  baseCurrencyOf,
  clock,
}: {
  store: Pick<PortfolioStore, "revision" | "bareAccounts" | "instruments">;
  calculation: Calculation;
  quotesOf: (userId: string, symbols: readonly string[]) => Promise<readonly Quote[]>;
  dailyCloses: DailyClosesSource;
  rateSeries: RateSeriesSource;
  baseCurrencyOf: (userId: string) => Promise<string>;
  clock: Clock;
}) {
  /** Rates of every currency anybody asked about, from the first day anybody needs: one table, so that nothing is computed twice. */
  const currencies = new Set<string>();
  let ratesFrom = "9999-12-31";
  const seriesFrom = new Map<string, string>();
  const provenances = new LRUCache<string, Provenance>({ max: heldProvenances });
  const owns = new LRUCache<string, Own>({
    maxSize: maxOwnBytes,
    sizeCalculation: ({ accounts, said }) => {
      let size = 500 * (1 + accounts.length + said.size);
      for (const { manualPrices } of said.values()) size += 100 * manualPrices.length;
      return size;
    },
  });

  const today = () => zonedDate(clock.now(), "UTC");

  async function loadCloses(symbol: string, from: string): Promise<DailyCloses | null> {
    const earliest = seriesFrom.get(symbol);
    const wanted = earliest === undefined || from < earliest ? from : earliest;
    seriesFrom.set(symbol, wanted);
    const found = await dailyCloses(symbol, wanted);
    if (typeof found === "string") return null;
    provenances.set(symbol, found.provenance);
    calculation.series(found);
    return found;
  }

  async function loadRates(codes: readonly string[], from: string) {
    for (const code of codes) currencies.add(majorCurrency(code));
    if (from < ratesFrom) ratesFrom = from;
    const { table, provenance } = await rateSeries([...currencies], addDays(ratesFrom, -15));
    calculation.rates(table);
    return provenance;
  }

  /** Accounts and instruments of a user, read again only after a change. */
  async function ownOf(userId: string): Promise<Own> {
    // Read before them: a change in between is found by the next question.
    const revision = await store.revision(userId);
    const known = owns.get(userId);
    if (known?.revision === revision) return known;
    const [accounts, instruments] = [await store.bareAccounts(userId), await store.instruments(userId)];
    const own = {
      revision,
      accounts,
      said: new Map(instruments.map((instrument) => [instrument.symbol, instrument])),
    };
    owns.set(userId, own);
    return own;
  }

  /** Loads the accounts, manual prices and splits of the query, and sends the ledger to the calculation. */
  async function subjectOf(userId: string, account: string | undefined): Promise<Begun | Refusal> {
    const { revision, accounts: all, said } = await ownOf(userId);
    const chosen = all.filter(({ id, isDemo }) => (account === undefined ? !isDemo : id === account));
    if (account !== undefined && chosen.length === 0)
      return refuse("account-not-found", { errors: [{ path: "account", message: "There is no such account" }] });
    const isDemo = chosen.some((item) => item.isDemo);
    await calculation.ledger(userId, revision);
    const subject: Subject = {
      userId,
      baseCurrency: await baseCurrencyOf(userId),
      // Real accounts are seen together, for transfers between them; the demo account is seen alone.
      accounts: all
        .filter((item) => item.isDemo === isDemo)
        .map(({ id, currency, costMethod, cash }) => ({ id, currency, costMethod, cash })),
      accountIds: chosen.map(({ id }) => id),
      symbols: null,
      latest: {},
      manual: Object.fromEntries(
        [...said.values()]
          .filter(({ manualPrices }) => manualPrices.length > 0)
          .map(({ symbol, currency, manualPrices }) => [
            symbol,
            { currency, prices: manualPrices.map(({ date, price }) => ({ date, close: Number(price) })) },
          ]),
      ),
      splitsCountedUntil: Object.fromEntries(
        [...said.values()].flatMap(({ symbol, splitsCountedUntil }) =>
          splitsCountedUntil === null ? [] : [[symbol, splitsCountedUntil]],
        ),
      ),
      usesCloses: false,
    };
    return { subject, accounts: all, instruments: said };
  }

  /** Loads the subject of a query and sends the calculation its ledger, rates and newest prices. */
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
    const latest = Object.fromEntries(
      [...quotes.values()].flatMap((quote) => {
        const price = latestPrice(quote);
        return price === null ? [] : [[quote.symbol, price]];
      }),
    );
    const ownCurrency = new Map(listed.instruments.map(({ symbol, currency }) => [symbol, currency]));
    const manual = Object.fromEntries(
      Object.entries(base.manual).map(([symbol, { currency, prices }]) => [
        symbol,
        { currency: currency ?? ownCurrency.get(symbol) ?? null, prices },
      ]),
    );
    const codes = [...listed.currencies, base.baseCurrency, ...Object.values(latest).map(({ currency }) => currency)];
    await loadRates(codes, listed.firstDate ?? today());
    return {
      subject: { ...base, symbols, latest, manual },
      accounts: all,
      instruments: said,
      listed,
      quotes,
      pending: [],
    };
  }

  /** The same with closes of every instrument since it is in the ledger. */
  async function prepareHistory(prepared: Prepared, symbols: readonly string[] | null): Promise<Prepared> {
    const { listed, instruments } = prepared;
    const wanted = listed.instruments.filter(
      ({ symbol }) => instruments.get(symbol)?.isCustom !== true && (symbols === null || symbols.includes(symbol)),
    );
    const found = new Map<string, DailyCloses | null>();
    const loading = wanted.map(async ({ symbol, firstDate }) => {
      found.set(symbol, await loadCloses(symbol, firstDate));
    });
    await soonOrLater(Promise.all(loading));
    const codes = [...found.values()].flatMap((closes) => closes?.currency ?? []);
    await loadRates(codes, listed.firstDate ?? today());
    const pending = wanted.flatMap(({ symbol }) => (found.has(symbol) ? [] : [symbol]));
    return { ...prepared, pending, subject: { ...prepared.subject, usesCloses: true } };
  }

  /** Closes of what has no usable newest price: last known closes value it. */
  async function prepareNow(prepared: Prepared): Promise<Prepared> {
    const { listed, instruments, subject } = prepared;
    const provided = listed.instruments.filter(
      ({ symbol, isHeld }) => isHeld && instruments.get(symbol)?.isCustom !== true,
    );
    const missing = provided.filter(({ symbol }) => subject.latest[symbol] === undefined);
    const latest: Record<string, LatestPrice> = {};
    await Promise.all(
      missing.map(async ({ symbol, firstDate }) => {
        const closes = await loadCloses(symbol, firstDate);
        const price = closes === null ? null : lastClose(closes);
        if (price !== null) latest[symbol] = price;
      }),
    );
    await loadRates(
      Object.values(latest).map(({ currency }) => currency),
      listed.firstDate ?? today(),
    );
    // For splits that the ledger lacks, of which every answer tells.
    const splits = provided.map(({ symbol, firstDate }) => loadCloses(symbol, firstDate).catch(() => null));
    await soonOrLater(Promise.all(splits), splitPatienceMs);
    return { ...prepared, subject: { ...subject, latest: { ...subject.latest, ...latest } } };
  }

  function provenanceOf({ quotes, subject, instruments }: Prepared, symbol: string, isManual: boolean): Provenance {
    if (isManual) {
      const date = instruments.get(symbol)?.manualPrices.at(-1)?.date ?? null;
      return { source: "manual", status: "manual", asOf: date, delayMinutes: null, fetchedAt: date };
    }
    const quote = quotes.get(symbol);
    if (quote !== undefined && latestPrice(quote) !== null) return quote.provenance;
    const closes = provenances.get(symbol);
    if (closes !== undefined && (subject.latest[symbol] !== undefined || subject.usesCloses)) return closes;
    return none;
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

  return { prepare, prepareHistory, prepareNow, ranged, loadCloses, loadRates, provenanceOf, lastDay, subjectOf };
}

/** Resolves when the work is done or the maximum wait is over. */
async function soonOrLater(work: Promise<unknown>, patience = patienceMs): Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  work.catch(() => undefined);
  await Promise.race([work, enough]);
  if (timer !== null) clearTimeout(timer);
}

/** A quote that may value what somebody owns: never a sample, never one without a price or a market time. */
export function latestPrice({ price, previousClose, currency, timeZone, provenance }: Quote): LatestPrice | null {
  const { status, asOf } = provenance;
  if (price === null || currency === null || asOf === null || status === "sample" || status === "unavailable")
    return null;
  return { currency, price, previousClose, date: zonedDate(Date.parse(asOf), timeZone ?? "UTC") };
}

function lastClose({ currency, points }: DailyCloses): LatestPrice | null {
  const day = points.days.at(-1);
  const price = points.closes.at(-1);
  if (currency === null || day === undefined || price === undefined) return null;
  return { currency, price, previousClose: points.closes.at(-2) ?? null, date: addDays("1970-01-01", day) };
}
