import { once } from "node:events";
import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The gate's answer in place of the emulator's: an error of the service by its own name, or none at all. */
export type Instead = { readonly error: string; readonly status?: number } | "no answer";

export type FirebaseGate = Awaited<ReturnType<typeof startFirebaseGate>>;

/**
 * A loopback proxy between the product and the Authentication emulator. It forwards and counts calls, and produces
 * answers the emulator can't. `upstreamUrl` is null without an emulator.
 */
export async function startFirebaseGate(upstreamUrl: string | null) {
  const instead = new Map<string, Instead>();
  const actions: string[] = [];

  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://gate");
    const action = pathname.slice(pathname.lastIndexOf("/") + 1);
    if (request.method === "POST") actions.push(action);
    const answer = request.method === "POST" ? (instead.get(action) ?? instead.get("*")) : undefined;
    if (answer === "no answer") request.socket.destroy();
    else if (answer !== undefined) refuse(reply, request, answer.error, answer.status ?? 400);
    else if (request.method === "OPTIONS") reply.writeHead(204, cors(request)).end();
    else if (upstreamUrl === null) refuse(reply, request, "NO_EMULATOR", 503);
    else passOn(request, reply, upstreamUrl);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    url: `http://${host}`,
    /** Requested actions, such as `accounts:signUp`. */
    asked: actions,
    /** Overrides the answer of an action, or of "*"; null restores the emulator's. */
    answer: (action: string, answer: Instead | null) => {
      if (answer === null) instead.delete(action);
      else instead.set(action, answer);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function passOn(request: IncomingMessage, reply: ServerResponse, upstreamUrl: string): void {
  const upstream = send(
    upstreamUrl + (request.url ?? "/"),
    { method: request.method ?? "GET", headers: request.headers },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  upstream.on("error", () => reply.destroy());
  request.pipe(upstream);
}

function refuse(reply: ServerResponse, request: IncomingMessage, message: string, status: number): void {
  reply
    .writeHead(status, { "content-type": "application/json", ...cors(request) })
    .end(JSON.stringify({ error: { code: status, message, errors: [{ message }] } }));
}

function cors(request: IncomingMessage): Record<string, string> {
  return {
    "access-control-allow-origin": request.headers.origin ?? "*",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
    "access-control-allow-methods": "GET, POST",
  };
}
