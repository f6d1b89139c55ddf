import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";

const noon = Date.parse("2026-03-02T12:00:00Z");

/** Requests that create something, and where to count it. */
const creating = [
  {
    route: "/api/portfolio/transactions",
    body: { type: "deposit", amount: "100", currency: "USD", date: "2026-02-27" },
    list: "/api/portfolio/transactions",
    field: "transactions",
  },
  { route: "/api/portfolio/accounts", body: { name: "Pension", currency: "USD" }, list: "/api/portfolio/accounts" },
  { route: "/api/watchlists", body: { name: "Dividend" }, list: "/api/watchlists" },
  { route: "/api/calendar/feeds", body: { types: ["earnings"] }, list: "/api/calendar/feeds", field: "feeds" },
  { route: "/api/assistant/conversations", body: { title: "Bonds" }, list: "/api/assistant/conversations" },
  { route: "/api/tokens", body: { name: "Script" }, list: "/api/tokens" },
  { route: "/api/portfolio/shares", body: { title: "For Ada" }, list: "/api/portfolio/shares", field: "shares" },
];

describe.each(bothEngines())("a request with an Idempotency-Key on $name", (engine) => {
  let server: TestServer;
  let administratorIs: { email: string; password: string };
  let beside: OpenDatabase;
  let environment: Record<string, string>;
  const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
  const start = (minutes: number) => startTestServer({ ...environment, CLOCK: at(minutes) });

  beforeAll(async () => {
    environment = await engine.environment();
    server = await start(0);
    administratorIs = await server.visitor().signUp();
    beside = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log: createLog("silent"),
      lock: false,
    });
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  const count = async (visitor: Visitor, { list, field }: { list: string; field?: string }) => {
    const { body } = await visitor.get(list);
    const lists = field === undefined ? Object.values(body) : [body[field]];
    return (lists.find((value) => Array.isArray(value)) as unknown[]).length;
  };

  /** Makes every write of a key fail, like a crash at that moment. */
  async function breakKeys(): Promise<void> {
    if (engine.name === "sqlite") {
      for (const event of ["INSERT", "UPDATE OF status"])
        await sql`CREATE TRIGGER ${sql.raw(`broken_${event.slice(0, 6)}`)} BEFORE ${sql.raw(event)} ON idempotency_keys
          WHEN NEW.status IS NOT NULL BEGIN SELECT RAISE(ABORT, 'broken'); END`.execute(beside.db);
      return;
    }
    await sql`CREATE FUNCTION broken() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''broken''; END' LANGUAGE plpgsql`.execute(
      beside.db,
    );
    await sql`CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON idempotency_keys FOR EACH ROW
      WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION broken()`.execute(beside.db);
  }
  async function mendKeys(): Promise<void> {
    if (engine.name === "sqlite")
      for (const name of ["broken_INSERT", "broken_UPDATE"])
        await sql`DROP TRIGGER ${sql.raw(name)}`.execute(beside.db);
    else await sql`DROP FUNCTION broken() CASCADE`.execute(beside.db);
  }

  it.each(creating)(
    "does nothing at $route when its reply cannot be stored, and all of it when sent again",
    async (what) => {
      const visitor = server.visitor();
      await visitor.signUp();
      const headers = { "idempotency-key": "broken-1" };
      const before = await count(visitor, what);
      await breakKeys();
      const failed = await visitor.post(what.route, what.body, headers).finally(mendKeys);
      expect(failed.status).toBeGreaterThanOrEqual(500);
      expect(await count(visitor, what)).toBe(before);
      const again = await visitor.post(what.route, what.body, headers);
      expect(again.status).toBe(201);
      const replayed = await visitor.post(what.route, what.body, headers);
      expect(replayed.body).toEqual(again.body);
      expect(replayed.headers.get("idempotency-replayed")).toBe("true");
      expect(await count(visitor, what)).toBe(before + 1);
    },
  );

  it("keeps its reply for 24 hours and forgets it afterwards", async () => {
    const visitor = server.visitor();
    const who = await visitor.signUp();
    const headers = { "idempotency-key": "day" };
    const [what] = creating;
    if (what === undefined) return;
    const first = await visitor.post(what.route, what.body, headers);
    for (const [minutes, total] of [
      [2, 1],
      [23 * 60 + 59, 1],
      [24 * 60 + 1, 2],
    ] as const) {
      await server.stop();
      server = await start(minutes);
      const back = server.visitor();
      await back.post("/api/account/sign-in", who);
      const again = await back.post(what.route, what.body, headers);
      expect(again.status).toBe(201);
      if (total === 1) expect(again.body).toEqual(first.body);
      expect(await count(back, what)).toBe(total);
    }
    expect((await keysOf("day")).length).toBe(1);
  });

  it("is pruned by a job", async () => {
    const administrator = server.visitor();
    await administrator.post("/api/account/sign-in", administratorIs);
    await administrator.post("/api/watchlists", { name: "Old" }, { "idempotency-key": "old" });
    await beside.db
      .updateTable("idempotency_keys")
      .set({ created_at: new Date(noon - 86_400_000).toISOString() })
      .where("key", "=", "old")
      .execute();
    expect((await administrator.post("/api/jobs/clean-up/run")).status).toBe(200);
    await expect.poll(() => keysOf("old")).toEqual([]);
  });

  it("runs once when many processes get it at the same time", async () => {
    if (engine.name === "sqlite") return;
    const other = await start(24 * 60 + 1);
    const visitor = server.visitor();
    const who = await visitor.signUp();
    const elsewhere = other.visitor();
    await elsewhere.post("/api/account/sign-in", who);
    const [what] = creating;
    if (what === undefined) return;
    for (let round = 1; round <= 10; round += 1) {
      const headers = { "idempotency-key": `many-${round}` };
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? visitor : elsewhere).post(what.route, what.body, headers),
        ),
      );
      for (const { status } of replies) expect([201, 409]).toContain(status);
      expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
      expect(await count(visitor, what)).toBe(round);
    }
    await other.stop();
  });

  const keysOf = (key: string) =>
    beside.db.selectFrom("idempotency_keys").select("key").where("key", "=", key).execute();
});
