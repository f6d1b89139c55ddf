import type { TransactionType } from "#core/portfolio/transaction.ts";
import { isNegative, isZero, negated, quotientText, unlessZero, unsigned } from "../amounts.ts";
import {
  costOrRefund,
  interestOrCharge,
  isOption,
  moneyMoved,
  ratioInWords,
  reasons,
  unknownType,
} from "../broker-words.ts";
import type { ColumnNames, ColumnRecord } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { type ColumnMapping, type MappableField, mappableFields } from "../mappable-fields.ts";
import { type Outcome, tableImporter } from "../table-importer.ts";

/** Names that columns go by in many files, in several languages; where none of them is there, the user maps. */
const usualNames: ColumnNames<MappableField> = {
  date: [
    "date",
    "trade date",
    "transaction date",
    "datum",
    "handelsdatum",
    "buchungsdatum",
    "fecha",
    "data",
    "date opération",
    "time",
  ],
  type: [
    "type",
    "action",
    "transaction type",
    "activity",
    "activity type",
    "typ",
    "art",
    "side",
    "buy/sell",
    "transaction",
    "operation",
    "tipo",
    "transactie",
  ],
  symbol: ["symbol", "ticker", "ticker symbol", "instrument", "stock", "kürzel", "code"],
  isin: ["isin"],
  exchange: ["exchange", "mic", "börse", "market", "beurs", "bourse"],
  name: ["name", "description", "security", "security name", "product", "wertpapier", "bezeichnung", "produkt"],
  quantity: [
    "quantity",
    "shares",
    "qty",
    "units",
    "no. of shares",
    "number of shares",
    "anzahl",
    "stück",
    "stücke",
    "menge",
    "aantal",
    "quantité",
    "cantidad",
    "quantità",
    "nominale",
  ],
  price: [
    "price",
    "unit price",
    "price per share",
    "share price",
    "cost",
    "cost per share",
    "average cost",
    "avg cost",
    "kurs",
    "preis",
    "koers",
    "prijs",
    "cours",
    "prix",
    "precio",
    "prezzo",
  ],
  amount: [
    "amount",
    "total",
    "value",
    "net amount",
    "gross amount",
    "total amount",
    "betrag",
    "wert",
    "summe",
    "bedrag",
    "waarde",
    "montant",
    "importe",
    "importo",
  ],
  fee: [
    "fee",
    "fees",
    "commission",
    "commissions",
    "costs",
    "gebühr",
    "gebühren",
    "provision",
    "kosten",
    "frais",
    "comisión",
    "commissioni",
  ],
  tax: ["tax", "taxes", "withholding tax", "steuer", "steuern", "belasting", "taxe", "impuesto", "tasse"],
  currency: ["currency", "ccy", "währung", "valuta", "devise", "moneda", "divisa"],
  account: ["account", "account name", "portfolio", "depot", "konto", "rekening", "compte", "cuenta"],
  note: ["note", "notes", "comment", "memo", "notiz", "bemerkung", "opmerking", "commentaire"],
};

const options = {
  name: "Columns mapped by you",
  checked: "published column names",
  samples: ["generic.csv", "generic-german.csv"],
  numbers: ["quantity", "price", "amount", "fee", "tax"],
  dates: ["date"],
  account: (record: ColumnRecord<MappableField>) => record.text("account"),
  instrumentName: (record: ColumnRecord<MappableField>) => record.text("name"),
  read: readRecord,
} as const;

/** Any table whose columns go by usual names: a symbol with a number of shares, or a day with an amount. */
export const generic: Importer = {
  ...tableImporter({ id: "generic", ...options, columns: usualNames, needed: ["symbol", "quantity"] }),
  recognises: (file) => tables.some((table) => table.recognises(file)),
  read: (file, choices) => (tables.find((table) => table.recognises(file)) ?? tables[0]).read(file, choices),
};

const tables = [
  tableImporter({ id: "generic", ...options, columns: usualNames, needed: ["symbol", "quantity"] }),
  tableImporter({ id: "generic", ...options, columns: usualNames, needed: ["isin", "quantity"] }),
  tableImporter({ id: "generic", ...options, columns: usualNames, needed: ["date", "amount", "type"] }),
] as const;

/** An importer of a table whose columns the user has named. */
export function mappedImporter(mapping: ColumnMapping): Importer {
  const columns = Object.fromEntries(
    mappableFields.map((field) => [field, mapping[field] === undefined ? [] : [mapping[field]]]),
  ) as unknown as ColumnNames<MappableField>;
  const needed = mappableFields.filter((field) => mapping[field] !== undefined);
  return tableImporter({ id: "generic", ...options, columns, needed });
}

/** What columns of a table are likely to hold, by their names alone. */
export function suggestedMapping(columns: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<MappableField, string>> = {};
  const free = new Set(columns.filter((column) => column.trim() !== ""));
  for (const field of mappableFields)
    for (const name of usualNames[field]) {
      const column = [...free].find((candidate) => candidate.trim().toLowerCase() === name);
      if (column === undefined || mapping[field] !== undefined) continue;
      mapping[field] = column;
      free.delete(column);
    }
  return mapping;
}

