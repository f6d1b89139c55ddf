import { isZero, negated, unlessZero, unsigned } from "../amounts.ts";
import {
  costOrRefund,
  interestOrCharge,
  isOption,
  moneyMoved,
  ratiosFromExtraShares,
  reasons,
  unknownType,
} from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** E*TRADE: Accounts, Transactions, Download; the columns of before and after 2025. */
export const eTrade = tableImporter({
  id: "e-trade",
  name: "E*TRADE",
  checked: "published column names",
  samples: ["e-trade.csv", "e-trade-2025.csv"],
  columns: {
    date: ["TransactionDate", "Activity/Trade Date"],
    type: ["TransactionType", "Activity Type"],
    securityType: ["SecurityType"],
    symbol: ["Symbol"],
    quantity: ["Quantity", "Quantity #"],
    amount: ["Amount", "Amount $"],
    price: ["Price", "Price $"],
    fee: ["Commission"],
    name: ["Description"],
  },
  needed: ["date", "type", "symbol", "quantity", "amount", "price", "fee"],
  numbers: ["quantity", "amount", "price", "fee"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  read(record) {
    const type = record.text("type").toLowerCase();
    const written = record.text("symbol");
    const ticker = written.startsWith("#") || written === "--" ? "" : written;
    if (
      /opt/i.test(record.text("securityType")) ||
      /option/.test(type) ||
      isOption(ticker) ||
      isOption(record.text("name"))
    )
      return { skipped: reasons.option };
    if (/short|to cover/.test(type)) return { skipped: reasons.short };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const quantity = record.number("quantity");
    const trade = {
      quantity: unsigned(quantity),
      price: unsigned(record.number("price")),
      fee: unlessZero(record.number("fee")),
    };
    if (/^bought|^buy|^sold|^sell|^reinvest/.test(type)) {
      const price = isZero(trade.price) ? reinvestedPrice(record.text("name")) : trade.price;
      return { ...ofShares, ...trade, price, type: type.startsWith("s") ? "sell" : "buy" };
    }
    if (/div|capital gain|distribution/.test(type)) {
      // A dividend with shares is its reinvestment; the price then stands in words.
      if (!isZero(quantity))
        return { ...ofShares, type: "buy", quantity: trade.quantity, price: reinvestedPrice(record.text("name")) };
      return { ...ofShares, type: "dividend", amount };
    }
    if (/interest/.test(type)) return { ...line, ...interestOrCharge(amount) };
    if (/tax|withh/.test(type))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("tax", negated(amount), record.text("type")) };
    if (/fee/.test(type))
      return { ...(ticker === "" ? line : ofShares), ...costOrRefund("fee", negated(amount), record.text("type")) };
    if (/split/.test(type)) return { ...ofShares, currency: null, type: "split", quantity };
    if (/transfer|deposit|withdrawal|contribution|wire|debit|credit|check/.test(type)) {
      if (ticker === "" || isZero(quantity)) return { ...line, ...moneyMoved(amount) };
      return {
        ...ofShares,
        type: quantity?.startsWith("-") === true ? "transfer-out" : "transfer-in",
        quantity: trade.quantity,
      };
    }
    return unknownType(record.text("type"));
  },
  finish: ratiosFromExtraShares,
});

function reinvestedPrice(description: string): string | null {
  return /REINVEST PRICE \$\s*([\d.]+)/i.exec(description)?.[1] ?? null;
}
