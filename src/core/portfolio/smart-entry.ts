import { addDays, type PlainDate, weekday } from "#core/calendar/plain-date.ts";
import type { Fault } from "#core/faults/fault.ts";
import { monthOfName, readDate } from "#core/calendar/read-date.ts";
import { type DecimalSign, type ReadNumber, readNumber } from "#core/money/read-number.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { type Currency, currencies, minorUnits } from "#core/money/currencies.ts";
import { decimal } from "#core/money/decimal.ts";
import { checkTransaction } from "./check-transaction.ts";
import type { TransactionType } from "./transaction.ts";

/** The fields of a line, as texts of the ledger; null where the line omits one. */
export interface SmartDraft {
  readonly type: TransactionType;
  readonly symbol: string | null;
  readonly date: PlainDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  /** Null: the instrument's currency, else the account's. */
  readonly currency: string | null;
  readonly ratio: string | null;
  readonly note: string | null;
}

/** A stretch of the line that was understood, in reading order: what a screen draws as a chip. */
export interface EntryPart {
  readonly field: keyof SmartDraft;
  /** The meaning of the word, such as 2026-03-03 for "yesterday". */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A problem and its position in the line; an empty stretch at the end where something is missing. */
export interface EntryFault {
  readonly fault: Fault;
  readonly start: number;
  readonly end: number;
}

export interface SmartEntry {
  /** The fields recognised so far. They can be entered once there are no faults. */
  readonly draft: SmartDraft;
  readonly parts: readonly EntryPart[];
  readonly faults: readonly EntryFault[];
}

/** The writer's current day and number format. */
interface LineReading {
  readonly today: PlainDate;
  readonly decimalSign?: DecimalSign | null;
  readonly isGroupedBySpaces?: boolean;
}

/**
 * Parses one line of words as a transaction: `buy 12 NVDA 131.20 2025-03-04 fee 1`, `sell 5 AAPL 230 yesterday`,
 * `deposit 1000 EUR`, `split NVDA 10:1`. Symbol and shares alone are a transfer in today; a price with them is the cost
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
  const reader = createReader(tokens, faults, { today, decimalSign, isGroupedBySpaces });
  reader.readAll();
  const { parts, draft } = reader.result();
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
  const words = [verbs[draft.type]];
  if (draft.quantity !== null) words.push(draft.quantity);
  if (draft.symbol !== null) words.push(draft.symbol);
  if (draft.ratio !== null) words.push(`${draft.ratio}:1`);
  if (draft.price !== null) words.push(`@ ${draft.price}`);
  if (draft.amount !== null) words.push(draft.amount);
  if (draft.currency !== null) words.push(draft.currency);
  words.push(draft.date);
  if (draft.fee !== null) words.push(`fee ${draft.fee}`);
  if (draft.tax !== null) words.push(`tax ${draft.tax}`);
  if (draft.note !== null) words.push(`note "${draft.note.replaceAll('"', "”")}"`);
  return words.join(" ");
}

const maximumLength = 500;

const verbs: Readonly<Record<TransactionType, string>> = {
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

const typeByVerb = new Map<string, TransactionType>([
  ...Object.entries(verbs).map(([type, verb]) => [verb, type as TransactionType] as const),
  ["bought", "buy"],
  ["sold", "sell"],
  ["div", "dividend"],
  ["withdrawal", "withdrawal"],
  ["withdrew", "withdrawal"],
  ["deposited", "deposit"],
]);
/** Types that need more fields than one line of words can hold. */
const formOnly: ReadonlySet<TransactionType> = new Set(["spin-off", "merger", "symbol-change"]);

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const fillers: ReadonlySet<string> = new Set(["of", "for", "on", "share", "shares", "unit", "units", "from", "each"]);
const cashTypes: ReadonlySet<TransactionType> = new Set([
  "dividend",
  "interest",
  "fee",
  "tax",
  "deposit",
  "withdrawal",
]);
const markCurrencies: readonly (readonly [string, Currency])[] = [
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
];

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

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

type AmountField = "quantity" | "price" | "amount" | "fee" | "tax";

function createReader(
  tokens: readonly Token[],
  faults: EntryFault[],
  { today, decimalSign, isGroupedBySpaces }: Required<LineReading>,
) {
  const values = new Map<keyof SmartDraft, string>();
  const parts: EntryPart[] = [];
  let position = 0;
  let type: TransactionType = "transfer-in";

  const at = (ahead = 0): Token | undefined => tokens[position + ahead];
  const word = (ahead = 0): string => {
    const token = at(ahead);
    return token === undefined || token.isQuoted ? "" : token.text.toLowerCase().replace(/,$/, "");
  };
  const report = (fault: Fault, count = 1) => {
    const [first, last] = [at(), at(count - 1)];
    if (first !== undefined) faults.push({ fault, start: first.start, end: (last ?? first).end });
    position += count;
  };
  /** Takes the next `count` words as a field, or reports a duplicate field. */
  const take = (field: keyof SmartDraft, value: string, count: number) => {
    const [first, last] = [at(), at(count - 1)];
    if (first === undefined || last === undefined) return;
    if (values.has(field)) return report({ code: "second-field", field }, count);
    values.set(field, value);
    parts.push({ field, value, start: first.start, end: last.end });
    position += count;
  };

  function readVerb() {
    const joined = word() === "transfer" ? `transfer-${word(1)}` : word();
    const found = typeByVerb.get(joined);
    if (found === undefined) return;
    type = found;
    if (formOnly.has(found)) return report({ code: "form-only", type: found });
    take("type", found, joined === word() ? 1 : 2);
  }

  function readNext() {
    const token = at();
    if (token === undefined) return;
    if (token.isQuoted) return take("note", token.text.trim(), 1);
    if (word() === "note") return readNote();
    if (word() === "fee" || word() === "tax") return readAmountAfter(word() as "fee" | "tax", 1);
    if (token.text === "@" || word() === "at") return readAmountAfter("price", 1);
    const days = dateAt();
    if (days !== null) return "fault" in days ? report(days.fault, days.count) : take("date", days.value, days.count);
    if (type === "split" && readRatio()) return;
    if (fillers.has(word())) return (position += 1);
    if (notNumbers.test(token.text)) return report({ code: "not-a-written-number", text: token.text });
    const currency = currencyAt();
    if (currency !== null) return take("currency", currency, 1);
    if (looksLikeNumber(token.text)) return readAmount(nextAmount(), 0);
    const symbol = normaliseSymbol(token.text.replace(/,$/, ""));
    if (isSymbol(symbol) && /[A-Z]/.test(symbol)) return take("symbol", symbol, 1);
    return report({ code: "not-understood", text: token.text });
  }

  function readNote() {
    const next = at(1);
    if (next?.isQuoted === true) return take("note", next.text.trim(), 2);
    // Without quotation marks the note is all the rest.
    const count = tokens.length - position;
    if (count === 1) return report({ code: "note-without-text" });
    const rest = tokens.slice(position + 1).map(({ text }) => text);
    return take("note", rest.join(" "), count);
  }

  function readAmountAfter(field: AmountField, skipped: number) {
    const next = at(skipped);
    if (next === undefined || next.isQuoted) return report({ code: "number-expected", text: at()?.text ?? "" });
    return readAmount(field, skipped);
  }

  /** The number after `skipped` words as the value of a field; the words before it belong to it. */
  function readAmount(field: AmountField | null, skipped: number) {
    const token = at(skipped);
    if (token === undefined) return;
    if (field === null) return report({ code: "one-number-more", text: token.text });
    const parted = partedCount(skipped);
    if (parted > 1) {
      const numbers = tokens.slice(position + skipped, position + skipped + parted).map(({ text }) => text);
      position += skipped;
      return report({ code: "parted-number", text: numbers.join(" "), joined: numbers.join("") }, parted);
    }
    const { digits, currency } = withoutMark(token.text);
    const number = numberOf(digits);
    if ("fault" in number) {
      position += skipped;
      return report(notNumbers.test(token.text) ? { code: "not-a-written-number", text: token.text } : number.fault);
    }
    take(field, number.value, skipped + 1);
    if (currency === null) return;
    const known = values.get("currency");
    if (known === undefined) values.set("currency", currency);
    else if (known !== currency)
      faults.push({
        fault: { code: "two-currencies-in-line", one: known, other: currency },
        start: token.start,
        end: token.end,
      });
  }

  function numberOf(digits: string): ReadNumber {
    return readNumber(digits, null, decimalSign ?? (digits.includes(".") ? "," : "."));
  }

  /**
   * Returns how many words, from the one after `skipped` words on, form one number if spaces separate its thousands.
   */
  function partedCount(skipped: number): number {
    const text = (ahead: number): string => {
      const token = at(skipped + ahead);
      return token === undefined || token.isQuoted ? "" : token.text;
    };
    if (!isGroupedBySpaces || !/^[+\-\u2212(]*[$€£¥]?[1-9]\d{0,2}$/.test(text(0))) return 1;
    let count = 1;
    while (/^\d{3}$/.test(text(count))) count += 1;
    return /^\d{3}(?:[.,]\d*)?[)]?[$€£p]?$/.test(text(count)) ? count + 1 : count;
  }

  function nextAmount(): AmountField | null {
    if (cashTypes.has(type)) return values.has("amount") ? null : "amount";
    if (type === "split") return null;
    if (!values.has("quantity")) return "quantity";
    return values.has("price") ? null : "price";
  }

  function dateAt(): { value: PlainDate; count: number } | { fault: Fault; count: number } | null {
    if (word() === "today") return { value: today, count: 1 };
    if (word() === "yesterday") return { value: addDays(today, -1), count: 1 };
    const isLast = word() === "last";
    const named = weekdays.findIndex((name) => {
      const given = word(isLast ? 1 : 0);
      return given === name || (given.length === 3 && name.startsWith(given) && !isSymbolNeeded());
    });
    // A day of the week is the last one before today.
    if (named >= 0)
      return { value: addDays(today, -(((weekday(today) - (named + 1) + 6) % 7) + 1)), count: isLast ? 2 : 1 };
    const first = at()?.text ?? "";
    if (/^\d{1,4}([-/.])\d{1,2}\1\d{1,4},?$/.test(first)) {
      const read = readDate(first.replace(/,$/, ""));
      return "fault" in read ? { ...read, count: 1 } : { value: read.value, count: 1 };
    }
    if (/^\d{1,2}-\p{L}{3,}-\d{2,4}$/u.test(first)) return { ...readDate(first), count: 1 };
    const monthWord = /^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(word()) ? 1 : 0;
    if (monthOfName(word(monthWord)) === null || !/^\d/.test(word(monthWord === 1 ? 2 : 1))) return null;
    const spelled = [word(), word(1), word(2)].join(" ");
    const read = readDate(spelled);
    if (!("fault" in read)) return { ...read, count: 3 };
    return /^\d{1,2} \p{L}+ \d{4}$/u.test(spelled) ? { ...read, count: 3 } : null;
  }

  /** Returns true when a word such as MON could still be the symbol that the line needs. */
  function isSymbolNeeded(): boolean {
    return !values.has("symbol") && type !== "deposit" && type !== "withdrawal";
  }

  function readRatio(): boolean {
    const pair =
      /^(\d+(?:[.,]\d+)?)(?::|-for-|\/)(\d+(?:[.,]\d+)?)$/.exec(word()) ??
      (/^\d+(?:[.,]\d+)?$/.test(word()) && (word(1) === "for" || word(1) === ":")
        ? /^(\S+) (\d+(?:[.,]\d+)?)$/.exec(`${word()} ${word(2)}`)
        : null);
    const count = pair !== null && !/:|for|\//.test(word()) ? 3 : 1;
    const single = /^\d+(?:[.,]\d+)?$/.exec(word());
    if (pair === null && single === null) return false;
    const [fresh, old] = pair === null ? [word(), "1"] : [pair[1] ?? "", pair[2] ?? ""];
    const [newShares, oldShares] = [numberOf(fresh), numberOf(old)];
    if ("fault" in newShares) report(newShares.fault, count);
    else if ("fault" in oldShares) report(oldShares.fault, count);
    else if (fresh.length > 24 || old.length > 24 || newShares.value === "0" || oldShares.value === "0")
      report({ code: "not-a-ratio", text: `${fresh}:${old}` }, count);
    else take("ratio", decimal(newShares.value).div(oldShares.value).round(12).toFixed(), count);
    return true;
  }

  function currencyAt(): string | null {
    const token = at()?.text ?? "";
    const code = currencyOf(token);
    if (code === null) return null;
    // USD is a fund too: where the line still needs a symbol and no other word can be it, the word is the symbol.
    const others = tokens.some(
      (other, index) =>
        index !== position &&
        index > (values.has("type") ? 0 : -1) &&
        !other.isQuoted &&
        currencyOf(other.text) === null &&
        /^[\p{L}^]/u.test(other.text) &&
        !["fee", "tax", "note", "at", "today", "yesterday", "last"].includes(other.text.toLowerCase()) &&
        !fillers.has(other.text.toLowerCase()) &&
        monthOfName(other.text) === null,
    );
    return cashTypes.has(type) && type !== "dividend" ? code : values.has("symbol") || others ? code : null;
  }

  return {
    readAll() {
      readVerb();
      while (position < tokens.length) readNext();
    },
    result() {
      const value = (field: keyof SmartDraft) => values.get(field) ?? null;
      const draft: SmartDraft = {
        type,
        symbol: value("symbol"),
        date: value("date") ?? today,
        quantity: value("quantity"),
        price: value("price"),
        amount: value("amount"),
        fee: value("fee"),
        tax: value("tax"),
        currency: value("currency"),
        ratio: value("ratio"),
        note: value("note"),
      };
      return { draft, parts: parts.toSorted((one, other) => one.start - other.start) };
    },
  };
}

const notNumbers = /^[+-]?(?:nan|infinity|inf|null|undefined|[\d.,]+e[+-]?\d+)$/i;

function looksLikeNumber(text: string): boolean {
  return /^[+\-\u2212(]*[$€£¥]?[+-]?[\d.,'’]*\d[\d.,'’]*[)]?[$€£p]?$/.test(text);
}

/** Splits a word into its number and the currency of its mark: $131.20, 10€, 850p. */
function withoutMark(text: string): { digits: string; currency: string | null } {
  if (/\dp$/.test(text)) return { digits: text.slice(0, -1), currency: "GBX" };
  const marked = markCurrencies.find(([mark]) => text.includes(mark));
  return { digits: text, currency: marked?.[1] ?? null };
}

function currencyOf(text: string): string | null {
  if (Object.hasOwn(minorUnits, text)) return text;
  const code = text.toUpperCase();
  if (Object.hasOwn(minorUnits, code)) return code;
  return currencies.find((currency) => currency === code) ?? null;
}
