import type { Figure } from "./main.ts";
import { existsSync, readFileSync } from "node:fs";
import { createSymbolIndex, type SymbolRow } from "#core/market/symbol-index.ts";
import { buildDirectory } from "#server/directory/build-directory.ts";
import { financeDatabaseFiles } from "#server/directory/lists/finance-database.ts";
import { mergeListings } from "#server/directory/merge-listings.ts";
import { openDirectory } from "#server/directory/open-directory.ts";
import { readList } from "#server/directory/read-list.ts";

const rowCount = 50_000;
const queryCount = 20_000;
const lists = new URL("../../shared/data/directory/", import.meta.url);
const directory = new URL("../../shared/data/prices/reference/symbol-directory.csv", import.meta.url);

/**
 * Microseconds per query as a user types: symbols and names letter by letter from the second on, some with a typo. Uses
 * generated rows and, if it lies beside this working copy, a real directory of symbols.
 */
export function* run(): Generator<Figure> {
  yield measured("generated", generatedRows());
  if (existsSync(directory)) yield measured("directory", directoryRows());
  if (existsSync(lists)) {
    const listings = publicLists();
    const bytes = buildDirectory(listings);
    const open = (): Searchable => openDirectory(bytes) ?? createSymbolIndex([]);
    yield measured(
      "public lists",
      listings.filter(({ type }) => type === "Common Stock" || type === "ETF"),
      open,
    );
  }
}

interface Searchable {
  readonly find: (query: string, limit: number) => unknown;
}

function measured(
  rowsFrom: string,
  rows: readonly Pick<SymbolRow, "symbol" | "name">[],
  open: (rows: readonly SymbolRow[]) => Searchable = createSymbolIndex,
) {
  const before = process.memoryUsage();
  const buildFrom = performance.now();
  const index = open(rows as readonly SymbolRow[]);
  const buildMs = performance.now() - buildFrom;
  const after = process.memoryUsage();
  const queries = typedQueries(rows);
  for (const query of queries.slice(0, 2_000)) index.find(query, 10);
  const cpuFrom = cpuMicroseconds();
  for (const query of queries) index.find(query, 10);
  const meanMicroseconds = (cpuMicroseconds() - cpuFrom) / queries.length;
  const times = queries.map((query) => microseconds(index, query)).toSorted((one, other) => one - other);
  const at = (share: number) => rounded(times[Math.floor(share * (times.length - 1))] ?? Number.NaN);
  return {
    rows: rowsFrom,
    rowCount: rows.length,
    queries: queries.length,
    // This thread's processor time, to exclude other load on the machine. The other times are wall time.
    meanMicroseconds: rounded(meanMicroseconds),
    medianMicroseconds: at(0.5),
    p99Microseconds: at(0.99),
    slowestMicroseconds: at(1),
    buildMilliseconds: rounded(buildMs),
    // The growth of the heap, including garbage not yet collected.
    memoryMegabytes: rounded((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20),
  };
}

function cpuMicroseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function microseconds(index: Searchable, query: string): number {
  const from = performance.now();
  index.find(query, 10);
  return (performance.now() - from) * 1000;
}

/** Shares and funds of the recorded public lists, as the server merges them. */
function publicLists() {
  const read = (path: string) => readFileSync(new URL(path, lists));
  return mergeListings([
    ...Object.keys(financeDatabaseFiles).map((file) =>
      readList(read(`financedatabase/${file}.csv.gz`), { kind: "finance-database", file }),
    ),
    readList(read("nasdaqtrader/nasdaqlisted.txt.gz"), { kind: "nasdaq-trader" }),
    readList(read("nasdaqtrader/otherlisted.txt.gz"), { kind: "nasdaq-trader" }),
    readList(read("sec/company_tickers_exchange.json.gz"), { kind: "sec" }),
  ]);
}

function typedQueries(rows: readonly Pick<SymbolRow, "symbol" | "name">[]): string[] {
  const random = randomFrom(11);
  const queries: string[] = [];
  while (queries.length < queryCount) {
    const row = rows[Math.floor(random() * rows.length)];
    if (row === undefined) continue;
    const words = row.name.split(" ");
    const kind = random();
    const whole = kind < 0.35 ? row.symbol : kind < 0.8 ? (words[0] ?? "") : words.slice(0, 2).join(" ");
    const target = random() < 0.1 ? withSlip(whole, random) : whole;
    for (let length = 2; length <= Math.min(14, target.length); length++)
      queries.push(target.slice(0, length).toLowerCase());
  }
  return queries;
}

function withSlip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
}

/**
 * Names of two or three made-up words and a suffix, symbols of one to five letters, sizes over nine orders of
 * magnitude.
 */
function generatedRows(): SymbolRow[] {
  const random = randomFrom(5);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const starts =
    "al an ar ba be bo br ca ce co cr da de do el en fa fi ga ge gr ha he in ka la le li ma me mi mo na ne no or pa pe pr ra ri ro sa se so st ta te tr un va ve vi we za".split(
      " ",
    );
  const middles =
    "ban bor cal can da del do fer gen go la lan le lin lo man mar men mer na nor ra ri ro ru san sen so ta ter ti to tra va ver vo".split(
      " ",
    );
  const ends = "a an co do en er ex ia ic in io is ix ma na nd ne on or ra ro rs ta th tic um us x".split(" ");
  const trades =
    "Bank Energy Pharma Software Mining Foods Steel Capital Insurance Airlines Motors Systems Media Health Oil Gas Semiconductor Trust".split(
      " ",
    );
  const forms = ["Inc.", "Corp.", "PLC", "AG", "S.A.", "Ltd.", "Holdings", "Group", "ETF", "& Co."];
  const word = () => {
    const text = pick(starts) + (random() < 0.7 ? pick(middles) : "") + pick(ends);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const vocabulary = Array.from({ length: 15_000 }, word);
  const suffixes = ["", "", "", ".L", ".DE", ".T", ".HK", ".PA"];
  return Array.from({ length: rowCount }, () => {
    const symbol = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      String.fromCharCode(65 + Math.floor(random() * 26)),
    );
    return {
      symbol: symbol.join("") + pick(suffixes),
      name: [pick(vocabulary), ...(random() < 0.4 ? [pick(vocabulary)] : []), pick(trades), pick(forms)].join(" "),
      type: random() < 0.75 ? "Common Stock" : "ETF",
      exchange: pick(["XNAS", "XNYS", "XLON", "XETR", "XTKS", "OTCM"]),
      size: random() < 0.6 ? Math.exp(random() * 20) * 1000 : null,
    };
  });
}

function directoryRows(): SymbolRow[] {
  const lines = readFileSync(directory, "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [symbol = "", name = "", exchange = "", type = ""] = cells(line);
    return { symbol, name, exchange, type };
  });
}

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
