import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { startPostgresCluster } from "../../../tests/support/postgres-cluster.ts";
import { hasRedis, startRedis } from "../../../tests/support/redis-server.ts";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer } from "../../../tests/support/test-server.ts";
import { openSharedState } from "./open-shared-state.ts";
import { createSharedLimits } from "./shared-limits.ts";

const log = createLog("silent");
const secret = "0123456789abcdef".repeat(3);

interface Outage {
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
  readonly redisUrl: string | null;
  readonly databaseUrl: string | null;
}

async function redisHome(): Promise<Outage> {
  const { url, pause, goOn, ...server } = await startRedis();
  return { ...server, pause: () => void pause(), goOn: () => void goOn(), redisUrl: url, databaseUrl: null };
}

async function postgresHome(): Promise<Outage> {
  const cluster = await startPostgresCluster();
  if (cluster === null) throw new Error("PostgreSQL is not installed");
  const databaseUrl = cluster.urlOf("postgres");
  await (await openDatabase({ databaseUrl, dataDirectory: temporaryFolder(), log })).close();
  return { ...cluster, redisUrl: null, databaseUrl };
}

const homes = [
  ...(inject("postgresUrl") === null ? [] : [{ name: "postgresql", start: postgresHome }]),
  ...(hasRedis() ? [{ name: "redis", start: redisHome }] : []),
];

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe.each(homes)("limits while $name is away", ({ start }) => {
  async function begin() {
    const home = await start();
    endings.push(home.stop);
    const instance = async () => {
      const shared = await openSharedState({ ...home, secret }, log);
      const limits = createSharedLimits({ shared, log });
      endings.push(async () => {
        await limits.stop();
        await shared.close();
      });
      await expect
        .poll(() =>
          shared.hold("warm-up", "all", 10).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      const limit = (isExact: boolean, points = 10) =>
        limits.limit({ name: `limit-${isExact}`, points, durationMs: 600_000, isExact });
      return { exact: limit(true), frequent: limit(false) };
    };
    return { home, here: await instance(), there: await instance() };
  }

  const passes = async (count: number, take: () => Promise<number | null> | number | null) => {
    let passed = 0;
    for (let index = 0; index < count; index += 1) if ((await take()) === null) passed += 1;
    return passed;
  };

  it.each(["halt", "pause"] as const)("goes on from what it knew, and together again afterwards (%s)", async (kind) => {
    const { home, here, there } = await begin();
    expect(await passes(4, () => here.exact.take("ada"))).toBe(4);
    expect(await passes(3, () => there.exact.take("ada"))).toBe(3);
    // Here it is known that there were seven.
    expect(await passes(1, () => here.exact.take("ada"))).toBe(1);
    expect(await passes(2, () => here.frequent.take("bo"))).toBe(2);

    if (kind === "halt") await home.halt();
    else home.pause();
    expect(await passes(20, () => here.exact.take("ada"))).toBe(2);
    expect(await passes(20, () => here.frequent.take("bo"))).toBe(8);
    // Another instance knows less, and is still no open door.
    expect(await passes(20, () => there.exact.take("cleo"))).toBe(10);

    if (kind === "halt") await home.resume();
    else home.goOn();
    // Calls counted meanwhile are added, so that the other instance learns of it.
    await expect.poll(async () => (await there.frequent.take("bo")) !== null).toBe(true);
    expect(await passes(20, () => there.exact.take("cleo"))).toBe(0);
    // Both count together again: ten of twenty, whoever is asked.
    await expect
      .poll(() => {
        const key = randomUUID();
        let turn = 0;
        return passes(20, () => ((turn += 1) % 2 === 0 ? here : there).exact.take(key));
      })
      .toBe(10);
  });
});

describe.each(homes)("servers that share $name", ({ name, start }) => {
  async function pair(environment: Record<string, string>) {
    const home = await start();
    endings.push(home.stop);
    const database = name === "redis" ? await postgresHome() : home;
    if (database !== home) endings.push(database.stop);
    const servers: TestServer[] = [];
    for (let index = 0; index < 2; index += 1) {
      const server = await startTestServer({
        DATABASE_URL: database.databaseUrl ?? "",
        APP_SECRET: secret,
        ...(home.redisUrl === null ? {} : { REDIS_URL: home.redisUrl }),
        ...environment,
      });
      endings.push(server.stop);
      servers.push(server);
    }
    return { home, servers };
  }

  it("sign up and check passwords as often as one would", async () => {
    const { servers } = await pair({ LIMIT_SIGN_UPS_PER_HOUR: "5", LIMIT_SIGN_INS_PER_MINUTE: "10" });
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const who = { name: "Visitor", email: `v${index}@example.org`, password: "gleaming-otter-7" };
      const reply = await servers[index % 2]?.visitor().post("/api/account/sign-up", who);
      statuses.push(reply?.status ?? 0);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    const tries = await Promise.all(
      Array.from({ length: 16 }, async (_, index) =>
        servers[index % 2]
          ?.visitor()
          .post("/api/account/sign-in", { email: `x${index}@example.org`, password: "wrong" }),
      ),
    );
    expect(tries.filter((reply) => reply?.status === 429)).toHaveLength(6);
  });

  it("never open a door or fail while it is away", async () => {
    const { home, servers } = await pair({ LIMIT_SIGN_INS_PER_MINUTE: "5" });
    const attempts = async (count: number) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const tried = { email: `${randomUUID()}@example.org`, password: "wrong" };
        statuses.push((await servers[0]?.visitor().post("/api/account/sign-in", tried))?.status ?? 0);
      }
      return statuses;
    };
    await home.halt();
    // Without its database the server can't check passwords.
    const answer = name === "redis" ? 401 : 503;
    expect(await attempts(8)).toEqual([answer, answer, answer, answer, answer, 429, 429, 429]);
    await home.resume();
    expect(await attempts(3)).toEqual([429, 429, 429]);
    expect((await servers[1]?.visitor().get("/api/account/rules"))?.status).toBe(200);
  });
});
