import type { PlainDate } from "#core/calendar/plain-date.ts";
import { type Decimal, decimal, decimalText, moneyText, one, quotient, zero } from "#core/money/decimal.ts";
import { cashAt } from "./bridge.ts";
import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import { stepAt, valueOfPosition } from "./day-values.ts";
import { accountsWithCash, type Ledger, ledgerOf } from "./ledger.ts";
import type { PortfolioInput, Scope } from "#core/portfolio/portfolio-input.ts";
import type { Incomplete } from "./incomplete.ts";
import type { Position } from "./position.ts";

/** Shares bought together. Money is in the base currency, prices in the instrument's; null if unknown. */
export interface Lot {
  readonly transactionId: string;
  readonly accountId: string;
  readonly date: PlainDate;
  readonly quantity: string;
  readonly price: string | null;
  readonly cost: string | null;
  readonly value: string | null;
  readonly gain: string | null;
  /** 36.25 is 36.25 %. */
  readonly gainPercent: number | null;
  readonly daysHeld: number;
  readonly note: string | null;
}

/**
 * A holding of an instrument. `averageCost` and `price` are per share in the instrument's currency (`currency`);
 * everything else is in the base currency. The average cost excludes fees and taxes; `cost` includes those of the
 * purchase.
 */
export interface Holding {
  readonly symbol: string;
  /** Null for a holding in several accounts. */
  readonly accountId: string | null;
  readonly currency: string;
  readonly quantity: string;
  readonly averageCost: string | null;
  readonly cost: string | null;
  readonly price: number | null;
  readonly priceDate: PlainDate | null;
  readonly isManualPrice: boolean;
  readonly value: string | null;
  /** Unrealised gain: value less cost. Its parts add up to it: price, currency, and fees and taxes paid (negative). */
  readonly gain: string | null;
  readonly gainPercent: number | null;
  readonly priceGain: string | null;
  readonly currencyGain: string | null;
  readonly charges: string | null;
  /** Share of the total value including cash: 0.18. */
  readonly weight: number | null;
  /** The effect of the last session's price change on the shares held. */
  readonly dayChange: string | null;
  readonly dayChangePercent: number | null;
  /** Dividends and interest of the instrument before taxes, since the first line and in the last 365 days. */
  readonly income: string | null;
  readonly incomeTwelveMonths: string | null;
  /** Realised gain after fees and taxes. */
  readonly realised: string | null;
  readonly lots: readonly Lot[];
}

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
  /** By value, largest first. */
  readonly holdings: readonly Holding[];
  readonly cash: readonly CashHolding[];
  /** The sum of known values, including cash; null if no holding has a value, or cash alone has no rate. */
  readonly totalValue: string | null;
  readonly totalCash: string | null;
  /** The cost of holdings with a known value and cost; null, like the gain, if there are holdings and none has both. */
  readonly totalCost: string | null;
  /**
   * Unrealised gain: value less cost of those holdings. The total gain of a range is another figure, `Returns.gain`.
   */
  readonly totalGainLoss: string | null;
  readonly totalGainLossPercent: number | null;
  /** Null if there are holdings and none has a change. */
  readonly totalDayChange: string | null;
  readonly totalDayChangePercent: number | null;
  readonly incomplete: readonly Incomplete[];
}

/**
 * Returns the holdings at the end of a day. By account: one entry per instrument and account; by symbol: accounts
 * together. A holding that can't be valued is listed without a value, named in `incomplete` with the reason, and left
 * out of totals.
 */
