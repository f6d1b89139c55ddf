import { BoundedSum, centsOfUnits, conversionRounding, rounding, unitPlaces } from "./bounded.ts";
import { percentOfNumbers, perShareText } from "./cents.ts";
import { cashCents, cashIndex } from "./column-cash.ts";
import type { CashColumns } from "./cash-columns.ts";
import type { ColumnLedger } from "./column-ledger.ts";
import type { PlayedGroup } from "./played-group.ts";
import { sightOf } from "./column-range.ts";
import { heldAt, worthCents } from "./column-worth.ts";
import { lineKind } from "./columns.ts";
import { centsText, type Exact, numberOf, over } from "./exact.ts";
import {
  type DayChange,
  dayChangeOf,
  type HoldingAmounts,
  type HoldingParts,
  holdingParts,
  perSharePlaces,
} from "./holding.ts";
import type { HeldCash, HeldParts } from "./held-parts.ts";
import type { Portfolio } from "./portfolio.ts";
import type { Scope } from "./portfolio-input.ts";
import type { PlainPrice } from "./price-book.ts";

/**
 * Returns the holdings at the end of a day, from the columns of a ledger; null when a cent is in doubt, or a price or
 * rate is missing.
 */
export function columnHoldings(
  portfolio: Portfolio,
  ledger: ColumnLedger,
  day: number,
  scope: Scope,
  by: "account" | "symbol",
): HeldParts | null {
  const { hasSymbol, accounts: seen } = sightOf(ledger, scope);
  const key = `${day} ${by} ${seen?.join("") ?? ""}`;
  const parts: HoldingParts[] = [];
  for (const group of ledger.groups) {
    if (group.symbol === "" || !hasSymbol(group.symbol)) continue;
    const own = partsOf(portfolio, ledger, group, { key, seen, day, by });
    if (own === null) return null;
    parts.push(...own);
  }
  const cash = scope.symbols === undefined ? cashOf(portfolio, ledger, seen, day) : [];
  return cash === null ? null : { parts, cash };
}

interface Question {
  readonly key: string;
  readonly seen: Uint8Array | null;
  readonly day: number;
  readonly by: "account" | "symbol";
}

/** The holdings of an instrument: those of the last time where the same was asked and neither lines nor price have changed. */
function partsOf(
  portfolio: Portfolio,
  ledger: ColumnLedger,
  group: PlayedGroup,
  { key, seen, day, by }: Question,
): readonly HoldingParts[] | null {
  const { memo } = group;
  const priced = portfolio.prices.column(group.symbol);
  const rates = portfolio.rates;
  const { holding } = memo;
  if (holding?.key === key && holding.priced === priced && holding.rates === rates) return holding.parts;
  const own = group.accounts
    .filter((account) => seen === null || seen[account] === 1)
    .map((account) => ({ account, at: heldAt(group, account, day) }));
  const held = own.filter(({ at }) => at >= 0 && group.columns.quantity[at] !== 0);
  if (held.length === 0) return [];
  const market = marketOf(portfolio, group, day);
  if (market === null) return null;
  const sets = by === "symbol" ? [{ held, accounts: own }] : held.map((one) => ({ held: [one], accounts: [one] }));
  const parts: HoldingParts[] = [];
  for (const { held: places, accounts } of sets) {
    const [only] = places;
    const accountId = places.length === 1 && only !== undefined ? (ledger.accountIds[only.account] ?? null) : null;
    const amounts = amountsOf(portfolio, group, { places: places.map(({ at }) => at), accountId, day, market });
    const numbers = accounts.map(({ account }) => account);
    const booked = bookedOf(group, numbers, day);
    if (amounts === null || booked === null) return null;
    parts.push(holdingParts({ ...amounts, ...booked }));
  }
  memo.holding = { key, priced, rates, parts };
  return parts;
}

/** The price and the exchange rate that value an instrument. */
interface Market {
  readonly price: PlainPrice;
  /** Units of the base currency for one unit of the instrument's currency. */
  readonly rate: number;
}

