import type { KnownRange } from "./known-range.ts";
import type { RangeSums } from "./range-sums.ts";
import type { Bridge } from "./value-bridge.ts";
import { BoundedSum, conversionRounding, rounding, unitsOfOne } from "./bounded.ts";
import { centsText } from "./exact.ts";
import { cashCents, cashIndex, firstChange } from "./column-cash.ts";
import type { CashColumns } from "./cash-columns.ts";
import type { ColumnLedger } from "./column-ledger.ts";
import type { PlayedGroup } from "./played-group.ts";
import { firstLineFrom, heldAt, worthCents } from "./column-worth.ts";
import { lineKind } from "./columns.ts";
import type { DayColumns } from "./day-values.ts";
import type { Portfolio } from "./portfolio.ts";
import type { Scope } from "./portfolio-input.ts";
import type { DayView } from "./standing.ts";

/** A range of days: its bridge, to the cent, and value and flows by day. */
export interface ColumnRange {
  readonly bridge: Bridge;
  readonly columns: DayColumns;
}

/**
 * Bridge and daily values from one pass over the columns of a ledger; null where a cent is in doubt, or an instrument has no value at
 * an end of the range. The exact engine is asked then.
 */
export function columnRange(
  portfolio: Portfolio,
  ledger: ColumnLedger,
  openingDay: number,
  closingDay: number,
  scope: Scope,
): ColumnRange | null {
  const hasCash = scope.symbols === undefined;
  const sight = sightOf(ledger, scope);
  const cash = hasCash ? ledger.cash() : [];
  if (cash === null) return null;
  const { ranges } = portfolio.last;
  const key = hasCash ? JSON.stringify(scope.accountIds?.toSorted() ?? null) : null;
  const known = key === null ? undefined : ranges.get(key);
  const flows = createFlows(openingDay, closingDay);
  const changed = known === undefined ? 0 : takeOver(flows, known, portfolio, ledger, cash);
  const ends = createEnds();
  const rangeKey = `${openingDay} ${closingDay} ${hasCash} ${sight.accounts?.join("") ?? ""}`;
  for (const group of ledger.groups) {
    if (!sight.hasSymbol(group.symbol)) continue;
    addLines(flows, group, { rangeKey, hasCash, seen: sight.accounts, changed });
    if (group.symbol === "") continue;
    if (!addWorth(portfolio, group, sight.accounts, { flows, ends, changed })) return null;
  }
  for (const account of cash) {
    if (sight.accounts !== null && sight.accounts[account.account] !== 1) continue;
    if (!addCash(portfolio, account, { flows, ends, changed })) return null;
  }
  inCurrency(flows.columns, changed);
  const bridge = bridgeOfSums(flows, ends, cash.length + ledger.groups.length * ledger.accountIds.length);
  if (bridge === null) return null;
  const { columns } = flows;
  if (key === null) return { bridge, columns };
  const kept: KnownRange = {
    openingDay,
    groups: ledger.groups,
    cash,
    prices: portfolio.prices,
    rates: portfolio.rates,
    columns,
  };
  if (ranges.size >= maxRanges) ranges.clear();
  ranges.set(key, kept);
  return { bridge, columns };
}

/** Scopes whose last range is kept. */
const maxRanges = 4;

/** Takes the days before the first that changed; returns its place. The ends of a range are set to its bridge later. */
function takeOver(
  { columns, openingDay }: Flows,
  known: KnownRange,
  { prices, rates }: Portfolio,
  { groups }: ColumnLedger,
  cash: readonly CashColumns[],
): number {
  if (known.openingDay !== openingDay || known.rates !== rates) return 0;
  let first = firstChange(known.groups, groups);
  if (known.prices !== prices)
    for (const { symbol } of groups)
      if (symbol !== "") first = Math.min(first, prices.firstChange(known.prices, symbol));
  if (known.cash.length !== cash.length) return 0;
  for (const [index, account] of cash.entries()) {
    const before = known.cash[index];
    // Deposits that are recorded now and were not before change every day.
    if (before?.account !== account.account || (before.implied === null) !== (account.implied === null)) return 0;
  }
  const changed = Math.max(0, Math.min(first - openingDay, known.columns.value.length - 1, columns.value.length));
  for (const name of columnNames) columns[name].set(known.columns[name].subarray(0, changed));
  return changed;
}

