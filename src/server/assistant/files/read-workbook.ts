import { unzipSync, zipSync } from "fflate";
import readXlsxFile, { InvalidInputError } from "read-excel-file/node";
import { type FilePart, type FileParts, limitedParts, rowsAsText, UnreadableFile } from "./file-parts.ts";

const maxUnpackedBytes = 40e6;
const maxEntries = 2_000;

/** Reads the sheets of an XLSX file, one part each. Percentages and amounts keep their unit, which the file has in its cell formats. */
export async function readWorkbook(name: string, bytes: Uint8Array): Promise<FileParts> {
  const entries = unpacked(name, bytes);
  const sheets = await readXlsxFile(Buffer.from(zipSync(entries, { level: 0 }))).catch((error: unknown) => {
    throw new UnreadableFile(
      error instanceof InvalidInputError || error instanceof Error
        ? `${name} isn't a workbook that can be read. Open it, save it as .xlsx, and attach the new file.`
        : String(error),
    );
  });
  const formats = cellFormats(entries);
  const notes: string[] = [];
  const parts = sheets.flatMap(({ sheet, data }, at): FilePart[] => {
    const unitOf = formats[at] ?? new Map<string, string>();
    const rows = data.map((row, rowAt) =>
      row.map((cell, columnAt) => cellText(cell, unitOf.get(`${columnName(columnAt)}${rowAt + 1}`) ?? null)),
    );
    if (!rows.flat().some((cell) => cell !== "")) return [];
    const title = sheets.length === 1 ? name : `${name}, ${sheet}`;
    const { text, notes: more } = rowsAsText(title, rows);
    notes.push(...more);
    return [{ name: title, text }];
  });
  if (parts.length === 0) throw new UnreadableFile(`${name} has no cells with contents.`);
  return limitedParts(name, parts, notes);
}

/** The XML files of the archive. Nothing larger is ever unpacked, whatever the archive says of its sizes. */
function unpacked(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        if (!/\.(?:xml|rels)$/i.test(path)) return false;
        total += originalSize;
        count += 1;
        if (total > maxUnpackedBytes || count > maxEntries)
          throw new UnreadableFile(`${name} unpacks to more than 40 MB. Attach a smaller workbook.`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`${name} is damaged. Open it, save it again, and attach the new file.`, { cause: error });
  }
}

function cellText(cell: unknown, unit: string | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number")
    return unit === "%"
      ? `${Number((cell * 100).toPrecision(12))}%`
      : `${Number(cell.toPrecision(15))}${unit === null ? "" : ` ${unit}`}`;
  return typeof cell === "string" || typeof cell === "boolean" ? String(cell) : "";
}

/** "A", "Z", "AA". */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** "%" or a currency by cell, for each sheet in the workbook's order. The library gives values without their formats. */
function cellFormats(entries: Record<string, Uint8Array>): Map<string, string>[] {
  const xml = (path: string) => new TextDecoder().decode(entries[path] ?? new Uint8Array());
  const styles = xml("xl/styles.xml");
  const custom = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [attribute(tag, "numFmtId"), attribute(tag, "formatCode")]),
  );
  const units = [...(/<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? "").matchAll(/<xf\b[^>]*>/g)].map(([tag]) => {
    const id = attribute(tag, "numFmtId");
    return unitOfFormat(id, custom.get(id) ?? "");
  });
  const targets = new Map(
    [...xml("xl/_rels/workbook.xml.rels").matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, "Id"),
      attribute(tag, "Target").replace(/^\/?(?:xl\/)?/, "xl/"),
    ]),
  );
  return [...xml("xl/workbook.xml").matchAll(/<sheet\b[^>]*>/g)].map(([sheet]) => {
    const cells = new Map<string, string>();
    for (const [tag] of xml(targets.get(attribute(sheet, "r:id")) ?? "").matchAll(/<c\b[^>]*>/g)) {
      const unit = units[Number(attribute(tag, "s") || "0")];
      if (unit !== undefined && unit !== null) cells.set(attribute(tag, "r"), unit);
    }
    return cells;
  });
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** The built-in formats 9 and 10 are percentages; amounts always name their currency. */
function unitOfFormat(id: string, code: string): string | null {
  if (id === "9" || id === "10") return "%";
  const plain = code.replaceAll("&quot;", '"').replaceAll("&#8364;", "€");
  if (/%/.test(plain.replaceAll(/"[^"]*"/g, ""))) return "%";
  const sign = /\[\$([^\]-]+)/.exec(plain)?.[1] ?? /"([$€£¥]|[A-Z]{3})"|([$€£¥])/.exec(plain)?.[0].replaceAll('"', "");
  return sign === undefined ? null : ({ $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" }[sign] ?? sign);
}