function marketOf({ prices, rates, input }: Portfolio, { symbol, currency }: PlayedGroup, day: number): Market | null {
  const price = prices.plainAt(symbol, day);
  const rate = rates.at(currency, input.baseCurrency, day);
  return price === null || rate === null ? null : { price, rate: numberOf(rate) };
}

interface Place {
  /** The lines after which each account holds what it does. */
  readonly places: readonly number[];
  readonly accountId: string | null;
  readonly day: number;
  readonly market: Market;
}

type Booked = Pick<HoldingAmounts, "income" | "incomeTwelveMonths" | "realised">;

/** Money is rounded to the cent account by account, as in `holdingOf`. */
function amountsOf(
  portfolio: Portfolio,
  group: PlayedGroup,
  { places, accountId, day, market: { price, rate } }: Place,
): Omit<HoldingAmounts, keyof Booked> | null {
  const { prices, rates, input } = portfolio;
  const { baseCurrency } = input;
  const { symbol, currency, columns, quantityPlaces } = group;
  let [quantity, paid, paidError] = [0, 0, 0];
  let [value, cost, charges, currencyGain, change] = [0, 0, 0, 0, 0];
  let percent: number | null = null;
  let hasChange = true;
  for (const [index, at] of places.entries()) {
    const held = columns.quantity[at] ?? 0;
    const [own, ownBase] = [columns.cost[at] ?? 0, columns.costBase[at] ?? 0];
    const [ownCharges, error] = [columns.charges[at] ?? 0, columns.costError[at] ?? 0];
    const isBase = currency === baseCurrency && own === ownBase;
    quantity += held;
    paid += own;
    paidError += error;
    value += worthCents({ prices, rates, baseCurrency }, group, held, day, price.price, rate);
    cost += centsOfUnits(ownBase + ownCharges, error === 0 ? 0 : 2 * error + (ownBase + ownCharges) * rounding);
    charges -= centsOfUnits(ownCharges, error);
    currencyGain += isBase
      ? 0
      : centsOfUnits(own * rate - ownBase, error * (rate + 1) + (own * rate + ownBase) * conversionRounding);
    const dayChange = changeOf(portfolio, group, held, day, { price, rate });
    if (index === 0) percent = dayChange?.percent ?? null;
    if (dayChange === null) hasChange = false;
    else change += Number(dayChange.amount);
  }
  const averageCost = averageOf(paid, paidError, quantity, quantityPlaces);
  if (averageCost === null || !Number.isSafeInteger(value + cost + charges + currencyGain + change)) return null;
  if (!Number.isSafeInteger(quantity)) return null;
  return {
    symbol,
    accountId,
    currency,
    quantity: { digits: BigInt(quantity), places: quantityPlaces },
    averageCost,
    value: BigInt(value),
    cost: BigInt(cost),
    charges: BigInt(charges),
    currencyGain: BigInt(currencyGain),
    price,
    dayChange: hasChange ? { amount: BigInt(change), percent } : null,
    reason: null,
    lots: [],
  };
}

/** Returns the average cost of one share, as `perShareText` writes it; null where the last place is in doubt. */
function averageOf(paid: number, error: number, quantity: number, quantityPlaces: number): string | null {
  const shares = quantity / 10 ** quantityPlaces;
  const each = paid / shares;
  const part = each - Math.floor(each);
  if (each >= minPlainUnits && Math.abs(part - 0.5) > error / shares + each * 4 * rounding + averageCut)
    return Number.isSafeInteger(Math.round(each))
      ? perShareText({ digits: BigInt(Math.round(each)), places: unitPlaces })
      : null;
  if (error !== 0 || !Number.isSafeInteger(paid)) return null;
  const exact = { digits: BigInt(quantity), places: quantityPlaces };
  return perShareText(over({ digits: BigInt(paid), places: unitPlaces }, exact, perSharePlaces));
}

/** A tenth: costs below it have more than six places. */
const minPlainUnits = 10 ** (unitPlaces - 1);

/** A cost of one share is rounded to 16 places before it is shown with six: in units, with room. */
const averageCut = 1e-9;

