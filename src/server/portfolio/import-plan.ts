import { englishFault } from "#core/faults/english-fault.ts";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { importFile, ImportPreview, previewImport } from "#contract/portfolio-import.ts";
import type { PortfolioAccount, PortfolioInstrument } from "#contract/portfolio.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { decodeText, type TextEncoding } from "#core/imports/decode-text.ts";
import type { ImportedAccount, ImportedInstrument } from "#core/imports/importer.ts";
import { type DraftField, type ImportDraft, importDraft, type ImportRow } from "#core/imports/import-row.ts";
import { suggestedMapping } from "#core/imports/brokers/generic.ts";
import {
  checkedRow,
  columnOfField,
  headerFingerprint,
  type ImportChoices,
  readImport,
  type ReadImport,
  type UnreadFile,
} from "#core/imports/read-import.ts";
import { withoutMoney } from "#core/imports/answered-row.ts";
import { duplicatesOf, transactionKey } from "#core/imports/transaction-key.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type Currency, currencies, majorCurrency } from "#core/money/currencies.ts";
import { sharedSigns } from "#core/money/read-amount.ts";
import { parseDecimal } from "#core/money/decimal.ts";
import { cashModes, costMethods } from "#core/portfolio/transaction.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName } from "./account-name.ts";
import { maximumAccounts } from "./accounts.ts";
import { maximumPrices } from "./instruments.ts";
import type { KnownSymbols, SymbolCheck } from "./known-symbols.ts";
import { newFaults } from "./new-faults.ts";
import { plainDecimal } from "./plain-decimal.ts";
import { type LedgerCursor, type LedgerLine, nothingSaid } from "./store.ts";
import { nameKey } from "../free-names.ts";

const maxErrors = 100;
/** Under this name the symbols a user picked are remembered beside the columns, whose names are headers. */
const pickedSymbols = "=symbols";
const maxPickedSymbols = 2_000;
/** Limit of account names in a file. Several names may refer to the same account. */
const maxNames = 200;
/** A preview has no more rows: a browser shows them without a pause, and the counts tell how many there are. */
const maxPreviewRows = 2_000;
/** Minimum of rows of each kind in a shortened preview, if there are that many. */
const maxPreviewRowsOfKind = 500;

/** The user's data that a plan needs, loaded while it is made. */
export interface PlanSources {
  /** Revision of the ledger. A plan is only valid for this revision. */
  revision(): Promise<number>;
  /** A page of the ledger's lines after a cursor, and the cursor of the next one. */
  linesPage(after: LedgerCursor | null): Promise<{ lines: readonly LedgerLine[]; next: LedgerCursor | null }>;
  accounts(): Promise<PortfolioAccount[]>;
  instruments(): Promise<PortfolioInstrument[]>;
  /** Number of instruments and prices that the user has entered. */
  saidSize(): Promise<{ instruments: number; prices: number }>;
  /** Original contents, by line id, of lines corrected during import. */
  importKeys(): Promise<ReadonlyMap<string, string>>;
  mapping(fingerprint: string): Promise<unknown>;
  defaultCurrency(): Promise<string>;
  checkSymbols: SymbolCheck;
}

export interface PlanSettings {
  readonly today: string;
  /** The latest day a transaction may have. */
  readonly lastDay: string;
  readonly maxBytes: number;
  readonly maxTransactions: number;
  readonly maxHoldings: number;
}

type PreviewInput = z.output<typeof previewImport.input>;
type ImportInput = z.output<typeof importFile.input>;
type Input = PreviewInput;

export type PlanTask =
  | { readonly kind: "preview"; readonly input: PreviewInput }
  | { readonly kind: "import"; readonly input: ImportInput }
  | { readonly kind: "undo"; readonly importId: string };

export interface ImportCounts {
  readonly added: number;
  readonly duplicates: number;
  readonly skipped: number;
}

/** Everything that an import would write. It holds as long as the ledger has the revision it was made from. */
export interface ImportPlan {
  readonly revision: number;
  /** Null: there is nothing to add. */
  readonly importId: string | null;
  readonly broker: string;
  readonly counts: ImportCounts;
  readonly opened: readonly PortfolioAccount[];
  readonly instruments: readonly {
    readonly said: PortfolioInstrument;
    readonly isNew: boolean;
    readonly prices: readonly ManualPrice[];
  }[];
  readonly mappings: readonly { readonly fingerprint: string; readonly mapping: unknown }[];
}

export interface PlannedLines {
  readonly lines: readonly LedgerLine[];
  readonly keys: readonly { readonly transactionId: string; readonly key: string }[];
}

