import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerWithFault, type Fault, type FaultMode, faultModes } from "./faults.ts";

export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** The upstream's time, shifted by the modes "old" and "future". */
  readonly now: number;
}

export interface FakeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface FakeEndpoint {
  readonly name: string;
  readonly matches: (path: string, query: URLSearchParams) => boolean;
  readonly answer: (request: FakeRequest) => FakeReply;
}

/** A message from a test in another process: `POST /__control`. */
export interface ControlMessage {
  readonly mode?: FaultMode;
  readonly endpoint?: string;
  readonly times?: number;
  readonly retryAfterSeconds?: number;
  readonly delayMs?: number;
  /** Closes the listener for this long. */
  readonly offMs?: number;
  readonly price?: { readonly symbol: string; readonly value: number };
}

export type LoopbackServer = Awaited<ReturnType<typeof startLoopbackServer>>;

/** A third party on 127.0.0.1 that counts requests and fails on demand. */
export async function startLoopbackServer({
  port: requestedPort = 0,
  clock,
  endpoints,
  onControl,
}: {
  port?: number;
  clock: { now(): number };
  endpoints: readonly FakeEndpoint[];
  onControl: (message: ControlMessage) => void;
}) {
  const faults = new Map<string, Fault>();
  const counts = new Map<string, number>();
  let sockets = 0;
  const requests: { endpoint: string; method: string; address: string }[] = [];
  let server: Server = await listen(requestedPort);
  const { port } = server.address() as AddressInfo;

  async function listen(onPort: number): Promise<Server> {
    const created = createServer((request, response) => {
      handle(request, response).catch((error: unknown) => {
        response.writeHead(500, { "content-type": "text/plain" }).end(`Fake upstream failed: ${String(error)}`);
      });
    });
    created.on("connection", () => sockets++);
    await new Promise<void>((resolve, reject) => {
      created.once("error", reject);
      created.listen(onPort, "127.0.0.1", resolve);
    });
    return created;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", `http://127.0.0.1:${port}`);
    const body = await read(incoming);
    if (url.pathname === "/__control") return control(body, response);
    const endpoint = endpoints.find(({ matches }) => matches(url.pathname, url.searchParams));
    const name = endpoint?.name ?? "unknown";
    counts.set(name, (counts.get(name) ?? 0) + 1);
    requests.push({ endpoint: name, method: incoming.method ?? "GET", address: url.pathname + url.search });
    const fault = takeFault(name);
    const shiftMs = fault.mode === "old" ? -3 * 86_400_000 : fault.mode === "future" ? 3 * 86_400_000 : 0;
    const now = clock.now() + shiftMs;
    const request = { method: incoming.method ?? "GET", url, headers: incoming.headers, body, now };
    const reply = endpoint?.answer(request) ?? { status: 404, body: "Not found" };
    await answerWithFault(fault, reply, response, now);
  }

  async function control(body: string, response: ServerResponse): Promise<void> {
    const message = JSON.parse(body) as ControlMessage;
    if (message.mode !== undefined && !faultModes.includes(message.mode)) {
      response.writeHead(400, { "content-type": "text/plain" }).end(`No such mode; one of ${faultModes.join(", ")}\n`);
      return;
    }
    onControl(message);
    if (message.mode !== undefined) setFault(message.mode, message);
    response.writeHead(200, { "content-type": "application/json", connection: "close" }).end('{"ok":true}');
    if (message.offMs === undefined) return;
    await off();
    setTimeout(() => void on(), message.offMs);
  }

  /** One endpoint's fault overrides the general one. A fault with `times` wears off. */
  function takeFault(endpoint: string): Fault {
    for (const key of [endpoint, "*"]) {
      const fault = faults.get(key);
      if (fault === undefined) continue;
      if (fault.times === undefined) return fault;
      if (fault.times <= 1) faults.delete(key);
      else faults.set(key, { ...fault, times: fault.times - 1 });
      return fault;
    }
    return { mode: "ok" };
  }

  function setFault(mode: FaultMode, { endpoint = "*", ...options }: Omit<Fault, "mode"> & { endpoint?: string } = {}) {
    if (mode === "ok" && endpoint === "*") faults.clear();
    else faults.set(endpoint, { mode, ...options });
  }

  async function off() {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async function on() {
    server = await listen(port);
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    setFault,
    /** The number of requests to an endpoint, or to all. */
    count: (endpoint?: string) => (endpoint === undefined ? requests.length : (counts.get(endpoint) ?? 0)),
    /** The number of connections opened. */
    sockets: () => sockets,
    resetCounts() {
      counts.clear();
      requests.length = 0;
    },
    /** Closes the listener. Connections are refused until `on`. */
    off,
    on,
    close: off,
  };
}

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
