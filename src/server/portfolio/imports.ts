import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { importFile, ImportPreview, previewImport } from "#contract/portfolio-import.ts";
import type { PortfolioAccount, PortfolioInstrument } from "#contract/portfolio.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import type { ImportedAccount, ImportedInstrument } from "#core/imports/importer.ts";
import { type ImportDraft, importDraft, type ImportRow } from "#core/imports/import-row.ts";
import { suggestedMapping } from "#core/imports/brokers/generic.ts";
import {
  checkedRow,
  columnOfField,
  fieldOfColumn,
  headerFingerprint,
  type ImportChoices,
  type ReadImport,
} from "#core/imports/read-import.ts";
import { duplicatesOf, transactionKey } from "#core/imports/transaction-key.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type Currency, currencies, majorCurrency } from "#core/money/currencies.ts";
import { parseDecimal } from "#core/money/decimal.ts";
import { cashModes, costMethods } from "#core/portfolio/transaction.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName } from "./account-name.ts";
import { maximumAccounts } from "./accounts.ts";
import type { ImportStore } from "./import-store.ts";
import { maximumPrices } from "./instruments.ts";
import type { KnownSymbols, SymbolCheck } from "./known-symbols.ts";
import { latestDay } from "./latest-day.ts";
import { changeFaults } from "./ledger-check.ts";
import { plainDecimal } from "./plain-decimal.ts";
import { type FileReading, type GivenFile, readFile } from "./read-file.ts";
import { type LedgerLine, nothingSaid, type PortfolioStore } from "./store.ts";
import { nameKey } from "../free-names.ts";

const undoMs = 30 * 86_400_000;
const mostErrors = 100;
/** Under this name the symbols a user picked are remembered beside the columns, whose names are headers. */
const pickedSymbols = "=symbols";
const mostPickedSymbols = 2_000;
/** Several names of a file can stand for one account. */
const mostNames = 200;

type Input = z.output<typeof previewImport.input>;
type Answer = z.input<typeof importFile.output>;

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

export type Imports = ReturnType<typeof createImports>;

