import { transactionTypes } from "#core/portfolio/transaction.ts";
import { readNamedLots } from "#core/portfolio/named-lots.ts";
import { unguardedCell } from "../../csv/guarded-cell.ts";
import { tableImporter } from "../table-importer.ts";
import { unknownAction } from "../broker-words.ts";

/** Bellwether's own CSV export. */
export const bellwetherCsv = tableImporter({
  id: "bellwether-csv",
  name: "Bellwether CSV",
  checked: "real export",
  samples: ["bellwether.csv"],
  columns: {
    account: ["Account"],
    accountCurrency: ["Account currency"],
    costMethod: ["Cost method"],
    type: ["Type"],
    symbol: ["Symbol"],
    date: ["Date"],
    quantity: ["Quantity"],
    price: ["Price"],
    amount: ["Amount"],
    fee: ["Fee"],
    tax: ["Tax"],
    currency: ["Currency"],
    ratio: ["Ratio"],
    newSymbol: ["New symbol"],
    cash: ["Cash"],
    costShare: ["Cost share"],
    note: ["Note"],
    priceCurrency: ["Price currency"],
    feeCurrency: ["Fee currency"],
    taxCurrency: ["Tax currency"],
    rate: ["Rate"],
    received: ["Received"],
    receivedCurrency: ["Received currency"],
    id: ["ID"],
    lots: ["Lots"],
    accountCurrencies: ["Account currencies"],
  },
  needed: ["account", "accountCurrency", "type", "symbol", "date", "newSymbol", "costShare"],
  numbers: ["quantity", "price", "amount", "fee", "tax"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "day-first" },
  account: (record) => unguardedCell(record.text("account")),
  read(record) {
    const word = record.text("type");
    const type = transactionTypes.find((name) => name === word.toLowerCase());
    if (type === undefined) return unknownAction(word);
    return {
      type,
      symbol: record.text("symbol") || null,
      date: record.date("date"),
      quantity: record.number("quantity"),
      price: record.number("price"),
      amount: record.number("amount"),
      fee: record.number("fee"),
      tax: record.number("tax"),
      currency: record.text("currency") || null,
      ratio: record.number("ratio"),
      newSymbol: record.text("newSymbol") || null,
      cash: record.number("cash"),
      costShare: record.number("costShare"),
      note: unguardedCell(record.text("note")) || null,
      priceCurrency: record.text("priceCurrency") || null,
      feeCurrency: record.text("feeCurrency") || null,
      taxCurrency: record.text("taxCurrency") || null,
      rate: record.number("rate"),
      received: record.number("received"),
      receivedCurrency: record.text("receivedCurrency") || null,
      named: { id: record.text("id") || null, lots: readNamedLots(record.text("lots")) },
    };
  },
  accounts: (records) =>
    records.map((record) => ({
      name: unguardedCell(record.text("account")),
      currency: record.text("accountCurrency") || null,
      currencies: record
        .text("accountCurrencies")
        .split(/\s+/)
        .filter((code) => code !== ""),
      costMethod: record.text("costMethod") || null,
      cash: null,
    })),
});
