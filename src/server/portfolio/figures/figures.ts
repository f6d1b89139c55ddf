import type { z } from "zod";
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
import { joinedProvenance } from "#core/market/joined-provenance.ts";
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
import type { ContributionsAnswer, HoldingsAnswer, IncomeAnswer, PerformanceAnswer, SalesAnswer } from "./answers.ts";
import type { Calculation } from "./calculation.ts";
import type { Gathering, Prepared } from "./gather.ts";
import { incomeOnTheWire } from "./income.ts";
import type { Classifications } from "./classifications.ts";
import type { Preferences } from "./preferences.ts";
import type { Reply } from "./protocol.ts";

type Output<E extends { output: z.ZodType }> = z.input<E["output"]>;
type Input<E extends { input: z.ZodType }> = z.output<E["input"]>;

export type Figures = ReturnType<typeof createFigures>;

const none: Provenance = { source: "none", status: "unavailable", asOf: null, delayMinutes: null, fetchedAt: null };

/** Holdings, returns, income, allocation and risks: gathers what values a portfolio and has the calculation make figures of it. */
export function createFigures({
  gathering,
  calculation,
  preferences,
  classifications,
  quotesOf,
  announcedDividends,
  clock,
}: {
  gathering: Gathering;
  calculation: Calculation;
  preferences: Preferences;
  classifications: Classifications;
  quotesOf: (userId: string, symbols: readonly string[]) => Promise<readonly Quote[]>;
  /** Announced dividends of instruments from a day on. */
  announcedDividends: (
    symbols: readonly string[],
    from: string,
  ) => Promise<readonly { symbol: string; exDate: string; paymentDate: string | null; amount: number | null }[]>;
  clock: Clock;
}) {
  const today = () => zonedDate(clock.now(), "UTC");
  const { prepare, prepareHistory, prepareNow, ranged, loadCloses, loadRates, provenanceOf, lastDay, subjectOf } =
    gathering;

  async function holdingsNow(
    userId: string,
    { account, asOf, by, lotsOf }: Pick<Input<typeof getHoldings>, "account" | "asOf" | "by" | "lotsOf">,
  ): Promise<({ prepared: Prepared } & Reply<HoldingsAnswer>) | Refusal> {
    const begun = await prepare(userId, account, { asOf: asOf ?? null });
    if (begun instanceof Refusal) return begun;
    const prepared = asOf === undefined ? await prepareNow(begun) : await prepareHistory(begun, null);
    const reply = await calculation.ask<HoldingsAnswer>(prepared.subject, {
      ask: "holdings",
      asOf: asOf ?? lastDay(prepared),
      by,
      lotsOf: lotsOf ?? null,
    });
    return { prepared, ...reply };
  }

  return {
    async holdings(userId: string, input: Input<typeof getHoldings>): Promise<Output<typeof getHoldings> | Refusal> {
      const found = await holdingsNow(userId, input);
      if (found instanceof Refusal) return found;
      const { prepared, answer, missingSplits } = found;
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
          missingSplits: missingSplits
            .filter(({ symbol }) => symbol === holding.symbol)
            .map(({ date, ratio }) => ({ date, ratio })),
          provenance: holding.price === null ? none : provenanceOf(prepared, holding.symbol, holding.isManualPrice),
        };
      });
      return {
        ...answer,
        holdings: held,
        cash: [...answer.cash],
        incomplete: [...answer.incomplete],
        missingSplits: [...missingSplits],
        provenance: joined(held.map(({ provenance }) => provenance).filter(({ status }) => status !== "unavailable")),
      };
    },

    /** Gains of sales, by transaction; in the instrument's currency. */
    async realised(
      userId: string,
      account: string | undefined,
      transactionIds: readonly string[],
    ): Promise<SalesAnswer> {
      if (transactionIds.length === 0) return {};
      const begun = await subjectOf(userId, account);
      if (begun instanceof Refusal) return {};
      const { answer } = await calculation.ask<SalesAnswer>(begun.subject, { ask: "sales", transactionIds });
      return answer;
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
      const [closes, quote] = await Promise.all([loadCloses(benchmark, range.from), quotesOf(userId, [benchmark])]);
      if (closes?.currency !== undefined && closes.currency !== null)
        await loadRates([closes.currency], prepared.listed.firstDate ?? today());
      const { answer, missingSplits } = await calculation.ask<PerformanceAnswer>(prepared.subject, {
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
        incomplete: withPending(answer.incomplete, prepared.pending),
        missingSplits: [...missingSplits],
        benchmark:
          answer.benchmark === null
            ? null
            : { ...answer.benchmark, name: quote[0]?.name ?? null, provenance: closes?.provenance ?? none },
        provenance: loadingOr(
          prepared.pending,
          joined(
            prepared.listed.instruments
              .filter(({ isHeld }) => isHeld)
              .map(({ symbol }) => provenanceOf(prepared, symbol, false))
              .filter(({ status }) => status !== "unavailable"),
          ),
        ),
      };
    },

    /** Flows and values by the day, as CSV. */
    async days(userId: string, input: Input<typeof getPerformance>): Promise<string | Refusal> {
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      const { answer } = await calculation.ask<string>(asked.prepared.subject, {
        ask: "days",
        range: asked.range,
        parts: partsOf(input),
      });
      return answer;
    },

    async contributions(
      userId: string,
      input: Input<typeof getContributions>,
    ): Promise<Output<typeof getContributions> | Refusal> {
      const asked = await ranged(userId, input);
      if (asked instanceof Refusal) return asked;
      const { prepared, range } = asked;
      const { answer, missingSplits } = await calculation.ask<ContributionsAnswer>(prepared.subject, {
        ask: "contributions",
        range,
        parts: partsOf(input),
      });
      const nameOf = (symbol: string | null) =>
        symbol === null ? null : (prepared.instruments.get(symbol)?.name ?? prepared.quotes.get(symbol)?.name ?? null);
      return {
        ...range,
        baseCurrency: prepared.subject.baseCurrency,
        total: answer.total,
        timeWeighted: answer.timeWeighted,
        contributions: answer.contributions
          .map((part) => ({ ...part, name: nameOf(part.symbol) }))
          .toSorted((first, second) => Number(second.gain) - Number(first.gain)),
        incomplete: [...answer.incomplete],
        missingSplits: [...missingSplits],
      };
    },

    async income(userId: string, { account }: Input<typeof getIncome>): Promise<Output<typeof getIncome> | Refusal> {
      const begun = await prepare(userId, account);
      if (begun instanceof Refusal) return begun;
      const prepared = await prepareHistory(begun, null);
      const day = today();
      const { answer, missingSplits } = await calculation.ask<IncomeAnswer>(prepared.subject, {
        ask: "income",
        today: day,
      });
      const announced = await announcedDividends(
        answer.held.map(({ symbol }) => symbol),
        day,
      );
      return {
        ...incomeOnTheWire(answer, announced, day, prepared.subject.baseCurrency),
        missingSplits: [...missingSplits],
      };
    },

    async allocation(
      userId: string,
      { account, by, cash }: Input<typeof getAllocation>,
    ): Promise<Output<typeof getAllocation> | Refusal> {
      const amount = cash === undefined ? null : parseDecimal(cash);
      if (cash !== undefined && (amount === null || amount.lt(zero) || amount.gt(1e15)))
        return refuse("invalid-input", {
          errors: [{ path: "cash", message: `“${cash.slice(0, 40)}” isn't an amount. Write it as 1000.50` }],
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
        totalValue: total === null ? null : moneyText(total),
        buckets: names.map((name, index) => {
          const slice = slices.find((item) => item.name === name);
          return {
            name,
            // An empty bucket with a target is worth zero. When nothing has a value, its value is unknown.
            value: total === null ? null : moneyText(slice?.value ?? zero),
            share: total === null ? null : slice === undefined ? 0 : slice.weightRatio,
            target: targets[name] ?? null,
            drift: targets[name] === undefined ? null : (drifts[index]?.driftRatio ?? null),
            symbols: slice?.positions.map(({ key }) => key) ?? [],
            buy: textOf(trades?.withoutSelling?.[index]?.amount),
            trade: textOf(trades?.withSelling?.[index]?.amount),
          };
        }),
        incomplete: found.answer.incomplete.filter(({ symbol }) => symbol === null || incomplete.includes(symbol)),
        missingSplits: [...found.missingSplits],
      };
    },

    async risks(userId: string, { account }: Input<typeof getRisks>): Promise<Output<typeof getRisks> | Refusal> {
      const found = await holdingsNow(userId, { account, by: "symbol", lotsOf: undefined, asOf: undefined });
      if (found instanceof Refusal) return found;
      const { prepared, answer, missingSplits } = found;
      const day = today();
      const { answer: fees } = await calculation.ask<string | null>(prepared.subject, {
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
      return {
        checks: checks.map((check) => ({ ...check, isOn: !off.has(check.id) })),
        missingSplits: [...missingSplits],
      };
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
}

function partsOf({ income, fees, taxes }: { income: string; fees: string; taxes: string }) {
  return { income: income === "true", fees: fees === "true", taxes: taxes === "true" };
}

/** "No price" of an instrument whose prices are only on their way says so. */
function withPending(
  incomplete: readonly { readonly symbol: string | null; readonly reason: string }[],
  pending: readonly string[],
) {
  const waited = new Set(pending);
  return incomplete.map(({ symbol, reason }) => ({
    symbol,
    reason: symbol !== null && waited.has(symbol) ? "its prices are still being loaded" : reason,
  }));
}

/** Adds a note while prices are still loading, so that the answer is requested again. */
function loadingOr(pending: readonly string[], provenance: Provenance): Provenance {
  if (pending.length === 0) return provenance;
  const note = `Prices of ${pending.length} ${pending.length === 1 ? "instrument" : "instruments"} are still being loaded.`;
  return { ...provenance, status: "unavailable", note };
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
  return joinedProvenance(parts) ?? none;
}

function textOf(value: { toFixed(digits: number): string } | undefined): string | null {
  return value === undefined ? null : value.toFixed(2);
}
