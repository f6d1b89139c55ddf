import { randomUUID } from "node:crypto";
import type { PortfolioInstrument } from "#contract/portfolio.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { englishFault } from "#core/faults/english-fault.ts";
import type { ImportedInstrument } from "#core/imports/importer.ts";
import { headerFingerprint } from "#core/imports/read-import.ts";
import { transactionKey } from "#core/imports/transaction-key.ts";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { currencies, majorCurrency } from "#core/money/currencies.ts";
import { parseDecimal } from "#core/money/decimal.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { maximumAccounts } from "./accounts.ts";
import type {
  ImportFileInput,
  ImportInput,
  ImportPlan,
  PlanResult,
  PlanSettings,
  PlanSources,
  PlanTask,
  Planning,
} from "./import-planning.ts";
import { previewOf } from "./import-preview.ts";
import { oversold, rowsToEnter } from "./import-lines.ts";
import { pickedSymbols, readingOf, unreadable, withKnownSymbols } from "./import-reading.ts";
import { duplicates, ledgerCurrencies, prepare, type Prepared, type PreparedRow, ticking } from "./import-rows.ts";
import { maximumPrices } from "./instruments.ts";
import { newFaults } from "./new-faults.ts";
import { plainDecimal } from "./plain-decimal.ts";
import { type LedgerCursor, type LedgerLine, nothingSaid } from "./store.ts";

const maxErrors = 100;
const maxPickedSymbols = 2_000;

/**
 * Finds out what an import, its preview or its undoing would do. Reads through `sources` and writes nothing, so that it can run in
 * a thread of its own.
 */
export async function makePlan(
  task: PlanTask,
  sources: PlanSources,
  settings: PlanSettings,
): Promise<PlanResult | Refusal> {
  let lines: Promise<readonly LedgerLine[]> | null = null;
  const revision = await sources.revision();
  const planning: Planning = { sources, settings, revision, ledger: () => (lines ??= readLedger(sources)) };
  switch (task.kind) {
    case "preview":
      return previewOf(planning, task.input);
    case "import":
      return importPlan(planning, task.input);
    default:
      return undo(planning, task.importId);
  }
}

async function importPlan(planning: Planning, given: ImportFileInput): Promise<PlanResult | Refusal> {
  const input = await withKnownSymbols(planning, given);
  const read = await readingOf(planning, input);
  if (read instanceof Refusal) return read;
  const { reading: found } = read;
  if ("refused" in found) return unreadable(found.refused);
  const [question] = found.questions;
  if (question !== undefined) return openQuestion(question);
  const prepared = await prepare(planning, input, found, read.isMappingRemembered);
  if (prepared instanceof Refusal) return prepared;

  const doubled = await duplicates(planning, prepared.rows);
  const [left, taken] = [new Set(input.leave), new Set(input.take)];
  const faulty = prepared.rows.filter(
    ({ row }) => row.faults.length > 0 && !left.has(row.id) && !(doubled.has(row.id) && !taken.has(row.id)),
  );
  if (faulty.length > 0 && input.faultyRows === "refuse") return faultyRows(faulty);
  const importId = randomUUID();
  const entry = { importId, today: planning.settings.today, doubled, ledger: await planning.ledger() };
  const isTicked = ticking(input, doubled);
  const asked = rowsToEnter(prepared, isTicked, entry);
  const faults = await oversold(planning, asked);
  const ofRows = new Set(faults.flatMap(({ row }) => row?.id ?? []));
  if (faults.some(({ row }) => row === null) || (faults.length > 0 && input.faultyRows === "refuse"))
    return oversell(faults);
  const entered =
    ofRows.size === 0 ? asked : rowsToEnter(prepared, (row) => isTicked(row) && !ofRows.has(row.id), entry);
  const { rows: ticked, lines: planned, opened } = entered;
  const tickedIds = new Set(ticked.map(({ row }) => row.id));
  const added = ticked.length;
  const duplicateCount = [...doubled.keys()].filter((id) => !tickedIds.has(id)).length;
  const plan = {
    revision: planning.revision,
    broker: found.importer.name,
    counts: { added, duplicates: duplicateCount, skipped: prepared.rows.length - added - duplicateCount },
  };
  if (added === 0) {
    const nothing = { ...plan, importId: null, opened: [], instruments: [], mappings: [] };
    return { kind: "import", plan: nothing, planned: { lines: [], keys: [] } };
  }

  const accounts = await planning.sources.accounts();
  if (accounts.filter(({ isDemo }) => !isDemo).length + opened.length > maximumAccounts)
    return refuse("too-many-accounts", { values: { maximum: maximumAccounts } });
  const full = await fullness(planning, planned);
  if (full !== null) return full;
  const instruments = await instrumentsOf(planning, input, prepared, ticked);
  if (instruments instanceof Refusal) return instruments;
  const mappings = [];
  if (given.mapping !== undefined && found.mapping !== null)
    mappings.push({ fingerprint: headerFingerprint(found.columns), mapping: found.mapping });
  if (given.symbols !== undefined && Object.keys(input.symbols ?? {}).length <= maxPickedSymbols)
    mappings.push({ fingerprint: pickedSymbols, mapping: input.symbols });
  return {
    kind: "import",
    plan: { ...plan, importId, opened, instruments, mappings },
    planned: { lines: planned, keys: keysToKeep(ticked, planned, planning.settings.today) },
  };
}