/** Files of brokers and programs into the ledger: looked at first, then taken as a whole, and taken back as a whole. */
export function createImports({
  store,
  importStore,
  checkSymbols,
  defaultCurrencyOf,
  limits,
  clock,
  maximumBytes,
  maximumTransactions,
  maximumHoldings,
}: {
  store: PortfolioStore;
  importStore: ImportStore;
  checkSymbols: SymbolCheck;
  defaultCurrencyOf: (userId: string) => Promise<string>;
  limits: Pick<RateLimits, "import">;
  clock: Clock;
  maximumBytes: number;
  maximumTransactions: number;
  maximumHoldings: number;
}) {
  const today = () => isoTime(clock.now()).slice(0, 10);

  /** What the user says of a file, with the symbols picked in earlier imports. */
  async function withKnownSymbols<Given extends Input>(userId: string, input: Given): Promise<Given> {
    const picked = (await store.mapping(userId, pickedSymbols)) as Readonly<Record<string, string>> | null;
    return picked === null ? input : { ...input, symbols: { ...picked, ...input.symbols } };
  }

  /** The file as it is read with what the user says of it, or with the columns remembered for its header. */
  async function reading(
    userId: string,
    input: Input,
  ): Promise<{ reading: FileReading; isMappingRemembered: boolean } | Refusal> {
    const file = givenFile(input, maximumBytes);
    if (file instanceof Refusal) return file;
    const choices: ImportChoices = { ...input, importerId: input.broker };
    const read = await readFile(file, choices, latestDay(clock));
    const isOpen = "refused" in read ? read.columns.length > 0 : read.importer.id === "generic";
    if (input.mapping !== undefined || !isOpen) return { reading: read, isMappingRemembered: false };
    const remembered = await store.mapping(userId, headerFingerprint(read.columns));
    if (remembered === null) return { reading: read, isMappingRemembered: false };
    const again = await readFile(file, { ...choices, mapping: remembered }, latestDay(clock));
    return "refused" in again
      ? { reading: read, isMappingRemembered: false }
      : { reading: again, isMappingRemembered: true };
  }

  async function prepare(
    userId: string,
    given: Input,
    read: ReadImport,
    isMappingRemembered: boolean,
  ): Promise<Prepared | Refusal> {
    const accounts = await store.accounts(userId);
    const input = await withLikelyAccount(userId, given, read, accounts);
    const targets = targetsOf(read, input, accounts, await defaultCurrencyOf(userId));
    if (targets instanceof Refusal) return targets;
    const lastDay = latestDay(clock);
    const mended = read.rows.map((row) => mendedRow(row, input, read, lastDay));
    const symbols = await symbolsOf(userId, input, read, mended);
    const targetOf = new Map(targets.map((target) => [target.fileName, target]));
    const rows = mended.map((row, index): PreparedRow => {
      const target = targetOf.get(row.account) ?? null;
      return { row: withUnknownSymbols(row, symbols, read.columns), source: read.rows[index]?.draft ?? null, target };
    });
    return { reading: read, rows, targets, symbols, isMappingRemembered };
  }

  /** A file that names no account, and most of whose rows one account has already, belongs to that account. */
  async function withLikelyAccount(
    userId: string,
    input: Input,
    read: ReadImport,
    accounts: readonly PortfolioAccount[],
  ): Promise<Input> {
    const real = accounts.filter(({ isDemo }) => !isDemo);
    const drafts = read.rows.flatMap(({ draft, skipped }) => (draft === null || skipped !== null ? [] : [draft]));
    const isNamed = read.rows.some(({ account }) => account !== null);
    if (input.accountId !== undefined || isNamed || real.length < 2 || drafts.length === 0) return input;
    const lines = await store.ledger(userId, { accountIds: real.map(({ id }) => id) });
    const keys = new Set(lines.map((line) => transactionKey(line)));
    const day = today();
    const counts = real.map(({ id }) => ({
      id,
      count: drafts.filter((draft) => keysOf(draft, draft, id, day).some((key) => keys.has(key))).length,
    }));
    const best = counts.toSorted((first, second) => second.count - first.count)[0];
    return best !== undefined && best.count * 2 > drafts.length ? { ...input, accountId: best.id } : input;
  }

  /** What is known of the symbols in some rows; those of the ledger and the user's own assets need no market. */
  async function symbolsOf(
    userId: string,
    input: Input,
    read: ReadImport,
    rows: readonly ImportRow[],
  ): Promise<KnownSymbols> {
    const asked = new Map<string, string | null>();
    for (const { draft, name, skipped } of rows)
      if (draft !== null && skipped === null)
        for (const symbol of [draft.symbol, draft.newSymbol])
          if (symbol !== null) asked.set(symbol, asked.get(symbol) ?? name);
    const known = new Map<string, string | null>(await store.symbolCurrencies(userId, [...asked.keys()]));
    for (const { symbol, isCustom, currency } of await store.instruments(userId))
      if (isCustom) known.set(symbol, currency);
    for (const { symbol, isCustom, currency } of read.instruments ?? [])
      if (isCustom) known.set(normaliseSymbol(symbol), currency);
    for (const symbol of input.ownAssets ?? []) if (!known.has(symbol)) known.set(symbol, null);
    const open = [...asked].flatMap(([symbol, name]) => (known.has(symbol) ? [] : [{ symbol, name }]));
    const checked = await checkSymbols(open);
    return { currencies: new Map([...checked.currencies, ...known]), unknown: checked.unknown };
  }

  /** Which rows the ledger has already. */
  async function duplicates(
    userId: string,
    rows: readonly PreparedRow[],
    queries?: Queries,
  ): Promise<ReadonlySet<string>> {
    const accountIds = [
      ...new Set(rows.flatMap(({ target }) => (target === null || target.isNew ? [] : [target.account.id]))),
    ];
    const [lines, keys] = [
      await store.ledger(userId, { accountIds }, queries),
      await importStore.keys(userId, queries),
    ];
    const day = today();
    const candidates = rows.filter(({ row, target }) => row.draft !== null && row.skipped === null && target !== null);
    const found = duplicatesOf(
      candidates.map(({ row, source, target }) => keysOf(row.draft, source, target?.account.id ?? "", day)),
      lines.map((line) => {
        const key = keys.get(line.id);
        return key === undefined ? [transactionKey(line)] : [transactionKey(line), key];
      }),
    );
    return new Set(candidates.flatMap(({ row }, index) => (found[index] === true ? [row.id] : [])));
  }

  return {
    async preview(userId: string, given: Input): Promise<ImportPreview | Refusal> {
      const input = await withKnownSymbols(userId, given);
      const read = await reading(userId, input);
      if (read instanceof Refusal) return read;
      const { reading: found, isMappingRemembered } = read;
      if ("refused" in found)
        return found.columns.length === 0 ? unreadable(found.refused) : unmapped(found, found.encoding);
      const prepared = await prepare(userId, input, found, isMappingRemembered);
      if (prepared instanceof Refusal) return prepared;
      const doubled = await duplicates(userId, prepared.rows);
      const isTicked = ticking(input, doubled);
      const rows = prepared.rows.map(({ row }) => ({
        id: row.id,
        line: row.line,
        account: row.account,
        name: row.name,
        fields: row.draft,
        faults: [...row.faults],
        skipped: row.skipped,
        isDuplicate: doubled.has(row.id),
        isTicked: isTicked(row),
      }));
      return {
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
        rows,
        accounts: prepared.targets.map(({ fileName, account, isNew }) => ({
          fileName,
          accountId: isNew ? null : account.id,
          name: account.name,
          currency: account.currency,
          rows: prepared.rows.filter(({ target }) => target?.fileName === fileName).length,
        })),
        unknownSymbols: [...prepared.symbols.unknown].map(([symbol, near]) => {
          const ofIt = prepared.rows.filter(
            ({ row }) => row.draft?.symbol === symbol || row.draft?.newSymbol === symbol,
          );
          return {
            symbol,
            name: ofIt.find(({ row }) => row.name !== null)?.row.name ?? null,
            rows: ofIt.length,
            near: near.map((match) => ({ ...match })),
          };
        }),
        counts: {
          rows: rows.length,
          ticked: rows.filter((row) => row.isTicked).length,
          duplicates: rows.filter((row) => row.isDuplicate).length,
          faulty: rows.filter((row) => row.faults.length > 0).length,
          skipped: rows.filter((row) => row.skipped !== null).length,
        },
      };
    },

    async import(userId: string, given: z.output<typeof importFile.input>): Promise<Answer | Refusal> {
      const wait = await limits.import(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      try {
        return await importOnce(userId, given);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // Another import has opened an account of that name meanwhile: now it is there.
        return importOnce(userId, given);
      }
    },

    /** Of the largest file. */
    maximumBytes,

    async all(userId: string) {
      const imports = await store.imports(userId);
      return imports.map((each) => ({ ...each, undoUntil: isoTime(Date.parse(each.createdAt) + undoMs) }));
    },

    async undo(userId: string, id: string): Promise<{ removed: number } | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const found = (await store.imports(userId, queries)).find((each) => each.id === id);
        if (found === undefined) return refuse("import-not-found");
        if (found.undoneAt !== null) return { removed: 0 };
        if (Date.parse(found.createdAt) + undoMs < clock.now())
          return refuse("import-too-old", { detail: "An import can be undone as a whole for 30 days" });
        const removed = (await store.ledger(userId, {}, queries)).filter(({ importId }) => importId === id);
        const accounts = await store.accounts(userId, queries);
        const [fault] = await changeFaults(store, queries, userId, { accounts, removed });
        if (fault !== undefined)
          return refuse("oversell", { detail: `Later transactions need what this import brought. ${fault.message}` });
        await store.undoImport(queries, userId, id);
        return { removed: removed.length };
      });
    },
  };

  async function importOnce(userId: string, given: z.output<typeof importFile.input>): Promise<Answer | Refusal> {
    const input = await withKnownSymbols(userId, given);
    const read = await reading(userId, input);
    if (read instanceof Refusal) return read;
    const { reading: found } = read;
    if ("refused" in found) return unreadable(found.refused);
    const [question] = found.questions;
    if (question !== undefined) return openQuestion(question);
    const prepared = await prepare(userId, input, found, read.isMappingRemembered);
    if (prepared instanceof Refusal) return prepared;

    return store.transaction(async (queries) => {
      await store.hold(queries, userId);
      const doubled = await duplicates(userId, prepared.rows, queries);
      const [left, taken] = [new Set(input.leave), new Set(input.take)];
      const faulty = prepared.rows.filter(
        ({ row }) => row.faults.length > 0 && !left.has(row.id) && !(doubled.has(row.id) && !taken.has(row.id)),
      );
      if (faulty.length > 0 && input.faultyRows === "refuse") return faultyRows(faulty);
      const isTicked = ticking(input, doubled);
      const ticked = oldestFirst(prepared.rows.filter(({ row }) => isTicked(row)));
      const tickedIds = new Set(ticked.map(({ row }) => row.id));
      const counted = {
        added: ticked.length,
        duplicates: [...doubled].filter((id) => !tickedIds.has(id)).length,
      };
      const skipped = prepared.rows.length - counted.added - counted.duplicates;
      if (ticked.length === 0) return { importId: null, ...counted, skipped, undoUntil: null };

      const accounts = await store.accounts(userId, queries);
      const opened = prepared.targets.filter(
        ({ isNew, fileName }) => isNew && ticked.some(({ target }) => target?.fileName === fileName),
      );
      if (accounts.filter(({ isDemo }) => !isDemo).length + opened.length > maximumAccounts)
        return refuse("too-many-accounts", { detail: `At most ${maximumAccounts} accounts` });
      const importId = randomUUID();
      const lines = ticked.map(({ row, target }) => lineOf(row.draft, target, prepared.symbols, importId, today()));
      const full = await isFull(queries, userId, lines);
      if (full !== null) return full;
      const faults = await changeFaults(store, queries, userId, {
        accounts: [...accounts, ...opened.map(({ account }) => account)],
        added: lines,
      });
      if (faults.length > 0) return oversell(faults, lines, ticked);
      const instruments = await instrumentsOf(queries, userId, input, prepared, ticked);
      if (instruments instanceof Refusal) return instruments;

      for (const { account } of opened) await store.insertAccount(queries, userId, account);
      await store.insertImport(queries, userId, {
        id: importId,
        fileName: input.fileName,
        broker: found.importer.name,
      });
      for (const { said, isNew, prices } of instruments) {
        if (isNew) await store.saveInstrument(queries, userId, said);
        await store.setPrices(queries, userId, said.symbol, prices);
      }
      await store.insertLines(queries, userId, lines);
      await importStore.insertKeys(queries, userId, keysToKeep(ticked, lines, today()));
      if (given.mapping !== undefined && found.mapping !== null)
        await store.keepMapping(queries, userId, headerFingerprint(found.columns), found.mapping);
      if (given.symbols !== undefined && Object.keys(input.symbols ?? {}).length <= mostPickedSymbols)
        await store.keepMapping(queries, userId, pickedSymbols, input.symbols);
      return { importId, ...counted, skipped, undoUntil: isoTime(clock.now() + undoMs) };
    });
  }

  async function isFull(queries: Queries, userId: string, lines: readonly LedgerLine[]): Promise<Refusal | null> {
    if ((await store.transactionCount(queries, userId)) + lines.length > maximumTransactions)
      return refuse("portfolio-full", { detail: `At most ${maximumTransactions.toLocaleString("en")} transactions` });
    const symbols = [...new Set(lines.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])))];
    const known = await store.symbolCurrencies(userId, symbols, queries);
    const added = symbols.filter((symbol) => !known.has(symbol)).length;
    return added > 0 && (await store.symbolCount(queries, userId)) + added > maximumHoldings
      ? refuse("portfolio-full", { detail: `At most ${maximumHoldings.toLocaleString("en")} instruments` })
      : null;
  }

  /** What the file says of instruments, and the symbols kept as own assets. What the user said before stays as it is. */
  async function instrumentsOf(
    queries: Queries,
    userId: string,
    input: Input,
    { reading: read, symbols }: Prepared,
    ticked: readonly PreparedRow[],
  ): Promise<{ said: PortfolioInstrument; isNew: boolean; prices: ManualPrice[] }[] | Refusal> {
    const there = new Map((await store.instruments(userId, undefined, queries)).map((said) => [said.symbol, said]));
    const named = (read.instruments ?? []).map((given) => fromFile(given, latestDay(clock)));
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
    const size = await store.saidSize(queries, userId);
    if (size.instruments + changes.filter(({ isNew }) => isNew).length > maximumHoldings)
      return refuse("portfolio-full", { detail: `At most ${maximumHoldings} instruments of your own` });
    return size.prices + changes.reduce((sum, { prices }) => sum + prices.length, 0) > maximumPrices
      ? refuse("portfolio-full", { detail: `At most ${maximumPrices} prices set by hand` })
      : changes;
  }
}

