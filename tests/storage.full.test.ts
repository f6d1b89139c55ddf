import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { makeBackup } from "#server/backup/make-backup.ts";
import { startPostgresCluster } from "./support/postgres-cluster.ts";
import { startProcess } from "./support/server-process.ts";
import { temporaryFolder } from "./support/test-engines.ts";
import { startTestServer, type TestServer } from "./support/test-server.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const names = (() => {
  let last = 0;
  return () => ({ name: `List ${(last += 1)}` });
})();

/** A folder on a separate disk; null if this user may not mount one. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    return null;
  }
  endings.push(() => execFileSync("umount", ["-l", folder]));
  return folder;
}

const backupAs = (dataDirectory: string, name: string) =>
  makeBackup({
    place: { databaseUrl: null, dataDirectory },
    folder: join(dataDirectory, "backups"),
    name,
    secret: readFileSync(join(dataDirectory, "secret"), "utf8").trim(),
    passphrase: null,
    application: "0.1.0",
    madeAt: "2026-03-01T03:15:00.000Z",
  });

/** Writes until the disk is full. */
function fill(file: string): void {
  const target = openSync(file, "a");
  try {
    for (const size of [65_536, 4_096, 512, 1])
      try {
        for (;;) writeSync(target, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
  } finally {
    closeSync(target);
  }
}

async function expectTrouble(server: TestServer): Promise<void> {
  const visitor = server.visitor();
  const ready = await visitor.get("/api/health/ready");
  expect([ready.status, ready.body["code"]]).toEqual([503, "storage-unavailable"]);
  expect(Number(ready.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitor.get("/api/health/live")).status).toBe(200);
}

describe("a full disk", () => {
  it("gets 503 answers and recovers once there is space", async (test) => {
    const folder = smallDisk(8);
    test.skip(folder === null, "no disk can be mounted here");
    if (folder === null) return;
    const server = await startTestServer({ DATA_DIR: folder });
    endings.push(() => server.stop());
    const visitor = server.visitor();
    await visitor.signUp();
    fill(join(folder, "ballast"));
    // The journal has some space left, so that is used up first.
    let refused;
    for (let tries = 0; tries < 2_000 && refused === undefined; tries += 1) {
      const reply = await visitor.patch("/api/settings", {
        preferences: { companyName: { value: `${tries}`.padEnd(50, "x"), updatedAt: new Date().toISOString() } },
      });
      if (reply.status >= 500) refused = reply;
      else {
        const list = await visitor.post("/api/assistant/conversations", { title: "x".repeat(60) });
        if (list.status >= 500) refused = list;
      }
    }
    expect([refused?.status, refused?.body["code"]]).toEqual([503, "storage-unavailable"]);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const keyed = await visitor.post("/api/watchlists", { name: "Full" }, { "idempotency-key": "full" });
    expect([keyed.status, keyed.body["code"]]).toEqual([503, "storage-unavailable"]);
    await expect.poll(async () => (await visitor.get("/api/health/ready")).status).toBe(503);
    await expectTrouble(server);
    rmSync(join(folder, "ballast"));
    await expect.poll(async () => (await visitor.get("/api/health/ready")).status).toBe(200);
    const again = await visitor.post("/api/watchlists", { name: "Full" }, { "idempotency-key": "full" });
    expect(again.status).toBe(201);
  });
});

describe("a read-only disk", () => {
  it("ends the start with one line, and loses nothing", async (test) => {
    const folder = smallDisk(64);
    test.skip(folder === null, "no disk can be mounted here");
    if (folder === null) return;
    const server = await startTestServer({ DATA_DIR: folder });
    const who = await server.visitor().signUp();
    await server.stop();
    execFileSync("mount", ["-o", "remount,ro", folder], { stdio: "pipe" });
    const refused = await startProcess({ DATA_DIR: folder, APP_SECRET: "0123456789abcdef".repeat(3) });
    expect(await refused.exit).toBe(1);
    expect(refused.text().trim().split("\n")).toHaveLength(1);
    expect(refused.text()).toMatch(/read-?only/i);
    execFileSync("mount", ["-o", "remount,rw", folder], { stdio: "pipe" });
    const again = await startTestServer({ DATA_DIR: folder });
    endings.push(() => again.stop());
    expect((await again.visitor().post("/api/account/sign-in", who)).status).toBe(200);
  });
});

describe("pages that break while the server runs", () => {
  it("end writes and reads of them with an error, never with a wrong answer", async () => {
    const folder = temporaryFolder();
    const server = await startTestServer({ DATA_DIR: folder });
    // What it would still write has no place.
    endings.push(() => server.stop().catch(() => undefined));
    const visitor = server.visitor();
    const who = await visitor.signUp();
    for (let number = 0; number < 60; number += 1)
      await visitor.post("/api/assistant/conversations", { title: `${number} `.padEnd(70, "x") });
    const before = (await visitor.get("/api/assistant/conversations?limit=100")).text;
    await backupAs(folder, "2026-03-01");
    const file = join(folder, "bellwether.db");
    // The journal goes into the file, so that its pages are the ones that are read.
    const other = new DatabaseSync(file);
    other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    other.close();
    const { size } = statSync(file);
    const target = openSync(file, "r+");
    for (let page = 8; page * 4_096 < size; page += 1)
      writeSync(target, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
    closeSync(target);
    // Pages in memory may still answer.
    const answers = [];
    for (const path of ["/api/assistant/conversations?limit=100", "/api/watchlists", "/api/portfolio/transactions"])
      answers.push(await visitor.get(path));
    answers.push(await visitor.post("/api/assistant/conversations", { title: "After" }));
    answers.push(await server.visitor().post("/api/account/sign-in", who));
    for (const { status, body, text } of answers)
      if (status >= 500) expect([status, body["code"]]).toEqual([503, "storage-unavailable"]);
      else expect(status, text).toBeLessThan(300);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
    if (answers[0]?.status === 200) expect(answers[0].text).toBe(before);
    expect((await server.visitor().get("/api/health/live")).status).toBe(200);
  });
});

describe("a PostgreSQL server that goes away", () => {
  it("gets 503 answers and is used again once it is back", async (test) => {
    const cluster = await startPostgresCluster();
    test.skip(cluster === null, "PostgreSQL is not installed");
    if (cluster === null) return;
    endings.push(() => cluster.stop());
    const server = await startProcess({
      NODE_ENV: "test",
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: cluster.urlOf("postgres"),
      APP_SECRET: "0123456789abcdef".repeat(3),
      LOG_LEVEL: "info",
    });
    await server.ready();
    const headers = { "content-type": "application/json", origin: server.url };
    const signUp = await fetch(`${server.url}/api/account/sign-up`, {
      method: "POST",
      headers,
      body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "gleaming-otter-7" }),
    });
    expect(signUp.status).toBe(201);
    const cookie = signUp.headers.get("set-cookie")?.split(";")[0] ?? "";
    const write = (key: string) =>
      fetch(`${server.url}/api/watchlists`, {
        method: "POST",
        headers: { ...headers, cookie, "idempotency-key": key },
        body: JSON.stringify(names()),
      });
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;

    for (const trouble of ["stopped", "paused"] as const) {
      expect((await write(`before ${trouble}`)).status).toBe(201);
      if (trouble === "stopped") await cluster.halt();
      else cluster.pause();
      // Several at once: some find a broken connection, some find none.
      const refused = await Promise.all(["a", "b", "c", "d"].map((key) => write(`${trouble} ${key}`)));
      for (const reply of refused) {
        expect([trouble, reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
          trouble,
          503,
          "storage-unavailable",
        ]);
        expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      await expect.poll(ready).toBe(503);
      expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
      if (trouble === "stopped") await cluster.resume();
      else cluster.goOn();
      await expect.poll(ready).toBe(200);
      await expect.poll(async () => (await write(`after ${trouble}`)).status).toBe(201);
    }
    expect(server.child.exitCode).toBeNull();
  });

  it("gets 503 answers when it has no connection left", async (test) => {
    const cluster = await startPostgresCluster();
    test.skip(cluster === null, "PostgreSQL is not installed");
    if (cluster === null) return;
    endings.push(() => cluster.stop());
    const server = await startTestServer({
      DATABASE_URL: cluster.urlOf("postgres"),
      APP_SECRET: "0123456789abcdef".repeat(3),
    });
    endings.push(() => server.stop());
    const ready = async () => (await server.visitor().get("/api/health/ready")).status;
    cluster.query("bellwether", "CREATE ROLE keeper SUPERUSER LOGIN");
    cluster.query(
      "keeper",
      "ALTER ROLE bellwether NOSUPERUSER",
      "ALTER DATABASE postgres CONNECTION LIMIT 0",
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bellwether'",
    );
    await expect.poll(ready).toBe(503);
    await expectTrouble(server);
    cluster.query("keeper", "ALTER DATABASE postgres CONNECTION LIMIT -1");
    await expect.poll(ready).toBe(200);
  });
});

describe("a damaged database file", () => {
  async function folderWithData(): Promise<string> {
    const folder = temporaryFolder();
    const server = await startTestServer({ DATA_DIR: folder });
    await server.visitor().signUp();
    await server.stop();
    return folder;
  }

  it.each(["garbage for a header", "an overwritten page"])("reports one clear line at start: %s", async (damage) => {
    const folder = await folderWithData();
    const file = join(folder, "bellwether.db");
    const target = openSync(file, "r+");
    const { size } = statSync(file);
    if (damage === "garbage for a header") writeSync(target, Buffer.alloc(4_096, "not a database "), 0, 4_096, 0);
    else
      for (let page = 20; page * 4_096 < size; page += 7)
        writeSync(target, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
    closeSync(target);
    const server = await startProcess({ DATA_DIR: folder });
    expect(await server.exit).toBe(1);
    const lines = server.text().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`The database ${file} is damaged`);
    expect(lines[0]).toContain('the folder "backups"');
  });

  it("is never kept as a backup, and older backups stay", async () => {
    const folder = await folderWithData();
    const file = join(folder, "bellwether.db");
    await backupAs(folder, "2026-03-01");
    const target = openSync(file, "r+");
    const { size } = statSync(file);
    for (let page = 20; page * 4_096 < size; page += 7)
      writeSync(target, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
    closeSync(target);
    await expect(backupAs(folder, "2026-03-02")).rejects.toThrow("failed its integrity check");
    expect(readdirSync(join(folder, "backups"))).toEqual(["bellwether-2026-03-01.backup"]);
  });
});

describe("the files of the database", () => {
  it("become private to their owner, even if others had access before", async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "backups"), { mode: 0o755 });
    new DatabaseSync(join(folder, "bellwether.db")).close();
    new DatabaseSync(join(folder, "lock")).close();
    writeFileSync(join(folder, "secret"), "0123456789abcdefghijklmnopqrstuvwxyz0123456789");
    writeFileSync(join(folder, "backups", "bellwether-2026-02-01.db"), "");
    for (const name of ["bellwether.db", "lock", "secret", join("backups", "bellwether-2026-02-01.db")])
      chmodSync(join(folder, name), 0o644);
    const server = await startTestServer({ DATA_DIR: folder });
    endings.push(() => server.stop());
    await server.visitor().signUp();
    await backupAs(folder, "2026-03-01");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(existsSync(join(folder, "bellwether.db-wal"))).toBe(true);
    expect(files.length).toBeGreaterThan(5);
    for (const { name, parentPath } of files)
      expect([name, (statSync(join(parentPath, name)).mode & 0o777).toString(8)]).toEqual([name, "600"]);
  });

  it("are created in a private folder of their own", async () => {
    const folder = join(temporaryFolder(), "new");
    const server = await startTestServer({ DATA_DIR: folder });
    endings.push(() => server.stop());
    expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  });
});
