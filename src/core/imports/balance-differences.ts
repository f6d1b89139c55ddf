import { type Decimal, decimal, decimalText, zero } from "#core/money/decimal.ts";
import { kindOf, moneyGoes, sharesGo } from "#core/portfolio/transaction-kinds.ts";
import { tradeCash } from "#core/portfolio/trade-money.ts";
import { reasons } from "./broker-words.ts";
import type { LedgerShares } from "./split-rows.ts";
import type { BalanceUnit, ImportDraft, ImportRow } from "./import-row.ts";

/** A line after which the rows that were read no longer add up to the balance that the file states. */
export interface BalanceDifference extends BalanceUnit {
  readonly account: string | null;
  readonly line: number;
  /** What the rows of the line, or of the file up to a total, move. */
  readonly read: string;
  /** What the file says. */
  readonly stated: string;
}

/** What the file states for all its lines: the sum of an account's cash movements, or the shares of an instrument after them. */
export interface StatedTotal extends BalanceUnit {
  readonly line: number;
  /** Undefined: of all accounts. */
  readonly account?: string | null;
  readonly amount: string;
}

/** The ledger's lines of an instrument in an account, and which rows of the file are among them. */
export interface LedgerBefore {
  readonly linesOf: (total: StatedTotal) => readonly LedgerShares[];
  readonly isKnown: (row: ImportRow) => boolean;
}
const emptyLedger: LedgerBefore = { linesOf: () => [], isKnown: () => false };

/**
 * Adds up what was read and compares it with the file: with the movement and the balance of each line, in cash and in shares,
 * and with its totals. Gives the first line of each account and unit that differs. Lines that are left out or still have a
 * fault count with the movement that the file states.
 */
export function balanceDifferences(
  rows: readonly ImportRow[],
  totals: readonly StatedTotal[] = [],
  ledger = emptyLedger,
): readonly BalanceDifference[] {
  const lines = linesOf(rows);
  const asShares = linesOf(rows.map(withShares));
  const found = grouped(fitCount(asShares) > fitCount(lines) ? asShares : lines).flatMap(
    (group) => firstDifference(group) ?? [],
  );
  return found.length > 0
    ? found
    : totals.flatMap((total) => {
        const sum = total.symbol === null ? listedSum(lines, total) : sharesAfter(rows, total, ledger);
        const stated = decimal(total.amount);
        if (sum === null || isSame(sum, stated, total.symbol === null ? cents : sharePlaces([sum, stated]))) return [];
        const { line, currency, symbol, account = null } = total;
        return [{ account, currency, symbol, line, read: decimalText(sum), stated: decimalText(stated) }];
      });
}

interface Line extends BalanceUnit {
  readonly account: string | null;
  readonly line: number;
  readonly date: string;
  readonly after: Decimal | null;
  readonly change: Decimal | null;
  readonly listed: Decimal | null;
  /** Null if a row of the line is left out or has a fault. */
  readonly read: Decimal | null;
  readonly ratio: Decimal | null;
}

function linesOf(rows: readonly ImportRow[]): readonly Line[] {
  // Where a split has two lines, only both together move by its ratio.
  const hasPairs = rows.some(({ skipped }) => skipped === reasons.pair);
  const byLine = Map.groupBy(
    rows.filter(({ balances }) => balances !== undefined),
    ({ line }) => line,
  );
  return [...byLine].flatMap(([line, ofLine]): Line[] => {
    const [first] = ofLine;
    const isOpen = ofLine.some(({ draft, skipped, faults }) => draft === null || skipped !== null || faults.length > 0);
    const drafts = ofLine.flatMap(({ draft }) => draft ?? []);
    return (first?.balances ?? []).map(({ currency, symbol, after, change, listed = change }) => {
      // The figures of an open row may be unreadable.
      const moves = isOpen ? [] : drafts.map((draft) => (symbol === null ? cashIn(draft, currency) : sharesOf(draft)));
      const isKnown = !isOpen && moves.every((move) => move !== null);
      const ratio = symbol !== null && !isOpen && !hasPairs ? drafts.find(({ type }) => type === "split")?.ratio : null;
      const read = isKnown ? moves.reduce((sum, move) => sum.plus(move ?? zero), zero) : null;
      return {
        account: first?.account ?? null,
        currency,
        symbol,
        line,
        date: first?.draft?.date ?? "",
        after: decimalOrNull(after),
        change: decimalOrNull(change),
        listed: decimalOrNull(listed),
        read,
        ratio: decimalOrNull(ratio ?? null),
      };
    });
  });
}

/** A row whose balance counts shares, where its column leaves open what it counts. */
function withShares(row: ImportRow): ImportRow {
  if (row.balances?.every(({ symbol, orSharesOf }) => symbol !== null && orSharesOf === undefined) !== false)
    return row;
  const balances = row.balances.map(({ orSharesOf: symbol = null, after }) => ({
    currency: null,
    symbol,
    after: symbol === null ? null : after,
    change: null,
  }));
  return { ...row, balances };
}

function grouped(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groupOf = ({ account, currency, symbol }: Line) => `${account ?? ""}|${symbol ?? ""}|${currency ?? ""}`;
  return [...Map.groupBy(lines, groupOf).values()];
}

function fitCount(lines: readonly Line[]): number {
  return grouped(lines).reduce((sum, group) => sum + fits(inOrder(group)), 0);
}

