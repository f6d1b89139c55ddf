import { decimal } from "#core/money/decimal.ts";
import type { Currency } from "#core/money/currencies.ts";
import { type ReadNumber, readNumber } from "#core/money/read-number.ts";
import { at, type EntryLine, report, take, word } from "./entry-line.ts";
import { totals } from "./entry-words.ts";
import { isTrade, kindOf } from "./transaction-kinds.ts";

const markCurrencies: readonly (readonly [string, Currency])[] = [
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
];

type AmountField = "quantity" | "price" | "amount" | "fee" | "tax";

export const notNumbers = /^[+-]?(?:nan|infinity|inf|null|undefined|[\d.,]+e[+-]?\d+)$/i;

/** True for a word that is a number, maybe with the mark of a currency. */
export function looksLikeNumber(text: string): boolean {
  return /^[+\-\u2212(]*[$€£¥]?[+-]?[\d.,'’]*\d[\d.,'’]*[)]?[$€£p]?$/.test(text);
}

/** Reads the number after a field's own word. */
export function readAmountAfter(line: EntryLine, field: AmountField, skipped: number) {
  const next = at(line, skipped);
  if (next === undefined || next.isQuoted) return report(line, { code: "number-expected", text: at(line)?.text ?? "" });
  return readAmount(line, field, skipped);
}

/** The number after `skipped` words as the value of a field; the words before it belong to it. */
export function readAmount(line: EntryLine, field: AmountField | null, skipped: number) {
  const token = at(line, skipped);
  if (token === undefined) return;
  if (field === null) return report(line, { code: "one-number-more", text: token.text });
  const parted = partedCount(line, skipped);
  if (parted > 1) {
    const numbers = line.tokens
      .slice(line.position + skipped, line.position + skipped + parted)
      .map(({ text }) => text);
    line.position += skipped;
    return report(line, { code: "parted-number", text: numbers.join(" "), joined: numbers.join("") }, parted);
  }
  const { digits, currency } = withoutMark(token.text);
  const number = numberOf(line, digits);
  if ("fault" in number) {
    line.position += skipped;
    return report(
      line,
      notNumbers.test(token.text) ? { code: "not-a-written-number", text: token.text } : number.fault,
    );
  }
  take(line, field, number.value, skipped + 1);
  if (currency === null) return;
  const known = line.values.get("currency");
  if (known === undefined) line.values.set("currency", currency);
  else if (known !== currency)
    line.faults.push({
      fault: { code: "two-currencies-in-line", one: known, other: currency },
      start: token.start,
      end: token.end,
    });
}

function numberOf(line: EntryLine, digits: string): ReadNumber {
  return readNumber(digits, null, line.reading.decimalSign ?? (digits.includes(".") ? "," : "."));
}

/**
 * Returns how many words, from the one after `skipped` words on, form one number if spaces separate its thousands.
 */
function partedCount(line: EntryLine, skipped: number): number {
  const text = (ahead: number): string => {
    const token = at(line, skipped + ahead);
    return token === undefined || token.isQuoted ? "" : token.text;
  };
  if (!line.reading.isGroupedBySpaces || !/^[+\-\u2212(]*[$€£¥]?[1-9]\d{0,2}$/.test(text(0))) return 1;
  let count = 1;
  while (/^\d{3}$/.test(text(count))) count += 1;
  return /^\d{3}(?:[.,]\d*)?[)]?[$€£p]?$/.test(text(count)) ? count + 1 : count;
}

function isTotal({ text, isQuoted }: EntryLine["tokens"][number]): boolean {
  return !isQuoted && totals.has(text.toLowerCase());
}

/** The field of the next number without a word of its own; null where all are taken. */
export function nextAmount(line: EntryLine): AmountField | null {
  const { fields } = kindOf(line.type);
  const open = (["quantity", "price"] as const).filter((field) => field in fields);
  // "cash in lieu 12.34 AAPL", and "cash in lieu 0.25 AAPL for 12.34".
  const isMoney =
    fields.amount === "required" && !(isTrade(line.type) && line.tokens.slice(line.position).some(isTotal));
  const order = isMoney ? (["amount", ...open] as const) : open;
  return order.find((field) => !line.values.has(field)) ?? null;
}

/** Reads a ratio, as 10:1 or as 3 for 2. False where there is none. */
export function readRatio(line: EntryLine): boolean {
  const pair =
    /^(\d+(?:[.,]\d+)?)(?::|-for-|\/)(\d+(?:[.,]\d+)?)$/.exec(word(line)) ??
    (/^\d+(?:[.,]\d+)?$/.test(word(line)) && ["for", "zu", ":"].includes(word(line, 1))
      ? /^(\S+) (\d+(?:[.,]\d+)?)$/.exec(`${word(line)} ${word(line, 2)}`)
      : null);
  const count = pair !== null && !/:|for|\//.test(word(line)) ? 3 : 1;
  const single = /^\d+(?:[.,]\d+)?$/.exec(word(line));
  if (pair === null && single === null) return false;
  const [fresh, old] = pair === null ? [word(line), "1"] : [pair[1] ?? "", pair[2] ?? ""];
  const [newShares, oldShares] = [numberOf(line, fresh), numberOf(line, old)];
  if ("fault" in newShares) report(line, newShares.fault, count);
  else if ("fault" in oldShares) report(line, oldShares.fault, count);
  else if (fresh.length > 24 || old.length > 24 || newShares.value === "0" || oldShares.value === "0")
    report(line, { code: "not-a-ratio", text: `${fresh}:${old}` }, count);
  else take(line, "ratio", decimal(newShares.value).div(oldShares.value).round(12).toFixed(), count);
  return true;
}

/** Splits a word into its number and the currency of its mark: $131.20, 10€, 850p. */
function withoutMark(text: string): { digits: string; currency: string | null } {
  if (/\dp$/.test(text)) return { digits: text.slice(0, -1), currency: "GBX" };
  const marked = markCurrencies.find(([mark]) => text.includes(mark));
  return { digits: text, currency: marked?.[1] ?? null };
}
