import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BalanceDifference } from "./balance-differences.ts";
import { decodeText } from "./decode-text.ts";
import type { ImportDraft, ImportRow } from "./import-row.ts";
import { readImport } from "./read-import.ts";

/**
 * Reads real exports a second time without the importers: each line as cells under the header, with the money movement
 * stated by the line itself. Skipped if the folder of exports is absent.
 */
const folder = new URL("../../../../shared/data/broker-samples/", import.meta.url);
const isThere = existsSync(new URL("index.json", folder));

interface Sample {
  readonly file: string;
  readonly structure?: { readonly delimiter?: string; readonly headerLine?: number } | null;
}
const samples = isThere ? (JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as Sample[]) : [];

/** A line of the file: its number and its cells by column name in lower case. */
interface Line {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

function csvRecords(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = [];
  let [line, startedAt, cell, isQuoted] = [1, 1, "", false];
  let cells: string[] = [];
  for (const character of `${text.replaceAll("\r\n", "\n").replaceAll("\r", "\n")}\n`) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else if (character === "\n" && !isQuoted) {
      records.push({ line: startedAt, cells: [...cells, cell.trim()] });
      [cells, cell, startedAt] = [[], "", line + 1];
    } else cell += character;
    if (character === "\n") line += 1;
  }
  return records;
}

function csvLines(text: string, delimiter: string, headerLine: number): Line[] {
  const records = csvRecords(text, delimiter);
  const header = records.find(({ line }) => line === headerLine)?.cells.map((name) => name.toLowerCase()) ?? [];
  const body = records.filter(({ line, cells }) => line > headerLine && cells.filter((each) => each !== "").length > 1);
  return body.map(({ line, cells }) => ({
    line,
    cells: new Map(cells.map((cell, index) => [header[index] ?? `column ${index + 1}`, cell])),
  }));
}

function xmlLines(text: string): Line[] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) =>
    [...content.matchAll(/<(?:Trade|CashTransaction|CorporateAction)\s([^>]*)>/g)].flatMap(([, attributes = ""]) => {
      const pairs = [...attributes.matchAll(/([\w]+)="([^"]*)"/g)];
      const cells = new Map(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), value]));
      // Sums of other lines, and states of an order.
      const level = cells.get("levelofdetail") ?? "";
      return ["", "EXECUTION", "DETAIL"].includes(level.toUpperCase()) ? [{ line: index + 1, cells }] : [];
    }),
  );
}

/** Activities in order. Their line numbers aren't needed here. */
function jsonLines(text: string, rows: readonly ImportRow[]): Line[] {
  const { activities } = JSON.parse(text) as { activities: Record<string, unknown>[] };
  return activities.map((activity, index) => ({
    line: rows[index]?.line ?? -1,
    cells: new Map(Object.entries(activity).map(([name, value]) => [name.toLowerCase(), String(value)])),
  }));
}

