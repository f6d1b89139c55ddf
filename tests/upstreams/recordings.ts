import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Recording {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly status: number; readonly bodyJson?: unknown; readonly bodyText?: string };
}

const folder = fileURLToPath(new URL("../../../shared/data/", import.meta.url));

/** Whether recorded replies of the real services lie beside this working copy. */
export const hasRecordings = existsSync(`${folder}yahoo/index.json`);

/** What a test title says where the recordings are absent. */
export const recordingsNote = hasRecordings ? "" : " (skipped: no recordings beside this working copy)";

/** One recorded exchange, by its path in the folder of recordings. */
export function readRecording(path: string): Recording {
  return JSON.parse(readFileSync(folder + path, "utf8")) as Recording;
}

/** A recorded body that was kept without its exchange. */
export function readRecordedBody(path: string): unknown {
  return JSON.parse(readFileSync(folder + path, "utf8"));
}

/** The body of an exchange that may not have been recorded; null: it was not. */
export function recordedBody(path: string): unknown {
  return existsSync(folder + path) ? (readRecording(path).response.bodyJson ?? null) : null;
}

/** The recorded exchanges of one of Yahoo's folders, by their path; none where there are no recordings. */
export function recordingsIn(folderName: string): readonly string[] {
  if (!hasRecordings) return [];
  const index = JSON.parse(readFileSync(`${folder}yahoo/index.json`, "utf8")) as readonly { readonly file: string }[];
  return index.filter(({ file }) => file.startsWith(`${folderName}/`)).map(({ file }) => `yahoo/${file}`);
}