async function undo(planning: Planning, importId: string): Promise<PlanResult | Refusal> {
  const all = await planning.ledger();
  const removed = all.filter((line) => line.importId === importId);
  const [fault] = newFaults(await planning.sources.accounts(), all, { removed });
  if (fault !== undefined)
    return refuse("oversell", {
      detail: `Later transactions need what this import brought. ${englishFault(fault.fault)}`,
      errors: [{ path: "rows", message: englishFault(fault.fault), fault: fault.fault }],
    });
  return { kind: "undo", revision: planning.revision, removed: removed.length };
}

async function fullness(planning: Planning, planned: readonly LedgerLine[]): Promise<Refusal | null> {
  const all = await planning.ledger();
  if (all.length + planned.length > planning.settings.maxTransactions)
    return refuse("portfolio-full", {
      values: { part: "transactions", maximum: planning.settings.maxTransactions },
    });
  const before = symbolsIn(all);
  const known = await ledgerCurrencies(planning);
  const added = [...symbolsIn(planned)].filter((symbol) => !known.has(symbol)).length;
  return added > 0 && before.size + added > planning.settings.maxHoldings
    ? refuse("portfolio-full", { values: { part: "instruments", maximum: planning.settings.maxHoldings } })
    : null;
}

/**
 * Returns the instruments from the file and the symbols to keep as own assets. Details that the user entered before
 * stay unchanged.
 */
async function instrumentsOf(
  planning: Planning,
  input: ImportInput,
  { reading: read, symbols }: Prepared,
  ticked: readonly PreparedRow[],
): Promise<ImportPlan["instruments"] | Refusal> {
  const there = new Map((await planning.sources.instruments()).map((said) => [said.symbol, said]));
  const named = (read.instruments ?? []).map((given) => fromFile(given, planning.settings.lastDay));
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
  const size = await planning.sources.saidSize();
  if (size.instruments + changes.filter(({ isNew }) => isNew).length > planning.settings.maxHoldings)
    return refuse("portfolio-full", { values: { part: "assets", maximum: planning.settings.maxHoldings } });
  return size.prices + changes.reduce((sum, { prices }) => sum + prices.length, 0) > maximumPrices
    ? refuse("portfolio-full", { values: { part: "prices", maximum: maximumPrices } })
    : changes;
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
      fault,
    })),
  );
  const more = errors.length > 1 ? ` (${errors.length - 1} more)` : "";
  return refuse("invalid-input", {
    detail: `${(errors[0]?.message ?? "").replace(/\.$/, "")}${more}. Nothing was imported.`,
    errors: errors.slice(0, maxErrors),
  });
}

function oversell(faults: Awaited<ReturnType<typeof oversold>>): Refusal {
  const errors = faults.map(({ row, fault }) =>
    row === null
      ? { path: "rows", message: englishFault(fault), fault }
      : { path: `rows.${row.id}.quantity`, message: `Line ${row.line}, quantity: ${englishFault(fault)}`, fault },
  );
  return refuse("oversell", {
    detail: `${errors[0]?.message ?? ""} Nothing was imported.`,
    errors: errors.slice(0, maxErrors),
  });
}
