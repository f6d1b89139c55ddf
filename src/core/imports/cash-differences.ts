import { type Decimal, decimal, decimalText, zero } from "#core/money/decimal.ts";
import { moneyGoes } from "#core/portfolio/transaction-kinds.ts";
import { tradeCash } from "#core/portfolio/trade-money.ts";
import type { ImportDraft, ImportRow } from "./import-row.ts";

/** A line after which the rows that were read no longer add up to the cash that the file states. */
export interface CashDifference {
  readonly account: string | null;
  readonly currency: string;
  readonly line: number;
  /** What the rows of the line, or of the file up to a total, move. */
  readonly read: string;
  /** What the file says. */
  readonly stated: string;
}

/** The sum of all movements of an account, as the file states it. */
export interface StatedTotal {
  readonly line: number;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Adds up what was read and compares it with the file: with the movement and the balance of each line, and with the total
 * below the table. Gives the first line of each account and currency that differs. Lines that are left out or still have a
 * fault count with the movement that the file states.
 */
export function cashDifferences(
  rows: readonly ImportRow[],
  totals: readonly StatedTotal[] = [],
): readonly CashDifference[] {
  const groups = Map.groupBy(linesOf(rows), ({ account, currency }) => `${account ?? ""}|${currency}`);
  const found = [...groups.values()].flatMap((lines) => firstDifference(lines) ?? []);
  if (found.length > 0) return found;
  return totals.flatMap(({ line, currency, amount }) => {
    const moved = linesOf(rows).filter((each) => each.currency === currency);
    if (moved.length === 0 || moved.some(({ change, read }) => change === null && read === null)) return [];
    const sum = moved.reduce((total, { change, read }) => total.plus(change ?? read ?? zero), zero);
    return isSame(sum, decimal(amount))
      ? []
      : [{ account: null, currency, line, read: decimalText(sum), stated: decimalText(decimal(amount)) }];
  });
}

interface Line {
  readonly account: string | null;
  readonly currency: string;
  readonly line: number;
  readonly date: string;
  readonly after: Decimal | null;
  readonly change: Decimal | null;
  /** Null if a row of the line is left out or has a fault. */
  readonly read: Decimal | null;
}

function linesOf(rows: readonly ImportRow[]): readonly Line[] {
  const byLine = Map.groupBy(
    rows.filter(({ balance }) => balance !== undefined),
    ({ line }) => line,
  );
  return [...byLine].flatMap(([line, ofLine]): Line[] => {
    const [first] = ofLine;
    if (first?.balance === undefined) return [];
    const { currency, after, change } = first.balance;
    const isOpen = ofLine.some(({ draft, skipped, faults }) => draft === null || skipped !== null || faults.length > 0);
    const drafts = ofLine
      .flatMap(({ draft }) => draft ?? [])
      .filter((draft) => (draft.currency ?? currency) === currency);
    return [
      {
        account: first.account,
        currency,
        line,
        date: first.draft?.date ?? "",
        after: after === null ? null : decimal(after),
        change: change === null ? null : decimal(change),
        read: isOpen ? null : drafts.reduce((sum, draft) => sum.plus(cashOf(draft)), zero),
      },
    ];
  });
}

function firstDifference(given: readonly Line[]): CashDifference | null {
  const lines = inOrder(given);
  for (const [index, each] of lines.entries()) {
    const before = lines[index - 1]?.after ?? null;
    const moved = each.after === null || before === null ? null : each.after.minus(before);
    const read = each.read ?? each.change;
    const stated = [each.change, moved].find((sum) => sum !== null && read !== null && !isSame(sum, read));
    if (stated == null || read === null) continue;
    const { account, currency, line } = each;
    return { account, currency, line, read: decimalText(read), stated: decimalText(stated) };
  }
  return null;
}

/** From the oldest line on. The order that fits more of the balances counts, as many lines have the same day. */
function inOrder(lines: readonly Line[]): readonly Line[] {
  const reversed = lines.toReversed();
  const fits = (ordered: readonly Line[]) =>
    ordered.filter(({ after, change, read }, index) => {
      const before = ordered[index - 1]?.after ?? null;
      const moved = change ?? read;
      return after !== null && before !== null && moved !== null && isSame(after.minus(before), moved);
    }).length;
  const [forward, backward] = [fits(lines), fits(reversed)];
  if (forward !== backward) return forward > backward ? lines : reversed;
  return (lines[0]?.date ?? "") > (lines.at(-1)?.date ?? "") ? reversed : lines;
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.minus(other).abs().lte("0.011");
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
