import { majorCurrency } from "#core/money/currencies.ts";
import { perUnitOf } from "./arithmetic.ts";
import { maxLineUnits, maxWhole, rounding, unitPlaces } from "./bounded.ts";
import { civilDay } from "./civil-day.ts";
import { compareTexts } from "./line.ts";
import { scan, scanned } from "./read-units.ts";
import { type Transaction, type TransactionType, transactionTypes } from "./transaction.ts";
import { isTrade, kindOf } from "./transaction-kinds.ts";

/** Kinds of lines that columns can hold. */
export const lineKind = {
  split: 0,
  deposit: 1,
  buy: 2,
  sell: 3,
  income: 4,
  fee: 5,
  tax: 6,
  withdrawal: 7,
} as const;

/** Order of the kinds within a day, as in `compareLines`. */
const rankOf = Uint8Array.of(0, 1, 2, 3, 4, 4, 4, 4);

/**
 * Lines in columns: what they say, and what they came to. Amounts are units of 10^-6, in the line's currency as read and in the base
 * currency once played. Quantities are whole numbers of the group's own scale.
 */
export interface Columns {
  readonly day: Int32Array;
  readonly kind: Uint8Array;
  readonly account: Uint16Array;
  readonly currency: Uint8Array;
  /** Shares of the line, or the ratio of a split; once played the shares held after it. */
  readonly quantity: Float64Array;
  /** Worth of the shares, as in `Line.gross`, or the amount of the line. */
  readonly gross: Float64Array;
  readonly fee: Float64Array;
  readonly tax: Float64Array;
  /** Bound of the error of the amounts read; once played of those in the base currency. */
  readonly error: Float64Array;
  /** The line's effect on the account's cash, in the account's currency and in the base currency. */
  readonly net: Float64Array;
  readonly netBase: Float64Array;
  readonly netError: Float64Array;
  /** Gain of shares sold by price and by exchange rate, before fees and taxes, and after them, with a bound of the error of each. */
  readonly realised: Float64Array;
  readonly currencyGain: Float64Array;
  readonly saleGain: Float64Array;
  readonly gainError: Float64Array;
  /** Price of one share as read, NaN without one; it decides the order of lines. */
  readonly price: Float64Array;
  /**
   * Cost of the shares held after the line, in the instrument's and the base currency, and the fees and taxes paid for
   * them.
   */
  readonly cost: Float64Array;
  readonly costBase: Float64Array;
  readonly charges: Float64Array;
  readonly costError: Float64Array;
}

export function createColumns(length: number): Columns {
  const numbers = () => new Float64Array(length);
  return {
    day: new Int32Array(length),
    kind: new Uint8Array(length),
    account: new Uint16Array(length),
    currency: new Uint8Array(length),
    quantity: numbers(),
    gross: numbers(),
    fee: numbers(),
    tax: numbers(),
    error: numbers(),
    net: numbers(),
    netBase: numbers(),
    netError: numbers(),
    realised: numbers(),
    currencyGain: numbers(),
    saleGain: numbers(),
    gainError: numbers(),
    price: numbers(),
    cost: numbers(),
    costBase: numbers(),
    charges: numbers(),
    costError: numbers(),
  };
}

/** Lines of one instrument, or of cash alone (named ""), in the order they take effect in: a range of some columns. */
export interface ColumnGroup {
  readonly symbol: string;
  readonly transactions: readonly Transaction[];
  readonly columns: Columns;
  readonly start: number;
  readonly end: number;
  /** Places of its quantities after the point. */
  readonly quantityPlaces: number;
  readonly firstDay: number;
  readonly lastDay: number;
  /** Numbers of the accounts it has lines in, by the names of the accounts. */
  readonly accounts: readonly number[];
}

/** Numbers for the names of accounts and currencies, in the order they were met in. */
export interface Names {
  readonly accounts: Map<string, number>;
  readonly currencies: Map<string, number>;
  /** ISO codes by number. */
  readonly majors: string[];
  /** Places that a minor unit adds, by number. */
  readonly minorPlaces: number[];
}

export function createNames(): Names {
  return { accounts: new Map(), currencies: new Map(), majors: [], minorPlaces: [] };
}

/** Upper limits of the column types. */
const maxAccounts = 65_535;
const maxCurrencies = 255;

const tens = Float64Array.from({ length: 40 }, (_, power) => 10 ** power);