export type PlanResult =
  | { readonly kind: "preview"; readonly preview: ImportPreview }
  | { readonly kind: "import"; readonly plan: ImportPlan; readonly planned: PlannedLines }
  | { readonly kind: "undo"; readonly revision: number; readonly removed: number };

type FileReading = (ReadImport | UnreadFile) & { readonly encoding: TextEncoding };

/** A place for rows: an account that is there, or one that the import opens. */
interface Target {
  readonly fileName: string | null;
  readonly account: PortfolioAccount;
  readonly isNew: boolean;
}

/** A row with all that is known of it. */
interface PreparedRow {
  readonly row: ImportRow;
  /** As the file has it, before corrections. */
  readonly source: ImportDraft | null;
  readonly target: Target | null;
}

interface Prepared {
  readonly reading: ReadImport;
  readonly rows: readonly PreparedRow[];
  readonly targets: readonly Target[];
  readonly symbols: KnownSymbols;
  readonly isMappingRemembered: boolean;
}

/**
 * Finds out what an import, its preview or its undoing would do. Reads through `sources` and writes nothing, so that it can run in
 * a thread of its own.
 */
export async function makePlan(
  task: PlanTask,
  sources: PlanSources,
  settings: PlanSettings,
): Promise<PlanResult | Refusal> {
  const { today, lastDay } = settings;
  const revision = await sources.revision();
  let lines: Promise<readonly LedgerLine[]> | null = null;
  switch (task.kind) {
    case "preview":
      return preview(task.input);
    case "import":
      return importPlan(task.input);
    default:
      return undo(task.importId);
  }

  /** All lines, read once and only if they are needed. */
  function ledger(): Promise<readonly LedgerLine[]> {
    return (lines ??= readLedger(sources));
  }

  /** The currency of each symbol of the ledger: that of its newest line. */
  async function ledgerCurrencies(): Promise<Map<string, string>> {
    const [own, renamed] = [new Map<string, LedgerLine>(), new Map<string, LedgerLine>()];
    for (const line of await ledger())
      for (const [found, name] of [
        [own, line.symbol],
        [renamed, line.newSymbol],
      ] as const)
        if (name !== null && (found.get(name)?.date ?? "") <= line.date) found.set(name, line);
    return new Map([...renamed, ...own].map(([name, { currency }]) => [name, currency]));
  }

  /** Adds the symbols picked in earlier imports to the user's choices for a file. */
  async function withKnownSymbols<Given extends Input>(input: Given): Promise<Given> {
    const picked = (await sources.mapping(pickedSymbols)) as Readonly<Record<string, string>> | null;
    return picked === null ? input : { ...input, symbols: { ...picked, ...input.symbols } };
  }

  /** The file as it is read with what the user says of it, or with the columns remembered for its header. */
  async function reading(input: Input): Promise<{ reading: FileReading; isMappingRemembered: boolean } | Refusal> {
    const file = givenFile(input, settings.maxBytes);
    if (file instanceof Refusal) return file;
    const choices: ImportChoices = { ...input, importerId: input.broker };
    const read = readFile(file, choices, settings);
    const isOpen = "refused" in read ? read.columns.length > 0 : read.importer.id === "generic";
    if (input.mapping !== undefined || !isOpen) return { reading: read, isMappingRemembered: false };
    const remembered = (await sources.mapping(headerFingerprint(read.columns))) as ImportChoices["mapping"] | null;
    if (remembered === null) return { reading: read, isMappingRemembered: false };
    const again = readFile(file, { ...choices, mapping: remembered }, settings);
    return "refused" in again
      ? { reading: read, isMappingRemembered: false }
      : { reading: again, isMappingRemembered: true };
  }

  async function prepare(given: Input, read: ReadImport, isMappingRemembered: boolean): Promise<Prepared | Refusal> {
    const accounts = await sources.accounts();
    const input = await withLikelyAccount(given, read, accounts);
    const targets = targetsOf(read, input, accounts, await sources.defaultCurrency());
    if (targets instanceof Refusal) return targets;
    const targetOf = new Map(targets.map((target) => [target.fileName, target]));
    const mended = read.rows.map((row) =>
      withOpenCurrency(mendedRow(row, input, read, lastDay), targetOf.get(row.account) ?? null, read),
    );
    const symbols = await symbolsOf(input, read, mended);
    const rows = mended.map((row, index): PreparedRow => {
      const target = targetOf.get(row.account) ?? null;
      return { row: withUnknownSymbols(row, symbols, read.columns), source: read.rows[index]?.draft ?? null, target };
    });
    return { reading: read, rows, targets, symbols, isMappingRemembered };
  }

  /** A file that names no account, and most of whose rows one account has already, belongs to that account. */
  async function withLikelyAccount(
    input: Input,
    read: ReadImport,
    accounts: readonly PortfolioAccount[],
  ): Promise<Input> {
    const real = accounts.filter(({ isDemo }) => !isDemo);
    const drafts = read.rows.flatMap(({ draft, skipped }) => (draft === null || skipped !== null ? [] : [draft]));
    const isNamed = read.rows.some(({ account }) => account !== null);
    if (input.accountId !== undefined || isNamed || real.length < 2 || drafts.length === 0) return input;
    const keys = new Set((await ledger()).map((line) => transactionKey(line)));
    const draftKeys = drafts.flatMap((draft) => keysOf(draft, draft, "", today));
    const counts = real.map(({ id }) => ({ id, count: draftKeys.filter((key) => keys.has(id + key)).length }));
    const best = counts.toSorted((first, second) => second.count - first.count)[0];
    return best !== undefined && best.count * 2 > drafts.length ? { ...input, accountId: best.id } : input;
  }

  /** Looks up the symbols of some rows. Those in the ledger and the user's own assets need no market data. */
  async function symbolsOf(input: Input, read: ReadImport, rows: readonly ImportRow[]): Promise<KnownSymbols> {
    const asked = new Map<string, string | null>();
    for (const { draft, name, skipped } of rows)
      if (draft !== null && skipped === null)
        for (const symbol of [draft.symbol, draft.newSymbol])
          if (symbol !== null) asked.set(symbol, asked.get(symbol) ?? name);
    const known = new Map<string, string | null>(await ledgerCurrencies());
    for (const { symbol, isCustom, currency } of await sources.instruments()) if (isCustom) known.set(symbol, currency);
    for (const { symbol, isCustom, currency } of read.instruments ?? [])
      if (isCustom) known.set(normaliseSymbol(symbol), currency);
    for (const symbol of input.ownAssets ?? []) if (!known.has(symbol)) known.set(symbol, null);
    const open = [...asked].flatMap(([symbol, name]) => (known.has(symbol) ? [] : [{ symbol, name }]));
    const checked = await sources.checkSymbols(open);
    return { currencies: new Map([...checked.currencies, ...known]), unknown: checked.unknown };
  }

  /** Which rows the ledger has already. */
  async function duplicates(rows: readonly PreparedRow[]): Promise<ReadonlySet<string>> {
    const accountIds = new Set(
      rows.flatMap(({ target }) => (target === null || target.isNew ? [] : [target.account.id])),
    );
    const lines = accountIds.size === 0 ? [] : (await ledger()).filter(({ accountId }) => accountIds.has(accountId));
    const keys = lines.length === 0 ? new Map<string, string>() : await sources.importKeys();
    const candidates = rows.filter(({ row, target }) => row.draft !== null && row.skipped === null && target !== null);
    const found = duplicatesOf(
      candidates.map(({ row, source, target }) => keysOf(row.draft, source, target?.account.id ?? "", today)),
      lines.map((line) => {
        const key = keys.get(line.id);
        return key === undefined ? [transactionKey(line)] : [transactionKey(line), key];
      }),
    );
    return new Set(candidates.flatMap(({ row }, index) => (found[index] === true ? [row.id] : [])));
  }

  async function preview(given: Input): Promise<PlanResult | Refusal> {
    const input = await withKnownSymbols(given);
    const read = await reading(input);
    if (read instanceof Refusal) return read;
    const { reading: found, isMappingRemembered } = read;
    if ("refused" in found)
      return found.columns.length === 0
        ? unreadable(found.refused)
        : { kind: "preview", preview: unmapped(found, found.encoding) };
    const prepared = await prepare(input, found, isMappingRemembered);
    if (prepared instanceof Refusal) return prepared;
    const doubled = await duplicates(prepared.rows);
    const isTicked = ticking(input, doubled);
    const rows = prepared.rows.map(({ row }): PreviewRow => ({
      id: row.id,
      line: row.line,
      account: row.account,
      name: row.name,
      fields: row.draft,
      faults: row.faults.map(({ column, fault }) => ({ column, message: englishFault(fault), fault })),
      skipped: row.skipped,
      isDuplicate: doubled.has(row.id),
      isTicked: isTicked(row),
    }));
    const preview: ImportPreview = {
      broker: found.importer,
      refused: null,
      encoding: found.encoding,
      delimiter: found.delimiter,
      decimalSign: found.decimalSign,
      dateOrder: found.dateOrder,
      questions: [...found.questions],
      columns: [...found.columns],
      headerLine: found.headerLine,
      mapping: found.mapping === null ? null : { ...found.mapping },
      isMappingRemembered: prepared.isMappingRemembered,
      rows: shownRows(rows),
      accounts: prepared.targets.map(({ fileName, account, isNew }) => ({
        fileName,
        accountId: isNew ? null : account.id,
        name: account.name,
        currency: account.currency,
        rows: prepared.rows.filter(({ target }) => target?.fileName === fileName).length,
      })),
      unknownSymbols: [...prepared.symbols.unknown].map(([symbol, near]) => {
        const ofIt = prepared.rows.filter(({ row }) => row.draft?.symbol === symbol || row.draft?.newSymbol === symbol);
        return {
          symbol,
          name: ofIt.find(({ row }) => row.name !== null)?.row.name ?? null,
          rows: ofIt.length,
          near: near.map((match) => ({ ...match })),
        };
      }),
      unknownWords: unknownWords(prepared.rows),
      counts: {
        rows: rows.length,
        ticked: rows.filter((row) => row.isTicked).length,
        duplicates: rows.filter((row) => row.isDuplicate).length,
        faulty: rows.filter((row) => row.faults.length > 0).length,
        skipped: rows.filter((row) => row.skipped !== null).length,
      },
    };
    return { kind: "preview", preview };
  }

  async function importPlan(given: ImportInput): Promise<PlanResult | Refusal> {
    const input = await withKnownSymbols(given);
    const read = await reading(input);
    if (read instanceof Refusal) return read;
    const { reading: found } = read;
    if ("refused" in found) return unreadable(found.refused);
    const [question] = found.questions;
    if (question !== undefined) return openQuestion(question);
    const prepared = await prepare(input, found, read.isMappingRemembered);
    if (prepared instanceof Refusal) return prepared;

    const doubled = await duplicates(prepared.rows);
    const [left, taken] = [new Set(input.leave), new Set(input.take)];
    const faulty = prepared.rows.filter(
      ({ row }) => row.faults.length > 0 && !left.has(row.id) && !(doubled.has(row.id) && !taken.has(row.id)),
    );
    if (faulty.length > 0 && input.faultyRows === "refuse") return faultyRows(faulty);
    const isTicked = ticking(input, doubled);
    const ticked = oldestFirst(prepared.rows.filter(({ row }) => isTicked(row)));
    const tickedIds = new Set(ticked.map(({ row }) => row.id));
    const added = ticked.length;
    const duplicateCount = [...doubled].filter((id) => !tickedIds.has(id)).length;
    const plan = {
      revision,
      broker: found.importer.name,
      counts: { added, duplicates: duplicateCount, skipped: prepared.rows.length - added - duplicateCount },
    };
    if (added === 0) {
      const nothing = { ...plan, importId: null, opened: [], instruments: [], mappings: [] };
      return { kind: "import", plan: nothing, planned: { lines: [], keys: [] } };
    }

    const accounts = await sources.accounts();
    const usedTargets = new Set(ticked.map(({ target }) => target));
    // Several names in the file can refer to one new account.
    const opened = [
      ...new Map(
        prepared.targets
          .filter((target) => target.isNew && usedTargets.has(target))
          .map(({ account }) => [account.id, account]),
      ).values(),
    ];
    if (accounts.filter(({ isDemo }) => !isDemo).length + opened.length > maximumAccounts)
      return refuse("too-many-accounts", { values: { maximum: maximumAccounts } });
    const importId = randomUUID();
    const planned = ticked.map(({ row, target }) => lineOf(row.draft, target, prepared.symbols, importId, today));
    const full = await fullness(planned);
    if (full !== null) return full;
    const faults = newFaults([...accounts, ...opened], await ledger(), {
      added: planned,
    });
    if (faults.length > 0) return oversell(faults, planned, ticked);
    const instruments = await instrumentsOf(input, prepared, ticked);
    if (instruments instanceof Refusal) return instruments;
    const mappings = [];
    if (given.mapping !== undefined && found.mapping !== null)
      mappings.push({ fingerprint: headerFingerprint(found.columns), mapping: found.mapping });
    if (given.symbols !== undefined && Object.keys(input.symbols ?? {}).length <= maxPickedSymbols)
      mappings.push({ fingerprint: pickedSymbols, mapping: input.symbols });
    return {
      kind: "import",
      plan: { ...plan, importId, opened, instruments, mappings },
      planned: { lines: planned, keys: keysToKeep(ticked, planned, today) },
    };
  }

  async function undo(importId: string): Promise<PlanResult | Refusal> {
    const all = await ledger();
    const removed = all.filter((line) => line.importId === importId);
    const [fault] = newFaults(await sources.accounts(), all, { removed });
    if (fault !== undefined)
      return refuse("oversell", { detail: `Later transactions need what this import brought. ${fault.message}` });
    return { kind: "undo", revision, removed: removed.length };
  }

  async function fullness(planned: readonly LedgerLine[]): Promise<Refusal | null> {
    const all = await ledger();
    if (all.length + planned.length > settings.maxTransactions)
      return refuse("portfolio-full", {
        values: { part: "transactions", maximum: settings.maxTransactions },
      });
    const before = symbolsIn(all);
    const known = await ledgerCurrencies();
    const added = [...symbolsIn(planned)].filter((symbol) => !known.has(symbol)).length;
    return added > 0 && before.size + added > settings.maxHoldings
      ? refuse("portfolio-full", { values: { part: "instruments", maximum: settings.maxHoldings } })
      : null;
  }

  /**
   * Returns the instruments from the file and the symbols to keep as own assets. Details that the user entered before
   * stay unchanged.
   */
  async function instrumentsOf(
    input: Input,
    { reading: read, symbols }: Prepared,
    ticked: readonly PreparedRow[],
  ): Promise<ImportPlan["instruments"] | Refusal> {
    const there = new Map((await sources.instruments()).map((said) => [said.symbol, said]));
    const named = (read.instruments ?? []).map((given) => fromFile(given, lastDay));
    const own = (input.ownAssets ?? []).flatMap((symbol) => {
      const row = ticked.find(({ row: { draft } }) => draft?.symbol === symbol || draft?.newSymbol === symbol);
      if (row === undefined || named.some((said) => said.symbol === symbol)) return [];
      const currency = row.row.draft?.currency ?? symbols.currencies.get(symbol) ?? row.target?.account.currency;
      const said = { ...nothingSaid(symbol), isCustom: true, name: cut(row.row.name) };
      return [{ ...said, currency: majorCurrency(currency ?? "USD") }];
    });
    const changes = [...named, ...own].map((said) => {
      const before = there.get(said.symbol);
      const dates = new Set(before?.manualPrices.map(({ date }) => date));
      return { said, isNew: before === undefined, prices: said.manualPrices.filter(({ date }) => !dates.has(date)) };
    });
    const size = await sources.saidSize();
    if (size.instruments + changes.filter(({ isNew }) => isNew).length > settings.maxHoldings)
      return refuse("portfolio-full", { values: { part: "assets", maximum: settings.maxHoldings } });
    return size.prices + changes.reduce((sum, { prices }) => sum + prices.length, 0) > maximumPrices
      ? refuse("portfolio-full", { values: { part: "prices", maximum: maximumPrices } })
      : changes;
  }
}

