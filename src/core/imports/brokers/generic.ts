import { readDate } from "#core/calendar/read-date.ts";
import { currencyNamed } from "#core/money/read-amount.ts";
import { isTrade, kindOf } from "#core/portfolio/transaction-kinds.ts";
import { type Action, actionOf } from "../action-words.ts";
import { isNegative, isZero, negated, quotientText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, ratioInWords, reasons, unknownAction } from "../broker-words.ts";
import { isCoin } from "../coin-tickers.ts";
import { columnPositions, type ColumnNames, type ColumnRecord, findHeader } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { type ColumnMapping, type MappableField, mappableFields } from "../mappable-fields.ts";
import type { TableRow } from "../read-table.ts";
import type { SourceFile } from "../source-file.ts";
import { numberOrNull, type Outcome, tableImporter } from "../table-importer.ts";

/** Common column names in several languages. If none of them is found, the user maps the columns. */
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
    "opération",
    "operazione",
    "operación",
    "tipo",
    "transactie",
  ],
  symbol: ["symbol", "ticker", "ticker symbol", "instrument", "stock", "kürzel", "code", "asset", "coin", "token"],
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
  ratio: ["ratio", "split ratio", "split", "split factor"],
  balance: ["balance", "cash balance", "account balance", "running balance", "saldo", "kontostand", "solde"],
  shareBalance: [
    "share balance",
    "shares balance",
    "balance (shares)",
    "unit balance",
    "units balance",
    "balance units",
    "running quantity",
    "running shares",
    "running units",
    "total shares",
    "total units",
    "shares held",
    "units held",
    "shares owned",
    "quantity held",
    "shares after",
    "quantity after",
    "position after",
    "holding after",
    "new position",
    "closing balance units",
    "stückbestand",
    "bestand nachher",
    "solde de titres",
    "titres détenus",
    "saldo de títulos",
    "saldo de acciones",
    "保有数量",
    "残高数量",
  ],
  status: ["status", "order status", "state"],
  account: ["account", "account name", "portfolio", "depot", "konto", "rekening", "compte", "cuenta"],
  note: ["note", "notes", "comment", "memo", "notiz", "bemerkung", "opmerking", "commentaire"],
};

const options = {
  name: "Columns mapped by you",
  checked: "published column names",
  samples: ["generic.csv", "generic-german.csv"],
  hasIncomeInWords: true,
  numbers: ["quantity", "price", "amount", "fee", "tax"],
  dates: ["date"],
  account: (record: ColumnRecord<MappableField>) => record.text("account"),
  instrumentName: (record: ColumnRecord<MappableField>) => record.text("name"),
  balances: (record: ColumnRecord<MappableField>) => {
    const currency = moneyOf(record);
    const symbol = record.text("symbol") || record.text("isin");
    const listed = numberOrNull(record, "amount");
    const cash = {
      currency,
      symbol: null,
      after: numberOrNull(record, "balance"),
      change: isNet(record) ? listed : null,
      listed,
    };
    const isOpen = !record.has("shareBalance") && symbol !== "";
    const shares = { currency: null, symbol, after: numberOrNull(record, "shareBalance"), change: null };
    if (isOpen) return [{ ...cash, orSharesOf: symbol }];
    return symbol === "" ? [cash] : [cash, shares];
  },
  total: (record: ColumnRecord<MappableField>, { cells }: TableRow) => {
    const first = cells.find((cell) => cell !== "") ?? "";
    const isTotal = record.has("date") && ["", first].includes(record.text("date")) && totalRow.test(first);
    const amount = isTotal ? numberOrNull(record, "amount") : null;
    return amount === null ? null : { line: record.line, currency: moneyOf(record), symbol: null, amount };
  },
  read: readRecord,
} as const;

/**
 * Reads a table with common column names if they are unambiguous: trades with a day and an action, cash movements with
 * known actions, or a list of holdings without days. For other tables the user maps the columns.
 */
export const generic: Importer = {
  ...tableImporter({ id: "generic", ...options, columns: usualNames, needed: ["symbol", "quantity"] }),
  recognises: (file) => clearTable(file) !== null,
  read: (file, choices) => (clearTable(file) ?? tables[0].importer).read(file, choices),
};