/** Sums of what was booked, to the cent account by account. */
function bookedOf({ columns, start, end }: PlayedGroup, accounts: readonly number[], day: number): Booked | null {
  const { day: days, account: owners, kind: kinds } = columns;
  let [income, incomeTwelveMonths, realised] = [0, 0, 0];
  for (const account of accounts) {
    const [all, recent, gains] = [new BoundedSum(), new BoundedSum(), new BoundedSum()];
    for (let at = start; at < end && (days[at] ?? 0) <= day; at += 1) {
      if (owners[at] !== account) continue;
      if (kinds[at] === lineKind.sell) gains.add(columns.saleGain[at] ?? 0, columns.gainError[at] ?? 0);
      if (kinds[at] !== lineKind.income) continue;
      all.add(columns.gross[at] ?? 0, columns.error[at] ?? 0);
      if ((days[at] ?? 0) > day - 365) recent.add(columns.gross[at] ?? 0, columns.error[at] ?? 0);
    }
    income += all.cents;
    incomeTwelveMonths += recent.cents;
    realised += gains.cents;
  }
  if (!Number.isSafeInteger(income + incomeTwelveMonths + realised)) return null;
  return { income: BigInt(income), incomeTwelveMonths: BigInt(incomeTwelveMonths), realised: BigInt(realised) };
}

/** The change between the last two prices, as `dayChangeOf` has it, which decides where a half cent is in doubt. */
function changeOf(
  { prices, rates, input }: Portfolio,
  { symbol, currency, quantityPlaces }: PlayedGroup,
  quantity: number,
  day: number,
  { price, rate }: Market,
): DayChange | null {
  const before = prices.isPlain(symbol) && !price.isManual ? prices.plainAt(symbol, price.day - 1) : null;
  const [now, then] = [millionths(price.price), millionths(before?.price ?? Number.NaN)];
  if (before !== null && !Number.isNaN(now + then) && then > 0) {
    const change = now - then;
    const units = (quantity / 10 ** quantityPlaces) * change * rate;
    const cents = centsOfUnits(units, Math.abs(units) * 4 * conversionRounding);
    if (!Number.isNaN(cents))
      return { amount: BigInt(cents), percent: percentOfNumbers(change, then, () => [wholeOf(change), wholeOf(then)]) };
  }
  const exact = { prices, rates, baseCurrency: input.baseCurrency, arithmetic: { quantityPlaces } };
  return dayChangeOf(exact, symbol, currency, BigInt(quantity), day);
}

function wholeOf(number: number): Exact {
  return { digits: BigInt(number), places: 0 };
}

/** A price of at most six places as a whole number of millionths; NaN for any other. */
function millionths(price: number): number {
  const whole = Math.round(price * 1e6);
  return whole / 1e6 === price && Number.isSafeInteger(whole) ? whole : Number.NaN;
}

/** The cash of the accounts looked at; null where a cent is in doubt. */
function cashOf(
  portfolio: Portfolio,
  ledger: ColumnLedger,
  seen: Uint8Array | null,
  day: number,
): readonly HeldCash[] | null {
  const found: HeldCash[] = [];
  for (const account of ledger.cash() ?? [null]) {
    if (account === null) return null;
    if (seen !== null && seen[account.account] !== 1) continue;
    const held = heldCash(portfolio, account, day);
    if (held === null) return null;
    found.push(held);
  }
  return found;
}

function heldCash({ rates, input }: Portfolio, account: CashColumns, day: number): HeldCash | null {
  const { accountId, currency, balance, balanceError } = account;
  const at = cashIndex(account, day);
  const [held, error] = [balance[at] ?? 0, balanceError[at] ?? 0];
  const isEmpty = held === 0 && error === 0;
  if (error > 0 && Math.abs(held) <= error) return null;
  const rate = rates.at(currency, input.baseCurrency, day);
  if (!isEmpty && rate === null) return null;
  const cents = centsOfUnits(held, error);
  const value = rate === null ? 0 : cashCents(held, error, rate, numberOf(rate));
  if (!Number.isSafeInteger(cents) || !Number.isSafeInteger(value)) return null;
  const text = centsText({ digits: BigInt(cents), places: 2 });
  return { accountId, currency, isEmpty, balance: text, value: BigInt(value), reason: null };
}