/**
 * Reads lines into columns, those of each instrument together, in the order of `symbols`; null where there is a line or a number that
 * they cannot hold exactly: corporate actions other than plain splits, transfers, more than 15 digits.
 */
export function readGroups(lines: readonly Transaction[], names: Names): ColumnGroup[] | null {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const groupNumbers = new Int32Array(lines.length);
  for (let index = 0; index < lines.length; index += 1) {
    const symbol = lines[index]?.symbol ?? "";
    let number = numbers.get(symbol);
    if (number === undefined) {
      number = counts.length;
      numbers.set(symbol, number);
      counts.push(0);
    }
    groupNumbers[index] = number;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const symbols = [...numbers.keys()].sort(compareTexts);
  const starts = new Int32Array(counts.length);
  const lists: Transaction[][] = counts.map(() => []);
  let start = 0;
  for (const symbol of symbols) {
    const number = numbers.get(symbol) ?? 0;
    starts[number] = start;
    start += counts[number] ?? 0;
  }
  const columns = createColumns(lines.length);
  const reader = new LineReader(columns, names);
  const next = starts.slice();
  const maxPlaces = new Uint8Array(counts.length);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const number = groupNumbers[index] ?? 0;
    const at = next[number] ?? 0;
    if (line === undefined || !reader.read(line, at)) return null;
    next[number] = at + 1;
    lists[number]?.push(line);
    if (reader.quantityPlaces > (maxPlaces[number] ?? 0)) maxPlaces[number] = reader.quantityPlaces;
  }
  const groups: ColumnGroup[] = [];
  for (const symbol of symbols) {
    const number = numbers.get(symbol) ?? 0;
    const given = lists[number] ?? [];
    const [from, places] = [starts[number] ?? 0, maxPlaces[number] ?? 0];
    if (places > 0 && !scaleQuantities(given, columns, from, places)) return null;
    const ordered = sorted(given, columns, from, places, names);
    groups.push(groupOf(symbol, ordered, columns, from, places, names));
  }
  return groups;
}

function groupOf(
  symbol: string,
  transactions: readonly Transaction[],
  columns: Columns,
  start: number,
  quantityPlaces: number,
  names: Names,
): ColumnGroup {
  const end = start + transactions.length;
  const { day, account } = columns;
  const accounts: number[] = [];
  let last = -1;
  for (let at = start; at < end; at += 1) {
    const own = account[at] ?? 0;
    if (own !== last && !accounts.includes(own)) accounts.push(own);
    last = own;
  }
  return {
    symbol,
    transactions,
    columns,
    start,
    end,
    quantityPlaces,
    firstDay: day[start] ?? 0,
    lastDay: day[end - 1] ?? 0,
    accounts: accounts.length < 2 ? accounts : byId(accounts, names),
  };
}

function byId(accounts: readonly number[], names: Names): number[] {
  const ids = [...names.accounts.keys()];
  return accounts.toSorted((first, second) => compareTexts(ids[first] ?? "", ids[second] ?? ""));
}

/** Reads one line after the other; what is the same as in the line before is not looked up again. */
class LineReader {
  /** Places of the quantity of the last line. */
  quantityPlaces = 0;
  private lastDate = "";
  private lastDay = Number.NaN;
  private lastAccount = "";
  private account = -1;
  private lastCurrency = "";
  private currency = -1;
  private minorPlaces = 0;
  private readonly columns: Columns;
  private readonly names: Names;

  constructor(columns: Columns, names: Names) {
    this.columns = columns;
    this.names = names;
  }

