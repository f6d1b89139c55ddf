import { unlessZero } from "../amounts.ts";
import { unknownAction } from "../broker-words.ts";
import { coinSymbol } from "../coin-tickers.ts";
import { headerKey } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { phraseBook } from "../phrase-book.ts";
import { tableImporter } from "../table-importer.ts";

const header = ["Symbol", "Type", "Quantity", "Price", "Value", "Fees", "Date"] as const;

const table = tableImporter({
  id: "revolut-crypto",
  name: "Revolut crypto",
  checked: "published column names",
  samples: ["revolut-crypto.csv"],
  columns: {
    symbol: ["Symbol"],
    type: ["Type"],
    quantity: ["Quantity"],
    price: ["Price"],
    amount: ["Value"],
    fee: ["Fees"],
    date: ["Date"],
  },
  needed: ["symbol", "type", "quantity", "price", "amount", "fee", "date"],
  numbers: ["quantity", "price", "amount", "fee"],
  dates: ["date"],
  usual: { decimalSign: "." },
  read(record) {
    const type = actions.of(record.text("type"));
    const symbol = coinSymbol(record.text("symbol"), record.currencyBeside("price").code);
    if (type === null) return unknownAction(record.text("type"), { symbol });
    return {
      type,
      symbol,
      date: record.date("date"),
      quantity: record.number("quantity"),
      price: record.number("price"),
      fee: unlessZero(record.number("fee")),
    };
  },
});

/** Revolut: Crypto, Statement, as a spreadsheet. Its columns have common names, so it is known by their exact order. */
export const revolutCrypto: Importer = {
  ...table,
  recognises: (file) =>
    table.recognises(file) &&
    file.rows[0]?.cells.map(headerKey).join("|") === header.map((name) => name.toLowerCase()).join("|"),
};

const actions = phraseBook({ buy: "Buy", sell: "Sell" });
