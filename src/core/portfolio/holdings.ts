import type { Lack } from "./lack.ts";
import type { HeldParts, HeldCash } from "./held-parts.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { cashAt } from "./bridge.ts";
import { type Cents, centsOrNull, differenceOf, knownTotal, percentOfCents, shareOf } from "./cents.ts";
import { civilDay } from "./civil-day.ts";
import { columnHoldings } from "./column-holdings.ts";
import { centsText, unitsOf } from "./exact.ts";
import { type Holding, holdingOf, type HoldingParts } from "./holding.ts";
import type { Booked, Ledger } from "./ledger.ts";
import { type Portfolio, portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";
import { stepAt } from "./worth.ts";

export interface CashHolding {
  readonly accountId: string;
  readonly currency: string;
  readonly balance: string;
  /** In the base currency; null without a rate. */
  readonly value: string | null;
  readonly weight: number | null;
}

export interface Holdings {
  readonly baseCurrency: string;
  readonly asOf: PlainDate;
  /** By value, the largest first. */
  readonly holdings: readonly Holding[];
  readonly cash: readonly CashHolding[];
  /**
   * Total of everything that could be valued, including cash. Null when there are holdings and none has a value, or
   * when there is only cash and no rate.
   */
  readonly totalValue: string | null;
  readonly totalCash: string | null;
  /**
   * Cost of the holdings with a value and a known cost. Like the gain, null when there are holdings and none has both.
   */
  readonly totalCost: string | null;
  /** Unrealised gain: value less cost of those holdings. The total gain of a range is another figure, `Returns.gain`. */
  readonly totalGainLoss: string | null;
  readonly totalGainLossPercent: number | null;
  /** Null where there are holdings and none has a change. */
  readonly totalDayChange: string | null;
  readonly totalDayChangePercent: number | null;
  readonly incomplete: readonly Incomplete[];
}

export interface HoldingsQuery {
  readonly asOf: PlainDate;
  readonly scope?: Scope;
  readonly by?: "account" | "symbol";
  /** Lots of this instrument alone; null: of none. Left out: of all. */
  readonly lotsOf?: string | null;
}

/**
 * Returns the holdings at the end of a day. By account: one entry per instrument and account; by symbol: accounts
 * combined. A holding that can't be valued is listed without a value, appears in `incomplete` with the reason, and is
 * in no total.
 */
export function holdings(input: PortfolioInput, query: HoldingsQuery): Holdings {
  return holdingsOf(portfolioOf(input), query);
}

/** The same of a portfolio that is kept. */
export function holdingsOf(portfolio: Portfolio, query: HoldingsQuery): Holdings {
  const { asOf, scope = {}, by = "account", lotsOf } = query;
  const columns = lotsOf === null ? portfolio.columns() : null;
  const found = columns === null ? null : columnHoldings(portfolio, columns, civilDay(asOf), scope, by);
  if (found !== null) return summary(portfolio.input.baseCurrency, found, asOf);
  const ledger = portfolio.upTo(asOf).ledger(scope);
  return summary(ledger.baseCurrency, exactHoldings(ledger, query), asOf);
}

function exactHoldings(ledger: Ledger, { asOf, by = "account", lotsOf }: HoldingsQuery): HeldParts {
  const day = civilDay(asOf);
  const groups = Map.groupBy(
    ledger.positions.filter((position) => position.quantity() > 0n),
    ({ symbol, accountId }) => (by === "account" ? `${symbol}\n${accountId}` : symbol),
  );
  const [incomes, sales] = [ledger.incomes(), salesOf(ledger)];
  const parts = [...groups.values()].map((positions) => {
    const { symbol = "", accountId } = positions[0] ?? {};
    const own = (booked: Booked) => by === "symbol" || booked.accountId === accountId;
    return holdingOf(ledger, positions, day, {
      incomes: (incomes.get(symbol) ?? []).filter(own),
      sales: (sales.get(symbol) ?? []).filter(own),
      hasLots: lotsOf === undefined || lotsOf === symbol,
    });
  });
  const cash = ledger.cash.map((account): HeldCash => {
    const balance = stepAt(account.steps, day)?.balance ?? 0n;
    const found = cashAt(ledger, account, day);
    const isKnown = !("code" in found);
    return {
      accountId: account.accountId,
      currency: account.currency,
      isEmpty: balance === 0n,
      balance: centsText({ digits: balance, places: ledger.arithmetic.amountPlaces }),
      value: isKnown ? unitsOf(found.base, 2) : null,
      reason: isKnown ? null : found,
    };
  });
  return { parts, cash };
}

function salesOf({ sales }: Ledger): ReadonlyMap<string, readonly Booked[]> {
  const found = new Map<string, Booked[]>();
  for (const { symbol, accountId, day, proceedsBase, costBase } of sales) {
    const booked = { accountId, day, amount: differenceOf(proceedsBase, costBase) };
    const known = found.get(symbol);
    if (known === undefined) found.set(symbol, [booked]);
    else known.push(booked);
  }
  return found;
}

function summary(baseCurrency: string, { parts, cash }: HeldParts, asOf: PlainDate): Holdings {
  const kept = cash.filter(({ isEmpty, reason }) => !isEmpty || reason !== null);
  const cashValues = kept.map(({ value }) => value);
  const values = parts.map(({ value }) => value);
  // Cash alone is not the worth of holdings without a price.
  const totalValue = knownTotal(values) === null ? null : knownTotal([...values, ...cashValues]);
  const known = ({ value, cost }: HoldingParts) => value !== null && cost !== null;
  const totalCost = knownTotal(parts.map((part) => (known(part) ? part.cost : null)));
  const totalGain = knownTotal(parts.map((part) => (known(part) ? part.gain : null)));
  const dayChange = knownTotal(parts.map((part) => part.dayChange));
  const weightOf = (value: Cents | null) =>
    value === null || totalValue === null || totalValue <= 0n ? null : shareOf(value, totalValue);
  return {
    baseCurrency,
    asOf,
    holdings: parts.toSorted(byValue).map(({ holding, value }): Holding => ({ ...holding, weight: weightOf(value) })),
    cash: kept.map(({ accountId, currency, balance, value }) => ({
      accountId,
      currency,
      balance,
      value: centsOrNull(value),
      weight: weightOf(value),
    })),
    totalValue: centsOrNull(totalValue),
    totalCash: centsOrNull(knownTotal(cashValues)),
    totalCost: centsOrNull(totalCost),
    totalGainLoss: centsOrNull(totalGain),
    totalGainLossPercent: percentOfCents(totalGain, totalCost),
    totalDayChange: centsOrNull(dayChange),
    totalDayChangePercent: percentOfCents(dayChange, differenceOf(totalValue, dayChange)),
    incomplete: [
      ...parts.flatMap(({ holding, value, cost, reason }) => {
        const lack = reason ?? (value !== null && cost === null ? unknownCost : null);
        return lack === null ? [] : [{ symbol: holding.symbol, reason: lack }];
      }),
      ...cash.flatMap(({ reason }) => (reason === null ? [] : [{ symbol: null, reason }])),
    ],
  };
}

const unknownCost: Lack = { code: "cost-unknown" };

/** The largest first. */
function byValue(first: HoldingParts, second: HoldingParts): number {
  const difference = (second.value ?? 0n) - (first.value ?? 0n);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return first.holding.symbol < second.holding.symbol ? -1 : 1;
}
