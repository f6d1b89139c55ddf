import { getDocumentProxy } from "unpdf";
import {
  type FilePart,
  type FileParts,
  limitedParts,
  maxPartCharacters,
  rowsAsText,
  UnreadableFile,
} from "./file-parts.ts";
import { contentsOf, type PlacedText } from "./pdf-tables.ts";

const maxPages = 60;

/** Reads the tables of a PDF file, one part each, and what else its pages say. */
export async function readPdf(name: string, bytes: Uint8Array): Promise<FileParts> {
  const document = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableFile(
      isLocked
        ? `${name} is protected by a password. Save a copy without it and attach that.`
        : `${name} is damaged or not a PDF file. Save it again and attach the new file.`,
      { cause: error },
    );
  });
  const notes: string[] = [];
  const tables: FilePart[] = [];
  const lines: string[] = [];
  const pages = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const placed = items.flatMap((item): PlacedText[] => {
      if (!("str" in item)) return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height || 10 }];
    });
    const contents = contentsOf(placed);
    contents.tables.forEach((rows, index) => {
      const title = `${name}, page ${number}${contents.tables.length === 1 ? "" : `, table ${index + 1}`}`;
      const { text, notes: more } = rowsAsText(title, rows);
      notes.push(...more);
      tables.push({ name: title, text });
    });
    lines.push(...contents.lines);
    page.cleanup();
  }
  if (document.numPages > pages)
    notes.push(`Only the first ${pages} of ${document.numPages} pages of ${name} are read.`);
  const text = lines.join("\n");
  if (text.trim() === "" && tables.length === 0)
    throw new UnreadableFile(`${name} has no text, only pictures. Attach a picture of the page instead.`);
  if (text.length > maxPartCharacters)
    notes.push(`Only the first ${maxPartCharacters.toLocaleString("en")} characters of the text of ${name} are read.`);
  const prose =
    text.trim() === ""
      ? []
      : [{ name: tables.length === 0 ? name : `${name}, text`, text: text.slice(0, maxPartCharacters) }];
  // The text comes first, so that many tables don't push it out.
  return limitedParts(name, [...prose, ...tables], notes);
}
