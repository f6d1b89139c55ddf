import type { Readable } from "node:stream";
import type * as Undici from "undici";
import { decoderOf } from "../../upstream/read-body.ts";
import { refusal, unreachable } from "./model-failures.ts";
import { textOf } from "./model-frames.ts";

/** How patient calls of a model are. */
export interface ModelCallLimits {
  readonly connectMs: number;
  /** Until the first byte of the answer. */
  readonly firstByteMs: number;
  /** Between two pieces of it. */
  readonly idleMs: number;
  /** For the whole call with its retries. */
  readonly totalMs: number;
  /** Size of an answer after decompression. */
  readonly maxBytes: number;
  readonly socketsPerHost: number;
  readonly retries: number;
  readonly breakerOpenMs: number;
}

/** A reply that has begun. */
export type OpenReply = Awaited<ReturnType<ReturnType<typeof createModelConnection>["open"]>>;

const refusalBytes = 65_536;
const keyHeaders = ["x-goog-api-key", "x-api-key", "authorization"];

/** The sockets to a model's host, and single attempts over them. */
export function createModelConnection({
  label,
  clock,
  limits,
}: {
  label: string;
  clock: { now(): number };
  limits: ModelCallLimits;
}) {
  let connection: Promise<{ agent: Undici.Agent; send: typeof Undici.request }> | null = null;

  // Loaded with the first call: start-up must be quick.
  async function connect() {
    const { Agent, request: send } = await import("undici");
    const agent = new Agent({
      connections: limits.socketsPerHost,
      connect: { timeout: limits.connectMs },
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { agent, send };
  }

  /** One attempt, up to the first byte of an answer that is one. */
  async function open(url: URL, init: RequestInit | undefined, total: AbortSignal) {
    connection ??= connect();
    const { agent, send } = await connection;
    const pace = new AbortController();
    const slow = (ms: number, what: string) => setTimeout(() => pace.abort(unreachable(`${what} within ${ms} ms`)), ms);
    let timer = slow(limits.firstByteMs, "no answer");
    const headers = Object.fromEntries(new Headers(init?.headers));
    const signals = [pace.signal, total, ...(init?.signal ? [init.signal] : [])];
    const signal = AbortSignal.any(signals);
    try {
      const reply = await send(url, {
        dispatcher: agent,
        method: "POST",
        headers: { ...headers, "accept-encoding": "gzip, deflate, br" },
        body: typeof init?.body === "string" ? init.body : null,
        signal,
      });
      const replyHeaders = new Headers();
      for (const [name, value] of Object.entries(reply.headers))
        for (const item of Array.isArray(value) ? value : [value])
          if (item !== undefined) replyHeaders.append(name, item);
      const source = decoded(reply.body, replyHeaders.get("content-encoding") ?? "");
      const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      const next = async (): Promise<Buffer | null> => {
        const { done, value } = await chunks.next().catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
        clearTimeout(timer);
        if (done === true) return null;
        timer = slow(limits.idleMs, "the answer stopped: nothing more came");
        return value;
      };
      const close = () => {
        clearTimeout(timer);
        reply.body.on("error", () => undefined).destroy();
      };
      const { statusCode: status } = reply;
      if (status < 200 || status >= 300) {
        const body = await textOf(next, refusalBytes);
        close();
        throw refusal({
          label,
          status,
          body,
          retryAfter: replyHeaders.get("retry-after"),
          secrets: keyHeaders.flatMap((name) => (headers[name] ?? "").replace(/^Bearer /i, "") || []),
          now: clock.now(),
        });
      }
      const type = replyHeaders.get("content-type") ?? "";
      if (type.includes("text/html")) {
        close();
        throw unreachable("a web page came instead of an answer");
      }
      const first = await next();
      return { status, type, first, next, close };
    } catch (error) {
      clearTimeout(timer);
      throw signal.aborted ? signal.reason : error;
    }
  }

  return {
    open,

    /** Ends all sockets at once. */
    close: async () => (await connection)?.agent.destroy(),
  };
}

function decoded(body: Readable, encoding: string): Readable {
  const decoder = decoderOf(encoding);
  if (decoder === null) return body;
  if (decoder === "unknown") {
    body.on("error", () => undefined).destroy();
    throw unreachable("the answer came in an unknown encoding");
  }
  body.on("error", (error) => decoder.destroy(error));
  return body.pipe(decoder);
}
