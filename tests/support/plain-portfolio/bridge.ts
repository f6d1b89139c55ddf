import { dayText } from "#core/calendar/day-text.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { type Decimal, moneyText, zero } from "#core/money/decimal.ts";
import { civilDay, dateOfDay } from "#core/portfolio/civil-day.ts";
import { flowSign, stepAt, unpriced, valueOfPosition } from "./day-values.ts";
import { type Ledger, type LedgerPart, ledgerOf } from "./ledger.ts";
import type { PortfolioInput, Scope } from "#core/portfolio/portfolio-input.ts";
import type { Incomplete } from "./incomplete.ts";

/**
 * The bridge from opening to closing value, in the base currency, to the cent: opening + deposits - withdrawals +
 * realised + unrealised + income - fees - taxes + currency = closing. Bridges of consecutive ranges add up to that of
 * the whole, line by line. A line is null if an entry in the range has no rate or price on its day; `incomplete` names
 * the day. The difference goes into the currency line, which is then null too.
 */
export interface Bridge {
  /** At the end of the day before the range. */
  readonly opening: string;
  /** Money paid in, and shares moved in at their value at the start of the day. */
  readonly deposits: string | null;
  /** The unrecorded part of the deposits: cash that purchases needed beyond the balance. */
  readonly impliedDeposits: string | null;
  readonly withdrawals: string | null;
  /** Price gain of shares that left, against their cost (or their value when moved in), before fees and taxes. */
  readonly realised: string | null;
  /** Change of the same gain for shares still held. Realised gains leave it. */
  readonly unrealised: string | null;
  readonly income: string | null;
  readonly fees: string | null;
  readonly taxes: string | null;
  /** The effect of exchange rates, on shares held or sold and on cash. */
  readonly currency: string | null;
  readonly closing: string;
}

/**
 * Calculates the bridge of a range, both days included. Null if cash has no rate at an end of it. `incomplete` then
 * says so, and names days without rates and instruments left out because they have no price at an end.
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
  const unvalued = (reason: string) => ({ bridge: null, incomplete: [...leftOut, { symbol: null, reason }] });
  if (typeof opening === "string") return unvalued(opening);
  if (typeof closing === "string") return unvalued(closing);
  const before = flowsBetween(ledger, Number.NEGATIVE_INFINITY, openingDay, out);
  const during = flowsBetween(ledger, openingDay, closingDay, out);
  const unknown = unknownLines(ledger, opening, closing, openingDay, during.unknown);

  // Rounds the totals at each end and takes differences, so that ranges add up to the cent.
  const line = (name: keyof FlowSums) =>
    before.sums[name].plus(during.sums[name]).round(2).minus(before.sums[name].round(2));
  const currency = closing.currency
    .plus(before.sums.currency)
    .plus(during.sums.currency)
    .round(2)
    .minus(opening.currency.plus(before.sums.currency).round(2));
  const cents = {
    deposits: line("deposits"),
    impliedDeposits: line("implied"),
    withdrawals: line("withdrawals"),
    realised: line("realised"),
    income: line("income"),
    fees: line("fees"),
    taxes: line("taxes"),
    currency,
  };
  const unrealised = closing.value
    .minus(opening.value)
    .minus(cents.deposits)
    .plus(cents.withdrawals)
    .minus(cents.realised)
    .minus(cents.income)
    .plus(cents.fees)
    .plus(cents.taxes)
    .minus(cents.currency);
  const rest = unrealised.minus(closing.unrealised.minus(opening.unrealised));
  // Each value and part was rounded to the cent. A larger remainder means wrong arithmetic.
  const roundings = 16 + 2 * (ledger.positions.length + ledger.cash.length);
  const isClosed = rest.abs().lte(roundings * 0.005);
  if (!isClosed && unknown.size === 0) throw new Error(`the bridge does not close: ${rest.toFixed()} is left over`);
  const text = (name: BridgeLine, amount: Decimal) => (unknown.has(name) ? null : moneyText(amount));
  return {
    bridge: {
      opening: moneyText(opening.value),
      deposits: text("deposits", cents.deposits),
      impliedDeposits: text("deposits", cents.impliedDeposits),
      withdrawals: text("withdrawals", cents.withdrawals),
      realised: text("realised", cents.realised),
      unrealised: isClosed ? text("unrealised", unrealised) : null,
      income: text("income", cents.income),
      fees: text("fees", cents.fees),
      taxes: text("taxes", cents.taxes),
      currency: text("currency", cents.currency),
      closing: moneyText(closing.value),
    },
    incomplete: [...leftOut, ...distinct([...unknown.values()])],
  };
}

type BridgeLine = "deposits" | "withdrawals" | "realised" | "unrealised" | "income" | "fees" | "taxes" | "currency";

/** Unknown lines, with what they lack. */
function unknownLines(
  { baseCurrency }: Ledger,
  opening: State,
  closing: State,
  openingDay: number,
  flows: ReadonlyMap<BridgeLine, Incomplete>,
): ReadonlyMap<BridgeLine, Incomplete> {
  const unknown = new Map(flows);
  for (const state of [opening, closing]) {
    for (const { symbol, currency, since } of state.unknownEntries) {
      // In the base currency an unknown entry is the same at both ends and leaves no difference.
      if (currency === baseCurrency && since <= openingDay) continue;
      const lack = { symbol, reason: `no price or rate on ${dayText(dateOfDay(since))}` };
      for (const name of ["unrealised", "currency"] as const) if (!unknown.has(name)) unknown.set(name, lack);
    }
  }
  const [any] = unknown.values();
  if (any !== undefined && !unknown.has("currency")) unknown.set("currency", any);
  return unknown;
}

