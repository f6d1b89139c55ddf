import { isZero, negated, productText, quotientText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, reasons, unknownType } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

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
    amount: ["Total", "Total (EUR)", "Total (GBP)", "Total (USD)"],
    amountCurrency: ["Currency (Total)"],
    tax: ["Withholding tax"],
    conversionFee: ["Currency conversion fee", "Currency conversion fee (EUR)", "Currency conversion fee (GBP)"],
    stampDuty: ["Stamp duty reserve tax", "Stamp duty reserve tax (GBP)"],
    frenchTax: ["French transaction tax", "French transaction tax (EUR)"],
  },
  needed: ["type", "date", "isin", "quantity", "price"],
  numbers: ["quantity", "price", "amount"],
  dates: ["date"],
  usual: { decimalSign: "." },
  instrumentName: (record) => record.text("name"),
  read(record) {
    const action = record.text("type").toLowerCase();
    const date = record.date("date");
    const accountCurrency = record.text("amountCurrency") || (/\((\w{3})\)/.exec(record.label("amount"))?.[1] ?? null);
    const amount = record.number("amount");
    const cash = { date, currency: accountCurrency };
    if (action.startsWith("deposit") || action.startsWith("withdrawal"))
      return { ...cash, ...moneyMoved(signedBy(action, amount)) };
    if (action.includes("interest")) return { ...cash, ...interestOrCharge(amount) };
    if (action.includes("currency conversion")) return { skipped: reasons.conversion };
    if (action.includes("card")) return { ...cash, ...moneyMoved(amount), note: record.text("type") };
    if (action.includes("fee")) return { ...cash, ...costOrRefund("fee", negated(amount), record.text("type")) };

    const currency = record.text("currency") || null;
    const symbol = listedSymbol({
      ticker: record.text("ticker"),
      isin: record.text("isin"),
      currency: currency ?? "",
    });
    const quantity = unsigned(record.number("quantity"));
    const price = record.number("price");
    const line = { symbol, date, currency };
    if (action.startsWith("dividend")) {
      // The price is what was paid per share after the tax that was withheld.
      const tax = unlessZero(record.number("tax"));
      return { ...line, type: "dividend", amount: sumText(productText(quantity, price), tax), tax };
    }
    if (action.includes("split")) return { ...line, type: "split" };
    if (/\b(?:buy|sell)$/.test(action)) {
      const rate = record.number("rate") ?? (currency === accountCurrency ? "1" : rateOf(amount, quantity, price));
      const toPrice = (cost: string | null) => unlessZero(productText(unsigned(cost), rate));
      return {
        ...line,
        type: action.endsWith("buy") ? "buy" : "sell",
        quantity,
        price,
        fee: toPrice(record.number("conversionFee")),
        tax: toPrice(sumText(record.number("stampDuty"), record.number("frenchTax"))),
      };
    }
    if (action.startsWith("stock distribution") && isZero(price)) return { ...line, type: "transfer-in", quantity };
    return unknownType(record.text("type"));
  },
});

function signedBy(action: string, amount: string | null): string | null {
  return action.startsWith("withdrawal") && amount !== null ? `-${unsigned(amount)}` : amount;
}

function rateOf(amount: string | null, quantity: string | null, price: string | null): string | null {
  return quotientText(productText(quantity, price), unsigned(amount));
}