const columnNames = ["value", "inflow", "outflow", "income", "fees", "taxes", "feesPaidIn", "taxesPaidIn"] as const;

export interface ColumnSight {
  readonly hasSymbol: (symbol: string) => boolean;
  /** 1 for the accounts looked at, by number; null where all are. */
  readonly accounts: Uint8Array | null;
}

export function sightOf({ accountIds: all }: ColumnLedger, { accountIds, symbols }: Scope): ColumnSight {
  const names = symbols === undefined ? null : new Set(symbols);
  const ids = accountIds === undefined ? null : new Set(accountIds);
  const isAll = ids === null || all.every((id) => ids.has(id));
  return {
    hasSymbol: names === null ? () => true : (symbol) => symbol !== "" && names.has(symbol),
    accounts: isAll ? null : Uint8Array.from(all, (id) => Number(ids.has(id))),
  };
}

function createSums(): RangeSums {
  return {
    deposits: new BoundedSum(),
    implied: new BoundedSum(),
    withdrawals: new BoundedSum(),
    realised: new BoundedSum(),
    income: new BoundedSum(),
    fees: new BoundedSum(),
    taxes: new BoundedSum(),
    currency: new BoundedSum(),
  };
}

type Flows = ReturnType<typeof createFlows>;

/** Sums as booked up to the opening day and of the range, and the columns of the range; amounts are units until all are there. */
function createFlows(openingDay: number, closingDay: number) {
  const length = closingDay - openingDay + 1;
  return {
    openingDay,
    closingDay,
    before: createSums(),
    during: createSums(),
    columns: {
      firstDay: openingDay,
      value: new Float64Array(length),
      inflow: new Float64Array(length),
      broughtGain: new Float64Array(length),
      outflow: new Float64Array(length),
      income: new Float64Array(length),
      fees: new Float64Array(length),
      taxes: new Float64Array(length),
      feesPaidIn: new Float64Array(length),
      taxesPaidIn: new Float64Array(length),
    },
  };
}

/** Creates empty totals for both ends of the range. */
function createEnds() {
  return { opening: createEnd(), closing: createEnd() };
}

function createEnd() {
  return { cents: 0, currency: new BoundedSum(), unrealised: 0 };
}

interface LineLook {
  readonly rangeKey: string;
  readonly hasCash: boolean;
  readonly seen: Uint8Array | null;
  readonly changed: number;
}

