import { Client } from "pg";
import { afterEach, expect, it } from "vitest";
import { hasPgBouncer, startPgBouncer } from "./support/pgbouncer.ts";
import { hasRedis, startRedis } from "./support/redis-server.ts";
import { temporaryFolder, bothEngines } from "./support/test-engines.ts";
import { startTestServer } from "./support/test-server.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const poolSize = 4;

it("works behind PgBouncer in transaction mode, with few connections for all instances", async (test) => {
  const engine = bothEngines().find(({ name }) => name === "postgresql");
  test.skip(engine === undefined || !hasPgBouncer() || !hasRedis(), "PostgreSQL, PgBouncer or Redis isn't installed");
  const { DATABASE_URL: databaseUrl = "", APP_SECRET: secret = "" } = (await engine?.environment()) ?? {};
  const pooler = await startPgBouncer(databaseUrl, { poolSize });
  endings.push(() => pooler.stop());
  const redis = await startRedis();
  endings.push(() => redis.stop());
  const start = async () => {
    const server = await startTestServer({
      DATABASE_URL: pooler.url,
      APP_SECRET: secret,
      REDIS_URL: redis.url,
      DATA_DIR: temporaryFolder(),
    });
    endings.push(() => server.stop());
    return server;
  };
  const servers = [await start(), await start()];
  const monitor = new Client({ connectionString: databaseUrl });
  await monitor.connect();
  endings.push(() => monitor.end());
  let connections = 0;
  const visits = Array.from({ length: 8 }, async (_, number) => {
    const visitor = (servers[number % 2] ?? servers[0])?.visitor();
    if (visitor === undefined) return;
    const who = await visitor.signUp();
    for (let mark = 0; mark < 5; mark += 1) {
      const key = { "idempotency-key": `mark ${mark}` };
      const write = () => visitor.post("/api/assistant/conversations", { title: `mark ${mark}` }, key);
      const [first, again] = [await write(), await write()];
      expect([first.status, again.status, again.body["id"]]).toEqual([201, 201, first.body["id"]]);
      const { rows } = await monitor.query<{ count: string }>(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      connections = Math.max(connections, Number(rows[0]?.count));
    }
    // The other instance sees the same.
    const elsewhere = (servers[(number + 1) % 2] ?? servers[0])?.visitor();
    expect((await elsewhere?.post("/api/account/sign-in", who))?.status).toBe(200);
    const seen = (await elsewhere?.get("/api/assistant/conversations?limit=100"))?.text ?? "";
    for (let mark = 0; mark < 5; mark += 1) expect(seen).toContain(`"mark ${mark}"`);
  });
  await Promise.all(visits);
  expect(connections).toBeGreaterThan(0);
  expect(connections).toBeLessThanOrEqual(poolSize);
});

it("warns that notifications don't pass PgBouncer where nothing else carries them", async (test) => {
  const engine = bothEngines().find(({ name }) => name === "postgresql");
  test.skip(engine === undefined || !hasPgBouncer(), "PostgreSQL or PgBouncer isn't installed");
  const { DATABASE_URL: databaseUrl = "", APP_SECRET: secret = "" } = (await engine?.environment()) ?? {};
  const pooler = await startPgBouncer(databaseUrl, { poolSize });
  endings.push(() => pooler.stop());
  const start = async (address: string) => {
    const server = await startTestServer({
      DATABASE_URL: address,
      APP_SECRET: secret,
      DATA_DIR: temporaryFolder(),
    });
    endings.push(() => server.stop());
    return server;
  };
  const words = "set REDIS_URL";
  const pooled = await start(pooler.url);
  await expect.poll(() => pooled.log()).toContain(words);
  const direct = await start(databaseUrl);
  await expect.poll(() => direct.log()).toContain("notifications of PostgreSQL arrive");
  expect(direct.log()).not.toContain(words);
});
