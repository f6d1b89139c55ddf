import { base64Of } from "../../ui/base64-of.ts";

/** What is to be imported: a file's bytes, or rows that were pasted. */
export type GivenFile =
  | { readonly fileName: string; readonly contentBase64: string }
  | { readonly fileName: string; readonly content: string; readonly usualDecimalSign: "." | "," };

/**
 * A file as it is sent: its bytes as base64, so that the server finds out how they are encoded. Or why it cannot be sent; where
 * the server has not said yet what it takes, it says so when it gets the file.
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