/** The first cell of the row that adds up the rows above it. */
const totalRow =
  /^(?:grand )?(?:totals?|sum|summe|gesamt(?:summe)?|total général|totaal|totale|suma|somme|合計)\s*:?$/i;

/** The currency of a line's cash. Null if only its account tells. */
function moneyOf(record: ColumnRecord<MappableField>): string | null {
  return currencyNamed(record.text("currency")) ?? record.currencyBeside("amount").code;
}

/** The amount is what is left after costs, by the name of its column. */
function isNet(record: ColumnRecord<MappableField>): boolean {
  return /\bnet|netto/i.test(record.label("amount"));
}

const table = (needed: readonly MappableField[]) => ({
  needed,
  importer: tableImporter({ id: "generic", ...options, columns: usualNames, needed }),
});
const tables = [table(["symbol", "quantity"]), table(["isin", "quantity"]), table(["date", "amount", "type"])] as const;

function clearTable(file: SourceFile): Importer | null {
  return tables.find(({ needed }) => isClear(file, needed))?.importer ?? null;
}

/** The rows used to identify a column. */
const evidenceRows = 200;

function isClear(file: SourceFile, needed: readonly MappableField[]): boolean {
  const header = file.kind === "table" ? findHeader(file.rows, usualNames, needed) : null;
  if (header === null) return false;
  const positions = columnPositions(header.row, usualNames);
  const rows = file.rows.slice(header.index + 1).slice(0, evidenceRows);
  const cellsAt = (position: number | undefined) =>
    position === undefined ? [] : rows.map(({ cells }) => (cells[position] ?? "").trim()).filter((cell) => cell !== "");
  const claimed = new Set(positions.values());
  const hasOtherDays = header.row.cells.some((_cell, position) => {
    if (claimed.has(position)) return false;
    const cells = cellsAt(position);
    return (
      cells.length > 0 &&
      cells.every((cell) => "value" in readDate(cell, "day-first") || "value" in readDate(cell, "month-first"))
    );
  });
  if (!positions.has("type")) return !positions.has("date") && !hasOtherDays;
  if (!positions.has("date")) return false;
  if (needed.includes("quantity")) return positions.has("price") || positions.has("amount");
  // Bank statements also have a day, an amount and a kind of booking.
  return cellsAt(positions.get("type")).every((cell) => cashActions.has(actionOf(cell)));
}

const cashActions: ReadonlySet<Action | null> = new Set([
  "deposit",
  "withdrawal",
  "deposit-or-withdrawal",
  "interest",
  "fee",
  "tax",
  "refund",
]);

/** An importer of a table whose columns the user has mapped. */
export function mappedImporter(mapping: ColumnMapping): Importer {
  const columns = Object.fromEntries(
    mappableFields.map((field) => [field, mapping[field] === undefined ? [] : [mapping[field]]]),
  ) as unknown as ColumnNames<MappableField>;
  const needed = mappableFields.filter((field) => mapping[field] !== undefined);
  return tableImporter({ id: "generic", ...options, columns, needed });
}

/** The likely fields of a table's columns, from their names alone. */
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

