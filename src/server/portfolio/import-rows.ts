import type { PortfolioAccount } from "#contract/portfolio.ts";
import { isWithoutMoney } from "#core/imports/answered-row.ts";
import { type DraftField, type ImportDraft, importDraft, type ImportRow } from "#core/imports/import-row.ts";
import { checkedRow, columnOfField, type ReadImport } from "#core/imports/read-import.ts";
import { splitsProvenByLedger } from "#core/imports/split-rows.ts";
import { withMovedMoney } from "#core/imports/stated-amount.ts";
import { duplicatesOf, transactionKey, transactionKeys } from "#core/imports/transaction-key.ts";
import { hasField } from "#core/portfolio/check-transaction.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { Refusal } from "../http/refusal.ts";
import type { ImportInput, Planning } from "./import-planning.ts";
import { type Target, targetsOf } from "./import-targets.ts";
import type { KnownSymbols } from "./known-symbols.ts";
import { plainRatio } from "./plain-decimal.ts";
import type { LedgerLine } from "./store.ts";

/** A row with all that is known of it. */
export interface PreparedRow {
  readonly row: ImportRow;
  /** As the file has it, before corrections. */
  readonly source: ImportDraft | null;
  readonly target: Target | null;
}

/** The rows of a file, ready to be previewed or imported. */
export interface Prepared {
  readonly reading: ReadImport;
  readonly rows: readonly PreparedRow[];
  readonly targets: readonly Target[];
  readonly symbols: KnownSymbols;
  readonly isMappingRemembered: boolean;
}

/** Prepares the rows of a file: corrected, checked, and each with its account. */
export async function prepare(
  planning: Planning,
  given: ImportInput,
  read: ReadImport,
  isMappingRemembered: boolean,
): Promise<Prepared | Refusal> {
  const accounts = await planning.sources.accounts();
  const input = await withLikelyAccount(planning, given, read, accounts);
  const targets = targetsOf(read, input, accounts, await planning.sources.defaultCurrency());
  if (targets instanceof Refusal) return targets;
  const targetOf = new Map(targets.map((target) => [target.fileName, target]));
  const mended = read.rows.map((row) =>
    withOpenCurrency(mendedRow(row, input, read, planning.settings.lastDay), targetOf.get(row.account) ?? null, read),
  );
  const symbols = await symbolsOf(planning, input, read, mended);
  const rows = mended.map((row, index): PreparedRow => {
    const target = targetOf.get(row.account) ?? null;
    return { row: withUnknownSymbols(row, symbols, read.columns), source: sourceOf(read.rows[index]), target };
  });
  const proven = await withProvenSplits(planning, rows);
  return { reading: read, rows: proven, targets, symbols, isMappingRemembered };
}

/** A row's draft as the file has it, by which it is known again. */
function sourceOf(row: ImportRow | undefined): ImportDraft | null {
  if (row === undefined || row.draft === null || row.printedPrice === undefined) return row?.draft ?? null;
  return { ...row.draft, price: row.printedPrice };
}

/** Gives splits the ratio that the ledger proves. Splits that the ledger has already need none. */
async function withProvenSplits(planning: Planning, rows: readonly PreparedRow[]): Promise<readonly PreparedRow[]> {
  if (!rows.some(({ row }) => row.shareChange !== undefined)) return rows;
  const ledger = await planning.ledger();
  const doubled = await duplicates(planning, rows);
  const targets = new Map(rows.map(({ row, target }) => [row.id, target]));
  const byAccount = Map.groupBy(ledger, ({ accountId }) => accountId);
  const proven = splitsProvenByLedger(
    rows.map(({ row }) => row),
    ({ id }) => byAccount.get(targets.get(id)?.account.id ?? "") ?? [],
    ({ id }) => doubled.has(id),
  );
  return rows.map((prepared, index) => {
    const row = proven[index] ?? prepared.row;
    if (row.shareChange === undefined || !doubled.has(row.id)) return { ...prepared, row };
    return { ...prepared, row: { ...row, faults: row.faults.filter(({ fault }) => fault.code !== "confirm-ratio") } };
  });
}

/** A file that names no account, and most of whose rows one account has already, belongs to that account. */
async function withLikelyAccount(
  planning: Planning,
  input: ImportInput,
  read: ReadImport,
  accounts: readonly PortfolioAccount[],
): Promise<ImportInput> {
  const real = accounts.filter(({ isDemo }) => !isDemo);
  const drafts = read.rows.flatMap(({ draft, skipped }) => (draft === null || skipped !== null ? [] : [draft]));
  const isNamed = read.rows.some(({ account }) => account !== null);
  if (input.accountId !== undefined || isNamed || real.length < 2 || drafts.length === 0) return input;
  const keys = new Set((await planning.ledger()).map((line) => transactionKey(line)));
  const draftKeys = drafts.flatMap((draft) => keysOf(draft, draft, "", planning.settings.today));
  const counts = real.map(({ id }) => ({ id, count: draftKeys.filter((key) => keys.has(id + key)).length }));
  const best = counts.toSorted((first, second) => second.count - first.count)[0];
  return best !== undefined && best.count * 2 > drafts.length ? { ...input, accountId: best.id } : input;
}

