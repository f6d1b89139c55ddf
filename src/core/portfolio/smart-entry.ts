import type { SmartDraft, EntryPart, EntryFault } from "./smart-draft.ts";
import { monthOfName } from "#core/calendar/read-date.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { currencies, minorUnits } from "#core/money/currencies.ts";
import { checkTransaction } from "./check-transaction.ts";
import { looksLikeNumber, nextAmount, notNumbers, readAmount, readAmountAfter, readRatio } from "./entry-amounts.ts";
import { dateAt } from "./entry-date.ts";
import { at, type EntryLine, type LineReading, report, take, type Token, word } from "./entry-line.ts";
import { eachShare, fieldByWord, fillers, isEntryWord, totals, typeByVerb } from "./entry-words.ts";
import { isTrade, kindOf } from "./transaction-kinds.ts";

export interface SmartEntry {
  /** The fields recognised so far. They can be entered once there are no faults. */
  readonly draft: SmartDraft;
  readonly parts: readonly EntryPart[];
  readonly faults: readonly EntryFault[];
}

/**
 * Parses one line of English or German words as a transaction: `buy 12 NVDA 131.20 2025-03-04 fee 1`,
 * `verkaufe 5 AAPL 230 gestern`, `buy 3 AAPL for 512.34` (in all), `deposit 1000 EUR`, `split NVDA 10:1`. Symbol and shares alone are a transfer in today; a price with them is the cost
 * of a share. `decimalSign` is the writer's decimal mark; null if unknown, in which case an ambiguous number is a fault
 * whatever its mark. `isGroupedBySpaces`: the writer groups thousands as 1 234, so two adjacent numbers could be one.
 */
export function parseSmartEntry(
  text: string,
  { today, decimalSign = ".", isGroupedBySpaces = false }: LineReading,
): SmartEntry {
  const { tokens, faults } = tokensOf(text.slice(0, maximumLength));
  if (text.length > maximumLength)
    faults.push({ fault: { code: "line-too-long", max: maximumLength }, start: maximumLength, end: text.length });
  const line: EntryLine = {
    tokens,
    reading: { today, decimalSign, isGroupedBySpaces },
    faults,
    values: new Map(),
    parts: [],
    position: 0,
    type: "transfer-in",
  };
  readVerb(line);
  while (line.position < tokens.length) readNext(line);
  const { parts, draft } = resultOf(line);
  const hasUnread = faults.length > 0;
  const placeOf = (field: string) => parts.find((part) => part.field === field);
  for (const { path, fault } of checkTransaction({ ...draft, currency: draft.currency ?? "USD" }, { today })) {
    const place = placeOf(path);
    // A word that was not understood is likely the one that is missing; one fault is enough then.
    if (place === undefined && hasUnread) continue;
    faults.push({ fault, start: place?.start ?? text.length, end: place?.end ?? text.length });
  }
  return { draft, parts, faults: faults.toSorted((one, other) => one.start - other.start) };
}

/** A draft as the line that reads back as the same draft. */
export function smartEntryText(draft: SmartDraft): string {
  const words: string[] = [kindOf(draft.type).verbs[0]];
  if (draft.quantity !== null) words.push(draft.quantity);
  if (draft.symbol !== null) words.push(draft.symbol);
  if (draft.ratio !== null) words.push(`${draft.ratio}:1`);
  if (draft.price !== null) words.push(`@ ${draft.price}`);
  if (draft.amount !== null && isTrade(draft.type))
    words.push(`for ${draft.type === "buy" ? draft.amount.replace("-", "") : draft.amount}`);
  else if (draft.amount !== null) words.push(draft.amount);
  if (draft.currency !== null) words.push(draft.currency);
  words.push(draft.date);
  if (draft.fee !== null) words.push(`fee ${draft.fee}`);
  if (draft.tax !== null) words.push(`tax ${draft.tax}`);
  if (draft.note !== null) words.push(`note "${draft.note.replaceAll('"', "”")}"`);
  return words.join(" ");
}

const maximumLength = 500;

