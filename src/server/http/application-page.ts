import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { AdmissionOptions } from "./admit.ts";
import { withinAnswer } from "./answer-deadline.ts";
import { CallContext } from "./call-context.ts";
import { type Call, headerOf, type Reply } from "./call.ts";
import { sessionToken } from "./cookies.ts";
import { securityHeaders } from "./headers.ts";
import type { Log } from "../log.ts";
import type { Opening } from "./opening.ts";
import { pageLanguage } from "./page-language.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { RequestContext } from "./serve.ts";
import type { StaticFiles } from "./static-files.ts";

export interface ApplicationOptions extends Pick<AdmissionOptions, "findSession" | "limits"> {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly staticFiles: StaticFiles | null;
  /** Returns the answers that come with a signed-in user's page. */
  readonly openPage: (
    page: URL,
    context: RequestContext,
    mayRead: () => Promise<boolean>,
  ) => Promise<Opening["answers"]>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Pages are compressed per request. A higher quality would cost more time than it saves in transfer. */
const brotliQuality = 4;

/** Sends a file of the browser application, or its page for any of its addresses. */
export async function sendApplication(call: Call, options: ApplicationOptions): Promise<Reply | Refusal> {
  const { staticFiles, config } = options;
  if (staticFiles === null) return refuse("not-found");
  const encodings = headerOf(call, "accept-encoding") ?? "";
  const file = await staticFiles.file(call.path, encodings);
  if (file !== null) {
    const { "content-type": contentType = null, ...headers } = file.headers;
    call.replyHeaders.push(...Object.entries(headers));
    return { status: 200, contentType, body: file.body };
  }
  if (call.path.startsWith("/assets/") || (/\.\w+$/.test(call.path) && !wantsPage(call))) return refuse("not-found");
  const hasSession = sessionToken(call, config) !== null;
  const opening = wantsPage(call) && call.method === "GET" ? await openingOf(call, options) : null;
  const page = staticFiles.page({ path: call.path, language: pageLanguage(call), hasSession, opening });
  if (page === null) return refuse("not-found");
  const { "content-security-policy": policy = "" } = securityHeaders({
    ...config,
    scriptHashes: staticFiles.pageScriptHashes,
  });
  const { body, encoding } = await compressed(page, encodings);
  call.replyHeaders.push(["content-security-policy", policy], ["vary", "accept-encoding, accept-language, cookie"]);
  if (encoding !== null) call.replyHeaders.push(["content-encoding", encoding]);
  return { status: 200, contentType: "text/html; charset=utf-8", body };
}

function wantsPage(call: Call): boolean {
  return (headerOf(call, "accept") ?? "").includes("text/html");
}

/** The first answers that a page needs; null if the session is over or the user over the limit. */
async function openingOf(call: Call, options: ApplicationOptions): Promise<Opening | null> {
  const token = sessionToken(call, options.config);
  const signedIn = token === null ? null : await options.findSession(token);
  if (signedIn === "disabled" || (token !== null && signedIn === null)) return null;
  const mayRead = async () => signedIn === null || (await options.limits.read(signedIn.userId)) === null;
  if (!(await mayRead())) return null;
  const page = new URL(options.config.appUrl.origin);
  page.pathname = call.path;
  page.search = call.query;
  const answers = await withinAnswer(options.config.limits.LIMIT_ANSWER_MS, () =>
    options.openPage(page, new CallContext(call, signedIn, options), mayRead),
  );
  return { at: options.clock.now(), answers };
}

async function compressed(
  html: string,
  accepted: string,
): Promise<{ body: string | Uint8Array; encoding: string | null }> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    return { body: await brotli(html, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await gzipped(html), encoding: "gzip" };
  return { body: html, encoding: null };
}
