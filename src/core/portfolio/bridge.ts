import type { PlainDate } from "#core/calendar/plain-date.ts";
import { type Decimal, moneyText, zero } from "#core/money/decimal.ts";
import { civilDay, dateOfDay } from "./civil-day.ts";
import { flowSign, stepAt, unpriced, valueOfPosition } from "./day-values.ts";
import { type Ledger, type LedgerPart, ledgerOf } from "./ledger.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";

/**
 * How the opening value became the closing value, in the base currency, to the cent:
 * opening + deposits - withdrawals + realised + unrealised + income - fees - taxes + currency = closing.
 */
export interface Bridge {
  /** At the end of the day before the range. */
  readonly opening: string;
  /** Money paid in, and shares moved in at what they were worth at the start of the day. */
  readonly deposits: string;
  /** The part of the deposits that nobody recorded: what purchases needed beyond the cash there. */
  readonly impliedDeposits: string;
  readonly withdrawals: string;
  /** Gain by price of what left, against its cost (or its value when it was moved in), before fees and taxes. */
  readonly realised: string;
  /** Change of the same gain of what is still held: what was realised leaves it. */
  readonly unrealised: string;
  readonly income: string;
  readonly fees: string;
  readonly taxes: string;
  /** What changed because exchange rates did: of shares, sold or held, and of cash. */
  readonly currency: string;
  readonly closing: string;
}

/**
 * The bridge of a range of days, both included. Null when something in it has no rate or price; `incomplete` says what, and
 * names the instruments left out because they have no price at an end.
 */
export function bridge(
  input: PortfolioInput,
  { from, to, scope = {} }: { readonly from: PlainDate; readonly to: PlainDate; readonly scope?: Scope },
): { readonly bridge: Bridge | null; readonly incomplete: readonly Incomplete[] } {
  const ledger = ledgerOf(input, scope);
  const [opening, closing] = [civilDay(from) - 1, civilDay(to)];
  const leftOut = unpriced(ledger, [opening, closing]);
  return bridgeOf(ledger, opening, closing, leftOut);
}

