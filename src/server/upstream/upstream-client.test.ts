import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "../../../tests/upstreams/loopback-server.ts";
import { createUpstreamClient } from "./upstream-client.ts";
import { UpstreamError } from "./upstream-error.ts";
import type { UpstreamLimits } from "./upstream-limits.ts";

const quick: Partial<UpstreamLimits> = {
  // Never reached, also on a busy machine; tests of slow hosts bring shorter ones.
  firstByteMs: 60_000,
  totalMs: 120_000,
  maxBytes: 100_000,
  retryBaseMs: 1,
  retryCapMs: 5,
};
const clients: { close(): Promise<void> }[] = [];
let lines: string[] = [];
let server: LoopbackServer;

const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));

function client(limits: Partial<UpstreamLimits> = {}, clock = { now: () => Date.now() }) {
  const made = createUpstreamClient({
    name: "test",
    clock,
    log: { debug: write, info: write, warn: write, error: write },
    limits: { ...quick, ...limits },
  });
  clients.push(made);
  return made;
}

function address(path = "/data?crumb=s3cret"): URL {
  return new URL(path, server.url);
}

const asIs = (json: unknown, status: number) => ({ json, status });

async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => new Error("It succeeded"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw error;
  return error;
}

beforeEach(async () => {
  lines = [];
  server = await startLoopbackServer({
    clock: { now: () => Date.now() },
    onControl: () => undefined,
    endpoints: [
      { name: "data", matches: (path) => path === "/data", answer: () => ({ body: { price: 12.5, volume: 7 } }) },
      { name: "gone", matches: (path) => path === "/gone", answer: () => ({ status: 404, body: { why: "none" } }) },
      {
        name: "csv",
        matches: (path) => path === "/csv",
        answer: () => ({ headers: { "content-type": "text/csv" }, body: "a,b\n1,2\n" }),
      },
      { name: "refused", matches: (path) => path === "/refused", answer: () => ({ status: 403, body: {} }) },
    ],
  });
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((made) => made.close()));
  await server.close();
});