/** Books the lines of an instrument. Without cash, what is paid for shares comes in, and what they bring goes out. */
function addLines(flows: Flows, group: PlayedGroup, { rangeKey, hasCash, seen, changed }: LineLook): void {
  const { openingDay, closingDay, columns: to } = flows;
  const { columns, start, end, memo } = group;
  const { day: days, kind: kinds, account: accounts, gross: grosses, fee: fees, tax: taxes, error: errors } = columns;
  const known = memo.range?.key === rangeKey ? memo.range : null;
  const before = known?.before ?? createSums();
  const during = known?.during ?? createSums();
  const firstDay = openingDay + Math.max(1, changed);
  for (let at = known === null ? start : firstLineFrom(group, firstDay); at < end; at += 1) {
    const day = days[at] ?? 0;
    if (day > closingDay) break;
    if (seen !== null && seen[accounts[at] ?? 0] !== 1) continue;
    const index = day - openingDay;
    const isPresent = day >= firstDay;
    const sums = known !== null ? unused : index > 0 ? during : before;
    const kind = kinds[at] ?? 0;
    const gross = grosses[at] ?? 0;
    const fee = fees[at] ?? 0;
    const tax = taxes[at] ?? 0;
    const error = errors[at] ?? 0;
    const isOut = kind === lineKind.fee || kind === lineKind.tax;
    const isIn = kind === lineKind.sell || kind === lineKind.income || kind === lineKind.deposit;
    const isTakenOff = (isIn && gross > 0) || (isOut && gross < 0);
    let inflow = 0;
    let outflow = 0;
    switch (kind) {
      case lineKind.deposit:
        inflow = gross;
        break;
      case lineKind.withdrawal:
        outflow = gross;
        break;
      case lineKind.buy:
        if (!hasCash) inflow = gross;
        break;
      case lineKind.sell:
        if (!hasCash) outflow = gross;
        break;
      case lineKind.income:
        sums.income.add(gross, error);
        if (isPresent) to.income[index] = (to.income[index] ?? 0) + gross;
        if (!hasCash) outflow = gross;
        break;
      case lineKind.fee:
        sums.fees.add(gross, error);
        if (isPresent) to.fees[index] = (to.fees[index] ?? 0) + gross;
        if (!hasCash) outflow = -gross;
        break;
      case lineKind.tax:
        sums.taxes.add(gross, error);
        if (isPresent) to.taxes[index] = (to.taxes[index] ?? 0) + gross;
        if (!hasCash) outflow = -gross;
        break;
      default:
    }
    if (kind === lineKind.sell) {
      const gainError = columns.gainError[at] ?? 0;
      sums.realised.add(columns.realised[at] ?? 0, gainError);
      const gain = columns.currencyGain[at] ?? 0;
      if (gain !== 0) sums.currency.add(gain, gainError);
    }
    if (fee !== 0) {
      sums.fees.add(fee, error);
      if (isPresent) to.fees[index] = (to.fees[index] ?? 0) + fee;
      if (isPresent && !isTakenOff) to.feesPaidIn[index] = (to.feesPaidIn[index] ?? 0) + fee;
    }
    if (tax !== 0) {
      sums.taxes.add(tax, error);
      if (isPresent) to.taxes[index] = (to.taxes[index] ?? 0) + tax;
      if (isPresent && !isTakenOff) to.taxesPaidIn[index] = (to.taxesPaidIn[index] ?? 0) + tax;
    }
    if (!hasCash && isTakenOff) outflow -= fee + tax;
    else if (!hasCash) inflow += fee + tax;
    // Gross, fee and tax each have the error of the line. Adding them rounds twice, unless they are whole numbers.
    const flowError = error === 0 ? 0 : 3 * error + 2 * (Math.abs(gross) + fee + tax) * rounding;
    if (inflow !== 0) {
      sums.deposits.add(inflow, flowError);
      if (isPresent) to.inflow[index] = (to.inflow[index] ?? 0) + inflow;
    }
    if (outflow !== 0) {
      sums.withdrawals.add(outflow, flowError);
      if (isPresent) to.outflow[index] = (to.outflow[index] ?? 0) + outflow;
    }
  }
  memo.range = { key: rangeKey, before, during };
  for (const name of sumNames) {
    flows.before[name].join(before[name]);
    flows.during[name].join(during[name]);
  }
}

/** Where sums go that are known already. */
const unused = createSums();
const sumNames = Object.keys(unused) as (keyof RangeSums)[];

interface Filling {
  readonly flows: Flows;
  readonly ends: ReturnType<typeof createEnds>;
  /** Days before it are filled already. */
  readonly changed: number;
}