/** What goes out may be written below zero. What comes in and is below zero takes back another line: the row says so as a fault. */
function readRecord(record: ColumnRecord<MappableField>): Outcome {
  const word = record.text("type").toLowerCase();
  const quantity = record.number("quantity");
  const type = word === "" ? typeOfSign(record, quantity) : typeOfWord(word);
  if (type === null) return unknownType(record.text("type"));
  if (type === "short") return { skipped: reasons.short };
  if (type === "option" || isOption(record.text("symbol"))) return { skipped: reasons.option };
  if (type === "conversion") return { skipped: reasons.conversion };
  const symbol = listedSymbol({
    ticker: record.text("symbol"),
    isin: record.text("isin"),
    exchange: record.text("exchange"),
    currency: record.text("currency"),
  });
  const line = {
    // A list of holdings has no days: they are moved in today.
    date: record.text("date") === "" && type === "transfer-in" ? null : record.date("date"),
    currency: currencyIn(record),
    note: record.text("note") || null,
  };
  const ofShares = { ...line, symbol };
  const amount = record.number("amount");
  const [fee, tax] = [unlessZero(record.number("fee")), unlessZero(record.number("tax"))];
  switch (type) {
    case "buy":
    case "sell": {
      const price = record.number("price") ?? quotientText(unsigned(amount), unsigned(quantity));
      return { ...ofShares, type, quantity: type === "buy" ? quantity : unsigned(quantity), price, fee, tax };
    }
    case "transfer-in":
    case "transfer-out": {
      const price = record.number("price") ?? quotientText(unsigned(amount), unsigned(quantity));
      return { ...ofShares, type, quantity: type === "transfer-in" ? quantity : unsigned(quantity), price, fee, tax };
    }
    case "dividend":
      return { ...ofShares, type, amount, fee, tax };
    case "split":
      return {
        ...ofShares,
        currency: null,
        type,
        ratio: ratioInWords(record.text("quantity")) ?? ratioInWords(record.text("note")) ?? quantity,
      };
    case "interest":
      return { ...line, ...interestOrCharge(amount), fee, tax };
    case "fee":
    case "tax": {
      const cost = isZero(amount) ? (type === "fee" ? fee : tax) : unsigned(amount);
      return { ...(symbol === null ? line : ofShares), type, amount: cost };
    }
    case "refund":
      return { ...line, ...costOrRefund("fee", negated(unsigned(amount)), record.text("type")) };
    case "money":
      return { ...line, ...moneyMoved(amount) };
    default:
      return { ...line, type, amount: type === "deposit" ? amount : unsigned(amount), fee };
  }
}

type ReadType = TransactionType | "short" | "option" | "conversion" | "refund" | "money";

function typeOfSign(record: ColumnRecord<MappableField>, quantity: string | null): ReadType {
  if (quantity === null) return "money";
  if (record.text("date") === "") return "transfer-in";
  return isNegative(quantity) ? "sell" : "buy";
}

function typeOfWord(word: string): ReadType | null {
  return words.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const words: readonly (readonly [RegExp, ReadType])[] = [
  [/short|to cover/, "short"],
  [/option|\bcall\b|\bput\b|to open|to close/, "option"],
  [/forex|\bfx\b|conversion|exchange|devisen|währungs/, "conversion"],
  [/refund|rebate|erstattung/, "refund"],
  [/withholding|\btax|steuer|belasting|impôt|impuesto|imposta/, "tax"],
  [/divid|distribution|ausschüttung|cdiv/, "dividend"],
  [/split/, "split"],
  [/transfer.?in|delivery.?in|einlieferung|received|add.?holding|übertrag.?ein/, "transfer-in"],
  [/transfer.?out|delivery.?out|auslieferung|übertrag.?aus/, "transfer-out"],
  [/buy|bought|^kauf|(?<!ver)kauf$|purchase|reinvest|achat|compra|acquisto|^koop|(?<!ver)koop$|sparplan/, "buy"],
  [/sell|sold|sale|verkauf|vente|venta|vendita|verkoop/, "sell"],
  [/interest|zins|rente|intér|interés|interessi/, "interest"],
  [/fee|commission|gebühr|kosten|frais|provision|custody/, "fee"],
  [/deposit|einzahlung|einlage|storting|top.?up|contribution|versement|ingreso|versamento|cash in/, "deposit"],
  [/withdraw|auszahlung|entnahme|removal|opname|retrait|retirada|prelievo|cash out/, "withdrawal"],
  [/transfer|überweisung|payment|wire|ach/, "money"],
];

function currencyIn(record: ColumnRecord<MappableField>): string | null {
  const written = record.text("currency");
  if (/^(?:GBp|GBX|ZAc|ILA)$/.test(written)) return written;
  if (/^[A-Za-z]{3}$/.test(written)) return written.toUpperCase();
  const marked = `${record.text("price")} ${record.text("amount")}`;
  const mark = [
    ["€", "EUR"],
    ["£", "GBP"],
    ["US$", "USD"],
  ].find(([sign]) => marked.includes(sign ?? ""));
  return mark?.[1] ?? null;
}
