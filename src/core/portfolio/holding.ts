import type { Lack } from "./lack.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { dateOfDay } from "./civil-day.ts";
import { compared, type Exact, exactOf, exactText, minus, over, times, unitsOf, unity } from "./exact.ts";
import type { Booked, Ledger } from "./ledger.ts";
import {
  centsOver,
  type Cents,
  centsOrNull,
  differenceOf,
  percentOfCents,
  percentOf,
  perShareText,
  roundedTogether,
  sumOrNull,
} from "./cents.ts";
import type { Position } from "./position.ts";
import type { PlainPrice } from "./price-book.ts";
import { worthOf } from "./worth.ts";

/** Shares bought together. Money in the base currency, prices in the instrument's; null where unknown. */
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
 * A position in an instrument. `averageCost` and `price` are per share in the instrument's currency (`currency`);
 * everything else is in the base currency. The average cost is the price paid for the shares; `cost` also includes the
 * fees and taxes of the purchase.
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
  /** Value less cost: unrealised. Its parts add up to it: price, currency, and what was paid in fees and taxes (negative). */
  readonly gain: string | null;
  readonly gainPercent: number | null;
  readonly priceGain: string | null;
  readonly currencyGain: string | null;
  readonly charges: string | null;
  /** Part of the total value, cash too: 0.18. */
  readonly weight: number | null;
  /** Gain or loss of the shares held from the last session's change in price. */
  readonly dayChange: string | null;
  readonly dayChangePercent: number | null;
  /** Dividends and interest of the instrument, before taxes: since the first line, and in the last 365 days. */
  readonly income: string | null;
  readonly incomeTwelveMonths: string | null;
  /** Gain of what was sold, after fees and taxes. */
  readonly realised: string | null;
  readonly lots: readonly Lot[];
}

/** A holding without its weight, and its money as whole cents; null where unknown. */
export interface HoldingParts {
  readonly holding: Holding;
  readonly value: Cents | null;
  readonly cost: Cents | null;
  readonly gain: Cents | null;
  readonly dayChange: Cents | null;
  readonly reason: Lack | null;
}

/** The amounts of a holding, from either engine. Money is in whole cents of the base currency; null where unknown. */
export interface HoldingAmounts {
  readonly symbol: string;
  readonly accountId: string | null;
  readonly currency: string;
  readonly quantity: Exact;
  readonly averageCost: string | null;
  readonly value: Cents | null;
  readonly cost: Cents | null;
  readonly charges: Cents | null;
  readonly currencyGain: Cents | null;
  readonly price: PlainPrice | null;
  readonly dayChange: DayChange | null;
  readonly income: Cents | null;
  readonly incomeTwelveMonths: Cents | null;
  readonly realised: Cents | null;
  readonly reason: Lack | null;
  readonly lots: readonly Lot[];
}

export interface DayChange {
  readonly amount: Cents;
  readonly percent: number | null;
}

export function holdingParts(amounts: HoldingAmounts): HoldingParts {
  const { value, cost, charges, currencyGain, price, reason } = amounts;
  const gain = differenceOf(value, cost);
  const dayChange = value === null ? null : (amounts.dayChange?.amount ?? null);
  return {
    value,
    cost,
    gain,
    dayChange,
    reason,
    holding: {
      symbol: amounts.symbol,
      accountId: amounts.accountId,
      currency: amounts.currency,
      quantity: exactText(amounts.quantity),
      averageCost: amounts.averageCost,
      cost: centsOrNull(cost),
      price: price?.price ?? null,
      priceDate: price === null ? null : dateOfDay(price.day),
      isManualPrice: price?.isManual ?? false,
      value: centsOrNull(value),
      gain: centsOrNull(gain),
      gainPercent: percentOfCents(gain, cost),
      priceGain: centsOrNull(differenceOf(differenceOf(gain, charges), currencyGain)),
      currencyGain: centsOrNull(currencyGain),
      charges: centsOrNull(charges),
      weight: null,
      dayChange: centsOrNull(dayChange),
      dayChangePercent: dayChange === null ? null : (amounts.dayChange?.percent ?? null),
      income: centsOrNull(amounts.income),
      incomeTwelveMonths: centsOrNull(amounts.incomeTwelveMonths),
      realised: centsOrNull(amounts.realised),
      lots: amounts.lots,
    },
  };
}

export function holdingOf(
  ledger: Ledger,
  positions: readonly Position[],
  day: number,
  {
    incomes,
    sales,
    hasLots,
  }: { readonly incomes: readonly Booked[]; readonly sales: readonly Booked[]; readonly hasLots: boolean },
): HoldingParts {
  const { amountPlaces, quantityPlaces } = ledger.arithmetic;
  const { symbol = "", accountId = "", currency = ledger.baseCurrency } = positions[0] ?? {};
  const quantity = {
    digits: positions.reduce((sum, position) => sum + position.quantity(), 0n),
    places: quantityPlaces,
  };
  const paid = sumOrNull(positions.map((position) => position.sums().cost));
  // Money is rounded to the cent account by account, so that accounts add up to the instrument and both to the total.
  const amounts = positions.map((position) => amountsOf(ledger, position, day));
  const sum = (name: "value" | "cost" | "charges" | "currencyGain") => sumOrNull(amounts.map((one) => one[name]));
  const changes = positions.map((position) => dayChangeOf(ledger, symbol, currency, position.quantity(), day));
  const change = sumOrNull(changes.map((one) => one?.amount ?? null));
  return holdingParts({
    symbol,
    accountId: positions.every((position) => position.accountId === accountId) ? accountId : null,
    currency,
    quantity,
    averageCost:
      paid === null ? null : perShareText(over({ digits: paid, places: amountPlaces }, quantity, perSharePlaces)),
    value: sum("value"),
    cost: sum("cost"),
    charges: sum("charges"),
    currencyGain: sum("currencyGain"),
    price: ledger.prices.plainAt(symbol, day),
    dayChange: change === null ? null : { amount: change, percent: changes[0]?.percent ?? null },
    income: sumByAccount(incomes, amountPlaces),
    incomeTwelveMonths: sumByAccount(
      incomes.filter((entry) => entry.day > day - 365),
      amountPlaces,
    ),
    realised: sumByAccount(sales, amountPlaces),
    reason: amounts.find((one) => one.reason !== null)?.reason ?? null,
    lots: hasLots
      ? positions
          .flatMap((position, index) => lotsOf(ledger, position, day, amounts[index]?.value ?? null))
          .toSorted((first, second) => (first.date < second.date ? -1 : Number(first.date > second.date)))
      : [],
  });
}

