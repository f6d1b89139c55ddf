import { type Refusal, refuse } from "./refusal.ts";
import type { RequestContext } from "./serve.ts";

/** The version that the caller read; "any" for `*`. */
export type ReadVersion = number | "any";

/** Reads If-Match: `3` and `"3"`, also weakened by a compressing proxy; -1 for any other tag. */
function readVersion({ ifMatch }: RequestContext): ReadVersion | null {
  if (ifMatch === null || ifMatch.trim() === "") return null;
  if (ifMatch.trim() === "*") return "any";
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim()) ?? [];
  return digits === undefined ? -1 : Number(digits);
}

/** Runs `work` with the version of If-Match, or returns a refusal if it is missing. */
export async function withReadVersion<T>(
  context: RequestContext,
  work: (version: ReadVersion) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const version = readVersion(context);
  return version === null
    ? refuse("version-required", { detail: "Send the version that was read as If-Match" })
    : work(version);
}
