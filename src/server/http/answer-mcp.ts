import type { TokenScope } from "#contract/tokens.ts";
import { asWriter } from "../database/query-scope.ts";
import type { Log } from "../log.ts";
import { type AdmissionOptions, limitAnonymous, tokenOf } from "./admit.ts";
import type { Call, Reply } from "./call.ts";
import { decodeBody } from "./decode-body.ts";
import { Refusal, refuse } from "./refusal.ts";

/** The owner of a program's token and its scope. */
export interface McpCaller {
  readonly userId: string;
  readonly scope: TokenScope;
  readonly log: Log;
}

export interface McpOptions {
  readonly log: Log;
  /** Answers Model Context Protocol requests with a decoded body. */
  readonly answerMcp: (request: Request, body: unknown, caller: McpCaller) => Promise<Response>;
}

/** Checks a program's token and passes its request on to the Model Context Protocol. */
export async function answerMcp(call: Call, options: AdmissionOptions & McpOptions): Promise<Reply | Refusal> {
  const found = await tokenOf(call, options);
  if (found === null) return (await limitAnonymous(call, options)) ?? refuse("invalid-token");
  if (found instanceof Refusal) return found;
  const wait = await options.limits.read(found.userId);
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  const body = await decodeBody(call.incoming, options.config.limits.LIMIT_JSON_BODY_KILOBYTES * 1024);
  if (body instanceof Refusal) return body;
  const log = options.log.child({ requestId: call.requestId });
  const answered = await asWriter(found.userId, () => options.answerMcp(requestOf(call), body, { ...found, log }));
  const { "content-type": contentType = null, ...headers } = Object.fromEntries(answered.headers);
  for (const [name, value] of Object.entries(headers))
    if (name !== "content-length" && name !== "transfer-encoding") call.replyHeaders.push([name, value]);
  return { status: answered.status, contentType, body: answered.body };
}

function requestOf({ incoming, path, query }: Call): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Request(`http://${incoming.headers.host ?? "localhost"}${path}${query === "" ? "" : `?${query}`}`, {
    method: "POST",
    headers,
  });
}
