import type { ServerResponse } from "node:http";
import type { z } from "zod";
import type { Document, Endpoint, Route, Stream } from "#contract/endpoint.ts";
import type { Language } from "#core/languages/languages.ts";
import type { Log } from "../log.ts";
import { Refusal } from "./refusal.ts";

/** The owner of a session. */
export interface SignedIn {
  readonly userId: string;
  /** SHA-256 of the session cookie's value; names the session in the database. */
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** A handler's view of its request besides the decoded input. */
export interface RequestContext {
  readonly requestId: string;
  readonly clientAddress: string;
  readonly log: Log;
  /** Null on an anonymous address without a session. */
  readonly signedIn: SignedIn | null;
  /** The signed-in user's id; only for addresses whose access is "session". */
  userId(): string;
  /** The session cookie's value as sent; null without one. */
  readonly sessionToken: string | null;
  /** `If-Match` as sent; null without one. */
  readonly ifMatch: string | null;
  /** `User-Agent` as sent; null without one. */
  readonly userAgent: string | null;
  /** The language of the caller's page, else the one its browser prefers. The pseudo-language counts as English. */
  readonly language: Language;
  /** `If-None-Match` as sent; null without one. */
  readonly ifNoneMatch: string | null;
  /** A signal that is aborted when the client disconnects before it has its reply. */
  closeSignal(): AbortSignal;
  setHeader(name: string, value: string): void;
  /** A cookie other than the session's, for this place only and hidden from scripts; null: not set. */
  cookie(name: string): string | null;
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void;
  setSessionCookie(token: string | null, maxAgeSeconds: number): void;
}

export interface ServedEndpoint {
  readonly kind: "endpoint";
  readonly endpoint: Endpoint;
  /** The refusal of every call if this server doesn't offer the endpoint; null: it does. */
  readonly refusal: Refusal | null;
  readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>;
  /** Writes a result in the schema's format from prepared parts; null: the schema writes it. */
  readonly write: ((result: unknown) => string) | null;
  /** Does what it takes to know whether the result is the same as before; null: it is made for every call. */
  readonly prepare: ((input: unknown, context: RequestContext) => Promise<PreparedResult<unknown> | Refusal>) | null;
}

/** A result that is yet to be made, unless its reply is kept. */
export interface PreparedResult<Result> {
  /** Names everything that the result depends on besides the caller and the endpoint: equal names mean equal results. */
  readonly name: string;
  readonly make: () => Promise<Result>;
}

export interface ServedStream {
  readonly kind: "stream";
  readonly stream: Stream;
  readonly open: (input: unknown, context: StreamContext) => Promise<Refusal | undefined>;
}

export interface ServedDocument {
  readonly kind: "document";
  readonly document: Document;
  readonly read: (input: unknown, context: RequestContext) => Promise<DocumentText | NotModified | Redirect | Refusal>;
}

/** The text alone, with the document's content type, or with its own. */
export type DocumentText =
  | string
  | { readonly text: string | Uint8Array<ArrayBuffer>; readonly contentType: string }
  /** A long text, sent in pieces. */
  | { readonly pieces: readonly string[]; readonly contentType: string };

/** The caller's copy is current: an answer without a body. */
export const notModified = { status: 304 } as const;
export type NotModified = typeof notModified;

/** Redirects to a page of this site. */
export interface Redirect {
  readonly status: 303;
  readonly location: string;
}

export interface StreamContext extends RequestContext {
  /** Last-Event-ID of a reconnecting browser; null on a first visit. */
  readonly lastEventId: string | null;
  /** Sends the head of the reply; the caller then owns it. */
  start(): EventWriter;
}

/** Writes server-sent events to one browser. */
export interface EventWriter {
  send(event: string, data: unknown, id?: string): void;
  /** Writes an event that was encoded once for many browsers. */
  sendFrame(frame: Uint8Array): void;
  comment(text: string): void;
  /** True if the browser reads more slowly than events are written: skip this frame. */
  isBehind(): boolean;
  end(): void;
  onClose(listener: () => void): void;
}

export type Served = ServedEndpoint | ServedStream | ServedDocument;

/** The contract's description of a served item. */
export function descriptorOf(item: Served): Endpoint | Stream | Document {
  if (item.kind === "endpoint") return item.endpoint;
  return item.kind === "stream" ? item.stream : item.document;
}

/** Binds an endpoint to its handler, which gets decoded input and returns output or a refusal. */
export function serve<R extends Route, I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<R, I, O>,
  handle: (input: z.output<I>, context: RequestContext) => Promise<z.input<O> | Refusal>,
  write: ((result: z.input<O>) => string) | null = null,
): ServedEndpoint {
  return {
    kind: "endpoint",
    endpoint,
    refusal: null,
    handle: (input, context) => handle(input as z.output<I>, context),
    write: write === null ? null : (result) => write(result as z.input<O>),
    prepare: null,
  };
}

/** Binds an endpoint to a handler whose replies are kept for callers who ask again before anything changed. */
export function servePrepared<R extends Route, I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<R, I, O>,
  prepare: (input: z.output<I>, context: RequestContext) => Promise<PreparedResult<z.input<O>> | Refusal>,
): ServedEndpoint {
  const handle = async (input: z.output<I>, context: RequestContext) => {
    const prepared = await prepare(input, context);
    return prepared instanceof Refusal ? prepared : prepared.make();
  };
  return { ...serve(endpoint, handle), prepare: (input, context) => prepare(input as z.output<I>, context) };
}

/** Binds a document to its handler. */
export function serveDocument<R extends Route, I extends z.ZodType>(
  document: Document<R, I>,
  read: (input: z.output<I>, context: RequestContext) => Promise<DocumentText | NotModified | Redirect | Refusal>,
): ServedDocument {
  return { kind: "document", document, read: (input, context) => read(input as z.output<I>, context) };
}

/** Binds a stream to its handler. */
export function serveStream<R extends Route, I extends z.ZodType, E extends Readonly<Record<string, z.ZodType>>>(
  stream: Stream<R, I, E>,
  open: (input: z.output<I>, context: StreamContext) => Promise<Refusal | undefined>,
): ServedStream {
  return { kind: "stream", stream, open: (input, context) => open(input as z.output<I>, context) };
}

/** An event as it is sent, with its data as JSON. */
export function eventFrame(event: string, data: string, id?: string): Buffer {
  return Buffer.from(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
}

const isBehindBytes = 64 * 1024;

/** An event writer over a raw reply, without buffering before the socket. */
export function createEventWriter(reply: ServerResponse): EventWriter {
  return {
    send(event, data, id) {
      if (!reply.writableEnded) reply.write(eventFrame(event, JSON.stringify(data), id));
    },
    sendFrame(frame) {
      if (!reply.writableEnded) reply.write(frame);
    },
    comment(text) {
      if (!reply.writableEnded) reply.write(`: ${text}\n\n`);
    },
    isBehind: () => reply.writableLength > isBehindBytes,
    end: () => reply.end(),
    onClose(listener) {
      // A browser that disconnected during the checks has already closed; no event will follow.
      if (reply.destroyed) listener();
      else reply.on("close", listener);
    },
  };
}
