import { STATUS_CODES } from "node:http";
import type { Readable } from "node:stream";
import type * as Undici from "undici";
import { readBody } from "./read-body.ts";
import { retryAfterMs } from "./retry-after.ts";
import { UpstreamError } from "./upstream-error.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";
import type { UpstreamReply } from "./upstream-reply.ts";
import type { UpstreamRequest } from "./upstream-request.ts";

/** Single calls to a third party, without retries. */
export function createUpstreamAttempts({
  clock,
  limits,
  onReply,
}: {
  clock: { now(): number };
  limits: UpstreamLimits;
  /** Called with every reply, refusals included, before its body is read. */
  onReply: ((reply: Omit<UpstreamReply, "text" | "bytes">) => void) | undefined;
}) {
  let connection: Promise<{ agent: Undici.Agent; send: typeof Undici.request }> | null = null;

  // Loaded with the first call: start-up must be quick.
  async function connect() {
    const { Agent, request: send } = await import("undici");
    const agent = new Agent({
      connections: limits.socketsPerHost,
      connect: { timeout: limits.connectMs },
      maxHeaderSize: limits.maxHeaderBytes,
      // Both are watched here, by timers that also work below a second.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { agent, send };
  }

  async function attemptOnce(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    connection ??= connect();
    const { agent, send } = await connection;
    const firstByte = new AbortController();
    const timer = setTimeout(() => firstByte.abort(tooSlow(limits.firstByteMs, undefined)), limits.firstByteMs);
    try {
      const { statusCode, headers, body } = await send(request.url, {
        dispatcher: agent,
        method: request.method ?? "GET",
        headers: { "accept-encoding": "gzip, br, deflate", ...request.headers },
        body: request.body ?? null,
        signal: AbortSignal.any([signal, firstByte.signal]),
      });
      clearTimeout(timer);
      const reply = {
        status: statusCode,
        statusText: STATUS_CODES[statusCode] ?? "",
        headers: toHeaders(headers),
      };
      onReply?.(reply);
      const isWanted = (statusCode >= 200 && statusCode < 300) || (request.accept ?? []).includes(statusCode);
      if (!isWanted) {
        drop(body);
        throw statusError(reply);
      }
      if (request.skipsBody === true) {
        drop(body);
        return { ...reply, text: "", bytes: Buffer.alloc(0) };
      }
      const bytes = await readBody(body, reply.headers.get("content-encoding") ?? "", limits.maxBytes);
      // A large file is read once, by those who want its bytes.
      return {
        ...reply,
        bytes,
        get text() {
          return bytes.toString("utf8");
        },
      };
    } finally {
      clearTimeout(timer);
    }
  }

  function statusError({ status, statusText, headers }: Omit<UpstreamReply, "text" | "bytes">): UpstreamError {
    if (status >= 300 && status < 400)
      return new UpstreamError(`HTTP ${status}: ${statusText} (redirects are not followed)`, {
        advice: "try-next",
        status,
        statusText,
      });
    const asked = status === 429 || status === 503 ? retryAfterMs(headers.get("retry-after"), clock.now()) : null;
    return new UpstreamError(`HTTP ${status}: ${statusText}`, {
      advice: status === 429 || asked !== null ? "wait" : "try-next",
      status,
      statusText,
      ...(asked === null ? {} : { retryAfterMs: Math.min(asked, limits.retryAfterCapMs) }),
    });
  }

  return {
    attemptOnce,
    /** Ends all sockets at once. */
    close: async () => (await connection)?.agent.destroy(),
  };
}

function drop(body: Readable) {
  body.on("error", () => undefined).destroy();
}

function toHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  return headers;
}

/** No complete answer came in time. */
export function tooSlow(afterMs: number, cause: unknown): UpstreamError {
  return new UpstreamError(`No complete answer within ${afterMs} ms`, { advice: "try-next", cause });
}