/** A written number, or NaN. In these files, every decimal comma comes with a minus sign or brackets. */
function numberOf(cell: string | undefined): number {
  const bare = (cell ?? "").replaceAll(/[$€\s"]|[A-Z]{3}/g, "");
  const [, inside] = /^\((.*)\)$/.exec(bare) ?? [];
  const plain = (inside ?? bare).replaceAll(",", "");
  return plain === "" || plain === "-" || plain === "--" ? Number.NaN : Number(plain) * (inside === undefined ? 1 : -1);
}
const orZero = (value: number) => (Number.isNaN(value) ? 0 : value);

/** Days named in a line, in each possible order of a day with slashes. */
function daysOf({ cells }: Line): Set<string> {
  const days = new Set<string>();
  for (const cell of cells.values()) {
    for (const [, year, month, day] of cell.matchAll(/\b(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g))
      days.add(`${year}-${month}-${day}`);
    for (const [, one = "", other = "", year] of cell.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g)) {
      days.add(`${year}-${other.padStart(2, "0")}-${one.padStart(2, "0")}`);
      days.add(`${year}-${one.padStart(2, "0")}-${other.padStart(2, "0")}`);
    }
    if (/^[A-Z][a-z]{2} \d{1,2}, \d{4}/.test(cell))
      days.add(new Date(`${cell.split(",").slice(0, 2).join(",")} UTC`).toISOString().slice(0, 10));
    // A day that a European program wrote as the instant it begins.
    if (/T2[23]:00:00/.test(cell)) days.add(new Date(Date.parse(cell) + 3 * 3_600_000).toISOString().slice(0, 10));
  }
  return days;
}

/** The cash movement of a transaction. Transfers of shares and splits move no cash. */
function moneyOf({ type, quantity, price, amount, fee, tax }: ImportDraft): number {
  const costs = Number(fee ?? 0) + Number(tax ?? 0);
  const worth = Number(quantity ?? 0) * Number(price ?? 0);
  if (type === "buy" || type === "sell")
    return amount === null ? (type === "buy" ? -worth : worth) - costs : Number(amount);
  if (["dividend", "interest", "deposit"].includes(type)) return Number(amount) - costs;
  return ["withdrawal", "fee", "tax"].includes(type) ? -Number(amount) - Number(fee ?? 0) : 0;
}

/** The movement stated by the line, in the currency of its transaction. Null if it states none. */
function statedMoney(importer: string, { cells }: Line, { type, currency }: ImportDraft): number | null {
  const cell = (name: string) => numberOf(cells.get(name));
  const side = type === "buy" || type === "withdrawal" || type === "fee" || type === "tax" ? -1 : 1;
  switch (importer) {
    case "charles-schwab":
      return cell("amount");
    case "fidelity":
      return Number.isNaN(cell("amount ($)")) ? cell("amount") : cell("amount ($)");
    case "etoro":
      return Math.abs(cell("amount")) * side;
    case "trade-republic":
      return cell("amount") + orZero(cell("fee")) + orZero(cell("tax"));
    case "trading-212": {
      const total = Math.abs(cell("total")) * side;
      if (cells.get("currency (total)") === currency) return total;
      // A file without a rate only has the shares and the net price per share.
      const rate = cell("exchange rate");
      return Number.isNaN(rate) ? cell("no. of shares") * cell("price / share") : total * rate;
    }
    case "interactive-brokers-flex-xml":
      return cells.has("netcash") ? cell("netcash") : cell("amount");
    case "interactive-brokers-flex-csv":
      return Number.isNaN(cell("netcash")) ? cell("amount") : cell("netcash");
    case "interactive-brokers-history":
      return cell("net amount");
    default: {
      // The income buys the shares on the same line.
      if (cells.get("subtype") === "DRIP") return 0;
      const price = cell("unitprice");
      const worth = orZero(cell("quantity")) * (Number.isNaN(price) ? cell("price") : price);
      const amount = cells.has("amount") && !Number.isNaN(cell("amount")) ? Math.abs(cell("amount")) : worth;
      const cost = orZero(cell("fee")) + orZero(cell("fees"));
      return amount * side - (type === "fee" && amount !== 0 ? 0 : cost);
    }
  }
}

/** Brokers round shares to four places, prices and amounts to cents. Trading 212 rounds after converting. */
function marginOf(importer: string, { quantity, price }: ImportDraft): number {
  const [shares, each] = [Number(quantity ?? 0), Number(price ?? 0)];
  return (Number.isInteger(shares) ? 0 : each * 0.00005) + shares * 0.005 + (importer === "trading-212" ? 0.01 : 0);
}

/** Brokers with all figures in dollars, which their files don't mention. */
const inDollars: ReadonlySet<string> = new Set(["charles-schwab", "fidelity", "etoro"]);

/** A tax in a currency other than its line's can only be converted at a rate in the line. */
function isOwnTax(line: Line | undefined, { tax, currency }: ImportDraft): boolean {
  const own = line?.cells.get("currency (withholding tax)") ?? "";
  return tax === null || own === "" || own === currency || !Number.isNaN(numberOf(line?.cells.get("exchange rate")));
}

interface Checked {
  readonly importer: string;
  readonly file: string;
  readonly text: string;
  readonly rows: readonly ImportRow[];
  readonly lines: readonly Line[];
  readonly differences: readonly BalanceDifference[];
}

const isAdded = ({ draft, faults, skipped }: ImportRow) => draft !== null && faults.length === 0 && skipped === null;

function checkedFile({ file, structure }: Sample): Checked | null {
  const { text } = decodeText(new Uint8Array(readFileSync(new URL(file, folder))));
  const result = readImport({ fileName: file, text }, {}, { today: "2026-11-22" });
  if ("refused" in result || result.questions.length > 0) return null;
  const { rows, importer, delimiter, headerLine, differences } = result;
  const lines = file.endsWith(".json")
    ? jsonLines(text, rows)
    : file.endsWith(".xml")
      ? xmlLines(text)
      : csvLines(text, structure?.delimiter ?? delimiter ?? ",", structure?.headerLine ?? headerLine ?? 1);
  return { importer: importer.id, file, text, rows, lines, differences };
}

/** Lines below a table: totals and remarks. */
const footer = /transactions total|date downloaded|data and information/i;

describe.skipIf(!isThere)("each line of a real file (skipped without the samples)", () => {
  const files = samples.flatMap((sample) => checkedFile(sample) ?? []);

  it("is added, asked about or skipped with a reason, and none is lost", () => {
    const lost = files.flatMap(({ file, rows, lines }) => {
      const known = new Set(
        rows.filter((row) => isAdded(row) || row.faults.length > 0 || row.skipped !== null).map(({ line }) => line),
      );
      return lines
        .filter(({ line, cells }) => !known.has(line) && !footer.test([...cells.values()].join(" ")))
        .map(({ line, cells }) => `${file}:${line} ${[...cells.values()].join("|").slice(0, 80)}`);
    });
    expect(files.length).toBeGreaterThan(40);
    expect(lost).toEqual([]);
  });

  it("has the date, instrument, shares and currency of the line, if it is added", () => {
    const wrong = files.flatMap(({ importer, file, text, rows, lines }) =>
      rows.filter(isAdded).flatMap(({ line, draft }) => {
        const at = lines.filter((each) => each.line === line);
        if (draft === null || at.length === 0) return [`${file}:${line} is no line`];
        const cells = at.flatMap((each) => [...each.cells.values()]);
        const numbers = cells.map((cell) => Math.abs(numberOf(cell)));
        const states = (value: string | null) =>
          value === null || numbers.some((one) => Math.abs(one - Number(value)) < 1e-9);
        const written = cells.join(" ").toUpperCase();
        // A custom instrument is identified by its name, which an activity file has in another column.
        const name = draft.symbol?.replace(/[.-][A-Z]+$/, "") ?? "";
        const names = `${cells.join(" ")} ${[...(at[0]?.cells.keys() ?? [])].join(" ")}`.replaceAll("€", " EUR ");
        const problems = [
          at.some((each) => daysOf(each).has(draft.date ?? "")) ? null : `day ${draft.date}`,
          written.includes(name) || text.toUpperCase().includes(name.replaceAll("-", " "))
            ? null
            : `symbol ${draft.symbol}`,
          states(draft.quantity) ? null : `quantity ${draft.quantity}`,
          isOwnTax(at[0], draft) ? null : `tax ${draft.tax} in another currency`,
          draft.type === "split" ||
          inDollars.has(importer) ||
          // The currency of all amounts is above the table.
          (importer === "interactive-brokers-history" && text.includes(`Base Currency,${draft.currency}`)) ||
          (draft.currency !== null && names.toUpperCase().includes(draft.currency.toUpperCase()))
            ? null
            : `currency ${draft.currency}`,
        ].filter((problem) => problem !== null);
        return problems.map((problem) => `${file}:${line} ${problem}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("moves the money stated by the line, per line and in the sum of each currency", () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { importer, file, rows, lines } of files) {
      const sums = new Map<string, { moved: number; stated: number; margin: number }>();
      for (const line of new Set(rows.map((row) => row.line))) {
        const ofLine = rows.filter((row) => row.line === line && isAdded(row)).flatMap(({ draft }) => draft ?? []);
        // A reversed line isn't checked by itself. Together the two lines move nothing.
        const isReversed = rows.some((row) => row.line === line && row.skipped?.startsWith("Reversed") === true);
        const isCostsOnly = rows.some((row) => row.skipped?.endsWith(`(line ${line})`) === true);
        const [first] = ofLine;
        if (!isReversed && !isCostsOnly && ofLine.every((draft) => moneyOf(draft) === 0)) continue;
        // Of an exchange a Flex query says 0, with its commission or without.
        if (ofLine.some(({ type }) => type === "currency-exchange")) continue;
        const at = lines.filter((each) => each.line === line);
        const currency = first?.currency ?? at[0]?.cells.get("currency") ?? at[0]?.cells.get("currencyprimary") ?? "";
        const like = first === undefined || isCostsOnly ? ({ type: "dividend", currency } as ImportDraft) : first;
        // Two elements on the same line each have a row, in the same order.
        const stated = at.reduce((sum, each, nth) => sum + (statedMoney(importer, each, ofLine[nth] ?? like) ?? 0), 0);
        const moved = ofLine.reduce((sum, draft) => sum + moneyOf(draft), 0);
        const margin = ofLine.reduce((sum, draft) => sum + marginOf(importer, draft), 0.011);
        const sum = sums.get(currency) ?? { moved: 0, stated: 0, margin: 0 };
        sums.set(currency, { moved: sum.moved + moved, stated: sum.stated + stated, margin: sum.margin + margin });
        checked += 1;
        if (!isReversed && !isCostsOnly && !(Math.abs(moved - stated) <= margin))
          wrong.push(`${file}:${line} ${first?.type} moves ${moved}, says ${stated}`);
      }
      for (const [currency, { moved, stated, margin }] of sums)
        if (!(Math.abs(moved - stated) <= Math.min(margin, 5)))
          wrong.push(`${file} ${currency}: ${moved}, says ${stated}`);
    }
    expect(checked).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it("adds up to the balances and totals of its file, unless lines were cut from it", () => {
    const differing = files.filter(({ differences }) => differences.length > 0);
    const wrong = differing.filter(({ importer, lines, text, differences }) => {
      const column = importer === "charles-schwab" ? "amount" : "net amount";
      const body = lines.filter(({ cells }) => !footer.test([...cells.values()].join(" ")));
      const ownSum = body.reduce((sum, { cells }) => sum + orZero(numberOf(cells.get(column))), 0);
      // The file's own lines don't add up to its total either.
      return !differences.every(
        ({ read, stated }) =>
          Math.abs(ownSum - Number(read)) < 0.011 && /total|ending cash/i.test(text) && read !== stated,
      );
    });
    expect(wrong.map(({ file, differences }) => `${file}: ${JSON.stringify(differences)}`)).toEqual([]);
    expect(files.length - differing.length).toBeGreaterThan(40);
  });
});
