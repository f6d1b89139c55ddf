import { randomUUID } from "node:crypto";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import type { ImportDraft, ImportRow } from "#core/imports/import-row.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { majorCurrency } from "#core/money/currencies.ts";
import { renamedLots } from "#core/portfolio/named-lots.ts";
import { sharesGo } from "#core/portfolio/transaction-kinds.ts";
import type { Planning } from "./import-planning.ts";
import type { Prepared, PreparedRow } from "./import-rows.ts";
import type { Target } from "./import-targets.ts";
import type { KnownSymbols } from "./known-symbols.ts";
import { newFaults } from "./new-faults.ts";
import { otherMoney, plainLots } from "./line-of-fields.ts";
import { type Hint, transferHints } from "./transfer-hints.ts";
import { plainDecimal } from "./plain-decimal.ts";
import type { LedgerLine } from "./store.ts";

/** The rows of an import that are to be entered, from the oldest on, with their lines and the accounts opened for them. */
export interface RowsToEnter {
  readonly rows: readonly PreparedRow[];
  readonly lines: readonly LedgerLine[];
  readonly opened: readonly PortfolioAccount[];
}

/** Makes lines of the rows that are ticked. */
export function rowsToEnter(
  { rows, targets, symbols }: Prepared,
  isTicked: (row: PreparedRow["row"]) => boolean,
  {
    importId,
    today,
    doubled,
    ledger,
  }: {
    readonly importId: string;
    readonly today: string;
    /** Rows that the ledger has, with the ids of their lines. */
    readonly doubled: ReadonlyMap<string, string>;
    readonly ledger: readonly LedgerLine[];
  },
): RowsToEnter {
  const ticked = oldestFirst(rows.filter(({ row }) => isTicked(row)));
  const usedTargets = new Set(ticked.map(({ target }) => target));
  // Several names in the file can refer to one new account.
  const opened = new Map(
    targets.filter((target) => target.isNew && usedTargets.has(target)).map(({ account }) => [account.id, account]),
  );
  const lines = ticked.map(({ row, target }) => lineOf(row.draft, target, symbols, importId, today));
  return {
    rows: ticked,
    lines: withLots(lines, ticked, rows, { doubled, ledger }),
    opened: [...opened.values()],
  };
}

/** The lines with the lots that their rows name, by the ids that these have in the ledger. */
function withLots(
  lines: readonly LedgerLine[],
  rows: readonly PreparedRow[],
  all: readonly PreparedRow[],
  { doubled, ledger }: { readonly doubled: ReadonlyMap<string, string>; readonly ledger: readonly LedgerLine[] },
): readonly LedgerLine[] {
  if (!rows.some(({ row }) => row.named?.lots != null)) return lines;
  const ids = new Map(ledger.map(({ id }) => [id, id]));
  const keep = ({ named }: ImportRow, id: string | undefined) => {
    if (named?.id != null && id !== undefined) ids.set(named.id, id);
  };
  // A lot whose row stays out is missed, and that is said.
  for (const { row } of all) keep(row, doubled.get(row.id) ?? row.id);
  for (const [index, { row }] of rows.entries()) keep(row, lines[index]?.id);
  return lines.map((line, index) => ({ ...line, lots: plainLots(renamedLots(rows[index]?.row.named?.lots, ids)) }));
}

/**
 * What the ledger would lack with the rows in it, by row. A line that is there already lacks what the file's own sales and transfers of
 * its symbol take before it, so that is said of these; null where the file has none.
 */
export async function oversold(planning: Planning, { rows, lines, opened }: RowsToEnter) {
  const accounts = [...(await planning.sources.accounts()), ...opened];
  const rowOf = new Map(lines.map(({ id }, index) => [id, rows[index]?.row ?? null]));
  const ledger = await planning.ledger();
  return newFaults(accounts, ledger, { added: lines }).flatMap(({ transactionId, fault }) => {
    const own = rowOf.get(transactionId) ?? null;
    if (own !== null) return [{ row: own, fault }];
    const there = ledger.find(({ id }) => id === transactionId);
    const takers = lines.filter(
      ({ accountId, symbol, type, date }) =>
        accountId === there?.accountId && symbol === there.symbol && date <= there.date && sharesGo(type) < 0,
    );
    const found = takers.map(({ id }) => ({ row: rowOf.get(id) ?? null, fault }));
    return found.length === 0 ? [{ row: null, fault }] : found;
  });
}

/** Why rows with transfers of shares aren't an end of another one that looks like it, by row. */
export async function looseEnds(planning: Planning, { rows, lines, opened }: RowsToEnter) {
  if (!lines.some(({ type }) => type === "transfer-in" || type === "transfer-out")) return new Map<string, Hint>();
  const accounts = [...(await planning.sources.accounts()), ...opened];
  const hints = transferHints(accounts, [...(await planning.ledger()), ...lines]);
  return new Map(
    lines.flatMap(({ id }, index) => {
      const [row, hint] = [rows[index]?.row.id, hints.get(id)];
      return row === undefined || hint === undefined ? [] : [[row, hint] as const];
    }),
  );
}

/** Many brokers write the newest line first; the ledger is entered from the oldest on. */
function oldestFirst(rows: readonly PreparedRow[]): readonly PreparedRow[] {
  const dateOf = ({ row }: PreparedRow) => row.draft?.date ?? "";
  const [first, last] = [rows[0], rows.at(-1)];
  const isNewestFirst = first !== undefined && last !== undefined && dateOf(first) > dateOf(last);
  return (isNewestFirst ? rows.toReversed() : rows).toSorted((one, other) => {
    const [day, otherDay] = [dateOf(one), dateOf(other)];
    return day === otherDay ? 0 : day < otherDay ? -1 : 1;
  });
}

/** A line without a currency is in that of its instrument: a price in pence where it is quoted in these, money alone in pounds. */
export function currencyOfLine(draft: ImportDraft, { account }: Target, { currencies }: KnownSymbols): string {
  const found = draft.symbol === null ? undefined : currencies.get(normaliseSymbol(draft.symbol));
  if (draft.currency !== null || found == null) return draft.currency ?? account.currency;
  return draft.amount !== null && draft.price === null ? majorCurrency(found) : found;
}

function lineOf(
  draft: ImportDraft | null,
  target: Target | null,
  symbols: KnownSymbols,
  importId: string,
  today: string,
): LedgerLine {
  if (draft === null || target === null) throw new Error("a row without a transaction was ticked");
  const symbol = draft.symbol === null ? null : normaliseSymbol(draft.symbol);
  const currency = currencyOfLine(draft, target, symbols);
  return {
    id: randomUUID(),
    accountId: target.account.id,
    type: draft.type,
    symbol,
    date: draft.date ?? today,
    quantity: plainDecimal(draft.quantity),
    price: plainDecimal(draft.price),
    amount: plainDecimal(draft.amount),
    fee: plainDecimal(draft.fee) ?? "0",
    tax: plainDecimal(draft.tax) ?? "0",
    currency,
    ratio: plainDecimal(draft.ratio),
    newSymbol: draft.newSymbol === null ? null : normaliseSymbol(draft.newSymbol),
    cash: plainDecimal(draft.cash),
    costShare: plainDecimal(draft.costShare),
    ...otherMoney(draft, currency),
    lots: null,
    note: draft.note === "" ? null : draft.note,
    importId,
    version: 1,
  };
}
