import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getContributions } from "#contract/portfolio-figures.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { createHttpApp, type HttpAppOptions } from "./app.ts";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { createMemoryState } from "../shared/memory.ts";
import { createSharedLimits } from "../shared/shared-limits.ts";
import { createRateLimits } from "./rate-limits.ts";
import { servePrepared } from "./serve.ts";

let name = "first";
let made = 0;
const config = readConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() });
const log = createLog("silent");
const options: Partial<HttpAppOptions> = {
  clock: { now: () => 0 },
  config,
  log,
  served: [
    servePrepared(getContributions, (_input, context) =>
      Promise.resolve({
        name,
        make: () => {
          made += 1;
          // Long enough to be compressed.
          const contributions = Array.from({ length: 40 }, () => ({
            symbol: `of ${context.userId()}, ${made}`,
            name: null,
            gain: "1.00",
            simple: null,
            points: null,
          }));
          const range = { from: "2026-01-01", to: "2026-01-02", baseCurrency: "USD", total: null, timeWeighted: null };
          return Promise.resolve({ ...range, contributions, incomplete: [], missingSplits: [] });
        },
      }),
    ),
  ],
  limits: createRateLimits(config.limits, createSharedLimits({ shared: createMemoryState(log), log })),
  findSession: (token) => Promise.resolve({ userId: token, tokenHash: token, expiresAt: "2026-12-01T00:00:00Z" }),
  backlog: { enter: () => ({ startedAt: 0 }), leave: () => undefined },
  metrics: { request: () => undefined },
};
const app = createHttpApp(options as HttpAppOptions);
const server = createServer((request, reply) => void app(request, reply));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

const person = (letter: string): string => letter.repeat(43);

async function ask(user: string, encoding = "gzip") {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/api/portfolio/contributions`, {
    headers: { cookie: `session=${user}`, "accept-encoding": encoding },
  });
  const { contributions } = (await reply.json()) as { contributions: { symbol: string }[] };
  return { of: contributions[0]?.symbol, headers: Object.fromEntries(reply.headers) };
}

it("are made once for each caller and state, and sent from memory after that", async () => {
  const [ada, ben] = [person("a"), person("b")];
  const first = await ask(ada);
  const again = await ask(ada);
  expect([first.of, again.of]).toEqual([`of ${ada}, 1`, `of ${ada}, 1`]);
  const { "x-request-id": ofFirst, ...headers } = first.headers;
  const { "x-request-id": ofAgain, ...headersAgain } = again.headers;
  expect(headersAgain).toEqual(headers);
  expect(ofAgain).not.toBe(ofFirst);
  expect((await ask(ben)).of).toBe(`of ${ben}, 2`);
  name = "second";
  expect((await ask(ada)).of).toBe(`of ${ada}, 3`);
  name = "first";
  expect((await ask(ada)).of).toBe(`of ${ada}, 1`);
});

it("are made for a client that can't read what is kept", async () => {
  const before = made;
  const { of, headers } = await ask(person("a"), "identity");
  expect(of).toBe(`of ${person("a")}, ${before + 1}`);
  expect(headers["content-encoding"]).toBeUndefined();
});
