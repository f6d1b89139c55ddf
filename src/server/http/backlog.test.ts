import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { getLiveness } from "#contract/health.ts";
import { getMarketStatus } from "#contract/market.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { createHttpApp, type HttpAppOptions } from "./app.ts";
import { createBacklog } from "./backlog.ts";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { createMemoryState } from "../shared/memory.ts";
import { createSharedLimits } from "../shared/shared-limits.ts";
import { createRateLimits } from "./rate-limits.ts";
import { serve } from "./serve.ts";

const busyFor = (ms: number): void => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < ms);
};

describe("requests of a server that is behind", () => {
  it("begin a few at a time, in the order in which they came", async () => {
    const backlog = createBacklog({ maxMs: 60_000 });
    // Longer than a round may take.
    busyFor(200);
    const begun: number[] = [];
    const turns = Array.from({ length: 300 }, async (_, index) => {
      const turn = await backlog.enter();
      begun.push(index);
      return turn;
    });
    await Promise.resolve();
    const atOnce = begun.length;
    expect(atOnce).toBeGreaterThan(30);
    expect(atOnce).toBeLessThan(100);
    const [first] = turns;
    const turn = await first;
    if (turn === null || turn === undefined) throw new Error("the first request was refused");
    backlog.leave(turn);
    for (const one of await Promise.all(turns)) expect(one).not.toBeNull();
    expect(begun).toEqual(begun.toSorted((one, other) => one - other));
    backlog.stop();
  });

  it("are refused at once where the wait would be too long, and not any more when it has caught up", async () => {
    const backlog = createBacklog({ maxMs: 20 });
    busyFor(200);
    const asked = Array.from({ length: 1_000 }, () => backlog.enter());
    expect(asked.at(-1)).toBeNull();
    expect(asked[0]).not.toBeNull();
    expect(asked.filter((turn) => turn instanceof Promise).length).toBeLessThan(200);
    for (const turn of asked) await turn;
    await expect.poll(() => backlog.enter()).toMatchObject({ startedAt: expect.any(Number) as number });
    backlog.stop();
  });

  it("wait for nothing that is itself waiting for a third party", async () => {
    const backlog = createBacklog({ maxMs: 60_000 });
    for (let count = 0; count < 100; count += 1) await backlog.enter();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    busyFor(200);
    expect(backlog.enter()).not.toBeInstanceOf(Promise);
    backlog.stop();
  });
});

it("is answered with 503 and when to come again; whether the server lives is still answered", async () => {
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() });
  let isBusy = true;
  const options: Partial<HttpAppOptions> = {
    clock: { now: () => 0 },
    config,
    log: createLog("silent"),
    served: [
      serve(getLiveness, async () => ({ status: "ok" as const })),
      serve(getMarketStatus, () => Promise.reject(new Error("nobody is to be asked"))),
    ],
    limits: createRateLimits(
      config.limits,
      createSharedLimits({ shared: createMemoryState(createLog("silent")), log: createLog("silent") }),
    ),
    backlog: { enter: () => (isBusy ? null : { startedAt: 0 }), leave: () => undefined },
    metrics: { request: () => undefined },
  };
  const app = createHttpApp(options as HttpAppOptions);
  const server = createServer((request, reply) => void app(request, reply)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const busy = await fetch(`${origin}/api/market/status`);
  const { code } = (await busy.json()) as { code: string };
  expect([busy.status, code, busy.headers.get("retry-after")]).toEqual([503, "server-busy", "2"]);
  expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
  isBusy = false;
  expect((await fetch(`${origin}/api/market/status`)).status).toBe(401);
  server.close();
});
