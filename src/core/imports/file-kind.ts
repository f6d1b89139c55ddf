import type { FileKind } from "#core/faults/fault.ts";

/** First bytes, each as one character, of files that aren't text. */
const signatures: readonly (readonly [string, FileKind])[] = [
  ["%PDF-", "pdf"],
  ["\u00d0\u00cf\u0011\u00e0", "spreadsheet"],
  ["\u001f\u008b", "archive"],
  ["7z\u00bc\u00af", "archive"],
  ["Rar!", "archive"],
  ["BZh", "archive"],
  ["\u0089PNG", "picture"],
  ["\u00ff\u00d8\u00ff", "picture"],
  ["GIF8", "picture"],
];
const zip = "PK\u0003\u0004";
/** Names of parts of Excel and OpenDocument sheets, which are ZIP archives. */
const sheetParts = ["xl/", "[Content_Types].xml", "opendocument.spreadsheet"];

const markups: readonly (readonly [RegExp, FileKind])[] = [
  [/^\s*(?:OFXHEADER\s*:|(?:<\?xml[^>]*>\s*)?(?:<\?OFX[^>]*>\s*)?<\/?OFX\b|<\?OFX\b)/i, "ofx"],
  [/^\s*!(?:Type|Account|Option|Clear)\s*:/i, "qif"],
  [/^\s*<(?:!doctype\s+html|html)\b/i, "web-page"],
];

/** The kind of a file by its first bytes, each as one character, or by its text. Null for what may be a table, JSON or XML. */
export function foreignKind(beginning: string): FileKind | null {
  if (beginning.startsWith(zip)) return sheetParts.some((part) => beginning.includes(part)) ? "spreadsheet" : "archive";
  const named = signatures.find(([signature]) => beginning.startsWith(signature));
  return named?.[1] ?? markups.find(([pattern]) => pattern.test(beginning))?.[1] ?? null;
}

/** True if a decoded text is full of characters that no text has. */
export function isBinary(text: string): boolean {
  const beginning = text.slice(0, 8_192);
  let controls = 0;
  for (const character of beginning) {
    const code = character.codePointAt(0) ?? 32;
    if ((code < 32 && !"\t\n\r\f\v\u001a".includes(character)) || code === 0xfffd) controls += 1;
  }
  return controls > 8 && controls > beginning.length / 50;
}
