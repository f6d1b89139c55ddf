import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { clientAddress } from "./client-address.ts";
import type { Target } from "./request-target.ts";

/** One request and the details of its reply. */
export interface Call extends Target {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly requestId: string;
  readonly method: string;
  /** Name and value of further headers of the reply, in lower case; one that every reply has is replaced. */
  readonly replyHeaders: (readonly [name: string, value: string])[];
  /** The address of the contract that answers it, such as "GET /api/notes/:id"; "other" until it is known, or where there is none. */
  route: string;
}

/** A complete reply. */
export interface Reply {
  readonly status: number;
  readonly contentType: string | null;
  /** Long or streamed bodies come in pieces. */
  readonly body: string | Uint8Array | readonly string[] | ReadableStream<Uint8Array> | null;
  /** The compressed body is kept under this name; absent: it isn't. */
  readonly keepAs?: string;
}

/** Creates the call for a request. */
export function createCall(incoming: IncomingMessage, outgoing: ServerResponse, { path, query }: Target): Call {
  return {
    incoming,
    outgoing,
    requestId: `req-${randomUUID()}`,
    method: incoming.method ?? "GET",
    path,
    query,
    replyHeaders: [],
    route: "other",
  };
}

/** A header of the request as sent; undefined without one. */
export function headerOf({ incoming }: Pick<Call, "incoming">, name: string): string | undefined {
  const value = incoming.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** True for a method that changes something. */
export function isUnsafe(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/** The address that a request comes from. Forwarded addresses count only from trusted proxies. */
export function addressOf(call: Call, config: Pick<Config, "trustedProxies">): string {
  const socketAddress = call.incoming.socket.remoteAddress ?? "unknown";
  return clientAddress(socketAddress, headerOf(call, "x-forwarded-for"), config.trustedProxies);
}

/** A signal that is aborted when the client disconnects before it has its reply. */
export function closeSignal({ outgoing }: Call): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}