/** Looks up the symbols of some rows. Those in the ledger and the user's own assets need no market data. */
async function symbolsOf(
  planning: Planning,
  input: ImportInput,
  read: ReadImport,
  rows: readonly ImportRow[],
): Promise<KnownSymbols> {
  const asked = new Map<string, string | null>();
  for (const { draft, name, skipped } of rows)
    if (draft !== null && skipped === null)
      for (const symbol of [draft.symbol, draft.newSymbol])
        if (symbol !== null) asked.set(symbol, asked.get(symbol) ?? name);
  const known = new Map<string, string | null>(await ledgerCurrencies(planning));
  for (const { symbol, isCustom, currency } of await planning.sources.instruments())
    if (isCustom) known.set(symbol, currency);
  for (const { symbol, isCustom, currency } of read.instruments ?? [])
    if (isCustom) known.set(normaliseSymbol(symbol), currency);
  for (const symbol of input.ownAssets ?? []) if (!known.has(symbol)) known.set(symbol, null);
  const open = [...asked].flatMap(([symbol, name]) => (known.has(symbol) ? [] : [{ symbol, name }]));
  const checked = await planning.sources.checkSymbols(open);
  return { currencies: new Map([...checked.currencies, ...known]), unknown: checked.unknown };
}

/** The currency of each symbol of the ledger: that of its newest line. */
export async function ledgerCurrencies(planning: Planning): Promise<Map<string, string>> {
  const [own, renamed] = [new Map<string, LedgerLine>(), new Map<string, LedgerLine>()];
  for (const line of await planning.ledger())
    for (const [found, name] of [
      [own, line.symbol],
      [renamed, line.newSymbol],
    ] as const)
      if (name !== null && (found.get(name)?.date ?? "") <= line.date) found.set(name, line);
  return new Map([...renamed, ...own].map(([name, { currency }]) => [name, currency]));
}

/** The ids of rows that the ledger has already. */
export async function duplicates(
  planning: Planning,
  rows: readonly PreparedRow[],
): Promise<ReadonlyMap<string, string>> {
  const accountIds = new Set(
    rows.flatMap(({ target }) => (target === null || target.isNew ? [] : [target.account.id])),
  );
  const lines =
    accountIds.size === 0 ? [] : (await planning.ledger()).filter(({ accountId }) => accountIds.has(accountId));
  const keys = lines.length === 0 ? new Map<string, string>() : await planning.sources.importKeys();
  const candidates = rows.filter(({ row, target }) => row.draft !== null && row.skipped === null && target !== null);
  const found = duplicatesOf(
    candidates.map(({ row, source, target }) =>
      keysOf(row.draft, source, target?.account.id ?? "", planning.settings.today),
    ),
    lines.map((line) => {
      const key = keys.get(line.id);
      return key === undefined ? [transactionKey(line)] : [transactionKey(line), key];
    }),
  );
  return new Map(
    candidates.flatMap(({ row }, index) => {
      const line = lines[found[index] ?? -1];
      return line === undefined ? [] : [[row.id, line.id] as const];
    }),
  );
}

/** Returns a filter for the rows currently selected for import. */
export function ticking(
  { take, leave }: ImportInput,
  doubled: ReadonlyMap<string, string>,
): (row: ImportRow) => boolean {
  const [taken, left] = [new Set(take), new Set(leave)];
  return ({ id, draft, skipped, faults }) => {
    if (draft === null || skipped !== null || faults.length > 0 || left.has(id)) return false;
    return !doubled.has(id) || taken.has(id);
  };
}

