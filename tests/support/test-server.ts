import { Writable } from "node:stream";
import type { Api } from "#contract/index.ts";
import { readConfig } from "#server/config.ts";
import { createServer } from "#server/create-server.ts";
import { createLog } from "#server/log.ts";
import { wireRequest } from "#web/api/request.ts";
import { openFromMail } from "./mail-server.ts";
import { roomyLimits } from "./roomy-limits.ts";
import { dataFolder } from "./test-engines.ts";

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type Visitor = ReturnType<TestServer["visitor"]>;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The decoded JSON body, which tests compare as a whole or by field. */
  readonly body: JsonObject;
  readonly text: string;
}
interface JsonObject {
  readonly [field: string]: unknown;
}

let names = 0;

/** Only for hangs: a busy machine takes many times as long as an idle one. */
const maxStreamMs = 300_000;

/** A whole server on a free port, with an empty database. Real HTTP in, real HTTP out. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  { webDirectory = null }: { readonly webDirectory?: string | null } = {},
) {
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataFolder(),
    // Nothing listens there, so there is no market data unless a test starts an upstream.
    YAHOO_BASE_URL: "http://127.0.0.1:9",
    ECB_BASE_URL: "http://127.0.0.1:9",
    STOOQ_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_BASE_URL: "http://127.0.0.1:9",
    DIRECTORY_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
    ...roomyLimits,
    ...environment,
  });
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await createServer({
    config,
    log: createLog("debug", destination),
    version: "0.0.0-test",
    webDirectory,
  });
  const origin = `http://127.0.0.1:${server.port}`;

  function visitor() {
    /** The browser's cookies by name. */
    const jar = new Map<string, string>();
    const cookie = () => (jar.size === 0 ? null : [...jar].map(([name, value]) => `${name}=${value}`).join("; "));

    async function request(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const response = await fetchAgain(origin + path, {
        method,
        headers: {
          ...(method === "GET" ? {} : { origin }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(jar.size === 0 ? {} : { cookie: cookie() ?? "" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (set.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      }
      const text = await response.text();
      const isJson = (response.headers.get("content-type") ?? "").includes("json");
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text !== "" ? JSON.parse(text) : {},
      };
    }

    return {
      get: (path: string, headers?: Record<string, string>) => request("GET", path, undefined, headers),
      post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
        request("POST", path, body, headers),
      patch: (path: string, body: unknown) => request("PATCH", path, body),
      delete: (path: string) => request("DELETE", path),
      request,
      /** Calls an address as pages do, and gives its answer with the contract's type. Throws where it is refused. */
      async call<R extends keyof Api>(
        route: R,
        input: Api[R]["input"],
        headers: Record<string, string> = {},
      ): Promise<Api[R]["output"]> {
        const { method, url, body } = wireRequest(route, { ...input });
        const reply = await request(method, url, body ?? undefined, headers);
        if (reply.status >= 400)
          throw new Error(`${route} was refused with ${reply.status}: ${reply.text.slice(0, 500)}`);
        return reply.body as Api[R]["output"];
      },
      cookie,
      /** Signs up under a new name or a given one, and with the mail's link if mail is sent. */
      async signUp(
        who = { name: "Visitor", email: `visitor-${(names += 1)}@example.org`, password: "gleaming-otter-7" },
      ): Promise<{ email: string; password: string }> {
        const reply = await request("POST", "/api/account/sign-up", who);
        if (reply.status === 202 && config.mail !== null)
          await openFromMail(config.mail.url, who, (path, body) => request("POST", path, body));
        else if (reply.status !== 201) throw new Error(`sign-up failed: ${reply.text}`);
        return who;
      },
      /** Reads a stream's events until `enough` returns true, then closes it. */
      async events(path: string, enough: (events: StreamEvent[]) => boolean, headers: Record<string, string> = {}) {
        const stop = new AbortController();
        const response = await fetch(origin + path, {
          headers: { ...(jar.size === 0 ? {} : { cookie: cookie() ?? "" }), ...headers },
          signal: AbortSignal.any([stop.signal, AbortSignal.timeout(maxStreamMs)]),
        });
        const events: StreamEvent[] = [];
        let text = "";
        for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
          text += chunk;
          const blocks = text.split("\n\n");
          text = blocks.pop() ?? "";
          for (const block of blocks) events.push(parseEvent(block));
          if (enough(events)) break;
        }
        stop.abort();
        return events;
      },
    };
  }

  return {
    origin,
    visitor,
    /** Every log line so far. */
    log: () => lines.join(""),
    account: server.account,
    metricsPort: server.metricsPort,
    stop: () => server.stop(),
  };
}

export interface StreamEvent {
  readonly event: string | null;
  readonly id: string | null;
  readonly comment: string | null;
  readonly data: JsonObject;
}

function parseEvent(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? null;
  const data = field("data");
  return { event: field("event"), id: field("id"), comment: field(""), data: data === null ? {} : JSON.parse(data) };
}

/** Retries a read once over a new connection, as browsers do when the server was closing the idle one. */
async function fetchAgain(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    const isReset = error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === "ECONNRESET";
    if (!isReset || request.method !== "GET") throw error;
    return fetch(address, request);
  }
}
