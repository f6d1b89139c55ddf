import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Recording {
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly status: number; readonly bodyJson?: unknown; readonly bodyText?: string };
}

const folder = fileURLToPath(new URL("../../../shared/data/", import.meta.url));

/** True if recorded replies of the real services lie beside this working copy. */
export const hasRecordings = existsSync(`${folder}yahoo/index.json`);

/** A test title's suffix where the recordings are absent. */
export const recordingsNote = hasRecordings ? "" : " (skipped: no recordings beside this working copy)";

/** Returns one recorded exchange, by its path in the folder of recordings. */
export function readRecording(path: string): Recording {
  return JSON.parse(readFileSync(folder + path, "utf8")) as Recording;
}

/** Returns a recorded body that was saved without its exchange. */
export function readRecordedBody(path: string): unknown {
  return JSON.parse(readFileSync(folder + path, "utf8"));
}

/** Returns an exchange's body; null if it wasn't recorded. */
export function recordedBody(path: string): unknown {
  return existsSync(folder + path) ? (readRecording(path).response.bodyJson ?? null) : null;
}

/** Returns the recorded exchanges of one of Yahoo's folders, by path; empty without recordings. */
export function recordingsIn(folderName: string): readonly string[] {
  if (!hasRecordings) return [];
  const index = JSON.parse(readFileSync(`${folder}yahoo/index.json`, "utf8")) as readonly { readonly file: string }[];
  return index.filter(({ file }) => file.startsWith(`${folderName}/`)).map(({ file }) => `yahoo/${file}`);
}

/** A recorded exchange with Gemini: its path, and the answer as sent over the wire. */
export interface ModelRecording {
  readonly file: string;
  readonly status: number;
  /** Special features, from the index. */
  readonly features: readonly string[];
  readonly type: string;
  readonly body: string;
}

/** Returns every recorded exchange with Gemini as a stream's body. Answers sent in one piece become its only frame. */
export function modelRecordings(): ModelRecording[] {
  if (!existsSync(`${folder}gemini/index.json`)) return [];
  const index = JSON.parse(readFileSync(`${folder}gemini/index.json`, "utf8")) as readonly {
    readonly file: string;
    readonly kind: string;
    readonly status: number;
    readonly features: readonly string[];
  }[];
  return index.map(({ file, kind, status, features }) => {
    const text = readFileSync(`${folder}gemini/${file}`, "utf8");
    const recorded = file.startsWith("recorded/") ? (JSON.parse(text) as Recording).response : null;
    const plain = recorded?.bodyText ?? (recorded === null ? text : JSON.stringify(recorded.bodyJson));
    const isStream = kind.startsWith("stream(");
    const body = isStream || status >= 400 ? plain : framed(file.endsWith(".chunks.txt") ? plain.split("\n") : [plain]);
    // An error inside a stream has its own status, not the reply's.
    const isRefused = status >= 400 && !body.startsWith("data:");
    return {
      file,
      status: isRefused ? status : 200,
      features,
      type: isRefused ? "application/json" : "text/event-stream",
      body,
    };
  });
}

/** Multi-line JSON becomes one line of data. Other text stays as it is. */
function framed(payloads: readonly string[]): string {
  return payloads
    .filter((payload) => payload.trim() !== "")
    .map((payload) => {
      try {
        return `data: ${JSON.stringify(JSON.parse(payload))}\r\n\r\n`;
      } catch {
        return `data: ${payload.replaceAll("\n", " ")}\r\n\r\n`;
      }
    })
    .join("");
}