export function bridgeOf(
  ledger: Ledger,
  openingDay: number,
  closingDay: number,
  leftOut: readonly Incomplete[],
): { readonly bridge: Bridge | null; readonly incomplete: readonly Incomplete[] } {
  if (openingDay > closingDay)
    return { bridge: null, incomplete: [{ symbol: null, reason: "the range ends before it begins" }] };
  const out = new Set(leftOut.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const opening = stateAt(ledger, openingDay, out);
  const closing = stateAt(ledger, closingDay, out);
  const flows = flowsBetween(ledger, openingDay, closingDay, out);
  const missing = [opening, closing, flows].find((part) => typeof part === "string");
  if (typeof opening === "string" || typeof closing === "string" || typeof flows === "string")
    return { bridge: null, incomplete: [...leftOut, { symbol: null, reason: String(missing) }] };

  const exact = {
    deposits: flows.deposits,
    withdrawals: flows.withdrawals,
    realised: flows.realised,
    unrealised: closing.unrealised.minus(opening.unrealised),
    income: flows.income,
    fees: flows.fees,
    taxes: flows.taxes,
    currency: closing.currency.minus(opening.currency).plus(flows.currency),
  };
  const cents = Object.fromEntries(
    Object.entries(exact).map(([name, value]) => [name, value.round(2)]),
  ) as typeof exact;
  const sum = opening.value
    .plus(cents.deposits)
    .minus(cents.withdrawals)
    .plus(cents.realised)
    .plus(cents.unrealised)
    .plus(cents.income)
    .minus(cents.fees)
    .minus(cents.taxes)
    .plus(cents.currency);
  const rest = closing.value.minus(sum);
  // Each value and each part was rounded to the cent; more than that is left over only if the arithmetic is wrong.
  const roundings = 12 + 2 * (ledger.positions.length + ledger.cash.length);
  if (rest.abs().gt(roundings * 0.005)) throw new Error(`the bridge does not close: ${rest.toFixed()} is left over`);
  return {
    bridge: {
      opening: moneyText(opening.value),
      deposits: moneyText(cents.deposits),
      impliedDeposits: moneyText(flows.implied.round(2)),
      withdrawals: moneyText(cents.withdrawals),
      realised: moneyText(cents.realised),
      unrealised: moneyText(cents.unrealised.plus(rest)),
      income: moneyText(cents.income),
      fees: moneyText(cents.fees),
      taxes: moneyText(cents.taxes),
      currency: moneyText(cents.currency),
      closing: moneyText(closing.value),
    },
    incomplete: leftOut,
  };
}

interface State {
  readonly value: Decimal;
  /** Gain by price of what is held. */
  readonly unrealised: Decimal;
  /** Gain by exchange rate of what is held, cash too. */
  readonly currency: Decimal;
}

/** What is held at the end of a day; a sentence when that cannot be told. */
function stateAt(ledger: Ledger, day: number, leftOut: ReadonlySet<string>): State | string {
  let [value, unrealised, currency] = [zero, zero, zero];
  for (const position of ledger.positions) {
    const step = stepAt(position.steps, day);
    if (step === undefined || step.quantity.eq(zero) || leftOut.has(position.symbol)) continue;
    const worth = valueOfPosition(ledger, position, step.quantity, day);
    if (typeof worth === "string") return `${position.symbol}: ${worth}`;
    if (step.entry === null || step.entryBase === null)
      return `${position.symbol}: no price or rate on the day it came in`;
    value = value.plus(worth.base);
    unrealised = unrealised.plus(worth.value.minus(step.entry).times(worth.rate));
    currency = currency.plus(step.entry.times(worth.rate).minus(step.entryBase));
  }
  for (const account of ledger.cash) {
    const balance = cashAt(ledger, account, day);
    if (typeof balance === "string") return balance;
    value = value.plus(balance.base);
    currency = currency.plus(balance.exact.minus(balance.booked));
  }
  return { value, unrealised, currency };
}

/** The cash of an account at the end of a day in its currency, in the base currency (to the cent and exact), and as it was booked. */
export function cashAt(
  { rates, baseCurrency }: Ledger,
  { steps, currency }: Ledger["cash"][number],
  day: number,
): { readonly balance: Decimal; readonly base: Decimal; readonly exact: Decimal; readonly booked: Decimal } | string {
  const step = stepAt(steps, day);
  if (step === undefined) return { balance: zero, base: zero, exact: zero, booked: zero };
  const { booked } = step;
  if (step.balance === null || booked === null) return `Cash: ${step.missing ?? "a rate is missing"}`;
  const rate = step.balance.eq(zero) ? zero : rates.at(currency, baseCurrency, day);
  if (rate === null) return `Cash: no rate ${currency}/${baseCurrency} on ${dateOfDay(day)}`;
  const exact = step.balance.times(rate);
  return { balance: step.balance, base: exact.round(2), exact, booked };
}

interface FlowSums {
  readonly deposits: Decimal;
  readonly withdrawals: Decimal;
  readonly implied: Decimal;
  readonly realised: Decimal;
  readonly income: Decimal;
  readonly fees: Decimal;
  readonly taxes: Decimal;
  readonly currency: Decimal;
}

/** Sums of parts that did not change are not made again, for a few ranges of each. */
const summed = new WeakMap<LedgerPart, Map<string, FlowSums | string>>();
const keptRanges = 8;

function flowsBetween(
  ledger: Ledger,
  openingDay: number,
  closingDay: number,
  leftOut: ReadonlySet<string>,
): FlowSums | string {
  let all: FlowSums = noFlows;
  const key = `${openingDay} ${closingDay} ${[...leftOut].toSorted().join()}`;
  for (const part of ledger.parts) {
    const known = summed.get(part) ?? new Map<string, FlowSums | string>();
    summed.set(part, known);
    const sums = known.get(key) ?? partFlows(ledger, part, openingDay, closingDay, leftOut);
    if (known.size >= keptRanges) known.clear();
    known.set(key, sums);
    if (typeof sums === "string") return sums;
    all = addedFlows(all, sums);
  }
  return all;
}

const noFlows: FlowSums = {
  deposits: zero,
  withdrawals: zero,
  implied: zero,
  realised: zero,
  income: zero,
  fees: zero,
  taxes: zero,
  currency: zero,
};

function addedFlows(first: FlowSums, second: FlowSums): FlowSums {
  return {
    deposits: first.deposits.plus(second.deposits),
    withdrawals: first.withdrawals.plus(second.withdrawals),
    implied: first.implied.plus(second.implied),
    realised: first.realised.plus(second.realised),
    income: first.income.plus(second.income),
    fees: first.fees.plus(second.fees),
    taxes: first.taxes.plus(second.taxes),
    currency: first.currency.plus(second.currency),
  };
}

function partFlows(
  ledger: Ledger,
  { entries }: LedgerPart,
  openingDay: number,
  closingDay: number,
  leftOut: ReadonlySet<string>,
): FlowSums | string {
  const sums = { ...noFlows };
  for (const entry of entries) {
    if (entry.day <= openingDay || entry.day > closingDay) continue;
    const isOut = entry.symbol !== null && leftOut.has(entry.symbol);
    const isRealised = entry.kind === "realised-price" || entry.kind === "realised-currency";
    if (isOut && isRealised) continue;
    const sign = flowSign(ledger, entry, leftOut);
    const { amount } = entry;
    if (amount === null) {
      if (!isRealised && Object.values(sign).every((part) => part === 0)) continue;
      return `${entry.symbol ?? "Cash"}: no price or rate on ${dateOfDay(entry.day)}`;
    }
    if (entry.kind === "realised-price") sums.realised = sums.realised.plus(amount);
    if (entry.kind === "realised-currency") sums.currency = sums.currency.plus(amount);
    if (sign.inflow !== 0) sums.deposits = sums.deposits.plus(amount);
    if (sign.outflow !== 0) sums.withdrawals = sums.withdrawals.plus(amount.times(sign.outflow));
    if (sign.income !== 0) sums.income = sums.income.plus(amount);
    if (sign.fees !== 0) sums.fees = sums.fees.plus(amount);
    if (sign.taxes !== 0) sums.taxes = sums.taxes.plus(amount);
    if (entry.isImplied === true) sums.implied = sums.implied.plus(amount);
  }
  return sums;
}
