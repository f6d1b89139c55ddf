import type { z } from "zod";
import type { PortfolioAccount, PortfolioInstrument } from "#contract/portfolio.ts";
import type {
  getAllocation,
  getContributions,
  getHoldings,
  getIncome,
  getPerformance,
  getRisks,
  Holding,
} from "#contract/portfolio-figures.ts";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { addDays, zonedDate } from "#core/calendar/index.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { decimal, moneyText, parseDecimal, zero } from "#core/money/decimal.ts";
import {
  type AllocatedPosition,
  allocation,
  newCashSuggestion,
  riskChecks,
  targetDrift,
} from "#core/portfolio-analysis/index.ts";
import type { Clock } from "../../clock.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { DailyCloses, DailyClosesSource } from "../../market/daily-closes.ts";
import type { RateSeriesSource } from "../../market/rate-series.ts";
import type { PortfolioStore } from "../store.ts";
import type {
  ContributionsAnswer,
  HoldingsAnswer,
  IncomeAnswer,
  InstrumentsAnswer,
  PerformanceAnswer,
} from "./answers.ts";
import type { Calculation } from "./calculation.ts";
import { incomeOnTheWire } from "./income.ts";
import type { Classifications } from "./classifications.ts";
import type { Preferences } from "./preferences.ts";
import type { LatestPrice, Range, Subject } from "./protocol.ts";
import { rangeOf } from "./range.ts";

type Output<E extends { output: z.ZodType }> = z.input<E["output"]>;
type Input<E extends { input: z.ZodType }> = z.output<E["input"]>;

export type Figures = ReturnType<typeof createFigures>;

const none: Provenance = { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null };