/** A row with the user's symbols and corrections in place of the file's, checked anew where something changed. */
function mendedRow(row: ImportRow, input: ImportInput, read: ReadImport, lastDay: string): ImportRow {
  const correction = input.corrections?.[row.id];
  const draft = row.draft === null ? null : withSymbols(row.draft, input.symbols ?? {});
  if (correction === undefined) {
    const symbol = row.draft?.symbol ?? "";
    const isAnswered = [symbol, normaliseSymbol(symbol)].some(
      (name) => input.symbols?.[name] !== undefined || input.ownAssets?.includes(name) === true,
    );
    return draft === row.draft && !isAnswered
      ? row
      : checkedRow({ ...row, draft, faults: kept(row, ["symbol", "newSymbol"], draft?.type) }, read, lastDay);
  }
  const given = Object.fromEntries(
    Object.entries(correction)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, field === "ratio" ? plainRatio(value) : value]),
  );
  if (draft === null && correction.type === undefined) return row;
  const before = draft ?? importDraft({ type: correction.type ?? "transfer-in" });
  const mended: ImportDraft = {
    ...(correction.type === undefined ? before : asType(before, correction.type)),
    ...given,
  };
  const isRewritten = draft === null;
  const isOpen = row.asks?.about === "currency" && mended.currency === null;
  const changed = (Object.keys(given) as DraftField[]).filter((field) => !isOpen || field !== "currency");
  const faults = isRewritten ? [] : kept(row, changed, mended.type);
  const { asks, ...rest } = row;
  const { named, ...unnamed } = rest;
  // Of another number of shares, or in another kind of line, nobody said which lots they are.
  const isNamed = named !== undefined && given["quantity"] === undefined && correction.type === undefined;
  const said = isNamed ? rest : named === undefined ? unnamed : { ...unnamed, named: { ...named, lots: null } };
  const settled = isOpen && asks !== undefined ? { ...said, asks } : said;
  const corrected = { ...settled, draft: mended, skipped: null, faults };
  // The money of the line counts, unless the user cleared it or typed figures that contradict it.
  const moved = before.amount === null ? checkedRow(withMovedMoney(corrected), read, lastDay) : null;
  return moved === null || moved.faults.some(({ fault }) => fault.code === "amount-differs")
    ? checkedRow(corrected, read, lastDay)
    : moved;
}

/** A draft without the figures that a type of transaction doesn't have. */
function asType(draft: ImportDraft, type: TransactionType): ImportDraft {
  const fields = Object.entries(draft).map(([field, value]) => [field, hasField(type, field) ? value : null]);
  return { ...(Object.fromEntries(fields) as unknown as ImportDraft), type };
}

/**
 * Returns faults from reading the file that the changed fields don't resolve. Faults found by a check are checked
 * again. A fault in fields that the row's type doesn't have is resolved by the choice of that type.
 */
function kept(
  { faults }: ImportRow,
  changed: readonly DraftField[],
  type: TransactionType | undefined,
): ImportRow["faults"] {
  const isOpen = (field: DraftField) => type === undefined || !changed.includes("type") || hasField(type, field);
  return faults.filter(({ settledBy }) => {
    if (settledBy === undefined || settledBy.some((field) => changed.includes(field))) return false;
    return settledBy.some(isOpen);
  });
}

/**
 * An answered line whose money has no currency is in that of its account, if the user chose the account or the file describes it. An
 * account that the import opens takes its currency from other lines, which say nothing about this one.
 */
function withOpenCurrency(row: ImportRow, target: Target | null, read: ReadImport): ImportRow {
  if (row.hasOpenCurrency === undefined || row.draft === null || row.draft.currency !== null) return row;
  const isDescribed = read.accounts?.some(({ name, currency }) => name === target?.fileName && currency !== null);
  if (row.skipped !== null || isWithoutMoney(row.draft.type) || isDescribed === true) return row;
  if (target !== null && !target.isNew) return row;
  const fault = { code: "no-currency" } as const;
  return { ...row, faults: [...row.faults, { column: columnOfField("currency", read.columns), fault }] };
}

function withSymbols(draft: ImportDraft, symbols: Readonly<Record<string, string>>): ImportDraft {
  const used = (symbol: string | null) => {
    if (symbol === null) return null;
    const plain = normaliseSymbol(symbol);
    return symbols[symbol] ?? symbols[plain] ?? plain;
  };
  const [symbol, newSymbol] = [used(draft.symbol), used(draft.newSymbol)];
  return symbol === draft.symbol && newSymbol === draft.newSymbol ? draft : { ...draft, symbol, newSymbol };
}

function withUnknownSymbols(row: ImportRow, { unknown }: KnownSymbols, columns: readonly string[]): ImportRow {
  if (row.draft === null || row.skipped !== null) return row;
  const faults = (["symbol", "newSymbol"] as const).flatMap((field) => {
    const symbol = row.draft?.[field] ?? null;
    const near = symbol === null ? undefined : unknown.get(symbol);
    if (symbol === null || near === undefined) return [];
    const similar = near.map((match) => `${match.symbol} (${match.name})`).join(", ");
    return [{ column: columnOfField(field, columns), fault: { code: "unknown-symbol", symbol, similar } as const }];
  });
  return faults.length === 0 ? row : { ...row, faults: [...row.faults, ...faults] };
}

function keysOf(draft: ImportDraft | null, source: ImportDraft | null, accountId: string, today: string): string[] {
  return (draft === source ? [draft] : [draft, source]).flatMap((each) =>
    each === null ? [] : transactionKeys({ ...each, accountId, date: each.date ?? today }),
  );
}
