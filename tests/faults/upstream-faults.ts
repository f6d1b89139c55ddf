import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { presets } from "#core/backtest/index.ts";
import { startTestServer, type Visitor } from "../support/test-server.ts";
import { type FaultMode, faultModes } from "../upstreams/faults.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";
import { freshStatuses, marketQuestions, otherQuestions, statusesIn } from "./screen-requests.ts";

export interface FaultFigures {
  readonly mode: FaultMode;
  readonly requests: number;
  readonly slowestMs: number;
  readonly slowest: string;
  /** From the end of the fault until every answer is current again; null if that took over two minutes. */
  readonly recoveredMs: number | null;
  readonly stillOld: readonly string[];
  /** Current values the provider never sent, and answers that are neither data nor a refusal. */
  readonly wrong: readonly string[];
}

const openMarket = "2026-03-04T16:00:00Z";
const recoveryMs = 120_000;
/** Nothing usable arrives in these modes, so no value may pass as current. */
const usable: ReadonlySet<FaultMode> = new Set(["slow", "old", "strings-and-nan", "future", "404", "negative"]);
const refusalCodes = ["stock-data-unavailable", "news-unavailable", "fundamentals-unavailable", "only-sample-data"];

export const faultsOfProviders = faultModes.filter((mode) => mode !== "ok");

/**
 * Every request of the screens against a server whose provider has a fault from the start, with the usual limits, and
 * again after the fault.
 */
export async function upstreamFaultProof(
  mode: FaultMode,
  environment: Readonly<Record<string, string>> = {},
): Promise<FaultFigures> {
  const offsetMs = Date.parse(openMarket) - Date.now();
  const upstream = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  const server = await startTestServer({
    CLOCK: openMarket,
    DATA_DIR: mkdtempSync(join(tmpdir(), "bellwether-upstream-")),
    YAHOO_BASE_URL: upstream.url,
    ...environment,
  });
  const wrong: string[] = [];
  let requests = 0;
  let slowestMs = 0;
  let slowest = "";

  const paths = [...marketQuestions.map((question) => `/api/market/${question}`), ...otherQuestions];
  const strategies = presets.slice(0, 1).map(({ strategy }) => ({
    symbols: ["AAPL"],
    from: "2024-03-01",
    to: "2026-03-03",
    strategy,
  }));

  async function timed(name: string, call: () => ReturnType<Visitor["get"]>) {
    const startedAt = performance.now();
    const reply = await call();
    const ms = performance.now() - startedAt;
    requests += 1;
    if (ms > slowestMs) [slowestMs, slowest] = [ms, name];
    return { name, ...reply, statuses: statusesIn(reply.body) };
  }
  const askAll = (visitor: Visitor) =>
    Promise.all([
      ...paths.map((path) => timed(path, () => visitor.get(path))),
      ...strategies.map((body) =>
        timed("POST /api/strategy/backtest", () => visitor.post("/api/strategy/backtest", body)),
      ),
    ]);
  type Answer = Awaited<ReturnType<typeof timed>>;

  function check({ name, status, body, text, statuses }: Answer): void {
    const isRefusal = status === 503 && refusalCodes.includes(String(body["code"]));
    if (status !== 200 && !isRefusal) wrong.push(`${name}: ${status} ${text.slice(0, 200)}`);
    const current = statuses.filter((one) => freshStatuses.includes(one));
    if (!usable.has(mode) && current.length > 0) wrong.push(`${name}: ${current.join()}`);
    if (!name.includes("/quotes")) return;
    for (const quote of (body["quotes"] ?? []) as { price: number | null; provenance: { status: string } }[])
      if (freshStatuses.includes(quote.provenance.status) && !((quote.price ?? 0) > 0))
        wrong.push(`${name}: a price of ${quote.price} is ${quote.provenance.status}`);
  }
  const isCurrent = ({ status, statuses }: Answer) =>
    status === 200 && statuses.every((one) => freshStatuses.includes(one));

  try {
    const visitor = server.visitor();
    await visitor.signUp();
    upstream.setFault(mode, mode === "429" ? { retryAfterSeconds: 1 } : {});
    for (const symbol of ["AAPL", "MSFT"]) {
      const bought = { type: "buy", symbol, date: "2024-03-04", quantity: "2", price: "100", currency: "USD" };
      await timed("POST /api/portfolio/transactions", () => visitor.post("/api/portfolio/transactions", bought));
    }
    // Twice: the second time meets breakers and kept failures.
    for (const _ of [1, 2]) for (const answer of await askAll(visitor)) check(answer);
    upstream.setFault("ok");
    const endedAt = performance.now();
    let stillOld: readonly string[] = [];
    do {
      stillOld = (await askAll(visitor)).filter((answer) => !isCurrent(answer)).map(({ name }) => name);
      if (stillOld.length > 0) await wait(1_000);
    } while (stillOld.length > 0 && performance.now() - endedAt < recoveryMs);
    return {
      mode,
      requests,
      slowestMs: Math.round(slowestMs),
      slowest,
      recoveredMs: stillOld.length > 0 ? null : Math.round(performance.now() - endedAt),
      stillOld,
      wrong,
    };
  } finally {
    await server.stop();
    await upstream.close();
  }
}
