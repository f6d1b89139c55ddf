import { readTable, detectDelimiter } from "#core/imports/read-table.ts";
import type { FigureUnit } from "#core/grounding/evidence.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { measureKinds, statementKinds } from "#core/market/measures.ts";
import { ratedCurrencies } from "#core/money/currencies.ts";
import { readNumber } from "#core/money/read-number.ts";
import { textSentiment } from "#core/sentiment/index.ts";
import { topicsOf } from "#core/sentiment/topics.ts";
import type { Attachment } from "../readable-attachment.ts";
import type { ToolSource } from "../tool.ts";
import { heldBack, outsideWords } from "./outside-words.ts";
import { sourceDraft } from "./source-draft.ts";

const maxRows = 200;
const maxColumns = 20;
const maxLines = 120;

/** Words that a file may be understood by. They are ours, so they can be sent to a model. */
const plainWords = new Set(
  [
    ...measureKinds.map(({ name }) => name),
    ...statementKinds.flatMap(({ lines }) => lines.map(({ name }) => name)),
    "date day month quarter year period symbol ticker isin name quantity shares units price amount value total cost fee fees tax",
    "currency account type buy sell gain loss return percent weight change open close high low volume balance sales profit margin",
    "average dividend interest rate growth per share net gross cash debt assets equity income expenses in of and the",
    "usd eur gbp chf jpy million millions billion billions thousand thousands",
  ].flatMap((names) => names.toLowerCase().match(/[a-z]+/g) ?? []),
);

/**
 * A file of the user's as a source. Anybody may have written it, so a model gets what code reads of it: the cells of a table as values,
 * and of a text its topics, tone and symbols, with marks that quote its lines. Values of a file are `yours`, never data.
 */
export function fileSource({ name, text, picture }: Attachment, addedAt: string): ToolSource {
  const draft = sourceDraft({ asOf: addedAt, status: "manual", kind: "yours" });
  const title = outsideWords(name, 120);
  if (picture !== undefined)
    return draft.source({
      kind: "given",
      title,
      provider: "your file",
      readable: { texts: [], instead: ["isUnread"], picture },
      data: { name: draft.quote("name", name, { maxLength: 120 }), isPicture: true, isUnread: true },
    });
  const table = tableOf(text);
  const data = table === null ? { lines: linesOf(text) } : { rows: rowsOf(table) };
  return draft.source({
    kind: "given",
    title,
    provider: "your file",
    readable: table === null && text !== heldBack ? { texts: [text], instead: ["lines"] } : null,
    data: { name: draft.quote("name", name, { maxLength: 120 }), ...data },
  });

  function linesOf(whole: string) {
    return whole
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, maxLines)
      .map((line, index) => ({
        line: index + 1,
        quote: draft.quote(`line${index + 1}`, line, { maxLength: 400 }),
        topics: topicsOf(line),
        tone: textSentiment(line),
        symbols: [...new Set(line.match(/[A-Z][A-Z.-]*/g) ?? [])].filter(
          (symbol) => builtInInstrument(symbol) !== null,
        ),
      }));
  }

  function rowsOf({ header, rows }: Cells) {
    return rows.map(({ line, cells }) => ({
      row: line,
      cells: cells.slice(0, maxColumns).flatMap((cell, index) => {
        if (cell.trim() === "") return [];
        const column = header[index] ?? "";
        const key = `row${line}.column${index + 1}`;
        const measured = measuredIn(cell, column);
        const value =
          measured === null
            ? (builtInInstrument(cell.trim())?.symbol ??
              (isDate.test(cell.trim()) ? draft.own(cell.trim()) : draft.quote(key, cell)))
            : draft.figure({
                key,
                label: outsideWords(`${column === "" ? `Column ${index + 1}` : column}, row ${line}`, 120),
                period: periodOf(column) ?? cells.map(periodOf).find((period) => period !== null) ?? null,
                ...measured,
              });
        return [
          { column: draft.own(ownWords(column)) ?? draft.quote(`column${index + 1}`, column) ?? index + 1, value },
        ];
      }),
    }));
  }
}

interface Cells {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** The cells of a delimited file: at least two columns in two rows, and numbers in it. Null for other texts. */
function tableOf(text: string): Cells | null {
  const table = readTable(text, detectDelimiter(text), maxRows);
  if ("refused" in table) return null;
  const rows = table.rows.filter(({ cells }) => cells.length > 1);
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0 || rows.length < table.rows.length / 2) return null;
  const hasNumbers = rest.some(({ cells }) =>
    cells.some((cell, index) => measuredIn(cell, first.cells[index] ?? "") !== null),
  );
  return hasNumbers ? { header: first.cells, rows: rest.slice(0, maxRows) } : null;
}

/** A number with what the cell or its column says about its unit. */
function measuredIn(cell: string, column: string): { value: number; unit: FigureUnit; currency: string | null } | null {
  const written = /^\s*\(?([A-Z]{3}|[$€£¥])?\s*([-−+]?[\d.,'’\s\u00A0\u202F]*\d)\s*(%|[A-Z]{3}|[$€£¥])?\)?\s*$/.exec(
    cell,
  );
  if (written === null || /^(?:19|20)\d\d$|^0\d|\d{12}/.test(cell.trim())) return null;
  const number = readNumber((written[2] ?? "").replace("−", "-"));
  if (!("value" in number)) return null;
  const value = cell.trim().startsWith("(") ? -Math.abs(Number(number.value)) : Number(number.value);
  const around = `${written[1] ?? ""} ${written[3] ?? ""} ${column}`;
  if (around.includes("%")) return { value, unit: "percent", currency: null };
  const currency =
    signs[/[$€£¥]/.exec(around)?.[0] ?? ""] ??
    ratedCurrencies.find((code) => around.split(/[^A-Za-z]+/).includes(code)) ??
    null;
  return { value, unit: currency === null ? "number" : "money", currency };
}

const signs: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };

const isDate = /^\d{4}(?:-\d\d){0,2}$|^(?:Q[1-4]|H[12]|FY)\s?\d{2,4}$|^\d{4}\s?Q[1-4]$/;

/** "Q1 2025" is 2025-Q1; null where a cell is no day, month, quarter or year. */
function periodOf(cell: string): string | null {
  const plain = cell.trim();
  if (!isDate.test(plain)) return null;
  const [, part, year] = /^(Q[1-4]|H[12]|FY)\s?(\d{4})$/.exec(plain) ?? [];
  if (part !== undefined && year !== undefined) return part === "FY" ? `FY${year}` : `${year}-${part}`;
  const [, ofYear, quarter] = /^(\d{4})\s?(Q[1-4])$/.exec(plain) ?? [];
  return ofYear === undefined ? (/^\d{4}/.test(plain) ? plain : null) : `${ofYear}-${quarter ?? ""}`;
}

/** Words that are a symbol, a date, or ours; null where any other word is among them. */
function ownWords(text: string): string | null {
  const plain = text.trim();
  if (isDate.test(plain)) return plain;
  const words = plain.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return words.length > 0 && words.length < 4 && words.every((word) => plainWords.has(word)) ? words.join(" ") : null;
}