  /** Reads a line into a place; false where columns cannot hold it. Quantities are digits until they are scaled. */
  read(line: Transaction, at: number): boolean {
    const { columns } = this;
    if (!this.readNames(line)) return false;
    const code = codes[line.type];
    if (code === undefined || line.newSymbol != null || line.lots != null || isGiven(line.rate)) return false;
    const { quantity, price, amount } = line;
    const hasSymbol = line.symbol != null && line.symbol !== "";
    const { minorPlaces } = this;
    columns.day[at] = this.lastDay;
    columns.account[at] = this.account;
    columns.currency[at] = this.currency;
    columns.kind[at] = code;
    columns.price[at] = Number.NaN;
    lineError = 0;
    this.quantityPlaces = 0;
    const isOfShares = code === lineKind.buy || code === lineKind.sell;
    const hasMoved = isOfShares && isGiven(amount);
    if (isOfShares) {
      if (!hasSymbol || !scan(quantity ?? "")) return false;
      const { digits, places } = scanned;
      this.quantityPlaces = places;
      columns.quantity[at] = digits;
      columns.gross[at] = isGiven(price) && !hasMoved ? product(digits, places, price, minorPlaces) : 0;
      if (isGiven(price) && hasMoved && !scan(price)) return false;
      if (isGiven(price)) columns.price[at] = scanned.digits / (tens[scanned.places + minorPlaces] ?? Number.NaN);
    } else if (isGiven(quantity) || isGiven(price)) {
      return false;
    } else if (code === lineKind.split) {
      if (!hasSymbol || isGiven(amount) || !scan(line.ratio ?? "") || scanned.places > 0 || scanned.digits === 0)
        return false;
      columns.quantity[at] = scanned.digits;
    } else {
      const isReversal = amount?.startsWith("-") === true && kindOf(line.type).isReversible === true;
      columns.gross[at] = isReversal ? -unitsIn(amount.slice(1), minorPlaces) : unitsIn(amount, minorPlaces);
    }
    const fee = (columns.fee[at] = unitsIn(line.fee, minorPlaces));
    const tax = (columns.tax[at] = unitsIn(line.tax, minorPlaces));
    if (hasMoved) {
      const moved = amount.startsWith("-") ? -unitsIn(amount.slice(1), minorPlaces) : unitsIn(amount, minorPlaces);
      const worth = code === lineKind.buy ? -moved - (fee + tax) : moved + (fee + tax);
      if (worth < 0) return false;
      columns.gross[at] = worth;
      // Its error and those of the fee and the tax, which count once more.
      lineError *= 2;
      if (lineError > 0 || worth > maxLineUnits) lineError += (Math.abs(moved) + fee + tax) * 2 * rounding;
    }
    columns.error[at] = lineError;
    return !Number.isNaN(lineError);
  }

  private readNames({ date, accountId, currency }: Transaction): boolean {
    const { names } = this;
    if (date !== this.lastDate) {
      this.lastDate = date;
      this.lastDay = civilDay(date);
      if (!Number.isInteger(this.lastDay)) return false;
    }
    if (accountId !== this.lastAccount || this.account < 0) {
      this.lastAccount = accountId;
      this.account = numberOf(names.accounts, accountId);
      if (this.account > maxAccounts) return false;
    }
    if (currency !== this.lastCurrency || this.currency < 0) {
      this.lastCurrency = currency;
      this.currency = currencyNumberOf(names, currency);
      if (this.currency > maxCurrencies) return false;
      this.minorPlaces = names.minorPlaces[this.currency] ?? 0;
    }
    return true;
  }
}

/** Brings quantities that were read as digits to one number of places. */
function scaleQuantities(given: readonly Transaction[], { kind, quantity }: Columns, start: number, places: number) {
  for (let index = 0; index < given.length; index += 1) {
    const at = start + index;
    if (kind[at] !== lineKind.buy && kind[at] !== lineKind.sell) continue;
    scan(given[index]?.quantity ?? "");
    if (scanned.places === places) continue;
    const scaled = scanned.digits * (tens[places - scanned.places] ?? Number.NaN);
    if (!(scaled <= maxWhole)) return false;
    quantity[at] = scaled;
  }
  return true;
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

function currencyNumberOf(names: Names, code: string): number {
  const known = names.currencies.get(code);
  if (known !== undefined) return known;
  const made = numberOf(names.currencies, code);
  names.majors[made] = majorCurrency(code);
  names.minorPlaces[made] = perUnitOf(code) === 1 ? 0 : 2;
  return made;
}

/** The code of each kind; what isn't here, columns cannot hold. */
const codes: Readonly<Partial<Record<TransactionType, number>>> = Object.fromEntries(
  transactionTypes.flatMap((type) => {
    const { books } = kindOf(type);
    const name = books ?? (isTrade(type) || type === "split" ? type : null);
    return name === null ? [] : [[type, lineKind[name as keyof typeof lineKind]]];
  }),
);

function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== "";
}

/** Bound of the error of the amounts of the line that is being read; NaN where one cannot be read. */
let lineError = 0;

function unitsIn(text: string | null | undefined, minorPlaces: number): number {
  if (text === undefined || text === null || text === "" || text === "0") return 0;
  if (!scan(text)) {
    lineError = Number.NaN;
    return 0;
  }
  return scaled(scanned.digits, scanned.places + minorPlaces);
}

