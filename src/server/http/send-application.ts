import type { Config } from "../config.ts";
import { type Call, headerOf, type Reply } from "./call.ts";
import { sessionToken } from "./cookies.ts";
import { securityHeaders } from "./headers.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { StaticFiles } from "./static-files.ts";

/** A file of the browser application, or its page for any address that is one of its own. */
export async function sendApplication(
  call: Call,
  { staticFiles, config }: { staticFiles: StaticFiles | null; config: Config },
): Promise<Reply | Refusal> {
  if (staticFiles === null) return refuse("not-found");
  const file = await staticFiles.file(call.path, headerOf(call, "accept-encoding") ?? "");
  if (file !== null) {
    const { "content-type": contentType = null, ...headers } = file.headers;
    call.replyHeaders.push(...Object.entries(headers));
    return { status: 200, contentType, body: file.body };
  }
  const hasSession = sessionToken(call, config) !== null;
  const page = /\.\w+$/.test(call.path) && !wantsPage(call) ? null : staticFiles.page({ hasSession });
  if (page === null || call.path.startsWith("/assets/")) return refuse("not-found");
  const { "content-security-policy": policy = "" } = securityHeaders({ ...config, nonce: page.nonce });
  call.replyHeaders.push(["content-security-policy", policy]);
  return { status: 200, contentType: "text/html; charset=utf-8", body: page.html };
}

function wantsPage(call: Call): boolean {
  return (headerOf(call, "accept") ?? "").includes("text/html");
}
