import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import type { Importer } from "../importer.ts";
import { importDraft, type ImportRow, rowId } from "../import-row.ts";
import { nothingRead } from "../table-importer.ts";

/** Any day works to test whether a line can be read. The lines are then read with the correct one. */
const someDay = "2199-12-31";

/** Lines of words with one transaction each, pasted rather than exported. Lines without a day count as today. */
export const words: Importer = {
  id: "words",
  name: "Lines of words",
  checked: "real export",
  samples: ["words.txt"],
  recognises(file) {
    const lines = linesOf(file.text).slice(0, 20);
    const read = lines.filter(({ text }) =>
      ([".", ","] as const).some(
        (decimalSign) => parseSmartEntry(text, { today: someDay, decimalSign }).faults.length === 0,
      ),
    );
    return file.kind === "table" && lines.length > 0 && read.length * 2 > lines.length;
  },
  read(file, { today, decimalSign, usualDecimalSign }) {
    const sign = decimalSign ?? usualDecimalSign ?? ".";
    return {
      ...nothingRead,
      rows: linesOf(file.text).map(({ text, line }): ImportRow => {
        const { draft, parts, faults } = parseSmartEntry(text, { today, decimalSign: sign });
        const isDated = parts.some(({ field }) => field === "date");
        return {
          id: rowId(line, 0),
          line,
          account: null,
          name: null,
          draft: importDraft({ ...draft, date: isDated ? draft.date : null }),
          faults: faults.map(({ fault, start }) => ({ column: `character ${start + 1}`, fault })),
          skipped: null,
        };
      }),
    };
  },
};

function linesOf(text: string): { text: string; line: number }[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line.replaceAll("\t", " ").trim(), line: index + 1 }))
    .filter(({ text: line }) => line !== "");
}
