import { promisify } from "node:util";
import { deflate, deflateSync, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { noteCacheRead } from "../metrics/channels.ts";
import { type Call, headerOf, type Reply } from "./call.ts";
import { securityHeaders } from "./headers.ts";

const minCompressedBytes = 1024;
const compressibleType = /^(?:text\/(?!event-stream)|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;
const compressors = { gzip: promisify(gzip), deflate: promisify(deflate) };
const quickCompressors = { gzip: gzipSync, deflate: deflateSync };
/** Three times as fast as the default, for a tenth more bytes: replies are made anew for each person. */
const compression = { level: 1, memLevel: 7, windowBits: 14 };
/** Smaller bodies are compressed at once: handing them to another thread and back costs more than the work. */
const maxQuickLength = 16_384;
/** Characters and bytes of compressed bodies that are kept, because people ask again before anything changed. */
const maxKeptBytes = 8_000_000;
/** Bytes of compressed replies that are kept by name, of all users together. */
const maxNamedBytes = 32_000_000;
/** For its entry and its key, besides the bytes of a reply. */
const bytesOfEntry = 500;
/** Time for a client to finish sending a body that is ignored. */
const drainMs = 500;

type Encoding = keyof typeof compressors;
type Compressed = Buffer<ArrayBuffer>;
type WholeBody = string | Uint8Array | null;
type Pieces = Exclude<Reply["body"], WholeBody>;

/** Writes replies. The common headers are built once. */
export function createReplySender({ config, clock }: { config: Pick<Config, "isSecure" | "outside">; clock: Clock }) {
  const shared = Object.entries(securityHeaders(config));
  const sharedNames = new Set(shared.map(([name]) => name));
  const sharedHead = shared.flat();
  const keptBodies = () =>
    new LRUCache<string, Compressed>({
      maxSize: maxKeptBytes,
      sizeCalculation: ({ byteLength }, body) => byteLength + body.length,
    });
  const kept = { gzip: keptBodies(), deflate: keptBodies() };
  const named = new LRUCache<string, Compressed>({
    maxSize: maxNamedBytes,
    sizeCalculation: ({ byteLength }, name) => byteLength + name.length + bytesOfEntry,
  });
  let date = { second: NaN, text: "" };

  /** This server's time, which pages use to show ages because their device's clock may be off. */
  function dateText(): string {
    const second = Math.floor(clock.now() / 1000);
    if (date.second !== second) date = { second, text: new Date(second * 1000).toUTCString() };
    return date.text;
  }

  function headOf(call: Call, contentType: string | null): string[] {
    const own = call.replyHeaders;
    const isReplacing = own.some(([name]) => sharedNames.has(name));
    const head = isReplacing
      ? shared.filter(([name]) => !own.some(([replaced]) => replaced === name)).flat()
      : sharedHead.slice();
    head.push("x-request-id", call.requestId, "date", dateText());
    if (contentType !== null) head.push("content-type", contentType);
    for (const [name, value] of own) head.push(name, value);
    return head;
  }

  /** Resolves when the whole reply has been written; undefined: it already has. */
  function send(call: Call, reply: Reply): Promise<void> | undefined {
    const { status, contentType, body } = reply;
    if (call.outgoing.headersSent && !call.outgoing.writableEnded) call.outgoing.destroy();
    if (call.outgoing.destroyed || call.outgoing.headersSent) return undefined;
    if (!isWhole(body)) return sendPieces(call, status, headOf(call, contentType), body);
    const encoding = mayCompress(call, reply) ? encodingFor(call) : null;
    if (encoding === null || body === null) {
      sendWhole(call, status, headOf(call, contentType), body);
      return undefined;
    }
    const compressed = compressedBody(reply, body, encoding);
    if (!(compressed instanceof Promise)) return sendCompressed(call, reply, compressed, encoding);
    return compressed.then((later) => sendCompressed(call, reply, later, encoding));
  }

  function compressedBody({ keepAs }: Reply, body: string | Uint8Array, encoding: Encoding) {
    const known = typeof body === "string" && keepAs === undefined ? kept[encoding].get(body) : undefined;
    if (known !== undefined) return known;
    const keep = (compressed: Compressed): Compressed => {
      if (keepAs !== undefined && encoding === "gzip") named.set(keepAs, ownCopy(compressed));
      if (keepAs === undefined && typeof body === "string") kept[encoding].set(body, ownCopy(compressed));
      return compressed;
    };
    if (body.length <= maxQuickLength) return keep(quickCompressors[encoding](body, compression));
    return compressors[encoding](body, compression).then(keep);
  }

  function sendCompressed(
    call: Call,
    { status, contentType }: Reply,
    compressed: Compressed,
    encoding: Encoding,
  ): undefined {
    const head = headOf(call, contentType);
    head.push("content-encoding", encoding);
    weakenTag(head);
    sendWhole(call, status, head, compressed);
  }

  return {
    send,

    /** Sends the body that was kept under this name. False if there is none, or the client can't read it. */
    sendKept(call: Call, name: string, contentType: string): boolean {
      const bytes = named.get(name);
      noteCacheRead("replies", bytes !== undefined);
      if (bytes === undefined || encodingFor(call) !== "gzip") return false;
      if (call.outgoing.destroyed || call.outgoing.headersSent) return true;
      call.replyHeaders.push(varyByEncoding);
      sendCompressed(call, { status: 200, contentType, body: bytes }, bytes, "gzip");
      return true;
    },

    /** Writes the head of an event stream. Its writer continues. */
    startStream(call: Call): void {
      const head = headOf(call, "text/event-stream; charset=utf-8");
      head.push("x-accel-buffering", "no");
      // A stream ends with its connection, so events need no chunk frames.
      call.outgoing.useChunkedEncodingByDefault = false;
      call.outgoing.writeHead(200, head);
      call.outgoing.flushHeaders();
    },
  };
}

function sendWhole({ method, incoming, outgoing }: Call, status: number, head: string[], body: WholeBody): void {
  if (body !== null)
    head.push("content-length", String(typeof body === "string" ? Buffer.byteLength(body) : body.byteLength));
  else if (status !== 204 && status !== 304) head.push("content-length", "0");
  if (!incoming.complete) drain(outgoing, incoming);
  outgoing.writeHead(status, head);
  if (method === "HEAD" || body === null) outgoing.end();
  else outgoing.end(body);
}

/** Writes the pieces as fast as the client reads, with turns for other requests in between. */
async function sendPieces({ method, outgoing }: Call, status: number, head: string[], pieces: Pieces): Promise<void> {
  outgoing.writeHead(status, head);
  for await (const piece of method === "HEAD" ? [] : pieces) {
    await new Promise((resolve) => setImmediate(resolve));
    if (outgoing.destroyed) return;
    if (!outgoing.write(piece)) await written(outgoing);
  }
  outgoing.end();
}

/** Resolves when the client has read the written data or disconnected. */
function written(outgoing: Call["outgoing"]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.on("drain", done);
    outgoing.on("close", done);
  });
}

