import { zipSync } from "fflate";

const xml = (words: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${words}`);

/** Cell values, with a style number: 0 plain, 1 per cent, 2 euros, 3 date. */
export type MadeCell = string | number | { readonly value: number; readonly style: 1 | 2 | 3 } | null;

/** Returns an XLSX file. */
export function madeWorkbook(
  sheets: Readonly<Record<string, readonly (readonly MadeCell[])[]>>,
  more: Readonly<Record<string, Uint8Array>> = {},
): Buffer {
  const names = Object.keys(sheets);
  const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const cell = (value: MadeCell, at: string) =>
    value === null
      ? ""
      : typeof value === "string"
        ? `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
        : typeof value === "number"
          ? `<c r="${at}"><v>${value}</v></c>`
          : `<c r="${at}" s="${value.style}"><v>${value.value}</v></c>`;
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      "_rels/.rels": xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      "xl/workbook.xml": xml(
        `<workbook ${main} xmlns:r="${rels}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${rels}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}<Relationship Id="rIdStyles" Type="${rels}/styles" Target="styles.xml"/></Relationships>`,
      ),
      "xl/styles.xml": xml(
        `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      ...Object.fromEntries(
        names.map((name, at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          xml(
            `<worksheet ${main}><sheetData>${(sheets[name] ?? []).map((row, rowAt) => `<row r="${rowAt + 1}">${row.map((value, columnAt) => cell(value, `${String.fromCharCode(65 + columnAt)}${rowAt + 1}`)).join("")}</row>`).join("")}</sheetData></worksheet>`,
          ),
        ]),
      ),
      ...more,
    }),
  );
}

/** Text at a position on a page, in points from the lower left. */
export interface MadeWords {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Returns a PDF file. `trailer` goes into its trailer; `stream` is the first page's raw contents. */
export function madePdf(
  pages: readonly (readonly MadeWords[])[],
  { trailer = "", stream }: { trailer?: string; stream?: { data: Uint8Array; filter: string } } = {},
): Buffer {
  const objects: Buffer[] = [
    Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
    Buffer.from(`<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ")}]>>`),
    Buffer.from("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
  ];
  pages.forEach((words, at) => {
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      ),
    );
    const drawn = Buffer.from(words.map(({ x, y, text }) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`).join("\n"));
    const { data, filter } = (at === 0 ? stream : undefined) ?? { data: drawn, filter: "" };
    objects.push(
      Buffer.concat([Buffer.from(`<<${filter}/Length ${data.length}>>\nstream\n`), data, Buffer.from("\nendstream")]),
    );
  });
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  objects.forEach((object, at) => {
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(length);
    length += whole.length;
    chunks.push(whole);
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
