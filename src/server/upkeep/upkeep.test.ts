import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type EcbUpstream, startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";
import { backupDatabase } from "../database/backup.ts";

const now = "2026-03-04T16:00:00Z";

interface Shown {
  readonly id: string;
  readonly isRunning: boolean;
  readonly result: string | null;
  readonly error: string | null;
}

describe.each(testEngines())("what the server does by itself on $name", (engine) => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let ecb: EcbUpstream;
  let first: Visitor;
  let folder: string;
  beforeAll(async () => {
    const clock = { now: () => Date.parse(now) };
    yahoo = await startYahooUpstream({ clock });
    ecb = await startEcbUpstream({ clock });
    const environment = await engine.environment();
    folder = environment["DATA_DIR"] ?? "";
    server = await startTestServer({ ...environment, CLOCK: now, YAHOO_BASE_URL: yahoo.url, ECB_BASE_URL: ecb.url });
    first = server.visitor();
    await first.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), ecb.close()]);
  });

  const jobs = async () => (await first.get("/api/jobs")).body["jobs"] as Shown[];
  const shown = async (id: string) => (await jobs()).find((job) => job.id === id);

  it("is told to the administrator, with the turns to come", async () => {
    const ids = (await jobs()).map(({ id }) => id);
    expect(ids).toEqual([
      "clean-up",
      "alert-prices",
      "alerts",
      "daily-bars",
      "newsletters",
      "security-lists",
      ...(engine.name === "sqlite" ? ["backup"] : []),
    ]);
    expect(await shown("clean-up")).toMatchObject({ schedule: "every hour", result: null, failures: 0 });
    expect((await first.get("/api/account/rights")).body).toEqual({ isAdministrator: true });
    const second = server.visitor();
    await second.signUp();
    expect((await second.get("/api/account/rights")).body).toEqual({ isAdministrator: false });
    expect((await first.post("/api/jobs/unheard-of/run")).body).toMatchObject({ status: 404, code: "job-not-found" });
  });

  it("cleans up", async () => {
    expect((await first.post("/api/jobs/clean-up/run")).status).toBe(200);
    await expect
      .poll(() => shown("clean-up"), { timeout: 60_000 })
      .toMatchObject({ error: null, isRunning: false, result: "Nothing too old is left" });
  });

  it("reads the prices of what is held and watched, and says which could not be read", async () => {
    await first.post("/api/portfolio/transactions", {
      type: "buy",
      symbol: "KO",
      date: "2026-01-05",
      quantity: "2",
      price: "60",
      currency: "USD",
    });
    await first.post("/api/jobs/daily-bars/run");
    // Each account begins with five watched symbols; KO is the sixth.
    await expect
      .poll(() => shown("daily-bars"), { timeout: 60_000 })
      .toMatchObject({ error: null, result: "6 symbols are up to date" });
  });

  it("copies the embedded database, whole, and leaves PostgreSQL to its own tools", async () => {
    if (engine.name === "postgresql") {
      expect((await first.post("/api/jobs/backup/run")).status).toBe(404);
      return;
    }
    await first.post("/api/jobs/backup/run");
    await expect.poll(() => shown("backup"), { timeout: 60_000 }).toMatchObject({ error: null, isRunning: false });
    const file = join(folder, "backups", "bellwether-2026-03-04.db");
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare("SELECT count(*) AS users FROM users").get()).toEqual({ users: 2 });
    expect(copy.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    copy.close();
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

it("keeps the newest copies and leaves other files alone", async () => {
  const dataDirectory = temporaryFolder();
  const database = new DatabaseSync(join(dataDirectory, "bellwether.db"));
  database.exec("CREATE TABLE things (name TEXT)");
  for (const name of ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-03"])
    await backupDatabase({ dataDirectory, name, keep: 2 });
  database.close();
  expect(readdirSync(join(dataDirectory, "backups"))).toEqual(["bellwether-2026-03-02.db", "bellwether-2026-03-03.db"]);
});