/** A text in quotation marks, @, a number with thousands apart by spaces that do not break, any other word. */
const words =
  /["“]([^"“”]*)(["”]?)|@|[+\-\u2212(]*[$€£¥]?\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d*)?[)]?[$€£p]?(?=[\s@"“]|$)|[^\s@"“]+/g;

function tokensOf(text: string): { tokens: Token[]; faults: EntryFault[] } {
  const tokens: Token[] = [];
  const faults: EntryFault[] = [];
  for (const found of text.matchAll(words)) {
    const [whole, quoted, closing] = found;
    const [start, end] = [found.index, found.index + whole.length];
    if (quoted !== undefined && closing === "") faults.push({ fault: { code: "open-quotation" }, start, end });
    tokens.push({ text: quoted ?? whole.replaceAll(/\s/g, ""), start, end, isQuoted: quoted !== undefined });
  }
  return { tokens, faults };
}

function readVerb(line: EntryLine) {
  // A verb of several words: transfer out, cash in lieu.
  for (const count of [3, 2, 1]) {
    const found = typeByVerb.get(Array.from({ length: count }, (_, ahead) => word(line, ahead)).join("-"));
    if (found === undefined) continue;
    line.type = found;
    // They need more fields than one line of words can hold.
    const { fields } = kindOf(found);
    if (fields.newSymbol !== undefined || fields.received !== undefined)
      report(line, { code: "form-only", type: found }, count);
    else take(line, "type", found, count);
    return;
  }
}

function readNext(line: EntryLine) {
  const token = at(line);
  if (token === undefined) return;
  if (token.isQuoted) return take(line, "note", token.text.trim(), 1);
  const field = fieldByWord.get(word(line));
  if (field === "note") return readNote(line);
  if (field !== undefined) return readAmountAfter(line, field, 1);
  const days = dateAt(line);
  if (days !== null)
    return "fault" in days ? report(line, days.fault, days.count) : take(line, "date", days.value, days.count);
  if (line.type === "split" && readRatio(line)) return;
  if (isTotalNext(line)) return readAmountAfter(line, "amount", 1);
  if (fillers.has(word(line))) return (line.position += 1);
  if (notNumbers.test(token.text)) return report(line, { code: "not-a-written-number", text: token.text });
  const currency = currencyAt(line);
  if (currency !== null) return take(line, "currency", currency, 1);
  if (looksLikeNumber(token.text)) return readAmount(line, nextAmount(line), 0);
  for (const count of [3, 2, 1]) {
    const symbol = symbolAt(line, count);
    if (symbol !== null) return take(line, "symbol", symbol, count);
  }
  return report(line, { code: "not-understood", text: token.text });
}

/** True before the money of a whole trade: "for 512.34", but not "for 131.20 each". */
function isTotalNext(line: EntryLine): boolean {
  const number = at(line, 1);
  if (!isTrade(line.type) || !totals.has(word(line)) || number === undefined || !looksLikeNumber(number.text))
    return false;
  return ![2, 3].some((ahead) => eachShare.has(word(line, ahead)));
}

/** The next words as a symbol: "NVDA", "BRK B", "BAC PR L". Null if they aren't one. */
function symbolAt(line: EntryLine, count: number): string | null {
  const tokens = line.tokens.slice(line.position, line.position + count);
  if (tokens.length < count || tokens.slice(1).some(({ text, isQuoted }) => isQuoted || isEntryWord(text))) return null;
  const symbol = normaliseSymbol(
    tokens
      .map(({ text }) => text)
      .join(" ")
      .replace(/,$/, ""),
  );
  return isSymbol(symbol) && /[A-Z]/.test(symbol) ? symbol : null;
}

function readNote(line: EntryLine) {
  const next = at(line, 1);
  if (next?.isQuoted === true) return take(line, "note", next.text.trim(), 2);
  // Without quotation marks the note is all the rest.
  const count = line.tokens.length - line.position;
  if (count === 1) return report(line, { code: "note-without-text" });
  const rest = line.tokens.slice(line.position + 1).map(({ text }) => text);
  return take(line, "note", rest.join(" "), count);
}

function currencyAt(line: EntryLine): string | null {
  const token = at(line)?.text ?? "";
  const code = currencyOf(token);
  if (code === null) return null;
  // USD is a fund too: where the line still needs a symbol and no other word can be it, the word is the symbol.
  const others = line.tokens.some(
    (other, index) =>
      index !== line.position &&
      index > (line.values.has("type") ? 0 : -1) &&
      !other.isQuoted &&
      currencyOf(other.text) === null &&
      /^[\p{L}^]/u.test(other.text) &&
      !isEntryWord(other.text) &&
      monthOfName(other.text) === null,
  );
  const { books, fields } = kindOf(line.type);
  return books !== undefined && fields.symbol !== "required" ? code : line.values.has("symbol") || others ? code : null;
}

function currencyOf(text: string): string | null {
  if (Object.hasOwn(minorUnits, text)) return text;
  const code = text.toUpperCase();
  if (Object.hasOwn(minorUnits, code)) return code;
  return currencies.find((currency) => currency === code) ?? null;
}

function resultOf({ values, parts, type, reading }: EntryLine) {
  const value = (field: keyof SmartDraft) => values.get(field) ?? null;
  const draft: SmartDraft = {
    type,
    symbol: value("symbol"),
    date: value("date") ?? reading.today,
    quantity: value("quantity"),
    price: value("price"),
    amount: type === "buy" ? (value("amount")?.replace(/^-?(?=.*[1-9])/, "-") ?? null) : value("amount"),
    fee: value("fee"),
    tax: value("tax"),
    currency: value("currency"),
    ratio: value("ratio"),
    note: value("note"),
  };
  return { draft, parts: parts.toSorted((one, other) => one.start - other.start) };
}