export function holdings(
  input: PortfolioInput,
  {
    asOf,
    scope = {},
    by = "account",
    lotsOf,
  }: {
    readonly asOf: PlainDate;
    readonly scope?: Scope;
    readonly by?: "account" | "symbol";
    /** Returns only this instrument's lots; null for none. Omit for all. */
    readonly lotsOf?: string | null;
  },
): Holdings {
  const ledger = ledgerOf(upTo(input, asOf), scope);
  const day = civilDay(asOf);
  const open = ledger.positions.filter((position) => position.quantity().gt(zero));
  const groups = new Map<string, Position[]>();
  for (const position of open) {
    const key = by === "account" ? `${position.symbol}\n${position.accountId}` : position.symbol;
    groups.set(key, [...(groups.get(key) ?? []), position]);
  }
  const incomes = Map.groupBy(
    ledger.entries.filter(({ kind }) => kind === "income"),
    ({ symbol }) => symbol,
  );
  const sales = Map.groupBy(ledger.sales, ({ symbol }) => symbol);
  const parts = [...groups.values()].map((positions) => {
    const { symbol = "", accountId } = positions[0] ?? {};
    const hasLots = lotsOf === undefined || lotsOf === symbol;
    const own = (entry: { readonly accountId: string }) => by === "symbol" || entry.accountId === accountId;
    const made = holdingOf(ledger, positions, day, {
      incomes: (incomes.get(symbol) ?? []).filter(own),
      sales: (sales.get(symbol) ?? []).filter(own),
      hasLots,
    });
    return made;
  });
  const cash = ledger.cash.map((account) => ({
    account,
    balance: stepAt(account.steps, day)?.balance ?? zero,
    found: cashAt(ledger, account, day),
  }));

  const kept = cash.filter(({ found }) => typeof found === "string" || !found.balance.eq(zero));
  const cashValues = kept.map(({ found }) => (typeof found === "string" ? null : found.base));
  const totalCash = knownTotal(cashValues);
  const values = parts.map(({ value }) => value);
  // Cash alone isn't the value of holdings without a price.
  const totalValue = knownTotal(values) === null ? null : knownTotal([...values, ...cashValues]);
  const hasBoth = ({ value, cost }: HoldingParts) => value !== null && cost !== null;
  const totalCost = knownTotal(parts.map((part) => (hasBoth(part) ? part.cost : null)));
  const totalGain = knownTotal(parts.map((part) => (hasBoth(part) ? part.gain : null)));
  const dayChange = knownTotal(parts.map((part) => part.dayChange));
  const valueBefore = minus(totalValue, dayChange);
  const weightOf = (value: Decimal | null) =>
    value === null || totalValue === null || totalValue.lte(zero) ? null : Number(value) / Number(totalValue);

  return {
    baseCurrency: ledger.baseCurrency,
    asOf,
    holdings: parts
      .toSorted(
        (first, second) =>
          (second.value ?? zero).cmp(first.value ?? zero) || (first.holding.symbol < second.holding.symbol ? -1 : 1),
      )
      .map(({ holding, value }) => ({ ...holding, weight: weightOf(value) })),
    cash: kept.map(({ account, found, balance }) => ({
      accountId: account.accountId,
      currency: account.currency,
      balance: moneyText(balance),
      value: typeof found === "string" ? null : moneyText(found.base),
      weight: weightOf(typeof found === "string" ? null : found.base),
    })),
    totalValue: textOf(totalValue),
    totalCash: textOf(totalCash),
    totalCost: textOf(totalCost),
    totalGainLoss: textOf(totalGain),
    totalGainLossPercent: percentOrNull(totalGain, totalCost),
    totalDayChange: textOf(dayChange),
    totalDayChangePercent: percentOrNull(dayChange, valueBefore),
    incomplete: [
      ...parts.flatMap(({ holding: { symbol, value, cost }, reason }) => {
        if (reason !== null) return [{ symbol, reason }];
        const hasNoCost = value !== null && cost === null;
        return hasNoCost ? [{ symbol, reason: "its cost is unknown, so it is in no gain" }] : [];
      }),
      ...cash.flatMap(({ found }) => (typeof found === "string" ? [{ symbol: null, reason: found }] : [])),
    ],
  };
}

function upTo(input: PortfolioInput, asOf: PlainDate): PortfolioInput {
  if (!input.transactions.some(({ date }) => date > asOf)) return input;
  return {
    ...input,
    accounts: accountsWithCash(input),
    transactions: input.transactions.filter(({ date }) => date <= asOf),
  };
}

interface HoldingParts {
  readonly holding: Holding;
  readonly value: Decimal | null;
  readonly cost: Decimal | null;
  readonly gain: Decimal | null;
  readonly dayChange: Decimal | null;
  readonly reason: string | null;
}