type ManualPrice = PortfolioInstrument["manualPrices"][number];

interface GivenFile {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

function givenFile(input: Input, maxBytes: number): GivenFile | Refusal {
  const { fileName, content, contentBase64 } = input;
  if ((content === undefined) === (contentBase64 === undefined))
    return badFile("invalid-input", "content", "Send the file as text or as base64, one of the two");
  const bytes = content === undefined ? base64Bytes(contentBase64 ?? "") : Buffer.byteLength(content);
  if (bytes === null) return badFile("invalid-input", "contentBase64", "Invalid base64-encoded string");
  if (bytes > maxBytes) {
    const limit = Math.floor(maxBytes / 1024).toLocaleString("en");
    return badFile("body-too-large", "content", `The file is larger than ${limit} KB. Split it into several files.`);
  }
  return { fileName, content: content ?? Buffer.from(contentBase64 ?? "", "base64") };
}

function badFile(code: "invalid-input" | "body-too-large", path: string, message: string): Refusal {
  return refuse(code, { detail: message, errors: [{ path, message }] });
}

/** Number of bytes that a base64 text encodes; null if it is no base64. */
function base64Bytes(text: string): number | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  return (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
}

function readFile(
  { fileName, content }: GivenFile,
  choices: ImportChoices,
  { lastDay, maxTransactions }: PlanSettings,
): FileReading {
  const { text, encoding } =
    typeof content === "string" ? { text: content, encoding: "utf-8" as const } : decodeText(content);
  return { ...readImport({ fileName, text }, choices, { today: lastDay, maxRows: maxTransactions }), encoding };
}

async function readLedger(sources: PlanSources): Promise<readonly LedgerLine[]> {
  const read: LedgerLine[] = [];
  for (let after: LedgerCursor | null = null; ;) {
    const { lines, next } = await sources.linesPage(after);
    for (const line of lines) read.push(line);
    if (next === null) return read;
    after = next;
  }
}

function symbolsIn(lines: readonly LedgerLine[]): Set<string> {
  return new Set(lines.flatMap(({ symbol }) => symbol ?? []));
}

type PreviewRow = ImportPreview["rows"][number];

/** All rows, or of a long file those that need a look and the first ones, in the order of the file. */
function shownRows(rows: readonly PreviewRow[]): PreviewRow[] {
  if (rows.length <= maxPreviewRows) return [...rows];
  const ofKind = (is: (row: PreviewRow) => boolean) => rows.filter(is).slice(0, maxPreviewRowsOfKind);
  const shown = new Set([
    ...ofKind((row) => row.skipped === null && row.faults.length > 0),
    ...ofKind((row) => row.isDuplicate),
    ...ofKind((row) => row.skipped !== null),
  ]);
  for (const row of rows) {
    if (shown.size >= maxPreviewRows) break;
    shown.add(row);
  }
  return rows.filter((row) => shown.has(row));
}

/** Where the rows of each account of the file go. */
function targetsOf(
  read: ReadImport,
  input: Input,
  all: readonly PortfolioAccount[],
  defaultCurrency: string,
): readonly Target[] | Refusal {
  const accounts = all.filter(({ isDemo }) => !isDemo);
  const rows = read.rows.filter(({ skipped }) => skipped === null);
  const names = [...new Set(rows.map(({ account }) => account))];
  if (names.length > maxNames)
    return refuse("too-many-accounts", {
      detail: `The file names ${names.length.toLocaleString("en")} accounts: at most ${maxNames} are read. Is another column the account?`,
    });
  const chosen = input.accountId === undefined ? null : accounts.find(({ id }) => id === input.accountId);
  if (chosen === undefined) return noAccount("accountId");
  const isOne = names.filter((name) => name !== null).length <= 1;
  const targets: Target[] = [];
  for (const fileName of names) {
    const mapped = fileName === null ? undefined : input.accounts?.[fileName];
    const there =
      mapped === undefined
        ? ((fileName === null || isOne ? chosen : null) ?? accountNamed(accounts, fileName))
        : accounts.find(({ id }) => id === mapped);
    if (mapped !== undefined && there === undefined) return noAccount("accounts");
    const wanted = accountName(fileName ?? (read.importer.id === "generic" ? null : ownerName(read)) ?? "My account");
    // Nothing goes into the demo account, and no other can have its name.
    const name = freeAccountName(
      wanted,
      all.filter(({ isDemo }) => isDemo),
    );
    const taken = there ?? accounts.find((account) => nameKey(account.name) === nameKey(name));
    // Two accounts of the file can come to one name, cut short.
    const same = targets.find((target) => target.isNew && nameKey(target.account.name) === nameKey(name));
    if (taken !== undefined) targets.push({ fileName, account: taken, isNew: false });
    else if (same !== undefined) targets.push({ ...same, fileName });
    else targets.push({ fileName, account: newAccount(name, fileName, read, rows, defaultCurrency), isNew: true });
  }
  return targets;
}

function accountNamed(accounts: readonly PortfolioAccount[], fileName: string | null): PortfolioAccount | undefined {
  if (fileName === null) return accounts[0];
  return accounts.find(({ name }) => nameKey(name) === nameKey(accountName(fileName)));
}

/** A broker's rows go into an account of its name; what is pasted or came from another program has none. */
function ownerName({ importer }: ReadImport): string | null {
  return ["words", "bellwether-csv", "bellwether-json", "ghostfolio", "wealthfolio", "portfolio-performance"].includes(
    importer.id,
  )
    ? null
    : importer.name.replace(/ (?:Flex|activity|transactions|account)\b.*$/, "");
}

function newAccount(
  name: string,
  fileName: string | null,
  read: ReadImport,
  rows: readonly ImportRow[],
  defaultCurrency: string,
): PortfolioAccount {
  const said = read.accounts?.find((account) => account.name === fileName);
  return {
    id: randomUUID(),
    name,
    currency: currencyOf(
      said,
      rows.filter(({ account }) => account === fileName),
      defaultCurrency,
    ),
    costMethod: costMethods.find((method) => method === said?.costMethod) ?? "fifo",
    cash: cashModes.find((mode) => mode === said?.cash) ?? "automatic",
    isDemo: false,
    transactionCount: 0,
    version: 1,
  };
}

/** Returns the currency from the file; otherwise that of most money moved, of most lines, or the user's default. */
function currencyOf(said: ImportedAccount | undefined, rows: readonly ImportRow[], defaultCurrency: string): string {
  const isKept = (code: string): code is Currency => currencies.some((currency) => currency === code);
  if (said?.currency != null && isKept(said.currency)) return said.currency;
  const counts = new Map<string, number>();
  for (const { draft } of rows) {
    const code = majorCurrency(draft?.currency ?? "");
    const weight = draft?.type === "deposit" || draft?.type === "withdrawal" ? 1_000 : 1;
    if (isKept(code)) counts.set(code, (counts.get(code) ?? 0) + weight);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? defaultCurrency;
}

/** A row with the user's symbols and corrections in place of the file's, checked anew where something changed. */
function mendedRow(row: ImportRow, input: Input, read: ReadImport, lastDay: string): ImportRow {
  const correction = input.corrections?.[row.id];
  const draft = row.draft === null ? null : withSymbols(row.draft, input.symbols ?? {});
  if (correction === undefined)
    return draft === row.draft
      ? row
      : checkedRow({ ...row, draft, faults: kept(row, ["symbol", "newSymbol"]) }, read, lastDay);
  const given = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
  if (draft === null && correction.type === undefined) return row;
  const mended: ImportDraft = { ...(draft ?? importDraft({ type: correction.type ?? "transfer-in" })), ...given };
  const isRewritten = draft === null;
  const isOpen = row.asks?.about === "currency" && mended.currency === null;
  const changed = (Object.keys(given) as DraftField[]).filter((field) => !isOpen || field !== "currency");
  const faults = isRewritten ? [] : kept(row, changed);
  const { asks, ...rest } = row;
  const settled = isOpen && asks !== undefined ? { ...rest, asks } : rest;
  return checkedRow({ ...settled, draft: mended, skipped: null, faults }, read, lastDay);
}

/**
 * Returns faults from reading the file that the changed fields don't resolve. Faults found by a check are checked
 * again.
 */
function kept({ faults }: ImportRow, changed: readonly DraftField[]): ImportRow["faults"] {
  return faults.filter(
    ({ settledBy }) => settledBy !== undefined && !settledBy.some((field) => changed.includes(field)),
  );
}

/**
 * An answered line whose money has no currency is in that of its account, if the user chose the account or the file describes it. An
 * account that the import opens takes its currency from other lines, which say nothing about this one.
 */
function withOpenCurrency(row: ImportRow, target: Target | null, read: ReadImport): ImportRow {
  if (row.hasOpenCurrency === undefined || row.draft === null || row.draft.currency !== null) return row;
  const isDescribed = read.accounts?.some(({ name, currency }) => name === target?.fileName && currency !== null);
  if (row.skipped !== null || withoutMoney.has(row.draft.type) || isDescribed === true) return row;
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

/** Returns a filter for the rows currently selected for import. */
function ticking({ take, leave }: Input, doubled: ReadonlySet<string>): (row: ImportRow) => boolean {
  const [taken, left] = [new Set(take), new Set(leave)];
  return ({ id, draft, skipped, faults }) => {
    if (draft === null || skipped !== null || faults.length > 0 || left.has(id)) return false;
    return !doubled.has(id) || taken.has(id);
  };
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

function lineOf(
  draft: ImportDraft | null,
  target: Target | null,
  symbols: KnownSymbols,
  importId: string,
  today: string,
): LedgerLine {
  if (draft === null || target === null) throw new Error("a row without a transaction was ticked");
  const symbol = draft.symbol === null ? null : normaliseSymbol(draft.symbol);
  const instrumentCurrency = symbol === null ? null : (symbols.currencies.get(symbol) ?? null);
  const found =
    instrumentCurrency !== null && draft.amount !== null ? majorCurrency(instrumentCurrency) : instrumentCurrency;
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
    currency: draft.currency ?? found ?? target.account.currency,
    ratio: plainDecimal(draft.ratio),
    newSymbol: draft.newSymbol === null ? null : normaliseSymbol(draft.newSymbol),
    cash: plainDecimal(draft.cash),
    costShare: plainDecimal(draft.costShare),
    note: draft.note === "" ? null : draft.note,
    importId,
    version: 1,
  };
}

function keysOf(draft: ImportDraft | null, source: ImportDraft | null, accountId: string, today: string): string[] {
  return (draft === source ? [draft] : [draft, source]).flatMap((each) =>
    each === null ? [] : [transactionKey({ ...each, accountId, date: each.date ?? today })],
  );
}

/** Returns the original keys of lines that differ from their file. */
function keysToKeep(ticked: readonly PreparedRow[], lines: readonly LedgerLine[], today: string) {
  return ticked.flatMap(({ source }, index) => {
    const line = lines[index];
    if (line === undefined || source === null) return [];
    const key = transactionKey({ ...source, accountId: line.accountId, date: source.date ?? today });
    return key === transactionKey(line) ? [] : [{ transactionId: line.id, key }];
  });
}

function fromFile(given: ImportedInstrument, lastDay: string): PortfolioInstrument {
  const code = currencies.find((currency) => currency === given.currency) ?? null;
  return {
    symbol: normaliseSymbol(given.symbol),
    isCustom: given.isCustom && code !== null,
    name: cut(given.name),
    currency: code,
    assetClass: cut(given.assetClass),
    sector: cut(given.sector),
    country: cut(given.country),
    tags: given.tags.slice(0, 20).map((tag) => tag.slice(0, 80)),
    note: given.note?.slice(0, 1_000) ?? null,
    splitsCountedUntil: isPlainDate(given.splitsCountedUntil ?? "") ? given.splitsCountedUntil : null,
    manualPrices: given.manualPrices.flatMap(({ date, price }) => {
      const value = parseDecimal(price);
      const isRight = isPlainDate(date) && date <= lastDay && value !== null && value.gte(0) && value.lte(1e15);
      return isRight ? [{ date, price: plainDecimal(price) ?? "0" }] : [];
    }),
  };
}

function cut(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text.trim().slice(0, 80);
}

/** Each word that a row asks about, with the most rows first. */
function unknownWords(rows: readonly PreparedRow[]): ImportPreview["unknownWords"] {
  const found = new Map<string, ImportPreview["unknownWords"][number]>();
  for (const { row } of rows) {
    if (row.asks === undefined || row.faults.length === 0) continue;
    const { about, word } = row.asks;
    const before = found.get(`${about} ${word}`);
    if (before === undefined)
      found.set(`${about} ${word}`, { about, word, rows: 1, options: [...(sharedSigns[word] ?? [])] });
    else before.rows += 1;
  }
  return [...found.values()].toSorted((one, other) => other.rows - one.rows);
}

function unmapped(found: { refused: string; columns: readonly string[] }, encoding: string): ImportPreview {
  return {
    broker: null,
    refused: found.refused,
    encoding,
    delimiter: null,
    decimalSign: null,
    dateOrder: null,
    questions: [],
    columns: [...found.columns],
    headerLine: null,
    mapping: { ...suggestedMapping(found.columns) },
    isMappingRemembered: false,
    rows: [],
    accounts: [],
    unknownSymbols: [],
    unknownWords: [],
    counts: { rows: 0, ticked: 0, duplicates: 0, faulty: 0, skipped: 0 },
  };
}

function unreadable(message: string): Refusal {
  return refuse("unreadable-file", { detail: message, errors: [{ path: "content", message }] });
}

function openQuestion(question: string): Refusal {
  const message =
    question === "dateOrder"
      ? "The days of this file can be read in two ways: say whether the day or the month stands first"
      : "The numbers of this file can be read in two ways: say which is the decimal sign";
  return refuse("invalid-input", { detail: message, errors: [{ path: question, message }] });
}

function faultyRows(rows: readonly PreparedRow[]): Refusal {
  const errors = rows.flatMap(({ row }) =>
    row.faults.map(({ column, fault }) => ({
      path: `rows.${row.id}.${column}`,
      message: `Line ${row.line}, ${column}: ${englishFault(fault)}`,
    })),
  );
  const more = errors.length > 1 ? ` (${errors.length - 1} more)` : "";
  return refuse("invalid-input", {
    detail: `${(errors[0]?.message ?? "").replace(/\.$/, "")}${more}. Nothing was imported.`,
    errors: errors.slice(0, maxErrors),
  });
}

function oversell(
  faults: readonly { readonly transactionId: string; readonly message: string }[],
  lines: readonly LedgerLine[],
  ticked: readonly PreparedRow[],
): Refusal {
  const rowOf = new Map(lines.map(({ id }, index) => [id, ticked[index]?.row]));
  const errors = faults.map(({ transactionId, message }) => {
    const row = rowOf.get(transactionId);
    return row === undefined
      ? { path: "rows", message }
      : { path: `rows.${row.id}.quantity`, message: `Line ${row.line}, quantity: ${message}` };
  });
  return refuse("oversell", {
    detail: `${errors[0]?.message ?? ""} Nothing was imported.`,
    errors: errors.slice(0, maxErrors),
  });
}

function noAccount(path: string): Refusal {
  return refuse("account-not-found", { errors: [{ path, message: "There is no such account" }] });
}

function accountName(text: string): string {
  return text.trim().slice(0, 60);
}
