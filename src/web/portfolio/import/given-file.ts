import { base64Of } from "../../ui/base64-of.ts";

/** The input of an import: a file's bytes, or pasted rows. */
export type GivenFile =
  | { readonly fileName: string; readonly contentBase64: string }
  | { readonly fileName: string; readonly content: string; readonly usualDecimalSign: "." | "," };

/**
 * Reads a file for the request: its bytes as base64, so that the server detects the encoding. Returns the reason if it
 * can't be sent. While the size limit isn't known, the server checks it instead.
 */
export async function givenFile(
  file: File,
  maximumBytes: number | null,
): Promise<GivenFile | { readonly fault: "too-large" | "unreadable" }> {
  if (maximumBytes !== null && file.size > maximumBytes) return { fault: "too-large" };
  try {
    return { fileName: file.name.slice(0, 200), contentBase64: await base64Of(file) };
  } catch {
    return { fault: "unreadable" };
  }
}