/** Holdings, returns, income, allocation and risks: gathers what values a portfolio and has the calculation make figures of it. */
export function createFigures({
  store,
  calculation,
  preferences,
  classifications,
  quotesOf,
  dailyCloses,
  rateSeries,
  announcedDividends,
  baseCurrencyOf,
  clock,
}: {
  store: Pick<PortfolioStore, "accounts" | "instruments">;
  calculation: Calculation;
  preferences: Preferences;
  classifications: Classifications;
  quotesOf: (symbols: readonly string[]) => Promise<readonly Quote[]>;
  dailyCloses: DailyClosesSource;
  rateSeries: RateSeriesSource;
  /** Announced dividends of instruments from a day on. */
  announcedDividends: (
    symbols: readonly string[],
    from: string,
  ) => Promise<readonly { symbol: string; exDate: string; paymentDate: string | null; amount: number | null }[]>;
  baseCurrencyOf: (userId: string) => Promise<string>;
  clock: Clock;
}) {
  /** Rates of every currency anybody asked about, from the first day anybody needs: one table, so that nothing is computed twice. */
  const currencies = new Set<string>();
  let ratesFrom = "9999-12-31";
  const seriesFrom = new Map<string, string>();
  const known = new Map<string, DailyCloses>();

  const today = () => zonedDate(clock.now(), "UTC");

  async function loadCloses(symbol: string, from: string): Promise<DailyCloses | null> {
    const earliest = seriesFrom.get(symbol);
    const wanted = earliest === undefined || from < earliest ? from : earliest;
    seriesFrom.set(symbol, wanted);
    const found = await dailyCloses(symbol, wanted);
    if (typeof found === "string") return null;
    known.set(symbol, found);
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

  interface Prepared {
    readonly subject: Subject;
    readonly accounts: readonly PortfolioAccount[];
    readonly instruments: ReadonlyMap<string, PortfolioInstrument>;
    readonly listed: InstrumentsAnswer;
    readonly quotes: ReadonlyMap<string, Quote>;
  }

  /** What is asked about, known to the calculation: ledger, rates and newest prices. */
  async function prepare(
    userId: string,
    account: string | undefined,
    { symbols = null, asOf = null }: { symbols?: readonly string[] | null; asOf?: string | null } = {},
  ): Promise<Prepared | Refusal> {
    const all = await store.accounts(userId);
    const chosen = all.filter(({ id, isDemo }) => (account === undefined ? !isDemo : id === account));
    if (account !== undefined && chosen.length === 0)
      return refuse("account-not-found", { errors: [{ path: "account", message: "There is no such account" }] });
    const isDemo = chosen.some((item) => item.isDemo);
    const said = new Map((await store.instruments(userId)).map((instrument) => [instrument.symbol, instrument]));
    await calculation.ledger(userId);
    const base: Subject = {
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
    const listed = await calculation.ask<InstrumentsAnswer>(base, { ask: "instruments" });
    const provided = listed.instruments.filter(({ symbol }) => said.get(symbol)?.isCustom !== true);
    const held = provided.filter(({ isHeld }) => isHeld).map(({ symbol }) => symbol);
    const quotes = new Map<string, Quote>();
    if (asOf === null) for (const quote of await quotesOf(held)) quotes.set(quote.symbol, quote);
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
    return { subject: { ...base, symbols, latest, manual }, accounts: all, instruments: said, listed, quotes };
  }

  /** The same with closes of every instrument since it is in the ledger. */
  async function prepareHistory(prepared: Prepared, symbols: readonly string[] | null): Promise<Prepared> {
    const { listed, instruments } = prepared;
    const wanted = listed.instruments.filter(
      ({ symbol }) => instruments.get(symbol)?.isCustom !== true && (symbols === null || symbols.includes(symbol)),
    );
    const found = await Promise.all(wanted.map(({ symbol, firstDate }) => loadCloses(symbol, firstDate)));
    await loadRates(
      found.flatMap((closes) => (closes?.currency === undefined || closes.currency === null ? [] : [closes.currency])),
      listed.firstDate ?? today(),
    );
    return { ...prepared, subject: { ...prepared.subject, usesCloses: true } };
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
    // For splits that the ledger lacks; nobody waits for it.
    for (const { symbol, firstDate } of provided) void loadCloses(symbol, firstDate).catch(() => undefined);
    return { ...prepared, subject: { ...subject, latest: { ...subject.latest, ...latest } } };
  }

  function provenanceOf({ quotes, subject, instruments }: Prepared, symbol: string, isManual: boolean): Provenance {
    if (isManual) {
      const date = instruments.get(symbol)?.manualPrices.at(-1)?.date ?? null;
      return { source: "manual", status: "manual", asOf: date, delayMinutes: null, fetchedAt: date };
    }
    const quote = quotes.get(symbol);
    if (quote !== undefined && latestPrice(quote) !== null) return quote.provenance;
    const closes = known.get(symbol)?.provenance;
    if (closes !== undefined && (subject.latest[symbol] !== undefined || subject.usesCloses)) return closes;
    return none;
  }

  async function holdingsNow(
    userId: string,
    { account, asOf, by, lotsOf }: Pick<Input<typeof getHoldings>, "account" | "asOf" | "by" | "lotsOf">,
  ): Promise<{ prepared: Prepared; answer: HoldingsAnswer } | Refusal> {
    const begun = await prepare(userId, account, { asOf: asOf ?? null });
    if (begun instanceof Refusal) return begun;
    const prepared = asOf === undefined ? await prepareNow(begun) : await prepareHistory(begun, null);
    const dates = Object.values(prepared.subject.latest).map(({ date }) => date);
    const answer = await calculation.ask<HoldingsAnswer>(prepared.subject, {
      ask: "holdings",
      asOf: asOf ?? [today(), ...dates].toSorted().at(-1) ?? today(),
      by,
      lotsOf: lotsOf ?? null,
    });
    return { prepared, answer };
  }

  return {
    async holdings(userId: string, input: Input<typeof getHoldings>): Promise<Output<typeof getHoldings> | Refusal> {
      const found = await holdingsNow(userId, input);
      if (found instanceof Refusal) return found;
      const { prepared, answer } = found;
      const held = answer.holdings.map((holding): z.input<typeof Holding> => {
        const said = prepared.instruments.get(holding.symbol);
        const quote = prepared.quotes.get(holding.symbol);
        return {
          ...holding,
          lots: [...holding.lots],
          name: said?.name ?? quote?.name ?? null,
          isCustom: said?.isCustom ?? false,
          assetClass: said?.assetClass ?? assetClassOf(quote?.type ?? null),
          sector: said?.sector ?? null,
          country: said?.country ?? null,
          tags: said?.tags ?? [],
          note: said?.note ?? null,
          missingSplits: answer.missingSplits[holding.symbol] ?? [],
          provenance: holding.price === null ? none : provenanceOf(prepared, holding.symbol, holding.isManualPrice),
        };
      });
      return {
        ...answer,
        holdings: held,
        cash: [...answer.cash],
        incomplete: [...answer.incomplete],
        provenance: joined(held.map(({ provenance }) => provenance).filter(({ status }) => status !== "unavailable")),
      };
    },

    async performance(
      userId: string,
      input: Input<typeof getPerformance>,
    ): Promise<Output<typeof getPerformance> | Refusal> {
      const chosen = await preferences.read(userId);
      const benchmark = input.benchmark ?? chosen.benchmark;
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      const { prepared, range } = asked;
      const [closes, quote] = await Promise.all([loadCloses(benchmark, range.from), quotesOf([benchmark])]);
      if (closes?.currency !== undefined && closes.currency !== null)
        await loadRates([closes.currency], prepared.listed.firstDate ?? today());
      const answer = await calculation.ask<PerformanceAnswer>(prepared.subject, {
        ask: "performance",
        range,
        parts: partsOf(input),
        benchmark,
        riskFreeRatio: chosen.riskFreeRate,
        step: input.step,
      });
      return {
        ...answer,
        baseCurrency: prepared.subject.baseCurrency,
        incomplete: [...answer.incomplete],
        benchmark:
          answer.benchmark === null
            ? null
            : { ...answer.benchmark, name: quote[0]?.name ?? null, provenance: closes?.provenance ?? none },
        provenance: joined(
          prepared.listed.instruments
            .filter(({ isHeld }) => isHeld)
            .map(({ symbol }) => provenanceOf(prepared, symbol, false))
            .filter(({ status }) => status !== "unavailable"),
        ),
      };
    },

    /** Flows and values by the day, as CSV. */
    async days(userId: string, input: Input<typeof getPerformance>): Promise<string | Refusal> {
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      return calculation.ask<string>(asked.prepared.subject, {
        ask: "days",
        range: asked.range,
        parts: partsOf(input),
      });
    },

    async contributions(
      userId: string,
      input: Input<typeof getContributions>,
    ): Promise<Output<typeof getContributions> | Refusal> {
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      const { prepared, range } = asked;
      const answer = await calculation.ask<ContributionsAnswer>(prepared.subject, { ask: "contributions", range });
      const nameOf = (symbol: string | null) =>
        symbol === null ? null : (prepared.instruments.get(symbol)?.name ?? prepared.quotes.get(symbol)?.name ?? null);
      return {
        ...range,
        baseCurrency: prepared.subject.baseCurrency,
        total: answer.total,
        contributions: answer.contributions
          .map((part) => ({ ...part, name: nameOf(part.symbol) }))
          .toSorted((first, second) => Number(second.gain) - Number(first.gain)),
        incomplete: [...answer.incomplete],
      };
    },

    async income(userId: string, { account }: Input<typeof getIncome>): Promise<Output<typeof getIncome> | Refusal> {
      const begun = await prepare(userId, account);
      if (begun instanceof Refusal) return begun;
      const prepared = await prepareHistory(begun, null);
      const day = today();
      const answer = await calculation.ask<IncomeAnswer>(prepared.subject, { ask: "income", today: day });
      const announced = await announcedDividends(
        answer.held.map(({ symbol }) => symbol),
        day,
      );
      return incomeOnTheWire(answer, announced, day, prepared.subject.baseCurrency);
    },

    async allocation(
      userId: string,
      { account, by, cash }: Input<typeof getAllocation>,
    ): Promise<Output<typeof getAllocation> | Refusal> {
      const amount = cash === undefined ? null : parseDecimal(cash);
      if (cash !== undefined && (amount === null || amount.lt(zero) || amount.gt(1e15)))
        return refuse("invalid-input", {
          errors: [{ path: "cash", message: `“${cash.slice(0, 40)}” is no amount: write it as 1000.50` }],
        });
      const found = await holdingsNow(userId, { account, by: "account", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const positions = await positionsOf(found);
      const { slices, total, incomplete } = allocation(positions, by);
      const targets = (await preferences.read(userId)).targets[by] ?? {};
      const names = [...new Set([...slices.map(({ name }) => name), ...Object.keys(targets)])];
      const targeted = names.map((name) => ({
        name,
        value: slices.find((slice) => slice.name === name)?.value ?? zero,
        targetRatio: targets[name] ?? (Object.keys(targets).length === 0 ? null : 0),
      }));
      const drifts = targetDrift(targeted);
      const trades = amount === null ? null : newCashSuggestion(targeted, amount);
      return {
        baseCurrency: found.prepared.subject.baseCurrency,
        totalValue: moneyText(total),
        buckets: names.map((name, index) => {
          const slice = slices.find((item) => item.name === name);
          return {
            name,
            value: moneyText(slice?.value ?? zero),
            share: slice?.weightRatio ?? 0,
            target: targets[name] ?? null,
            drift: targets[name] === undefined ? null : (drifts[index]?.driftRatio ?? null),
            symbols: slice?.positions.map(({ key }) => key) ?? [],
            buy: textOf(trades?.withoutSelling?.[index]?.amount),
            trade: textOf(trades?.withSelling?.[index]?.amount),
          };
        }),
        incomplete: found.answer.incomplete.filter(({ symbol }) => symbol === null || incomplete.includes(symbol)),
      };
    },

    async risks(userId: string, { account }: Input<typeof getRisks>): Promise<Output<typeof getRisks> | Refusal> {
      const found = await holdingsNow(userId, { account, by: "symbol", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const { prepared, answer } = found;
      const day = today();
      const fees = await calculation.ask<string | null>(prepared.subject, {
        ask: "fees",
        range: { from: addDays(day, -364), to: day },
      });
      const classes = await classifications.of(answer.holdings.map(({ symbol }) => symbol));
      const off = new Set((await preferences.read(userId)).risksOff);
      const checks = riskChecks({
        date: day,
        baseCurrency: answer.baseCurrency,
        positions: answer.holdings.map((holding) => {
          const said = prepared.instruments.get(holding.symbol);
          const found = classes.get(holding.symbol);
          return {
            symbol: holding.symbol,
            value: holding.value === null ? null : decimal(holding.value),
            currency: holding.currency,
            sector: said?.sector ?? found?.sector ?? null,
            isFund: found?.isFund ?? false,
            hasCost: holding.cost !== null,
            priceDate: holding.priceDate,
          };
        }),
        cash: answer.cash.map(({ currency, value }) => ({ currency, value: value === null ? null : decimal(value) })),
        feesOfYear: fees === null ? null : decimal(fees),
      });
      return { checks: checks.map((check) => ({ ...check, isOn: !off.has(check.id) })) };
    },
  };

  /** Holdings and cash as far as it matters for how a portfolio is spread. */
  async function positionsOf({
    prepared,
    answer,
  }: {
    prepared: Prepared;
    answer: HoldingsAnswer;
  }): Promise<AllocatedPosition[]> {
    const classes = await classifications.of([...new Set(answer.holdings.map(({ symbol }) => symbol))]);
    const accountName = (id: string | null) => prepared.accounts.find((account) => account.id === id)?.name ?? null;
    const held = answer.holdings.map(({ symbol, accountId, currency, value }): AllocatedPosition => {
      const said = prepared.instruments.get(symbol);
      const found = classes.get(symbol);
      return {
        key: symbol,
        isCash: false,
        value: value === null ? null : decimal(value),
        account: accountName(accountId),
        currency,
        sector: said?.sector ?? found?.sector ?? null,
        assetClass: said?.assetClass ?? found?.assetClass ?? assetClassOf(prepared.quotes.get(symbol)?.type ?? null),
        country: said?.country ?? found?.country ?? null,
        tags: said?.tags ?? [],
        isFund: found?.isFund ?? false,
      };
    });
    const cash = answer.cash.map(({ accountId, currency, value }): AllocatedPosition => ({
      key: currency,
      isCash: true,
      value: value === null ? null : decimal(value),
      account: accountName(accountId),
      currency,
      sector: null,
      assetClass: null,
      country: null,
      tags: [],
    }));
    return [...held, ...cash];
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
}

function partsOf({ income, fees, taxes }: { income: string; fees: string; taxes: string }) {
  return { income: income === "true", fees: fees === "true", taxes: taxes === "true" };
}

/** A quote that may value what somebody owns: never a sample, never one without a price or a market time. */
function latestPrice({ price, previousClose, currency, timeZone, provenance }: Quote): LatestPrice | null {
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

function assetClassOf(type: string | null): string | null {
  if (type === null) return null;
  const classes: Readonly<Record<string, string>> = {
    "Common Stock": "Stocks",
    ETF: "Funds",
    "Mutual Fund": "Funds",
    Cryptocurrency: "Crypto",
    Currency: "Currencies",
    Index: "Indices",
    Future: "Commodities",
  };
  return classes[type] ?? null;
}

function joined(parts: readonly Provenance[]): Provenance {
  const status = worstStatus(parts.map((part) => part.status));
  if (status === null) return none;
  const newest = (times: readonly (string | null)[]) =>
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null;
  const delays = parts.flatMap(({ delayMinutes }) => (delayMinutes === null ? [] : [delayMinutes]));
  return {
    source: [...new Set(parts.map(({ source }) => source))].toSorted().join(", "),
    status,
    asOf: newest(parts.map(({ asOf }) => asOf)),
    delayMinutes: delays.length === 0 ? null : Math.max(...delays),
    fetchedAt: newest(parts.map(({ fetchedAt }) => fetchedAt)),
  };
}

function textOf(value: { toFixed(digits: number): string } | undefined): string | null {
  return value === undefined ? null : value.toFixed(2);
}
