import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startLoadServer } from "./load-server.ts";

export interface StreamFigures {
  readonly streams: number;
  /** Streams that broke or were refused. */
  readonly broken: number;
  /** Changes that were sent, each to every stream. */
  readonly frames: number;
  /** Arrivals that are missing: a stream lacks a frame that others have. */
  readonly missing: number;
  /** From the first arrival of a frame at any stream to its arrival at each. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** Memory of the server for each stream. */
  readonly kilobytesEach: number;
  readonly residentMegabytes: number;
  readonly processorShare: number;
}

const symbols = "AAPL,MSFT,NVDA,KO,TSLA,AMZN,GOOGL,META";
const openedAtOnce = 50;
const streamsOfUser = 100;

/** Many live quote streams on one server, with prices that change every second. */
export async function measureStreams({ count, frames }: { count: number; frames: number }): Promise<StreamFigures> {
  const server = await startLoadServer({ LIMIT_STREAMS_PER_USER: "1000", QUOTE_POLL_SECONDS: "1" });
  const stopping = new AbortController();
  try {
    const cookies: string[] = [];
    for (let user = 0; user * streamsOfUser < count; user += 1) cookies.push(await signUp(server.origin, user));
    const before = server.megabytes().resident;
    const firstAt = new Map<string, number>();
    const arrivals = new Map<string, number>();
    const delays: number[] = [];
    let isMeasuring = false;
    let broken = 0;
    let opened = 0;
    const open = (number: number) =>
      new Promise<void>((resolve) => {
        const lost = () => {
          if (!stopping.signal.aborted) broken += 1;
          resolve();
        };
        const stream = request(
          `${server.origin}/api/market/live?symbols=${symbols}`,
          { headers: { cookie: cookies[number % cookies.length] ?? "" }, agent: false, signal: stopping.signal },
          (response) => {
            if (response.statusCode !== 200) return lost();
            opened += 1;
            resolve();
            response.setEncoding("utf8");
            response.on("data", (chunk: string) => {
              const now = performance.now();
              for (const [, id = ""] of chunk.matchAll(/^id: ?(.+)$/gm)) note(id, now);
            });
            response.on("error", lost);
          },
        );
        stream.on("error", lost);
        stream.end();
      });
    function note(id: string, now: number): void {
      if (!isMeasuring) return;
      const first = firstAt.get(id);
      if (first === undefined) firstAt.set(id, now);
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      delays.push(now - (first ?? now));
    }
    for (let number = 0; number < count; number += openedAtOnce)
      await Promise.all(
        Array.from({ length: Math.min(openedAtOnce, count - number) }, (_, index) => open(number + index)),
      );
    await wait(3_000);
    const resident = server.megabytes().resident;
    isMeasuring = true;
    const startedMs = server.processorMs();
    const startedAt = performance.now();
    while (firstAt.size < frames) await wait(100);
    isMeasuring = false;
    const processorShare = (server.processorMs() - startedMs) / (performance.now() - startedAt);
    // The first and the last frame may have been under way.
    const complete = [...firstAt.keys()].slice(1, -1);
    const missing = complete.reduce((sum, id) => sum + Math.max(0, opened - broken - (arrivals.get(id) ?? 0)), 0);
    delays.sort((one, other) => one - other);
    const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? Number.NaN);
    return {
      streams: opened,
      broken,
      frames: complete.length,
      missing,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      slowestMs: Math.round(delays.at(-1) ?? Number.NaN),
      kilobytesEach: Math.round(((resident - before) * 1024) / Math.max(1, opened)),
      residentMegabytes: resident,
      processorShare: Number(processorShare.toFixed(2)),
    };
  } finally {
    stopping.abort();
    await server.stop();
  }
}

async function signUp(origin: string, user: number): Promise<string> {
  const response = await fetch(`${origin}/api/account/sign-up`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ name: "Load", email: `stream-${user}@example.org`, password: "a long enough one" }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  await response.text();
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}
