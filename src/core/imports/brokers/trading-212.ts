import { ratedCurrencies, majorCurrency, minorUnits, unitsPerMajor } from "#core/money/currencies.ts";
import { isZero, negated, productText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import type { ColumnRecord } from "../column-table.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { statedAmount, tableImporter } from "../table-importer.ts";

const costs = {
  tax: "Withholding tax",
  stampDuty: "Stamp duty reserve tax",
  frenchTax: "French transaction tax",
  conversionFee: "Currency conversion fee",
  transactionFee: "Transaction fee",
  finraFee: "Finra fee",
} as const;
type Cost = keyof typeof costs;

/** A cost has its currency in a separate column, or in older files in its own column's name. */
const inCurrencies = (name: string) => [name, ...ratedCurrencies.map((code) => `${name} (${code})`)];

/** Trading 212: History, Export history. Amounts in the account's currency, prices in the instrument's, with the rate between. */
export const trading212 = tableImporter({
  id: "trading-212",
  name: "Trading 212",
  checked: "published column names",
  samples: ["trading-212.csv"],
  columns: {
    type: ["Action"],
    date: ["Time"],
    isin: ["ISIN"],
    ticker: ["Ticker"],
    name: ["Name"],
    note: ["Notes"],
    quantity: ["No. of shares"],
    price: ["Price / share"],
    currency: ["Currency (Price / share)"],
    rate: ["Exchange rate"],
    total: inCurrencies("Total"),
    totalCurrency: ["Currency (Total)"],
    tax: inCurrencies(costs.tax),
    taxCurrency: [`Currency (${costs.tax})`],
    stampDuty: inCurrencies(costs.stampDuty),
    stampDutyCurrency: [`Currency (${costs.stampDuty})`],
    frenchTax: inCurrencies(costs.frenchTax),
    frenchTaxCurrency: [`Currency (${costs.frenchTax})`],
    conversionFee: inCurrencies(costs.conversionFee),
    conversionFeeCurrency: [`Currency (${costs.conversionFee})`],
    transactionFee: inCurrencies(costs.transactionFee),
    transactionFeeCurrency: [`Currency (${costs.transactionFee})`],
    finraFee: inCurrencies(costs.finraFee),
    finraFeeCurrency: [`Currency (${costs.finraFee})`],
  },
  needed: ["type", "date", "isin", "quantity", "price"],
  numbers: ["quantity", "price", "total"],
  dates: ["date"],
  usual: { decimalSign: "." },
  instrumentName: (record) => record.text("name"),
  read(record) {
    const action = actions.of(record.text("type"));
    const date = record.date("date");
    const accountCurrency = currencyOf(record, "total");
    const total = record.number("total");
    const cash = { date, currency: accountCurrency };
    switch (action) {
      case "deposit":
        return { ...cash, ...moneyMoved(total) };
      case "withdrawal":
        return { ...cash, type: "withdrawal", amount: unsigned(total) };
      case "card":
        return { ...cash, ...moneyMoved(total), note: record.text("type") };
      case "interest":
        return { ...cash, ...interestOrCharge(total) };
      case "fee":
        return { ...cash, ...cost("fee", negated(total), record.text("type")) };
      case "conversion":
        return { skipped: reasons.conversion };
      default:
    }

    const currency = record.text("currency") || null;
    const symbol = listedSymbol({ ticker: record.text("ticker"), isin: record.text("isin"), currency: currency ?? "" });
    const quantity = unsigned(record.number("quantity"));
    const price = record.number("price");
    const line = { symbol, date, currency };
    const sumOf = (...keys: readonly Cost[]) => {
      const each = keys.map((key) => costIn(currency, record, key, accountCurrency));
      return each.includes(undefined) ? undefined : unlessZero(sumText(...each.map((cost) => cost ?? null)));
    };
    // The old shares close, the new ones open.
    if (action === "split") {
      const isClosed = /close$/i.test(record.text("type"));
      return { ...line, type: "split", quantity: isClosed ? negated(quantity) : quantity };
    }
    if (action === "dividend" || action === "return-of-capital" || action === "capital-gain-distribution") {
      // The price is the payment per share after withholding tax.
      const tax = sumOf("tax");
      const amount = tax === undefined ? null : sumText(productText(quantity, price), tax);
      return { ...line, type: action, amount, tax: tax ?? null };
    }
    const trade = {
      ...line,
      quantity,
      price,
      fee: sumOf("conversionFee", "transactionFee", "finraFee") ?? null,
      tax: sumOf("stampDuty", "frenchTax") ?? null,
    };
    if (action === "buy" || action === "sell") {
      // Prices in pence are paid in pounds.
      const isOwn = majorCurrency(currency ?? "") === accountCurrency;
      const paid = productText(total, isOwn ? String(unitsPerMajor(currency ?? "")) : record.number("rate"));
      const stated = statedAmount(record, "total", paid, isOwn ? {} : { isConverted: true });
      return { ...trade, type: action, stated: stated === null ? null : { ...stated, hasCosts: true } };
    }
    if (action === "distribution" && isZero(price)) return { ...line, type: "transfer-in", quantity };
    return unknownAction(record.text("type"), {
      ...trade,
      currency: currency ?? accountCurrency,
      amount: total,
      amountCurrency: accountCurrency,
    });
  },
});

/** Actions of a dividend with the kind of income in brackets. */
const dividends = (kinds: string) =>
  kinds
    .split(",")
    .map((kind) => `Dividend (${kind.trim()})`)
    .join(", ");

const actions = phraseBook({
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  card: "Card debit, Card credit, Card refund, Spending cashback",
  interest: "Interest, Interest on cash, Lending interest, Share lending interest",
  fee: "Fee, Card fee, Withdrawal fee, Deposit fee, ADR fee",
  conversion: "Currency conversion",
  buy: "Market buy, Limit buy, Stop buy, Stop limit buy",
  sell: "Market sell, Limit sell, Stop sell, Stop limit sell",
  dividend: `Dividend, ${dividends(`Dividend, Ordinary, Bonus, Special, Property income, Tax exempted, Manufactured payment, Dividend
    manufactured payment, Dividends paid by us corporations, Dividends paid by foreign corporations, Interest, Demerger`)}`,
  "return-of-capital": dividends("Return of capital, Return of capital non us"),
  "capital-gain-distribution": dividends("Capital gains, Short term capital gains, Long term capital gains"),
  split: "Stock split, Stock split open, Stock split close",
  distribution: "Stock distribution, Stock distribution (Custom)",
});

type Columns = Cost | `${Cost}Currency` | "total" | "totalCurrency" | "rate" | "price" | "quantity";
type Line = Pick<ColumnRecord<Columns>, "text" | "number" | "label" | "fault">;

function currencyOf(record: Line, key: Cost | "total"): string | null {
  return record.text(`${key}Currency`) || (/\(([A-Z]{3})\)$/.exec(record.label(key))?.[1] ?? null);
}

/**
 * A cost in the currency of the price: unchanged, or converted from the account's currency at the line's rate.
 * Undefined, with a fault, if it is in neither.
 */
function costIn(
  currency: string | null,
  record: Line,
  key: Cost,
  accountCurrency: string | null,
): string | null | undefined {
  const cost = unsigned(record.number(key));
  if (isZero(cost)) return null;
  const own = currencyOf(record, key);
  const rate = record.number("rate");
  if (own !== null && own === currency) return cost;
  if (own !== null && currency !== null && minorUnits[currency]?.currency === own)
    return productText(cost, String(minorUnits[currency].perUnit));
  // The rate is units of the price's currency for one of the account's.
  if (own !== null && own === accountCurrency && rate !== null) return productText(cost, rate);
  record.fault(key, { code: "no-exchange-rate", text: `${cost} ${own ?? ""}`.trim(), currency });
  return undefined;
}