function product(count: number, countPlaces: number, price: string, minorPlaces: number): number {
  if (!scan(price)) {
    lineError = Number.NaN;
    return 0;
  }
  return scaled(count * scanned.digits, countPlaces + scanned.places + minorPlaces);
}

/**
 * Digits as units. Where the digits are a small whole number, a quotient that is a whole number has no remainder: a remainder would
 * be larger than what the division rounds.
 */
function scaled(digits: number, places: number): number {
  const shift = unitPlaces - places;
  const units = shift >= 0 ? digits * (tens[shift] ?? Number.NaN) : digits / (tens[-shift] ?? Number.NaN);
  if (digits > maxLineUnits || units > maxLineUnits || (shift < 0 && !Number.isInteger(units)))
    lineError += units * 2 * rounding;
  return units;
}

/** Brings lines into the order they take effect in, with what was read of them: most are in it already. */
function sorted(
  given: readonly Transaction[],
  columns: Columns,
  start: number,
  quantityPlaces: number,
  names: Names,
): readonly Transaction[] {
  const { day, kind } = columns;
  let lines: Transaction[] | null = null;
  for (let index = 1; index < given.length; index += 1) {
    for (let place = index; place > 0; place -= 1) {
      const at = start + place;
      const days = (day[at] ?? 0) - (day[at - 1] ?? 0);
      if (days > 0) break;
      const ranks = days === 0 ? (rankOf[kind[at] ?? 0] ?? 0) - (rankOf[kind[at - 1] ?? 0] ?? 0) : days;
      if (ranks > 0) break;
      const current: readonly Transaction[] = lines ?? given;
      if (ranks === 0 && compareAt(columns, current, start, at - 1, at) <= 0) break;
      lines ??= [...given];
      if (index - place > maxSteps) return readInOrder(lines, columns, start, quantityPlaces, names);
      const [one, other] = [lines[place - 1], lines[place]];
      if (one === undefined || other === undefined) break;
      lines[place - 1] = other;
      lines[place] = one;
      swap(columns, at);
    }
  }
  return lines ?? given;
}

/** A line that would have to go further back belongs to a ledger in another order. */
const maxSteps = 50;

function swap(columns: Columns, at: number): void {
  const { day, kind, account, currency, quantity, gross, fee, tax, error, price } = columns;
  for (const column of [day, kind, account, currency, quantity, gross, fee, tax, error, price]) {
    const value = column[at] ?? 0;
    column[at] = column[at - 1] ?? 0;
    column[at - 1] = value;
  }
}

/** Sorts lines as a whole, and reads them again. */
function readInOrder(
  lines: readonly Transaction[],
  columns: Columns,
  start: number,
  quantityPlaces: number,
  names: Names,
): readonly Transaction[] {
  const places = lines.map((_, index) => start + index);
  places.sort((first, second) => compareAt(columns, lines, start, first, second));
  const ordered = places.flatMap((place) => lines[place - start] ?? []);
  const reader = new LineReader(columns, names);
  for (const [index, line] of ordered.entries()) reader.read(line, start + index);
  if (quantityPlaces > 0) scaleQuantities(ordered, columns, start, quantityPlaces);
  return ordered;
}

/** As `compareLines` does for lines of one symbol. */
function compareAt(
  { day, kind, quantity, price, gross }: Columns,
  given: readonly Transaction[],
  start: number,
  first: number,
  second: number,
): number {
  const order =
    (day[first] ?? 0) - (day[second] ?? 0) ||
    (rankOf[kind[first] ?? 0] ?? 0) - (rankOf[kind[second] ?? 0] ?? 0) ||
    comparePrices(price[first] ?? Number.NaN, price[second] ?? Number.NaN);
  if (order !== 0) return order;
  // The ratio of a split is in the place of its shares, and decides nothing.
  const shares = kind[first] === lineKind.split ? 0 : (quantity[first] ?? 0) - (quantity[second] ?? 0);
  const figures = shares || (gross[first] ?? 0) - (gross[second] ?? 0);
  if (figures !== 0) return figures;
  const [one, other] = [given[first - start], given[second - start]];
  if (one === undefined || other === undefined) return 0;
  return compareTexts(one.accountId, other.accountId) || compareTexts(one.id, other.id);
}

function comparePrices(first: number, second: number): number {
  if (first === second) return 0;
  if (Number.isNaN(first) || Number.isNaN(second)) return Number(!Number.isNaN(first)) - Number(!Number.isNaN(second));
  return first - second;
}
