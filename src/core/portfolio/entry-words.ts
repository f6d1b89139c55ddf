import { type TransactionType, transactionTypes } from "./transaction.ts";
import { kindOf } from "./transaction-kinds.ts";

/** Verbs in English and German, in lower case. */
export const typeByVerb: ReadonlyMap<string, TransactionType> = new Map(
  transactionTypes.flatMap((type) => kindOf(type).verbs.map((verb) => [verb, type] as const)),
);

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
