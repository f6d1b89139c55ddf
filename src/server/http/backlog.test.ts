import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
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

it("is too long for a crowd while one round of the event loop takes longer than allowed, and not after it", async () => {
  const backlog = createBacklog({ maxMs: 20 });
  const ask = (requests: number) => Array.from({ length: requests }, () => backlog.isTooLong());
  expect(ask(200)).not.toContain(true);
  await new Promise((resolve) => setTimeout(resolve, 60));
  const startedAt = performance.now();
  while (performance.now() - startedAt < 100);
  const asked = ask(200);
  expect(asked.slice(0, 20)).not.toContain(true);
  expect(asked.at(-1)).toBe(true);
  await expect.poll(() => backlog.isTooLong()).toBe(false);
  backlog.stop();
});

it("is answered with 503 and when to come again; whether the server lives is still answered", async () => {
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() });
  let isTooLong = true;
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
    backlog: { isTooLong: () => isTooLong },
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
  isTooLong = false;
  expect((await fetch(`${origin}/api/market/status`)).status).toBe(401);
  server.close();
});
