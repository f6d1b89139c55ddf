import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip, gzipSync } from "node:zlib";
import type { FakeReply } from "./loopback-server.ts";

export const faultModes = [
  "ok",
  "404",
  "429",
  "500",
  "503-html",
  "200-html",
  "truncated",
  "wrong-shape",
  "strings-and-nan",
  "empty",
  "hang",
  "drip",
  "reset",
  "huge",
  "gzip-bomb",
  "redirect",
  "slow",
  "old",
  "future",
  "401",
  "bad-gzip",
  "deeply-nested",
  "negative",
] as const;
export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  readonly mode: FaultMode;
  /** The number of requests affected; absent until changed. */
  readonly times?: number;
  /** With "429": a Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** With "slow": the delay of the answer; with "drip": the pause between two bytes. */
  readonly delayMs?: number;
}

const page = "<!DOCTYPE html><html><body><h1>Sorry</h1></body></html>";
const chunk = Buffer.alloc(1_000_000, "1234567890");

/** Sends a reply, corrupted as the fault describes. */
export async function answerWithFault(fault: Fault, reply: FakeReply, response: ServerResponse, now: number) {
  const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? "");
  const type = typeof reply.body === "string" ? "text/html; charset=utf-8" : "application/json;charset=utf-8";
  const json = { "content-type": "application/json" };
  switch (fault.mode) {
    case "429":
      return end(429, "Too Many Requests", {
        "content-type": "text/plain",
        ...(fault.retryAfterSeconds === undefined ? {} : { "retry-after": String(fault.retryAfterSeconds) }),
      });
    case "404":
      return end(404, "Not Found", { "content-type": "text/plain" });
    case "401":
      return end(401, '{"finance":{"error":{"code":"Unauthorized"}}}', json);
    case "bad-gzip":
      return end(200, "this is not gzip", { ...json, "content-encoding": "gzip" });
    case "deeply-nested":
      return end(200, "[".repeat(100_000) + "]".repeat(100_000), json);
    case "negative":
      return end(reply.status ?? 200, negative(reply.body), json);
    case "500":
      return end(500, '{"message":"boom"}', json);
    case "503-html":
      return end(503, page, { "content-type": "text/html" });
    case "200-html":
      return end(200, page, { "content-type": "text/html" });
    case "truncated":
      return end(200, text.slice(0, Math.max(1, Math.floor(text.length * 0.6))), json);
    case "wrong-shape":
      return end(200, '{"surprise":[1,2,{"three":4}]}', json);
    case "strings-and-nan":
      return end(reply.status ?? 200, odd(reply.body), json);
    case "empty":
      return end(200, "", json);
    case "hang":
      return;
    case "drip":
      return drip();
    case "reset":
      response.writeHead(200, { ...json, "content-length": String(text.length + 1000) });
      response.write(text.slice(0, 10));
      await wait(10);
      response.socket?.resetAndDestroy();
      return;
    case "huge":
      response.writeHead(200, json);
      return pour(response);
    case "gzip-bomb": {
      response.writeHead(200, { ...json, "content-encoding": "gzip" });
      const gzip = createGzip();
      gzip.pipe(response);
      return pour(gzip);
    }
    case "redirect":
      return end(302, "", { location: "http://169.254.169.254/latest/meta-data/" });
    case "slow":
      await wait(fault.delayMs ?? 1000);
      return whole();
    default:
      return whole();
  }

  function whole() {
    const body = gzipSync(text);
    end(reply.status ?? 200, body, { "content-type": type, "content-encoding": "gzip", ...reply.headers });
  }

  function end(status: number, body: string | Buffer, headers: Readonly<Record<string, string | readonly string[]>>) {
    if (response.destroyed) return;
    const list = Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]);
    response.writeHead(status, { date: new Date(now).toUTCString(), ...Object.fromEntries(list) }).end(body);
  }

  async function drip() {
    response.writeHead(200, json);
    for (const byte of Buffer.from(text)) {
      if (response.destroyed) return;
      response.write(Buffer.from([byte]));
      await wait(fault.delayMs ?? 1000);
    }
    response.end();
  }
}

/** 200 MB, or as much of it as the other side accepts. */
async function pour(target: NodeJS.WritableStream & { destroyed?: boolean }) {
  target.on("error", () => undefined);
  for (let sent = 0; sent < 200 && target.destroyed !== true; sent++) {
    if (target.write(chunk)) continue;
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([once(target, "drain", { signal }), wait(500, undefined, { signal })]).catch(() => undefined);
    waiting.abort();
  }
  target.end();
}

/** The same JSON with numbers as strings, and with NaN and 1e400 for some volumes and ratios. */
function odd(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (typeof value !== "number") return value;
    if (/volume/i.test(key)) return "@1e400@";
    if (/pe$/i.test(key)) return "NaN";
    return String(value);
  }).replaceAll('"@1e400@"', "1e400");
}

/** The same JSON with prices below zero. */
function negative(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    typeof value === "number" && /price|^(?:open|high|low|close|adjclose)$|previousClose/i.test(key)
      ? -value
      : /^(?:open|high|low|close|adjclose)$/.test(key) && Array.isArray(value)
        ? value.map((one: unknown) => (typeof one === "number" ? -one : one))
        : value,
  );
}
