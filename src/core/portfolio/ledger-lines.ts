import { type Arithmetic, createArithmetic, scaleOf } from "./arithmetic.ts";
import { createCashModes } from "./cash.ts";
import { type Group, groupsOf } from "./groups.ts";
import { type Line, lineOf } from "./line.ts";
import type { Account, Transaction } from "./transaction.ts";

/** The transactions of a portfolio, read. */
export interface LedgerLines {
  readonly transactions: readonly Transaction[];
  readonly arithmetic: Arithmetic;
  readonly lines: readonly Line[];
  readonly groups: ReadonlyMap<string, Group>;
  readonly splits: readonly Line[];
  readonly lastDay: number;
  readonly isCashImplied: (account: Account) => boolean;
}

/** Reads transactions. Those that `before` has read are not read again, and groups of lines that did not change are the same objects. */
export function readLedger(transactions: readonly Transaction[], before: LedgerLines | null): LedgerLines {
  if (before?.transactions === transactions) return before;
  const scale = scaleOf(transactions);
  const isComparable =
    before?.arithmetic.amountPlaces === scale.amountPlaces && before.arithmetic.quantityPlaces === scale.quantityPlaces;
  const comparable = isComparable ? before : null;
  const arithmetic = comparable?.arithmetic ?? createArithmetic(scale);
  const lines = readLines(transactions, comparable?.lines ?? [], arithmetic);
  return {
    transactions,
    arithmetic,
    lines,
    groups: groupsOf(lines, comparable?.groups ?? new Map<string, Group>()),
    splits: lines.filter(({ type }) => type === "split"),
    lastDay: lines.reduce((last, { day }) => (day > last ? day : last), Number.NEGATIVE_INFINITY),
    isCashImplied: createCashModes(lines),
  };
}

/** Lines of transactions that were read before are the same objects; changes mostly leave a common beginning and end. */
function readLines(transactions: readonly Transaction[], old: readonly Line[], arithmetic: Arithmetic): Line[] {
  const limit = Math.min(old.length, transactions.length);
  let start = 0;
  while (start < limit && old[start]?.transaction === transactions[start]) start += 1;
  let kept = 0;
  while (kept < limit - start && old.at(-1 - kept)?.transaction === transactions.at(-1 - kept)) kept += 1;
  const lines = old.slice(0, start);
  for (let index = start; index < transactions.length - kept; index += 1) {
    const transaction = transactions[index];
    if (transaction !== undefined) lines.push(lineOf(transaction, arithmetic));
  }
  return kept === 0 ? lines : lines.concat(old.slice(-kept));
}