type ManualPrice = PortfolioInstrument["manualPrices"][number];

function givenFile(input: Input, maximumBytes: number): GivenFile | Refusal {
  if ((input.content === undefined) === (input.contentBase64 === undefined)) {
    const message = "Send the file as text or as base64, one of the two";
    return refuse("invalid-input", { detail: message, errors: [{ path: "content", message }] });
  }
  const content = input.content ?? new Uint8Array(Buffer.from(input.contentBase64 ?? "", "base64"));
  const bytes = typeof content === "string" ? Buffer.byteLength(content) : content.length;
  if (bytes <= maximumBytes) return { fileName: input.fileName, content };
  const message = `The file has more than ${Math.floor(maximumBytes / 1024).toLocaleString("en")} KB: split it into several`;
  return refuse("body-too-large", { detail: message, errors: [{ path: "content", message }] });
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
  if (names.length > mostNames)
    return refuse("too-many-accounts", {
      detail: `The file names ${names.length.toLocaleString("en")} accounts: at most ${mostNames} are read. Is another column the account?`,
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

/** What the file says; else the currency of most money that moved, of most lines, or the user's. */
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
  const faults = isRewritten ? [] : kept(row, Object.keys(given));
  return checkedRow({ ...row, draft: mended, skipped: null, faults }, read, lastDay);
}

/** Faults that a change of some fields does not settle. What was missing is checked anew, what was unreadable is not. */
function kept({ faults }: ImportRow, changed: readonly string[]): ImportRow["faults"] {
  return faults.filter(({ column, message }) => {
    const field = fieldOfColumn(column);
    return field !== null && !changed.includes(field) && message.startsWith("“");
  });
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
    const matches =
      near.length === 0 ? "" : ` Near it: ${near.map((match) => `${match.symbol} (${match.name})`).join(", ")}.`;
    const message = `No instrument ${symbol} is known.${matches} Pick another, or keep it as an asset of your own.`;
    return [{ column: columnOfField(field, columns), message }];
  });
  return faults.length === 0 ? row : { ...row, faults: [...row.faults, ...faults] };
}

/** Which rows are taken as things stand. */
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

/** The keys of lines that are not what their file said. */
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
    row.faults.map(({ column, message }) => ({
      path: `rows.${row.id}.${column}`,
      message: `Line ${row.line}, ${column}: ${message}`,
    })),
  );
  const more = errors.length > 1 ? ` (${errors.length - 1} more)` : "";
  return refuse("invalid-input", {
    detail: `${errors[0]?.message ?? ""}${more} Nothing was imported.`,
    errors: errors.slice(0, mostErrors),
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
    errors: errors.slice(0, mostErrors),
  });
}

function noAccount(path: string): Refusal {
  return refuse("account-not-found", { errors: [{ path, message: "There is no such account" }] });
}

function accountName(text: string): string {
  return text.trim().slice(0, 60);
}
