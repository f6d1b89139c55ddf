import type { TransactionType } from "./transaction.ts";

/** The verb that a line is written with. */
export const verbs: Readonly<Record<TransactionType, string>> = {
  buy: "buy",
  sell: "sell",
  dividend: "dividend",
  interest: "interest",
  fee: "fee",
  tax: "tax",
  split: "split",
  deposit: "deposit",
  withdrawal: "withdraw",
  "transfer-in": "transfer-in",
  "transfer-out": "transfer-out",
  "spin-off": "spin-off",
  merger: "merger",
  "symbol-change": "symbol-change",
};

const otherVerbs: Readonly<Partial<Record<TransactionType, string>>> = {
  buy: "bought|kaufe|kaufen|kauf|gekauft",
  sell: "sold|verkaufe|verkaufen|verkauf|verkauft",
  dividend: "div|dividende",
  interest: "zinsen|zins",
  fee: "gebühr|gebühren|gebuehr",
  tax: "steuer|steuern",
  split: "aktiensplit",
  deposit: "deposited|einzahlung|einzahlen|eingezahlt",
  withdrawal: "withdrawal|withdrew|auszahlung|auszahlen|ausgezahlt|abhebung",
  "transfer-in": "einlieferung|einbuchung",
  "transfer-out": "auslieferung|ausbuchung",
  "spin-off": "abspaltung",
  merger: "fusion",
  "symbol-change": "symbolwechsel",
};

/** Verbs in English and German, in lower case. */
export const typeByVerb: ReadonlyMap<string, TransactionType> = new Map([
  ...Object.entries(verbs).map(([type, verb]) => [verb, type as TransactionType] as const),
  ...Object.entries(otherVerbs).flatMap(([type, words]) =>
    words.split("|").map((verb) => [verb, type as TransactionType] as const),
  ),
]);

/** The words before a value, in English and German. */
export const fieldByWord: ReadonlyMap<string, "note" | "fee" | "tax" | "price"> = new Map([
  ["note", "note"],
  ["notiz", "note"],
  ["fee", "fee"],
  ["gebühr", "fee"],
  ["gebuehr", "fee"],
  ["gebühren", "fee"],
  ["tax", "tax"],
  ["steuer", "tax"],
  ["steuern", "tax"],
  ["@", "price"],
  ["at", "price"],
  ["à", "price"],
  ["für", "price"],
  ["zu", "price"],
  ["kurs", "price"],
]);

/** Days by their distance from today. */
export const dayByWord: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["heute", 0],
  ["yesterday", -1],
  ["gestern", -1],
  ["vorgestern", -2],
]);

export const lastWords: ReadonlySet<string> = new Set(["last", "letzten", "letzter"]);

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
export const germanWeekdays = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];

/** Words before the money of a whole trade. */
export const totals: ReadonlySet<string> = new Set(["for", "total", "insgesamt", "gesamt"]);
/** Words that make a number the price of one share. */
export const eachShare: ReadonlySet<string> = new Set(["each", "je"]);

/** Words without a meaning of their own. */
export const fillers: ReadonlySet<string> = new Set([
  ..."of|on|share|shares|unit|units|from|stück|stueck|aktie|aktien|anteil|anteile|von|mit|am".split("|"),
  ...totals,
  ...eachShare,
]);

/** German words that are symbols in capitals. */
const symbols: ReadonlySet<string> = new Set(["AM", "FUSION", "JE", "KURS", "MIT", "VON", "ZU"]);

/** Returns a word of a line in lower case, as the lists here have it, unless its capitals make it a symbol. */
export function entryWord(text: string): string {
  const word = text.replace(/,$/, "");
  return symbols.has(word) ? word : word.toLowerCase();
}

/** True for a word that means something else than a symbol. */
export function isEntryWord(text: string): boolean {
  return [fieldByWord, dayByWord, lastWords, fillers].some((words) => words.has(entryWord(text)));
}
