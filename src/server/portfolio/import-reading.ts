import { englishFault } from "#core/faults/english-fault.ts";
import type { Fault } from "#core/faults/fault.ts";
import { decodeText, type TextEncoding } from "#core/imports/decode-text.ts";
import { foreignKind, isBinary } from "#core/imports/file-kind.ts";
import {
  headerFingerprint,
  type ImportChoices,
  readImport,
  type ReadImport,
  type UnreadFile,
} from "#core/imports/read-import.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { ImportInput, Planning, PlanSettings } from "./import-planning.ts";

/** Under this name the symbols a user picked are remembered beside the columns, whose names are headers. */
export const pickedSymbols = "=symbols";

export type FileReading = (ReadImport | UnreadFile) & { readonly encoding: TextEncoding };

/** Adds the symbols picked in earlier imports to the user's choices for a file. */
export async function withKnownSymbols<Given extends ImportInput>(planning: Planning, input: Given): Promise<Given> {
  const picked = (await planning.sources.mapping(pickedSymbols)) as Readonly<Record<string, string>> | null;
  return picked === null ? input : { ...input, symbols: { ...picked, ...input.symbols } };
}

/** The file as it is read with what the user says of it, or with the columns remembered for its header. */
export async function readingOf(
  planning: Planning,
  input: ImportInput,
): Promise<{ reading: FileReading; isMappingRemembered: boolean } | Refusal> {
  const file = givenFile(input, planning.settings.maxBytes);
  if (file instanceof Refusal) return file;
  const choices: ImportChoices = { ...input, importerId: input.broker };
  const read = readFile(file, choices, planning.settings);
  const isOpen = "refused" in read ? read.columns.length > 0 : read.importer.id === "generic";
  if (input.mapping !== undefined || !isOpen) return { reading: read, isMappingRemembered: false };
  const remembered = (await planning.sources.mapping(headerFingerprint(read.columns))) as
    | ImportChoices["mapping"]
    | null;
  if (remembered === null) return { reading: read, isMappingRemembered: false };
  const again = readFile(file, { ...choices, mapping: remembered }, planning.settings);
  return "refused" in again
    ? { reading: read, isMappingRemembered: false }
    : { reading: again, isMappingRemembered: true };
}

interface GivenFile {
  readonly fileName: string;
  readonly text: string;
  readonly encoding: TextEncoding;
}

function givenFile(input: ImportInput, maxBytes: number): GivenFile | Refusal {
  const { fileName, content, contentBase64 } = input;
  if ((content === undefined) === (contentBase64 === undefined))
    return badFile("invalid-input", "content", "Send the file as text or as base64, one of the two");
  const bytes = content === undefined ? base64Bytes(contentBase64 ?? "") : Buffer.byteLength(content);
  if (bytes === null) return badFile("invalid-input", "contentBase64", "Invalid base64-encoded string");
  if (bytes > maxBytes) {
    const limit = Math.floor(maxBytes / 1024).toLocaleString("en");
    return badFile("body-too-large", "content", `The file is larger than ${limit} KB. Split it into several files.`);
  }
  const { text, encoding } =
    content === undefined
      ? decodeText(Buffer.from(contentBase64 ?? "", "base64"))
      : { text: content, encoding: "utf-8" as const };
  const path = content === undefined ? "contentBase64" : "content";
  // The beginning as bytes: their kind is lost in a text of another encoding.
  const beginning = content ?? Buffer.from((contentBase64 ?? "").slice(0, 65_536), "base64").toString("latin1");
  const kind = foreignKind(beginning.slice(0, 65_536)) ?? (isBinary(text) ? "binary" : null);
  if (kind !== null) return badContent(path, { code: "file-kind", kind });
  const nulAt = text.indexOf("\0");
  if (nulAt < 0) return { fileName, text, encoding };
  return badContent(path, { code: "nul-character", line: text.slice(0, nulAt).split(/\r\n?|\n/).length });
}

function badContent(path: string, fault: Fault): Refusal {
  const message = englishFault(fault);
  return refuse("invalid-input", { detail: message, errors: [{ path, message, fault }] });
}

function badFile(code: "invalid-input" | "body-too-large", path: string, message: string): Refusal {
  return refuse(code, { detail: message, errors: [{ path, message }] });
}

/** Number of bytes that a base64 text encodes; null if it is no base64. */
function base64Bytes(text: string): number | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  return (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
}

function readFile(
  { fileName, text, encoding }: GivenFile,
  choices: ImportChoices,
  { lastDay, maxTransactions }: PlanSettings,
): FileReading {
  return { ...readImport({ fileName, text }, choices, { today: lastDay, maxRows: maxTransactions }), encoding };
}

/** Refuses a file that no importer can read. */
export function unreadable(message: string): Refusal {
  return refuse("unreadable-file", { detail: message, errors: [{ path: "content", message }] });
}