/** The same bytes in memory of their own size: the compressor's buffer, and Node's pool of buffers, hold more. */
function ownCopy(bytes: Compressed): Compressed {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}

/** A compressed body is no longer byte for byte the one its tag names. */
function weakenTag(head: string[]): void {
  const value = head.indexOf("etag") + 1;
  if (value > 0 && head[value]?.startsWith("W/") === false) head[value] = `W/${head[value]}`;
}

function isWhole(body: Reply["body"]): body is WholeBody {
  return body === null || typeof body === "string" || body instanceof Uint8Array;
}

function mayCompress(call: Call, { contentType, body, keepAs }: Reply): boolean {
  if (body === null || !isWhole(body) || call.method === "HEAD") return false;
  // What is kept is kept compressed, however short.
  if (body.length < minCompressedBytes && keepAs === undefined) return false;
  if (contentType === null || !compressibleType.test(contentType) || !call.path.startsWith("/api/")) return false;
  call.replyHeaders.push(varyByEncoding);
  return true;
}

const varyByEncoding = ["vary", "Accept-Encoding"] as const;

/** The better of the two encodings that the client accepts; null: neither. */
function encodingFor(call: Call): Encoding | null {
  const accepted = headerOf(call, "accept-encoding");
  if (accepted === undefined) return null;
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
        const weight = parameters.find((text) => text.startsWith("q="));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = weightOf("deflate") > weightOf("gzip") ? "deflate" : "gzip";
  return weightOf(best) > 0 ? best : null;
}

/** Reads on briefly after a reply sent before the request ended, so that the client can receive it. */
function drain(outgoing: Call["outgoing"], incoming: Call["incoming"]): void {
  outgoing.once("finish", () => {
    if (incoming.complete) return;
    const cut = setTimeout(() => incoming.socket.destroySoon(), drainMs);
    incoming.once("end", () => clearTimeout(cut));
    incoming.resume();
  });
}
