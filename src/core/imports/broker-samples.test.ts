import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import type { ImportRow } from "./import-row.ts";
import { readImport } from "./read-import.ts";

/** Real exports of brokers and programs with the expected result, if they are available. */
const folder = new URL("../../../../shared/data/broker-samples/", import.meta.url);
const isThere = existsSync(new URL("index.json", folder));

interface Sample {
  readonly file: string;
  readonly broker: string;
  readonly format: string;
  readonly mustBeRefused?: boolean;
  readonly note?: string;
  readonly rightReading?: {
    readonly firstTradeInFileOrder?: {
      readonly date: string;
      readonly action: string;
      readonly symbol: string;
      readonly quantity: number;
      readonly price: number | null;
      readonly currency: string;
      readonly fee?: number;
    };
    readonly buysAndSells?: number;
    readonly accountTransactions?: number;
    readonly transactions?: readonly {
      readonly action: string;
      readonly date: string | null;
      readonly gross?: number;
    }[];
  } | null;
}

const samples = isThere ? (JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as Sample[]) : [];

/** The importers that may accept a broker's files. All others must ask for the columns or refuse. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  schwab: ["charles-schwab"],
  fidelity: ["fidelity"],
  trading212: ["trading-212"],
  "trade-republic": ["trade-republic"],
  etoro: ["etoro"],
  "interactive-brokers": [
    "interactive-brokers-flex-xml",
    "interactive-brokers-flex-csv",
    "interactive-brokers-statement",
    "interactive-brokers-history",
  ],
  // One of its samples is an export of Interactive Brokers.
  ghostfolio: ["ghostfolio", "interactive-brokers-flex-csv"],
  revolut: ["revolut", "revolut-crypto"],
  wealthfolio: ["wealthfolio"],
};

/** Rows refused by the source project for reasons of its own: rules of its database, or unsupported platforms. */
const readable: ReadonlySet<string> = new Set([
  "ghostfolio/not-ok-invalid-date-before-min.json",
  "ghostfolio/not-ok-invalid-platform.json",
  "ghostfolio/not-ok-invalid-symbol-btc-usd.csv",
]);

type Reading = { readonly importer: string | null; readonly clean: readonly ImportRow[] };
const readings = new Map<string, Reading>();

const read = (file: string): Reading => {
  const known = readings.get(file) ?? readFile(file);
  readings.set(file, known);
  return known;
};

function readFile(file: string): Reading {
  const { text } = decodeText(new Uint8Array(readFileSync(new URL(file, folder))));
  const result = readImport({ fileName: file, text }, {}, { today: "2026-11-22" });
  if ("refused" in result) return { importer: null, clean: [] };
  const isOpen = result.questions.length > 0;
  const clean = result.rows.filter(
    ({ draft, faults, skipped }) => draft !== null && faults.length === 0 && skipped === null,
  );
  return { importer: result.importer.id, clean: isOpen ? [] : clean };
}

describe.skipIf(!isThere)("real files of brokers and programs (skipped without the samples)", () => {
  it("are read by the importer of their broker or by common columns, never by another", () => {
    const wrong = samples.flatMap(({ file, broker }) => {
      const { importer } = read(file);
      const allowed = ["generic", ...(importersOf[broker] ?? [])];
      return importer === null || allowed.includes(importer) ? [] : [`${file} as ${importer}`];
    });
    expect(wrong).toEqual([]);
  });

  it("give no transactions if none are expected", () => {
    const wrong = samples.flatMap(({ file, format, note = "", mustBeRefused = false }) => {
      const isForeign = ["pdf-text", "ofx", "qfx", "qif", "xlsx"].includes(format) || note.includes("finds no trades");
      if (!isForeign && !(mustBeRefused && !readable.has(file))) return [];
      const { clean } = read(file);
      return clean.length === 0 ? [] : [`${file}: ${clean.length} rows`];
    });
    expect(wrong).toEqual([]);
  });

  it("give their first trade as it is, or ask", () => {
    const wrong = samples.flatMap(({ file, rightReading }) => {
      const right = rightReading?.firstTradeInFileOrder;
      if (right === undefined) return [];
      const { clean } = read(file);
      const side = right.action.startsWith("SELL") ? "sell" : "buy";
      const found = clean.find(
        ({ draft }) =>
          draft?.date === right.date && Math.abs(Number(draft.quantity) - right.quantity) < 1e-9 && draft.type === side,
      );
      if (clean.length === 0) return [];
      if (found?.draft == null) return [`${file}: the trade of ${right.date} is missing`];
      const { currency, fee } = found.draft;
      const price = found.printedPrice ?? found.draft.price;
      return [
        ...(right.price === null || Number(price) === right.price ? [] : [`${file}: price ${price}`]),
        ...(currency === null || currency === right.currency ? [] : [`${file}: currency ${currency}`]),
        ...(right.fee === undefined || Number(fee ?? 0) === right.fee ? [] : [`${file}: fee ${fee}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("give only expected dividends", () => {
    const wrong = samples.flatMap(({ file, format, rightReading }) => {
      const right = rightReading?.transactions;
      const all = (rightReading?.buysAndSells ?? 0) + (rightReading?.accountTransactions ?? 0);
      if (format !== "csv" || right === undefined || right.length !== all) return [];
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const ours = sum(
        read(file).clean.flatMap(({ draft }) => (draft?.type === "dividend" ? [Number(draft.amount)] : [])),
      );
      const theirs = sum(right.flatMap(({ action, gross }) => (action === "dividend" ? [gross ?? 0] : [])));
      return Math.abs(ours - theirs) < 0.005 || ours < theirs ? [] : [`${file}: ${ours} instead of ${theirs}`];
    });
    expect(wrong).toEqual([]);
  });
});
