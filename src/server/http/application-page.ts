import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { StaticFiles } from "./static-files.ts";

/** What a page brings with it: answers of the API that it would ask for first. */
export interface Opening {
  /** The server's time, in milliseconds. */
  readonly at: number;
  readonly answers: readonly { readonly route: string; readonly input: object; readonly output: unknown }[];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Pages are made anew for each request: more would cost longer than it saves on the line. */
const brotliQuality = 4;

/** Serves the files of the browser application, and its page for every other address; null: not found. */
export function createPageServing<C extends Context>({
  files,
  policyOf,
  hasSession,
  openingOf,
}: {
  files: StaticFiles | null;
  /** The content security policy that lets the page's own script in. */
  policyOf: (scriptHash: string) => string;
  hasSession: (call: C) => boolean;
  openingOf: (call: C) => Promise<Opening | null>;
}): (call: C) => Promise<Response | null> {
  return async (call) => {
    if (files === null) return null;
    const { path } = call.req;
    const encodings = call.req.header("accept-encoding") ?? "";
    const file = await files.file(path, encodings);
    if (file !== null) return call.body(file.body, 200, { ...file.headers });
    if (path.startsWith("/assets/") || (/\.\w+$/.test(path) && !wantsPage(call))) return null;
    const isSignedIn = hasSession(call);
    const opening = isSignedIn && wantsPage(call) ? await openingOf(call) : null;
    const page = files.page({ path, hasSession: isSignedIn, opening });
    if (page === null) return null;
    const { body, encoding } = await compressed(page, encodings);
    return call.body(body, 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyOf(files.pageScriptHash),
      vary: "accept-encoding, cookie",
      ...(encoding === null ? {} : { "content-encoding": encoding }),
    });
  };
}

function wantsPage(call: Context): boolean {
  return (call.req.header("accept") ?? "").includes("text/html");
}

async function compressed(
  html: string,
  accepted: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: string | null }> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    return { body: new Uint8Array(await brotli(html, { params })), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await gzipped(html)), encoding: "gzip" };
  return { body: html, encoding: null };
}
