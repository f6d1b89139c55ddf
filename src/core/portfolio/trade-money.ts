import { majorCurrency, minorUnits, unitsPerMajor } from "#core/money/currencies.ts";
import { type Decimal, decimal, decimalText, parseDecimal, zero } from "#core/money/decimal.ts";
import type { Transaction } from "./transaction.ts";
import { cashGoes, isTrade } from "./transaction-kinds.ts";

type Trade = Pick<Transaction, "type" | "quantity" | "price" | "amount" | "fee" | "tax"> & Currencies;

type Currencies = Partial<
  Pick<Transaction, "price" | "fee" | "tax" | "priceCurrency" | "feeCurrency" | "taxCurrency" | "rate">
> & { readonly currency?: string | null };

const ownCurrencyOf = { price: "priceCurrency", fee: "feeCurrency", tax: "taxCurrency" } as const;

/** The other currency that figures of a line are in, in main units; null where all are in the line's own. */
export function otherCurrencies(line: Currencies): readonly string[] {
  const own = majorCurrency(line.currency ?? "");
  const others = (["price", "fee", "tax"] as const).flatMap((field) => {
    const code = line[ownCurrencyOf[field]];
    return isGiven(line[field]) && isGiven(code) && majorCurrency(code) !== own ? [majorCurrency(code)] : [];
  });
  return [...new Set(others)];
}

/**
 * The line with price, fee and tax in its own currency, at its own rate, to 24 places. A price whose rate isn't known is left out: the
 * line's amount says what the shares are worth.
 */
export function inLineCurrency<Line extends Currencies>(line: Line): Line {
  const { rate } = line;
  const currency = line.currency ?? "";
  const codes = [line.priceCurrency, line.feeCurrency, line.taxCurrency];
  if (rate == null && codes.every((code) => code == null)) return line;
  const converted = (field: "price" | "fee" | "tax") => {
    const [value, code] = [read(line[field]), line[ownCurrencyOf[field]]];
    if (value === null || !isGiven(code) || code === currency) return line[field];
    const perOther = majorCurrency(code) === majorCurrency(currency) ? decimal("1") : read(rate);
    if (perOther === null) return value.eq(0) ? "0" : null;
    const units = value.times(perOther).times(unitsPerMajor(currency)).div(unitsPerMajor(code));
    return decimalText(units.round(24));
  };
  const figures = { price: converted("price"), fee: converted("fee"), tax: converted("tax") };
  return { ...line, ...figures, priceCurrency: null, feeCurrency: null, taxCurrency: null, rate: null };
}

function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== "";
}

/**
 * What the shares of a trade were worth before fee and tax, in the line's currency: by the cash that moved where the line
 * has it, else shares times price. The amount of shares that are given is the income, from which fee and tax are taken.
 * Null for other lines, and where a figure is missing.
 */
export function tradeWorth(trade: Trade): Decimal | null {
  const { type, quantity, price, amount, fee, tax } = inLineCurrency(trade);
  if (!isTrade(type)) return null;
  const moved = read(amount);
  const costs = (read(fee) ?? zero).plus(read(tax) ?? zero);
  if (moved !== null) {
    const goes = cashGoes(type);
    return goes === 0 ? moved.minus(costs) : moved.plus(costs).times(goes);
  }
  const [shares, each] = [read(quantity), read(price)];
  return shares === null || each === null ? null : shares.times(each);
}

/** The cash that a trade moves, negative if paid, in the line's currency. Null as in `tradeWorth`. */
export function tradeCash(trade: Trade): Decimal | null {
  const { fee, tax } = inLineCurrency(trade);
  const worth = tradeWorth(trade);
  const goes = cashGoes(trade.type);
  if (worth === null || goes === 0) return worth === null ? null : zero;
  return worth
    .times(goes)
    .minus(read(fee) ?? zero)
    .minus(read(tax) ?? zero);
}

/** The price of one share: as printed, else what the cash that moved gives, to twelve places. Null where it isn't known. */
export function tradePrice(trade: Trade): string | null {
  const { price } = inLineCurrency(trade);
  if (isGiven(price)) return price;
  const [worth, shares] = [tradeWorth(trade), read(trade.quantity)];
  if (worth === null || shares === null || shares.eq(0)) return null;
  return decimalText(decimal(worth.div(shares).round(12).toFixed()));
}

/**
 * The fee of a trade whose amount is less good than shares times price, before the costs that the line has: the whole
 * difference, with that fee. Null where the amount is better, or the difference is more than half of the worth.
 */
export function possibleFee(trade: Trade): string | null {
  const [paid, printed] = [tradeWorth(trade), tradeWorth({ ...trade, amount: null })];
  if (paid === null || printed === null) return null;
  const difference = paid.minus(printed).times(cashGoes(trade.type) > 0 ? -1 : 1);
  if (difference.lte(0) || difference.gt(printed.div(2))) return null;
  return decimalText(difference.plus(read(inLineCurrency(trade).fee) ?? zero));
}

/**
 * How far cash may be from shares times price because figures are printed with few places: half a unit of the last place of
 * both, and one unit of the currency's own. Prices have two places at least, fractional shares four.
 */
export function printedRounding(quantity: string, price: string, currency: string): Decimal {
  const places = (text: string, atLeast: number) => Math.max(text.split(".")[1]?.length ?? 0, atLeast);
  const unit = (count: number) => decimal(`1e-${count}`);
  const ofPrice = unit(places(price, 2)).times(quantity).div(2);
  const ofShares = quantity.includes(".") ? unit(places(quantity, 4)).times(price).div(2) : zero;
  return ofPrice.plus(ofShares).plus(unit(moneyPlaces(currency)));
}

const knownPlaces = new Map<string, number>();

/** Places of a currency's money: 2 for USD, 0 for JPY and for pence. */
function moneyPlaces(currency: string): number {
  let places = knownPlaces.get(currency);
  if (places === undefined) {
    const style = { style: "currency", currency: /^[A-Z]{3}$/.test(currency) ? currency : "USD" } as const;
    places = Object.hasOwn(minorUnits, currency)
      ? 0
      : (new Intl.NumberFormat("en", style).resolvedOptions().maximumFractionDigits ?? 2);
    knownPlaces.set(currency, places);
  }
  return places;
}

function read(text: string | null | undefined): Decimal | null {
  return text === null || text === undefined || text === "" ? null : parseDecimal(text);
}
