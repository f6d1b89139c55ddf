import type { ImportPreview } from "#contract/portfolio-import.ts";
import { englishFault } from "#core/faults/english-fault.ts";
import { suggestedMapping } from "#core/imports/brokers/generic.ts";
import { isWithoutMoney } from "#core/imports/answered-row.ts";
import { balanceDifferences, type StatedTotal } from "#core/imports/balance-differences.ts";
import type { ImportRow, RowFault } from "#core/imports/import-row.ts";
import type { ReadImport } from "#core/imports/read-import.ts";
import { sharedSigns } from "#core/money/read-amount.ts";
import { Refusal } from "../http/refusal.ts";
import type { ImportInput, Planning, PlanResult } from "./import-planning.ts";
import { currencyOfLine, looseEnds, oversold, rowsToEnter } from "./import-lines.ts";
import { readingOf, unreadable, withKnownSymbols } from "./import-reading.ts";
import { duplicates, prepare, type PreparedRow, ticking } from "./import-rows.ts";

/** A preview has no more rows: a browser shows them without a pause, and the counts tell how many there are. */
const maxPreviewRows = 2_000;
/** Minimum of rows of each kind in a shortened preview, if there are that many. */
const maxPreviewRowsOfKind = 500;

/** The preview of an import. */
export async function previewOf(planning: Planning, given: ImportInput): Promise<PlanResult | Refusal> {
  const input = await withKnownSymbols(planning, given);
  const read = await readingOf(planning, input);
  if (read instanceof Refusal) return read;
  const { reading: found, isMappingRemembered } = read;
  if ("refused" in found)
    return found.columns.length === 0
      ? unreadable(found.refused)
      : { kind: "preview", preview: unmapped(found, found.encoding) };
  const prepared = await prepare(planning, input, found, isMappingRemembered);
  if (prepared instanceof Refusal) return prepared;
  const doubled = await duplicates(planning, prepared.rows);
  const isAsked = ticking(input, doubled);
  const entered = rowsToEnter(prepared, isAsked, {
    importId: "",
    today: planning.settings.today,
    doubled,
    ledger: await planning.ledger(),
  });
  const loose = await looseEnds(planning, entered);
  const short = Map.groupBy(await oversold(planning, entered), ({ row }) => row?.id ?? null);
  const isTicked = (row: ImportRow) => isAsked(row) && !short.has(row.id);
  const faultsOf = ({ id, faults }: ImportRow): readonly RowFault[] => [
    ...faults,
    ...(short.get(id) ?? []).map(({ fault }) => ({ column: "quantity", fault })),
  ];
  const rows = prepared.rows.map(({ row, target }): PreviewRow => ({
    id: row.id,
    line: row.line,
    account: row.account,
    name: row.name,
    fields:
      row.draft === null || target === null || isWithoutMoney(row.draft.type) || isCurrencyOpen(row)
        ? row.draft
        : { ...row.draft, currency: currencyOfLine(row.draft, target, prepared.symbols) },
    faults: faultsOf(row).map(({ column, fault }) => ({ column, message: englishFault(fault), fault })),
    hint: loose.get(row.id) ?? null,
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
    hasUnnamedCosts: found.hasUnnamedCosts,
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
    unknownSymbols: [...new Map([...prepared.symbols.unknown, ...doubtfulCoins(prepared.rows)])].map(
      ([symbol, near]) => {
        const ofIt = prepared.rows.filter(({ row }) => row.draft?.symbol === symbol || row.draft?.newSymbol === symbol);
        return {
          symbol,
          name: ofIt.find(({ row }) => row.name !== null)?.row.name ?? null,
          rows: ofIt.length,
          near: near.map((match) => ({ ...match })),
        };
      },
    ),
    unknownWords: unknownWords(prepared.rows),
    differences: await differencesOf(planning, prepared.rows, found, new Set(doubled.keys())),
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

/** Differences of the rows as they are now, with the user's corrections. The ledger has the shares from before the file. */
async function differencesOf(
  planning: Planning,
  rows: readonly PreparedRow[],
  { questions, totals }: ReadImport,
  doubled: ReadonlySet<string>,
): Promise<ImportPreview["differences"]> {
  if (questions.length > 0) return [];
  const ledger = totals?.some(({ symbol }) => symbol !== null) === true ? await planning.ledger() : [];
  const target = ({ account }: StatedTotal) =>
    rows.find(({ row }) => account === undefined || row.account === account)?.target?.account.id;
  return balanceDifferences(
    rows.map(({ row }) => row),
    totals,
    {
      linesOf: (total) =>
        ledger.filter(({ accountId, symbol }) => accountId === target(total) && symbol === total.symbol),
      isKnown: ({ id }) => doubled.has(id),
    },
  ).map((difference) => ({ ...difference }));
}

/** The user is still asked which currency it is. */
function isCurrencyOpen({ faults }: ImportRow): boolean {
  return faults.some(({ fault }) => fault.code === "no-currency" || fault.code === "choose-currency");
}

/** Tickers that can be a coin or a share, with both. */
function doubtfulCoins(rows: readonly PreparedRow[]): ReadonlyMap<string, readonly { symbol: string; name: string }[]> {
  const found = rows.flatMap(({ row }) =>
    row.faults.flatMap(({ fault }) => (fault.code === "coin-or-share" ? fault : [])),
  );
  return new Map(
    found.map(({ symbol, coin }) => [symbol, [coin, symbol].map((each) => ({ symbol: each, name: each }))] as const),
  );
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
    hasUnnamedCosts: false,
    columns: [...found.columns],
    headerLine: null,
    mapping: { ...suggestedMapping(found.columns) },
    isMappingRemembered: false,
    rows: [],
    accounts: [],
    unknownSymbols: [],
    unknownWords: [],
    differences: [],
    counts: { rows: 0, ticked: 0, duplicates: 0, faulty: 0, skipped: 0 },
  };
}