/** Places that prices and costs of one share are calculated to before they are shown with six at most. */
export const perSharePlaces = 16;

/** Money of one position, each amount to the cent, in the base currency; null where unknown. */
function amountsOf(ledger: Ledger, position: Position, day: number) {
  const { amountPlaces: places } = ledger.arithmetic;
  const worth = worthOf(ledger, position, position.quantity(), day);
  const reason = "code" in worth ? worth : null;
  const [value, rate] = "code" in worth ? [null, null] : [unitsOf(worth.base, 2), worth.rate];
  const { cost: paid, costBase, chargesBase } = position.sums();
  const cost = costBase === null || chargesBase === null ? null : centsOver(costBase + chargesBase, places);
  const gain = differenceOf(value, cost);
  const charges = chargesBase === null || gain === null ? null : -centsOver(chargesBase, places);
  const currencyGain =
    paid === null || costBase === null || rate === null || gain === null
      ? null
      : unitsOf(minus(times({ digits: paid, places }, rate), { digits: costBase, places }), 2);
  return { value, cost, gain, charges, currencyGain, reason };
}

/** Lots share the position's value by their shares; the last takes what rounding left, so that they sum to it. */
function lotsOf({ arithmetic }: Ledger, position: Position, day: number, value: Cents | null): Lot[] {
  const { amountPlaces, quantityPlaces } = arithmetic;
  const all = position.lots();
  const whole = { digits: position.quantity(), places: quantityPlaces };
  const values = roundedTogether(
    all.map(({ quantity }) =>
      value === null ? null : over({ digits: value * quantity, places: quantityPlaces + 2 }, whole, perSharePlaces),
    ),
  );
  const costs = roundedTogether(
    all.map(({ amounts: { costBase, chargesBase } }) =>
      costBase === null || chargesBase === null ? null : { digits: costBase + chargesBase, places: amountPlaces },
    ),
  );
  return all.map((lot, index) => {
    const [worth, cost] = [values[index] ?? null, costs[index] ?? null];
    const gain = differenceOf(worth, cost);
    const quantity = { digits: lot.quantity, places: quantityPlaces };
    const paid = lot.amounts.cost;
    return {
      transactionId: lot.transactionId,
      accountId: position.accountId,
      date: dateOfDay(lot.day),
      quantity: exactText(quantity),
      price:
        paid === null || lot.quantity === 0n
          ? null
          : perShareText(over({ digits: paid, places: amountPlaces }, quantity, perSharePlaces)),
      cost: centsOrNull(cost),
      value: centsOrNull(worth),
      gain: centsOrNull(gain),
      gainPercent: percentOfCents(gain, cost),
      daysHeld: day - lot.day,
      note: lot.note,
    };
  });
}

/** The change between the last two prices that differ in day, for the shares held, at the rate of the day. */
export function dayChangeOf(
  {
    prices,
    rates,
    baseCurrency,
    arithmetic,
  }: Pick<Ledger, "prices" | "rates" | "baseCurrency"> & {
    readonly arithmetic: { readonly quantityPlaces: number };
  },
  symbol: string,
  currency: string,
  quantity: bigint,
  day: number,
): DayChange | null {
  const last = prices.at(symbol, day);
  const before = last === null || last.isManual ? null : prices.at(symbol, last.day - 1);
  const rate = rates.at(prices.currencyOf(symbol) ?? currency, baseCurrency, day);
  if (last === null || before === null || rate === null) return null;
  // Both as they were on the day of the last price, which may have come before a split that the shares have gone through since.
  const then = last.day === day ? last.price : (prices.at(symbol, last.day)?.price ?? last.price);
  const split = prices.splitOn(symbol, last.day);
  const comparable = split === 1 ? before.price : over(before.price, exactOf(split), quotientPlaces);
  const isSame = then.digits === 0n || compared(then, last.price) === 0;
  const sinceThen = isSame ? unity : over(last.price, then, quotientPlaces);
  const change = minus(then, comparable);
  const shares: Exact = { digits: quantity, places: arithmetic.quantityPlaces };
  return {
    amount: unitsOf(times(times(times(change, sinceThen), shares), rate), 2),
    percent: percentOf(change, comparable),
  };
}

const quotientPlaces = 24;

/** Rounded to the cent account by account; null when an amount is unknown. */
function sumByAccount(items: readonly Booked[], places: number): Cents | null {
  const accounts = Map.groupBy(items, ({ accountId }) => accountId);
  return sumOrNull(
    [...accounts.values()].map((own) => {
      const sum = sumOrNull(own.map(({ amount }) => amount));
      return sum === null ? null : centsOver(sum, places);
    }),
  );
}
