import { type Lack, lackOn } from "./lack.ts";
import type { Bridge } from "./value-bridge.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { bridgeFlows, type BridgeLine, type FlowSums } from "./bridge-flows.ts";
import { civilDay } from "./civil-day.ts";
import { columnRange } from "./column-range.ts";
import { centsText, type Exact, minus, nought, numberOf, plus, rounded, times, unitsOf } from "./exact.ts";
import type { Ledger } from "./ledger.ts";
import { portfolioOf } from "./portfolio.ts";
import type { Incomplete, PortfolioInput, Scope } from "./portfolio-input.ts";
import { stepAt, unpriced, worthOf } from "./worth.ts";

/**
 * The bridge of a range of days, both included. Null when cash has no rate at an end of it; `incomplete` says so, names the days
 * that lines lack a rate of, and the instruments left out because they have no price at an end.
 */
export function bridge(
  input: PortfolioInput,
  { from, to, scope = {} }: { readonly from: PlainDate; readonly to: PlainDate; readonly scope?: Scope },
): { readonly bridge: Bridge | null; readonly incomplete: readonly Incomplete[] } {
  const portfolio = portfolioOf(input);
  const [opening, closing] = [civilDay(from) - 1, civilDay(to)];
  const columns = opening < closing ? portfolio.columns() : null;
  const found = columns === null ? null : columnRange(portfolio, columns, opening, closing, scope);
  if (found !== null) return { bridge: found.bridge, incomplete: [] };
  const ledger = portfolio.ledger(scope);
  return bridgeOf(ledger, opening, closing, unpriced(ledger, [opening, closing]));
}

export function bridgeOf(
  ledger: Ledger,
  openingDay: number,
  closingDay: number,
  leftOut: readonly Incomplete[],
): { readonly bridge: Bridge | null; readonly incomplete: readonly Incomplete[] } {
  if (openingDay > closingDay)
    return { bridge: null, incomplete: [{ symbol: null, reason: { code: "range-turned" } }] };
  const out = new Set(leftOut.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const opening = stateAt(ledger, openingDay, out);
  const closing = stateAt(ledger, closingDay, out);
  const unvalued = (reason: Lack) => ({ bridge: null, incomplete: [...leftOut, { symbol: null, reason }] });
  if ("code" in opening) return unvalued(opening);
  if ("code" in closing) return unvalued(closing);
  const { before, during, unknown: lacking } = bridgeFlows(ledger, openingDay, closingDay, out);
  const unknown = unknownLines(ledger, opening, closing, openingDay, lacking);

  // The totals up to each end are rounded, and the lines are their differences. That way adjoining ranges add up to the
  // cent.
  const line = (name: keyof FlowSums) => centsOf(plus(before[name], during[name])) - centsOf(before[name]);
  const currency =
    centsOf(plus(closing.currency, plus(before.currency, during.currency))) -
    centsOf(plus(opening.currency, before.currency));
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
  const unrealised =
    centsOf(closing.value) -
    centsOf(opening.value) -
    cents.deposits +
    cents.withdrawals -
    cents.realised -
    cents.income +
    cents.fees +
    cents.taxes -
    cents.currency;
  const rest = minus({ digits: unrealised, places: 2 }, minus(closing.unrealised, opening.unrealised));
  // Each value and each part was rounded to the cent; more than that is left over only if the arithmetic is wrong.
  const roundings = 16 + 2 * (ledger.positions.length + ledger.cash.length);
  const isClosed = Math.abs(numberOf(rest)) <= roundings * 0.005;
  // What lacks in other lines is left over too, and can't be told from the unrealised gain.
  if (!isClosed && unknown.size === 0) throw new Error(`the bridge does not close: ${centsText(rest)} is left over`);
  const text = (name: BridgeLine, amount: bigint) => (unknown.has(name) ? null : moneyText(amount));
  return {
    bridge: {
      opening: centsText(opening.value),
      deposits: text("deposits", cents.deposits),
      impliedDeposits: text("deposits", cents.impliedDeposits),
      withdrawals: text("withdrawals", cents.withdrawals),
      realised: text("realised", cents.realised),
      unrealised: isClosed ? text("unrealised", unrealised) : null,
      income: text("income", cents.income),
      fees: text("fees", cents.fees),
      taxes: text("taxes", cents.taxes),
      currency: text("currency", cents.currency),
      closing: centsText(closing.value),
    },
    incomplete: [...leftOut, ...distinct([...unknown.values()])],
  };
}

/** Lines that cannot be given, with what they lack. */
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
      // In the base currency an unknown entry is the same at both ends, and leaves no difference.
      if (currency === baseCurrency && since <= openingDay) continue;
      const lack = { symbol, reason: lackOn("no-price-or-rate-on", since) };
      for (const name of ["unrealised", "currency"] as const) if (!unknown.has(name)) unknown.set(name, lack);
    }
  }
  const [any] = unknown.values();
  if (any !== undefined && !unknown.has("currency")) unknown.set("currency", any);
  return unknown;
}