function distinct(all: readonly Incomplete[]): Incomplete[] {
  return [...new Map(all.map((lack) => [`${lack.symbol ?? ""} ${lack.reason}`, lack])).values()];
}

interface State {
  readonly value: Decimal;
  /** Price gain of holdings. */
  readonly unrealised: Decimal;
  /** Exchange rate gain of holdings, including cash. */
  readonly currency: Decimal;
  /** Holdings acquired on a day whose price or rate is missing. */
  readonly unknownEntries: readonly { readonly symbol: string; readonly currency: string; readonly since: number }[];
}

/** Returns the holdings at the end of a day, or a sentence that says why they are unknown. */
function stateAt(ledger: Ledger, day: number, leftOut: ReadonlySet<string>): State | string {
  let [value, unrealised, currency] = [zero, zero, zero];
  const unknownEntries: State["unknownEntries"][number][] = [];
  for (const position of ledger.positions) {
    const step = stepAt(position.steps, day);
    if (step === undefined || step.quantity.eq(zero) || leftOut.has(position.name)) continue;
    const worth = valueOfPosition(ledger, position, step.quantity, day);
    if (typeof worth === "string") return `${position.symbol}: ${worth}`;
    if (step.entryUnknownSince !== null)
      unknownEntries.push({
        symbol: position.symbol,
        currency: position.currency,
        since: step.entryUnknownSince,
      });
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
  return { value, unrealised, currency, unknownEntries };
}

/**
 * An account's cash at the end of a day in its currency, in the base currency (to the cent and exact), and as booked.
 */
export function cashAt(
  { rates, baseCurrency }: Ledger,
  { steps, currency }: Ledger["cash"][number],
  day: number,
): { readonly balance: Decimal; readonly base: Decimal; readonly exact: Decimal; readonly booked: Decimal } | string {
  const step = stepAt(steps, day);
  if (step === undefined) return { balance: zero, base: zero, exact: zero, booked: zero };
  const { booked } = step;
  const rate = step.balance.eq(zero) ? zero : rates.at(currency, baseCurrency, day);
  if (rate === null) return `Cash: no rate ${currency}/${baseCurrency} on ${dayText(dateOfDay(day))}`;
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

/** Sums of a range as booked, and the lines with an unknown amount. */
interface Flows {
  readonly sums: FlowSums;
  readonly unknown: ReadonlyMap<BridgeLine, Incomplete>;
}

function flowsBetween(ledger: Ledger, openingDay: number, closingDay: number, leftOut: ReadonlySet<string>): Flows {
  let sums: FlowSums = noFlows;
  const unknown = new Map<BridgeLine, Incomplete>();
  for (const part of ledger.parts) {
    const flows = partFlows(ledger, part, openingDay, closingDay, leftOut);
    sums = addedFlows(sums, flows.sums);
    for (const [name, lack] of flows.unknown) if (!unknown.has(name)) unknown.set(name, lack);
  }
  return { sums, unknown };
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
): Flows {
  const sums = { ...noFlows };
  const unknown = new Map<BridgeLine, Incomplete>();
  for (const entry of entries) {
    if (entry.day <= openingDay || entry.day > closingDay) continue;
    const isOut = entry.symbol !== null && leftOut.has(entry.symbol);
    const isRealised = entry.kind === "realised-price" || entry.kind === "realised-currency";
    if (isOut && isRealised) continue;
    const sign = flowSign(ledger, entry, leftOut);
    const { booked } = entry;
    if (entry.kind === "realised-price") sums.realised = sums.realised.plus(booked);
    if (entry.kind === "realised-currency") sums.currency = sums.currency.plus(booked);
    if (sign.inflow !== 0) sums.deposits = sums.deposits.plus(booked);
    if (sign.outflow !== 0) sums.withdrawals = sums.withdrawals.plus(booked.times(sign.outflow));
    if (sign.income !== 0) sums.income = sums.income.plus(booked);
    if (sign.fees !== 0) sums.fees = sums.fees.plus(booked);
    if (sign.taxes !== 0) sums.taxes = sums.taxes.plus(booked);
    if (entry.isImplied === true) sums.implied = sums.implied.plus(booked);
    if (entry.missing === null) continue;
    const lack = { symbol: entry.symbol, reason: entry.missing };
    const lines: readonly (readonly [BridgeLine, boolean])[] = [
      ["realised", entry.kind === "realised-price"],
      ["unrealised", entry.isEntryUnknown === true],
      ["deposits", sign.inflow !== 0],
      ["withdrawals", sign.outflow !== 0],
      ["income", sign.income !== 0],
      ["fees", sign.fees !== 0],
      ["taxes", sign.taxes !== 0],
    ];
    for (const [name, isLacking] of lines) if (isLacking && !unknown.has(name)) unknown.set(name, lack);
  }
  return { sums, unknown };
}