function holdingOf(
  ledger: Ledger,
  positions: readonly Position[],
  day: number,
  {
    incomes,
    sales,
    hasLots,
  }: { readonly incomes: Ledger["entries"]; readonly sales: Ledger["sales"]; readonly hasLots: boolean },
): HoldingParts {
  const { symbol = "", accountId = "", currency = ledger.baseCurrency } = positions[0] ?? {};
  const quantity = total(positions.map((position) => position.quantity()));
  const paid = sumOrNull(positions.map((position) => position.sums().cost));
  // Money is rounded to the cent by account, so that accounts add up to the instrument and both to the total.
  const amounts = positions.map((position) => amountsOf(ledger, position, day));
  const sum = (name: "value" | "cost" | "gain" | "charges" | "currencyGain") =>
    sumOrNull(amounts.map((one) => one[name]));
  const reason = amounts.find((one) => one.reason !== null)?.reason ?? null;
  const [value, cost, gain, charges, currencyGain] = [
    sum("value"),
    sum("cost"),
    sum("gain"),
    sum("charges"),
    sum("currencyGain"),
  ];
  const priceGain =
    gain === null || charges === null || currencyGain === null ? null : gain.minus(charges).minus(currencyGain);
  const price = ledger.prices.at(symbol, day);
  const changes = positions.map((position) => dayChangeOf(ledger, symbol, currency, position.quantity(), day));
  const dayChange = value === null ? null : sumOrNull(changes.map((change) => change?.amount ?? null));
  return {
    value,
    cost,
    gain,
    dayChange,
    reason,
    holding: {
      symbol,
      accountId: new Set(positions.map((position) => position.accountId)).size === 1 ? accountId : null,
      currency,
      quantity: decimalText(quantity),
      averageCost: paid === null ? null : perShareText(quotient(paid, quantity)),
      cost: textOf(cost),
      price: price === null ? null : Number(price.price),
      priceDate: price === null ? null : dateOfDay(price.day),
      isManualPrice: price?.isManual ?? false,
      value: textOf(value),
      gain: textOf(gain),
      gainPercent: gain === null || cost === null ? null : percent(gain, cost),
      priceGain: textOf(priceGain),
      currencyGain: textOf(currencyGain),
      charges: textOf(charges),
      weight: null,
      dayChange: textOf(dayChange),
      dayChangePercent: dayChange === null ? null : (changes[0]?.percent ?? null),
      income: textOf(sumByAccount(incomes)),
      incomeTwelveMonths: textOf(sumByAccount(incomes.filter((entry) => entry.day > day - 365))),
      realised: textOf(
        sumByAccount(
          sales.map((sale) => ({ accountId: sale.accountId, amount: minus(sale.proceedsBase, sale.costBase) })),
        ),
      ),
      lots: hasLots
        ? positions
            .flatMap((position, index) => lotsOf(position, day, amounts[index]?.value ?? null))
            .toSorted((first, second) => (first.date < second.date ? -1 : Number(first.date > second.date)))
        : [],
    },
  };
}

/** The amounts of one position, each to the cent in the base currency; null if unknown. */
function amountsOf(ledger: Ledger, position: Position, day: number) {
  const worth = valueOfPosition(ledger, position, position.quantity(), day);
  const reason = typeof worth === "string" ? worth : null;
  const [value, rate] = typeof worth === "string" ? [null, null] : [worth.base, worth.rate];
  const { cost: paid, costBase, chargesBase } = position.sums();
  const cost = plus(costBase, chargesBase)?.round(2) ?? null;
  const gain = minus(value, cost);
  const charges = chargesBase === null || gain === null ? null : chargesBase.round(2).times(-1);
  const currencyGain =
    paid === null || costBase === null || rate === null || gain === null
      ? null
      : paid.times(rate).minus(costBase).round(2);
  return { value, cost, gain, charges, currencyGain, reason };
}

/**
 * Divides the position's value among lots by their shares. The last takes the rounding remainder, so that they add up.
 */
function lotsOf(position: Position, day: number, value: Decimal | null): Lot[] {
  const all = position.lots();
  const values = shares(
    all.map((lot) => lot.quantity),
    position.quantity(),
    value,
  );
  const costs = roundedTogether(all.map((lot) => plus(lot.costBase, lot.chargesBase)));
  return all.map((lot, index) => {
    const [worth, cost] = [values[index] ?? null, costs[index] ?? null];
    const gain = minus(worth, cost);
    return {
      transactionId: lot.transactionId,
      accountId: position.accountId,
      date: dateOfDay(lot.day),
      quantity: decimalText(lot.quantity),
      price: lot.cost === null || lot.quantity.eq(zero) ? null : perShareText(quotient(lot.cost, lot.quantity)),
      cost: textOf(cost),
      value: textOf(worth),
      gain: textOf(gain),
      gainPercent: gain === null || cost === null ? null : percent(gain, cost),
      daysHeld: day - lot.day,
      note: lot.note,
    };
  });
}