function firstDifference(given: readonly Line[]): BalanceDifference | null {
  const lines = inOrder(given);
  const tolerance = given[0]?.symbol != null ? sharePlaces(given.flatMap(({ after }) => after ?? [])) : cents;
  // Some files have all amounts without a sign.
  const isUnsigned = lines.every(({ change }) => change?.lt(0) !== true);
  for (const [index, each] of lines.entries()) {
    const before = lines[index - 1]?.after ?? null;
    const moved = each.after === null || before === null ? null : each.after.minus(before);
    const read = moveOf(each, before);
    if (read === null) continue;
    const change = isUnsigned && read.lt(0) ? (each.change?.neg() ?? null) : each.change;
    const stated = [change, moved].find((sum) => sum !== null && !isSame(sum, read, tolerance));
    if (stated == null) continue;
    const { account, currency, symbol, line } = each;
    return { account, currency, symbol, line, read: decimalText(read), stated: decimalText(stated) };
  }
  return null;
}

/** What a line moves, as read or, where it isn't added, as the file says. A split moves by its ratio. */
function moveOf({ read, change, ratio }: Line, before: Decimal | null): Decimal | null {
  return ratio !== null && before?.gt(0) === true ? before.times(ratio).minus(before) : (read ?? change);
}

/** From the oldest line on. The order that fits more of the balances counts, as many lines have the same day. */
function inOrder(lines: readonly Line[]): readonly Line[] {
  const reversed = lines.toReversed();
  const [forward, backward] = [fits(lines), fits(reversed)];
  if (forward !== backward) return forward > backward ? lines : reversed;
  return (lines[0]?.date ?? "") > (lines.at(-1)?.date ?? "") ? reversed : lines;
}

/** How many balances are what the one before and the line's movement give. */
function fits(ordered: readonly Line[]): number {
  return ordered.filter((line, index) => {
    const before = ordered[index - 1]?.after ?? null;
    const moved = line.change ?? moveOf(line, before);
    return line.after !== null && before !== null && moved !== null && isSame(line.after.minus(before), moved, cents);
  }).length;
}

function listedSum(lines: readonly Line[], total: StatedTotal): Decimal | null {
  const counted = lines.filter(
    ({ account, currency, symbol }) =>
      symbol === null && currency === total.currency && (total.account === undefined || account === total.account),
  );
  if (counted.length === 0 || counted.some(({ listed, read }) => listed === null && read === null)) return null;
  return counted.reduce((sum, { listed, read }) => sum.plus(listed ?? read ?? zero), zero);
}

/** The shares after all rows of an instrument. Null if one of them is still open, or no row has it. */
function sharesAfter(
  rows: readonly ImportRow[],
  total: StatedTotal,
  { linesOf: linesBefore, isKnown }: LedgerBefore,
): Decimal | null {
  const own = rows.filter(
    ({ account, draft }) =>
      draft?.symbol === total.symbol && (total.account === undefined || account === total.account),
  );
  if (own.length === 0 || own.some(({ faults }) => faults.length > 0)) return null;
  const added = own.flatMap((row) => (row.draft === null || row.skipped !== null || isKnown(row) ? [] : [row.draft]));
  const last = own.reduce((day, { draft }) => ((draft?.date ?? "") > day ? (draft?.date ?? "") : day), "");
  const earlier = linesBefore(total).filter(({ date }) => date <= last);
  return [...earlier, ...added]
    .toSorted((one, other) => ((one.date ?? "") < (other.date ?? "") ? -1 : 1))
    .reduce<Decimal | null>((held, draft) => {
      if (draft.type === "split") return held?.times(draft.ratio ?? "1") ?? null;
      const moved = sharesOf(draft);
      return held === null || moved === null ? null : held.plus(moved);
    }, zero);
}

const cents = decimal("0.011");

function isSame(one: Decimal, other: Decimal, tolerance: Decimal): boolean {
  return one.minus(other).abs().lte(tolerance);
}

/** A little more than one unit of the last place of fractions of shares. Whole shares are exact. */
function sharePlaces(given: readonly Decimal[]): Decimal {
  const places = given.map((shares) => (decimalText(shares).split(".")[1] ?? "").length);
  return decimal("1.1").div(decimal(10).pow(Math.max(1, ...places)));
}

function decimalOrNull(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}

/** The shares that a transaction moves. Null for a split and other changes of the instrument itself. */
function sharesOf({ type, quantity = null }: Pick<LedgerShares, "type" | "quantity">): Decimal | null {
  const { shares, fields } = kindOf(type);
  if (shares === undefined) return fields.ratio === undefined && fields.newSymbol === undefined ? zero : null;
  return quantity === null ? null : decimal(quantity).times(sharesGo(type));
}

function cashIn(draft: ImportDraft, currency: string | null): Decimal {
  if (draft.received !== null && draft.receivedCurrency === currency) return decimal(draft.received);
  return currency === null || (draft.currency ?? currency) === currency ? cashOf(draft) : zero;
}

/** The cash that a transaction moves. Splits and transfers of shares move none. */
export function cashOf(draft: ImportDraft): Decimal {
  const goes = moneyGoes(draft.type);
  if (goes === 0) return tradeCash(draft) ?? zero;
  return decimal(draft.amount ?? "0")
    .times(goes)
    .minus(draft.fee ?? "0")
    .minus(draft.tax ?? "0");
}