function distinct(all: readonly Incomplete[]): Incomplete[] {
  return [...new Map(all.map((lack) => [JSON.stringify(lack), lack])).values()];
}

function moneyText(cents: bigint): string {
  return centsText({ digits: cents, places: 2 });
}

function centsOf(amount: Exact): bigint {
  return unitsOf(amount, 2);
}

interface State {
  readonly value: Exact;
  /** Gain by price of what is held. */
  readonly unrealised: Exact;
  /** Gain by exchange rate of what is held, cash too. */
  readonly currency: Exact;
  /** Shares still held that came in on a day without a price or rate. */
  readonly unknownEntries: readonly { readonly symbol: string; readonly currency: string; readonly since: number }[];
}

/** Returns the holdings at the end of a day, or the reason when their value is unknown. */
function stateAt(ledger: Ledger, day: number, leftOut: ReadonlySet<string>): State | Lack {
  const { amountPlaces: places } = ledger.arithmetic;
  let [value, unrealised, currency] = [nought, nought, nought];
  const unknownEntries: State["unknownEntries"][number][] = [];
  for (const position of ledger.positions) {
    const step = stepAt(position.steps, day);
    if (step === undefined || step.quantity === 0n || leftOut.has(position.name)) continue;
    const worth = worthOf(ledger, position, step.quantity, day);
    if ("code" in worth) return { ...worth, heldAs: position.symbol };
    if (step.entryUnknownSince !== null)
      unknownEntries.push({
        symbol: position.symbol,
        currency: position.currency,
        since: step.entryUnknownSince,
      });
    const entry = { digits: step.entry, places };
    value = plus(value, worth.base);
    unrealised = plus(unrealised, times(minus(worth.value, entry), worth.rate));
    currency = plus(currency, minus(times(entry, worth.rate), { digits: step.entryBase, places }));
  }
  for (const account of ledger.cash) {
    const balance = cashAt(ledger, account, day);
    if ("code" in balance) return balance;
    value = plus(value, balance.base);
    currency = plus(currency, minus(balance.exact, balance.booked));
  }
  return { value, unrealised, currency, unknownEntries };
}

/** The cash of an account at the end of a day in its currency, in the base currency (to the cent and exact), and as it was booked. */
export function cashAt(
  { rates, baseCurrency, arithmetic }: Ledger,
  { steps, currency }: Ledger["cash"][number],
  day: number,
): { readonly balance: Exact; readonly base: Exact; readonly exact: Exact; readonly booked: Exact } | Lack {
  const step = stepAt(steps, day);
  if (step === undefined) return { balance: nought, base: nought, exact: nought, booked: nought };
  const rate = step.balance === 0n ? nought : rates.at(currency, baseCurrency, day);
  if (rate === null) return lackOn("no-cash-rate-on", day, { from: currency, to: baseCurrency });
  const balance = { digits: step.balance, places: arithmetic.amountPlaces };
  const exact = times(balance, rate);
  const booked = plus(
    { digits: step.booked, places: arithmetic.amountPlaces },
    { digits: step.bookedWide, places: arithmetic.widePlaces },
  );
  return { balance, base: rounded(exact, 2), exact, booked };
}