describe("upstream client", () => {
  it("lets so many calls be under way at once, and makes the others one after another", async () => {
    server.setFault("slow", { delayMs: 20 });
    const queued = client({ callsAtOnce: 2 });
    let answered = 0;
    let most = 0;
    const calls = Array.from({ length: 8 }, () =>
      queued.callJson({ url: address() }, () => {
        most = Math.max(most, server.count() - answered);
        answered++;
      }),
    );
    await Promise.all(calls);
    expect([server.count(), most]).toEqual([8, 2]);
  });

  it("hands a text to its reader, and takes no web page for one", async () => {
    expect(await client().callText({ url: address("/csv") }, (text) => text.split("\n"))).toEqual(["a,b", "1,2", ""]);
    server.setFault("200-html");
    const failure = await failureOf(client().callText({ url: address("/csv") }, (text) => text));
    expect(failure).toMatchObject({ advice: "try-next", message: "A web page came instead of data" });
    server.setFault("empty");
    expect((await failureOf(client().callText({ url: address("/csv") }, (text) => text))).message).toBe("Empty reply");
  });

  it("tells of the headers of every reply, refusals included", async () => {
    const statuses: number[] = [];
    const told = createUpstreamClient({
      name: "test",
      clock: { now: () => Date.now() },
      log: { debug: write, info: write, warn: write, error: write },
      limits: quick,
      onReply: ({ status, headers }) => void (headers.get("date") !== null && statuses.push(status)),
    });
    clients.push(told);
    await told.callJson({ url: address() }, asIs);
    await failureOf(told.callJson({ url: address("/refused") }, asIs));
    expect(statuses).toEqual([200, 403]);
  });

  it("reads compressed JSON", async () => {
    expect(await client().callJson({ url: address() }, asIs)).toEqual({
      status: 200,
      json: { price: 12.5, volume: 7 },
    });
  });

  it.each([
    ["500", "HTTP 500: Internal Server Error", 1],
    ["503-html", "HTTP 503: Service Unavailable", 3],
    ["429", "HTTP 429: Too Many Requests", 3],
    ["200-html", "A web page came instead of data", 1],
    ["truncated", "The reply is not valid JSON", 1],
    ["empty", "Empty reply", 1],
    ["hang", "No complete answer within 150 ms", 1],
    ["drip", "No complete answer within 600 ms", 1],
    ["reset", "Connection lost", 3],
    ["huge", "Reply larger than 100000 bytes", 1],
    ["gzip-bomb", "Reply larger than 100000 bytes", 1],
    ["redirect", "HTTP 302: Found (redirects are not followed)", 1],
  ] as const)("turns %s into a clear error", async (mode, message, requests) => {
    server.setFault(mode);
    // The first bytes of a dripping reply are to come in time, however busy the machine is.
    const slow = { hang: { firstByteMs: 150 }, drip: { totalMs: 600 } } as const;
    const limits = mode === "hang" || mode === "drip" ? slow[mode] : {};
    const error = await failureOf(client(limits).callJson({ url: address() }, asIs));
    expect(error.message).toBe(message);
    expect(error.advice).toBe(mode === "429" ? "wait" : "try-next");
    expect(server.count()).toBe(requests);
  });

  it("opens no more sockets than allowed", async () => {
    server.setFault("slow", { delayMs: 20 });
    const made = client({ socketsPerHost: 3, firstByteMs: 5_000, totalMs: 5_000 });
    await Promise.all(Array.from({ length: 12 }, () => made.callJson({ url: address() }, asIs)));
    expect([server.count(), server.sockets()]).toEqual([12, 3]);
  });

  it("says when nobody listens or the name is unknown", async () => {
    await server.off();
    expect((await failureOf(client().callJson({ url: address() }, asIs))).message).toBe("Connection refused");
    expect((await failureOf(client().callJson({ url: new URL("http://nowhere.invalid/") }, asIs))).message).toBe(
      "The host's name is not known",
    );
    await server.on();
    expect((await client().callJson({ url: address() }, asIs)).status).toBe(200);
  });

  it("says when no secure connection can be made", async () => {
    const secure = new URL(`https://127.0.0.1:${server.port}/data`);
    expect((await failureOf(client().callJson({ url: secure }, asIs))).message).toBe("No secure connection");
  });

  it("gets through when a passing fault is over", async () => {
    server.setFault("503-html", { times: 2 });
    expect((await client().callJson({ url: address() }, asIs)).status).toBe(200);
    expect(server.count("data")).toBe(3);
  });

  it("waits as long as Retry-After asks when that fits", async () => {
    server.setFault("429", { times: 1, retryAfterSeconds: 0 });
    expect((await client().callJson({ url: address() }, asIs)).status).toBe(200);
  });

  it("does not wait for a Retry-After that does not fit, and leaves the host alone until then", async () => {
    server.setFault("429", { times: 1, retryAfterSeconds: 20 });
    let now = 1_000_000;
    const patient = client({ totalMs: 10_000 }, { now: () => now });
    const error = await failureOf(patient.callJson({ url: address() }, asIs));
    expect([error.advice, error.retryAfterMs, error.status, server.count()]).toEqual(["wait", 20_000, 429, 1]);
    now += 5_000;
    const held = await failureOf(patient.callJson({ url: address() }, asIs));
    expect([held.advice, held.retryAfterMs, server.count()]).toEqual(["wait", 15_000, 1]);
    now += 15_001;
    expect((await patient.callJson({ url: address() }, asIs)).status).toBe(200);
  });

  it("takes no Retry-After for longer than a minute", async () => {
    server.setFault("429", { retryAfterSeconds: 86_400 });
    const once = client({ retries: 0 });
    expect((await failureOf(once.callJson({ url: address() }, asIs))).retryAfterMs).toBe(60_000);
  });

  it("never retries a POST", async () => {
    server.setFault("503-html");
    await failureOf(client().call({ url: address(), method: "POST", body: "a=1" }));
    expect(server.count()).toBe(1);
  });

  it("keeps retries within their budget", async () => {
    server.setFault("503-html");
    const thrifty = client({ retryFloor: 3, breakerFailuresInARow: 100, breakerMinimumCalls: 100 });
    for (let call = 0; call < 10; call++) await failureOf(thrifty.callJson({ url: address() }, asIs));
    expect(server.count()).toBe(13);
  });

  it("stops asking a host that keeps failing, and asks once more later", async () => {
    let now = 1_000_000;
    const wary = client({ retries: 0 }, { now: () => now });
    server.setFault("500");
    for (let call = 0; call < 5; call++) await failureOf(wary.callJson({ url: address() }, asIs));
    expect(wary.health().breaker).toBe("open");
    expect((await failureOf(wary.callJson({ url: address() }, asIs))).message).toContain("left alone");
    expect(server.count()).toBe(5);
    server.setFault("ok");
    now += 30_000;
    expect((await wary.callJson({ url: address() }, asIs)).status).toBe(200);
    expect(wary.health()).toMatchObject({ breaker: "closed", lastError: "HTTP 500: Internal Server Error" });
  });

  it("lets calls that come while the probe is under way wait for what it shows", async () => {
    let now = 1_000_000;
    const wary = client({ retries: 0, firstByteMs: 5_000, totalMs: 10_000 }, { now: () => now });
    server.setFault("500");
    for (let call = 0; call < 5; call++) await failureOf(wary.callJson({ url: address() }, asIs));
    server.setFault("slow", { delayMs: 300, times: 1 });
    now += 30_000;
    const all = await Promise.all([1, 2, 3].map(() => wary.callJson({ url: address() }, asIs)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    server.setFault("500");
    for (let call = 0; call < 5; call++) await failureOf(wary.callJson({ url: address() }, asIs));
    now += 30_000;
    server.resetCounts();
    const failed = await Promise.all([1, 2, 3].map(() => failureOf(wary.callJson({ url: address() }, asIs))));
    expect(failed.filter(({ message }) => message.includes("left alone"))).toHaveLength(2);
    expect(server.count()).toBe(1);
  });

  it("does not blame the host for what it refuses", async () => {
    const made = client();
    for (let call = 0; call < 6; call++) await failureOf(made.callJson({ url: address("/refused") }, asIs));
    expect(made.health().breaker).toBe("closed");
    expect(await made.callJson({ url: address("/gone"), accept: [404] }, asIs)).toEqual({
      status: 404,
      json: { why: "none" },
    });
  });

  it("counts a reply its reader cannot use as a failure", async () => {
    const made = client();
    const error = await failureOf(
      made.callJson({ url: address() }, () => {
        throw new UpstreamError("Unexpected shape", { advice: "try-next" });
      }),
    );
    expect([error.message, made.health().lastError, made.health().lastSuccessAt]).toEqual([
      "Unexpected shape",
      "Unexpected shape",
      null,
    ]);
  });

  it("leaves at once when the caller gives up, and counts that against nobody", async () => {
    server.setFault("hang");
    const made = client({ firstByteMs: 60_000, totalMs: 60_000 });
    const controller = new AbortController();
    const pending = made.callJson({ url: address(), signal: controller.signal }, asIs);
    controller.abort(new Error("No longer wanted"));
    await expect(pending).rejects.toThrow("No longer wanted");
    expect(made.health()).toEqual({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      retryAt: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    });
  });

  it("writes no query into the log", async () => {
    server.setFault("503-html");
    await failureOf(client().callJson({ url: address() }, asIs));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("\n")).toContain("/data");
    expect(lines.join("\n")).not.toContain("s3cret");
  });
});