/** Adds the value of the shares of each account to the days; false where one has none at an end. */
function addWorth(
  { prices, rates, input }: Portfolio,
  group: PlayedGroup,
  seen: Uint8Array | null,
  { flows: { columns: days, openingDay, closingDay }, ends: { opening, closing }, changed }: Filling,
): boolean {
  const { value } = days;
  const { baseCurrency } = input;
  const { symbol, currency, columns, end, accounts } = group;
  const { day: lineDays, account: owners, quantity: quantities } = columns;
  const { length } = value;
  const unit = 10 ** group.quantityPlaces;
  const perUnit = currency === baseCurrency ? null : rates.view(currency, baseCurrency, openingDay, length);
  const changedDay = openingDay + changed;
  let closes: DayView | null = null;
  let closesFrom = 0;
  for (const account of accounts) {
    if (seen !== null && seen[account] !== 1) continue;
    if (!addEnd(opening, heldAt(group, account, openingDay), 0, openingDay)) return false;
    if (!addEnd(closing, heldAt(group, account, closingDay), length - 1, closingDay)) return false;
    const before = heldAt(group, account, changedDay);
    let quantity = before < 0 ? 0 : (quantities[before] ?? 0);
    let from = changed;
    for (let at = before < 0 ? group.start : before + 1; from < length; at += 1) {
      if (at < end && owners[at] !== account) continue;
      const until = at < end ? Math.min((lineDays[at] ?? 0) - openingDay, length) : length;
      if (until > from) {
        if (quantity !== 0) {
          if (closes === null) {
            closesFrom = from;
            closes = prices.view(symbol, openingDay + from, length - from);
          }
          // A second account may have held shares before the first one did.
          if (from < closesFrom) {
            closes = prices.view(symbol, openingDay + from, length - from);
            closesFrom = from;
          }
          addValues(value, quantity / unit, closes, closesFrom, perUnit, from, until);
        }
        from = until;
      }
      if (at >= end) break;
      quantity = quantities[at] ?? 0;
    }
  }
  return true;

  function addEnd(state: ReturnType<typeof createEnd>, at: number, index: number, day: number): boolean {
    const quantity = at < 0 ? 0 : (quantities[at] ?? 0);
    if (quantity === 0) return true;
    const price = prices.plainAt(symbol, day)?.price ?? Number.NaN;
    const rate = rateIn(perUnit, index);
    const cents = worthCents({ prices, rates, baseCurrency }, group, quantity, day, price, rate);
    if (Number.isNaN(cents)) return false;
    const cost = columns.cost[at] ?? 0;
    const costBase = columns.costBase[at] ?? 0;
    const error = columns.costError[at] ?? 0;
    state.cents += cents;
    state.unrealised += (quantity / unit) * price * rate - (cost * rate) / unitsOfOne;
    if (perUnit === null && cost === costBase) return true;
    state.currency.add(cost * rate - costBase, error * (rate + 1) + (cost * rate + costBase) * conversionRounding);
    return true;
  }
}

function addValues(
  value: Float64Array,
  shares: number,
  { values: closes, offset: closesOffset }: DayView,
  closesFrom: number,
  perUnit: DayView | null,
  from: number,
  until: number,
): void {
  const offset = closesOffset - closesFrom;
  if (perUnit === null) {
    for (let day = from; day < until; day += 1) value[day] = (value[day] ?? 0) + shares * (closes[day + offset] ?? 0);
    return;
  }
  const { values: rates, offset: ratesOffset } = perUnit;
  for (let day = from; day < until; day += 1)
    value[day] = (value[day] ?? 0) + shares * (closes[day + offset] ?? 0) * (rates[day + ratesOffset] ?? 0);
}

function rateIn(perUnit: DayView | null, day: number): number {
  return perUnit === null ? 1 : (perUnit.values[day + perUnit.offset] ?? Number.NaN);
}

/**
 * Adds an account's cash and its implied deposits to the days. Returns false when its value at either end is unknown.
 */