/** Outgoing amounts may be negative. A negative incoming amount is a reversal, which the row reports as a fault. */
function readRecord(record: ColumnRecord<MappableField>): Outcome {
  if (notExecuted.test(record.text("status"))) return { skipped: "The order wasn't executed" };
  const words = record.text("type");
  const type = record.has("type") ? actionOf(words) : actionOfSign(record, record.number("quantity"));
  if (type === null) return unknownAction(words === "" ? "(empty)" : words);
  if (type === "short") return { skipped: reasons.short };
  if (type === "option" || isOption(record.text("symbol"))) return { skipped: reasons.option };
  if (type === "conversion") return { skipped: reasons.conversion };
  if (type === "merger" || type === "spin-off" || type === "symbol-change") return { skipped: reasons.reorganisation };
  const symbol = listedSymbol({
    ticker: record.text("symbol"),
    isin: record.text("isin"),
    exchange: record.text("exchange"),
    currency: record.text("currency"),
  });
  const line = {
    // A list of holdings has no days. They are transferred in today.
    date: record.text("date") === "" && type === "transfer-in" ? null : record.date("date"),
    currency: currencyIn(record),
    note: record.text("note") || null,
  };
  const ofShares = { ...line, symbol };
  if (isMovedAsset(type, record)) return unknownAction(words);
  if (type === "split") return { ...ofShares, currency: null, type, ratio: splitRatio(record) };
  const quantity = record.number("quantity");
  const amount = record.number("amount");
  const [fee, tax] = [unlessZero(record.number("fee")), unlessZero(record.number("tax"))];
  if (type !== "refund" && type !== "deposit-or-withdrawal") {
    const { fields, shares } = kindOf(type);
    const isOut = shares === "sold" || shares === "moved-out";
    // Shares that are moved have no amount of their own.
    const quotient = isTrade(type) ? null : quotientText(unsigned(amount), unsigned(quantity));
    if (fields.price !== undefined) {
      const price = record.number("price") ?? quotient;
      return { ...ofShares, type, quantity: isOut ? unsigned(quantity) : quantity, price, fee, tax };
    }
    if (fields.symbol === "required")
      return { ...ofShares, type, amount: isNet(record) ? sumText(amount, fee, tax) : amount, fee, tax };
  }
  switch (type) {
    case "interest":
      return { ...line, ...interestOrCharge(isNet(record) ? sumText(amount, fee, tax) : amount), fee, tax };
    case "fee":
    case "tax": {
      const cost = isZero(amount) ? (type === "fee" ? fee : tax) : unsigned(amount);
      return { ...(symbol === null ? line : ofShares), type, amount: cost };
    }
    case "refund":
      return { ...line, ...cost("fee", negated(unsigned(amount)), record.text("type")) };
    case "deposit-or-withdrawal":
      return { ...line, ...moneyMoved(amount) };
    default:
      return { ...line, type, amount: type === "deposit" ? amount : unsigned(amount), fee };
  }
}

const notExecuted =
  /^(?:cancel|reject|expired|pending|failed|open$|new$|storn|abgelehnt|ausstehend|annul|refus|rechaz|pendiente|geannuleerd|afgewezen)/i;

/** Money that is counted in an asset, such as a deposit of coins: its amount isn't money. */
function isMovedAsset(type: Action, record: ColumnRecord<MappableField>): boolean {
  const ticker = record.text("symbol");
  if (ticker === "" || /^\W/.test(ticker) || currencyNamed(ticker) !== null) return false;
  if (type === "interest") return isCoin(ticker);
  return type === "deposit" || type === "withdrawal" || type === "deposit-or-withdrawal";
}

/** Without an action column the sign gives the direction of shares or money. A list without days contains holdings. */
function actionOfSign(record: ColumnRecord<MappableField>, quantity: string | null): Action {
  if (quantity === null) return "deposit-or-withdrawal";
  if (record.text("date") === "") return "transfer-in";
  return isNegative(quantity) ? "sell" : "buy";
}

/**
 * A column for the ratio, or a ratio in words. Of a bare number of shares, the user is asked: it can be the ratio, the
 * shares added or the shares held afterwards.
 */
function splitRatio(record: ColumnRecord<MappableField>): string | null {
  const stated = ratioInWords(record.text("ratio"));
  if (stated !== null) return stated;
  if (record.text("ratio") !== "") return record.number("ratio");
  const written = ratioInWords(record.text("quantity")) ?? ratioInWords(record.text("note"));
  if (written !== null) return written;
  record.fault("ratio", { code: "split-without-ratio" }, ["ratio"]);
  return null;
}

/** The currency column. Null if there is none, so that a currency next to the figures counts. */
function currencyIn(record: ColumnRecord<MappableField>): string | null {
  const written = record.text("currency");
  // Exchanges name money where they name coins.
  if (written === "") return currencyNamed(record.text("symbol"));
  const named = currencyNamed(written);
  if (named === null) record.fault("currency", { code: "not-a-currency-code", text: written.slice(0, 40) });
  return named;
}