/** Divides a total by quantities, each part to the cent, so that the parts add up. */
function shares(quantities: readonly Decimal[], whole: Decimal, value: Decimal | null): (Decimal | null)[] {
  return roundedTogether(
    quantities.map((quantity) => (value === null ? null : quotient(value.times(quantity), whole))),
  );
}

/** Rounds amounts to the cent so that their sum is the rounded sum. Each carries its remainder to the next. */
function roundedTogether(amounts: readonly (Decimal | null)[]): (Decimal | null)[] {
  let exact = zero;
  let given = zero;
  return amounts.map((amount) => {
    if (amount === null) return null;
    exact = exact.plus(amount);
    const part = exact.round(2).minus(given);
    given = given.plus(part);
    return part;
  });
}

/** The change between the last two prices of different days, for the shares held, at the day's rate. */
function dayChangeOf(ledger: Ledger, symbol: string, currency: string, quantity: Decimal, day: number) {
  const { prices, rates, baseCurrency } = ledger;
  const last = prices.at(symbol, day);
  const before = last === null || last.isManual ? null : prices.at(symbol, last.day - 1);
  const rate = rates.at(prices.currencyOf(symbol) ?? currency, baseCurrency, day);
  if (last === null || before === null || rate === null) return null;
  // Both in shares of the last price's day, which may be before a split that the holding has gone through.
  const then = prices.at(symbol, last.day)?.price ?? last.price;
  const comparable = before.price.div(decimal(prices.splitOn(symbol, last.day)));
  const sinceThen = then.eq(zero) ? one : last.price.div(then);
  const change = then.minus(comparable);
  return {
    amount: change.times(sinceThen).times(quantity).times(rate).round(2),
    percent: percent(change, comparable),
  };
}

/** Up to six decimals, as prices have, and at least two; below a tenth, six digits that aren't leading zeros. */
function perShareText(value: Decimal): string {
  const zeros = /^-?0\.(0+)[1-9]/.exec(value.toFixed(18))?.[1]?.length ?? 0;
  const text = decimalText(value.round(Math.min(18, 6 + zeros)));
  return (text.split(".")[1]?.length ?? 0) < 2 ? moneyText(value) : text;
}

/** Rounded to the cent by account; null if an amount is unknown. */
function sumByAccount(
  items: readonly { readonly accountId: string; readonly amount: Decimal | null }[],
): Decimal | null {
  const accounts = Map.groupBy(items, ({ accountId }) => accountId);
  return sumOrNull([...accounts.values()].map((own) => sumOrNull(own.map(({ amount }) => amount))?.round(2) ?? null));
}

/** Null if an item in the list is unknown. */
function sumOrNull(values: readonly (Decimal | null)[]): Decimal | null {
  return values.includes(null) ? null : total(values);
}

/** The sum of known items; null if there are items and all are unknown. */
function knownTotal(values: readonly (Decimal | null)[]): Decimal | null {
  return values.length > 0 && values.every((value) => value === null) ? null : total(values);
}

function total(values: readonly (Decimal | null)[]): Decimal {
  return values.reduce<Decimal>((sum, value) => (value === null ? sum : sum.plus(value)), zero);
}

function percentOrNull(part: Decimal | null, whole: Decimal | null): number | null {
  return part === null || whole === null ? null : percent(part, whole);
}

function percent(part: Decimal, whole: Decimal): number | null {
  return whole.lte(zero) ? null : Number(part.times(100).div(whole).toFixed(6));
}

function textOf(value: Decimal | null): string | null {
  return value === null ? null : moneyText(value);
}

function plus(first: Decimal | null, second: Decimal | null): Decimal | null {
  return first === null || second === null ? null : first.plus(second);
}

function minus(first: Decimal | null, second: Decimal | null): Decimal | null {
  return first === null || second === null ? null : first.minus(second);
}