function addCash(
  { rates, input: { baseCurrency } }: Portfolio,
  account: CashColumns,
  { flows, ends: { opening, closing }, changed }: Filling,
): boolean {
  const { openingDay, closingDay, before, during } = flows;
  const { value, inflow } = flows.columns;
  const { balance, balanceError, booked, bookedError, implied, impliedError, currency } = account;
  const { length } = value;
  const perUnit = currency === baseCurrency ? null : rates.view(currency, baseCurrency, openingDay, length);
  for (let day = Math.max(changed, account.firstDay - openingDay); day < length; day += 1) {
    const held = balance[cashIndex(account, openingDay + day)] ?? 0;
    if (held === 0) continue;
    value[day] = (value[day] ?? 0) + (held / unitsOfOne) * rateIn(perUnit, day);
  }
  if (implied !== null) {
    before.implied.error += impliedError;
    during.implied.error += impliedError;
    for (let index = 0; index < implied.length; index += 1) {
      const amount = implied[index] ?? 0;
      const day = account.firstDay + index - openingDay;
      if (amount === 0) continue;
      if (day >= length) break;
      (day > 0 ? during : before).implied.add(amount, 0);
      if (day > 0 && day >= changed) inflow[day] = (inflow[day] ?? 0) + amount;
    }
  }
  return addEnd(opening, openingDay, 0) && addEnd(closing, closingDay, length - 1);

  function addEnd(state: ReturnType<typeof createEnd>, day: number, index: number): boolean {
    const at = cashIndex(account, day);
    if (at < 0) return true;
    const [held, error] = [balance[at] ?? 0, balanceError[at] ?? 0];
    if (held === 0 && error === 0) {
      if (perUnit === null) return true;
      state.currency.add(-(booked[at] ?? 0), bookedError[at] ?? 0);
      return true;
    }
    const rate = rateIn(perUnit, index);
    const worth = held * rate;
    const worthError = perUnit === null ? error : error * rate + Math.abs(worth) * conversionRounding;
    const cents = cashCents(held, error, rates.at(currency, baseCurrency, day), rate);
    if (Number.isNaN(cents)) return false;
    state.cents += cents;
    if (perUnit !== null) {
      state.currency.add(worth, worthError);
      state.currency.add(-(booked[at] ?? 0), bookedError[at] ?? 0);
    }
    return true;
  }
}

/** Turns the flows of days from units to the currency. */
function inCurrency(
  { inflow, outflow, income, fees, taxes, feesPaidIn, taxesPaidIn }: DayColumns,
  changed: number,
): void {
  for (const column of [inflow, outflow, income, fees, taxes, feesPaidIn, taxesPaidIn])
    for (let day = changed; day < column.length; day += 1) {
      const units = column[day] ?? 0;
      // Most days have none.
      if (units !== 0) column[day] = units / unitsOfOne;
    }
}

/** The lines of the bridge as `bridgeOf` has them: sums up to each end are rounded, and the lines are the differences. */
function bridgeOfSums(
  { before, during }: Flows,
  { opening, closing }: ReturnType<typeof createEnds>,
  parts: number,
): Bridge | null {
  for (const sums of [before, during]) sums.deposits.join(sums.implied);
  const line = (name: keyof RangeSums): number => {
    const first = before[name].cents;
    during[name].join(before[name]);
    return during[name].cents - first;
  };
  const cents = {
    deposits: line("deposits"),
    implied: line("implied"),
    withdrawals: line("withdrawals"),
    realised: line("realised"),
    income: line("income"),
    fees: line("fees"),
    taxes: line("taxes"),
  };
  closing.currency.join(before.currency);
  closing.currency.join(during.currency);
  opening.currency.join(before.currency);
  const currency = closing.currency.cents - opening.currency.cents;
  const unrealised =
    closing.cents -
    opening.cents -
    cents.deposits +
    cents.withdrawals -
    cents.realised -
    cents.income +
    cents.fees +
    cents.taxes -
    currency;
  const rest = unrealised / 100 - (closing.unrealised - opening.unrealised);
  // Each value and each part was rounded to the cent; more than that is left over only if the arithmetic is wrong.
  const slack = 0.005 * (16 + 2 * parts) + 1e-9 * (Math.abs(closing.cents) + Math.abs(opening.cents));
  if (
    ![...Object.values(cents), unrealised, opening.cents, closing.cents].every(Number.isSafeInteger) ||
    !(Math.abs(rest) <= slack)
  )
    return null;
  return {
    opening: textOf(opening.cents),
    deposits: textOf(cents.deposits),
    impliedDeposits: textOf(cents.implied),
    withdrawals: textOf(cents.withdrawals),
    realised: textOf(cents.realised),
    unrealised: textOf(unrealised),
    income: textOf(cents.income),
    fees: textOf(cents.fees),
    taxes: textOf(cents.taxes),
    currency: textOf(currency),
    closing: textOf(closing.cents),
  };
}

function textOf(cents: number): string {
  return centsText({ digits: BigInt(cents), places: 2 });
}
