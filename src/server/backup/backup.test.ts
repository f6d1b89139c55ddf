import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder, type TestEngine, bothEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { s3Keys, startS3Server } from "../../../tests/upstreams/s3-server.ts";
import { migrations } from "../database/migrations/index.ts";
import { createLog } from "../log.ts";
import { BackupCancelled } from "./backup-error.ts";
import { hashesOf, readBackup } from "./backup-file.ts";
import { backupsIn, type DatabasePlace, keepNewest, makeBackup, nameAt, tablesPlace } from "./make-backup.ts";
import { moveData } from "./move-data.ts";
import { prepareTables, restoreBackup, verifyBackup } from "./restore-backup.ts";
import { createS3Store } from "./s3-folder.ts";
import { openTables } from "./table-access.ts";

const log = createLog("silent");
const secret = "0123456789abcdef".repeat(3);
const madeAt = "2026-03-04T16:00:00.000Z";
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function placeOn(engine: TestEngine): Promise<{ place: DatabasePlace; environment: Record<string, string> }> {
  const environment = { ...(await engine.emptyEnvironment()), APP_SECRET: secret };
  const databaseUrl = (environment as Record<string, string>)["DATABASE_URL"] ?? null;
  return {
    place: { databaseUrl, dataDirectory: (environment as Record<string, string>)["DATA_DIR"] ?? "" },
    environment,
  };
}

async function filled(engine: TestEngine) {
  const { place, environment } = await placeOn(engine);
  const server = await startTestServer(environment);
  const visitor = server.visitor();
  const account = await visitor.signUp();
  await visitor.post("/api/portfolio/transactions", {
    type: "deposit",
    amount: "1234.56",
    currency: "USD",
    date: "2026-01-05",
    note: "First line\u2028second “line”\nthird",
  });
  for (let index = 0; index < 40; index++) await visitor.post("/api/watchlists", { name: `List ${index}` });
  return { place, environment, server, visitor, account };
}

const backupOf = (place: DatabasePlace, more: { name?: string; passphrase?: string | null; folder?: string } = {}) =>
  makeBackup({
    place,
    folder: more.folder ?? temporaryFolder(),
    name: more.name ?? nameAt(madeAt),
    secret,
    passphrase: more.passphrase ?? null,
    application: "0.1.0",
    madeAt,
  });

async function hashesAt(place: DatabasePlace) {
  const access = await openTables(tablesPlace(place), "read");
  try {
    return await hashesOf(access);
  } finally {
    await access.close();
  }
}

const engines = bothEngines();

describe.each(engines)("a backup of $name", (engine) => {
  it("is one moment of the database, although writes go on", async () => {
    const { place, server, visitor } = await filled(engine);
    endings.push(() => server.stop());
    const done = new AbortController();
    let written = 0;
    const writing = (async () => {
      while (!done.signal.aborted) {
        const reply = await visitor.post("/api/watchlist", { symbol: `S${(written += 1)}` });
        if (reply.status >= 500) throw new Error(reply.text);
      }
    })();
    const made = await backupOf(place);
    done.abort();
    await writing;
    expect(written).toBeGreaterThan(0);
    expect((await readBackup(made.file)).tables).toEqual(made.tables);
    expect(made.tables["watchlists"]?.rows).toBeGreaterThan(40);
    expect(statSync(made.file).mode & 0o077).toBe(0);
    expect((await verifyBackup(made.file, { passphrase: null }, log)).tables).toEqual(made.tables);
  });

  it.each(engines)("is restored on $name, equal in every table, and people go on", async (other) => {
    const { place, server, account } = await filled(engine);
    await server.stop();
    const before = await hashesAt(place);
    const { file } = await backupOf(place);
    const target = await placeOn(other);
    const { tables } = await restoreBackup({ file, place: target.place, passphrase: null, givenSecret: secret, log });
    expect(tables).toEqual(before);
    expect(await hashesAt(target.place)).toEqual(before);
    const again = await startTestServer(target.environment);
    endings.push(() => again.stop());
    const visitor = again.visitor();
    expect((await visitor.post("/api/account/sign-in", account)).status).toBe(200);
    await expect(
      restoreBackup({ file, place: { ...target.place }, passphrase: null, givenSecret: secret, log }),
    ).rejects.toThrow(other.name === "sqlite" ? /is in use by another Bellwether/ : /has accounts already/);
  });

  it("is made every night by a job, and the newest are kept", async () => {
    const { place, server, visitor } = await filled(engine);
    endings.push(() => server.stop());
    await visitor.post("/api/jobs/backup/run");
    const job = async () =>
      (
        (await visitor.get("/api/jobs")).body["jobs"] as { id: string; isRunning: boolean; result: string | null }[]
      ).find(({ id }) => id === "backup");
    await expect.poll(job).toMatchObject({ isRunning: false, result: expect.stringMatching(/^Saved \d+ rows/) });
    const [file = ""] = backupsIn(join(place.dataDirectory, "backups"));
    expect((await readBackup(file)).head).toMatchObject({ engine: engine.name, secret: { plain: secret } });
  });

  it("is made before an update changes the tables", async () => {
    const { place, environment } = await placeOn(engine);
    const names = Object.keys(migrations).toSorted();
    const earlier = names.at(-3) ?? "";
    await prepareTables(place, earlier, log);
    const server = await startTestServer(environment);
    endings.push(() => server.stop());
    const [file = ""] = backupsIn(join(place.dataDirectory, "backups", "before-updates"));
    expect(file).toContain(`-before-${names.at(-2)}`);
    expect((await readBackup(file)).head.migrations.at(-1)).toBe(earlier);
  });

  it("is sent to the bucket before an update, where no rotation deletes it, and an absent bucket stops nothing", async () => {
    const { place, environment } = await placeOn(engine);
    const s3 = await startS3Server();
    endings.push(() => s3.close());
    await prepareTables(place, Object.keys(migrations).toSorted().at(-2), log);
    const bucket = {
      BACKUP_S3_URL: s3.url,
      BACKUP_S3_ACCESS_KEY: s3Keys.accessKey,
      BACKUP_S3_SECRET_KEY: s3Keys.secretKey,
      BACKUP_S3_REGION: s3Keys.region,
      BACKUP_PASSPHRASE: "open sesame, please",
    };
    const server = await startTestServer({ ...environment, ...bucket });
    await expect.poll(() => server.log()).toContain("sent the backup before the update to the bucket");
    await server.stop();
    const [file = ""] = backupsIn(join(place.dataDirectory, "backups", "before-updates"));
    expect([...s3.files.keys()]).toEqual([`copies/before-updates/${basename(file)}`]);
    const store = createS3Store({ url: s3.url, ...s3Keys });
    expect(await store.list()).toEqual([]);

    const other = await placeOn(engine);
    await prepareTables(other.place, Object.keys(migrations).toSorted().at(-2), log);
    s3.fail(true);
    const again = await startTestServer({ ...other.environment, ...bucket });
    endings.push(() => again.stop());
    await expect.poll(() => again.log()).toContain("was not sent to the bucket");
  });

  it("isn't made with a secret that opens nothing, and a lost passphrase costs only the secret", async () => {
    const { place, server, account, environment } = await filled(engine);
    await server.stop();
    await expect(
      makeBackup({
        place,
        folder: temporaryFolder(),
        name: nameAt(madeAt),
        secret: secret.toUpperCase(),
        passphrase: null,
        application: "0.1.0",
        madeAt,
      }),
    ).rejects.toThrow(/isn't the secret that this database is used with/);
    const { file } = await backupOf(place, { passphrase: "forgotten soon" });
    const target = await placeOn(engine);
    const restore = { file, place: target.place, passphrase: null, givenSecret: null, log };
    await expect(restoreBackup(restore)).rejects.toThrow(/sealed.*--without-secret/);
    await restoreBackup({ ...restore, withoutSecret: true });
    const stranger = { ...target.environment, APP_SECRET: "another secret, as long as needed" };
    await expect(startTestServer(stranger)).rejects.toThrow(/isn't the secret that this database is used with/);
    const same = await startTestServer({ ...target.environment, APP_SECRET: environment.APP_SECRET ?? "" });
    endings.push(() => same.stop());
    expect((await same.visitor().post("/api/account/sign-in", account)).status).toBe(200);
  });

  it("leaves no file when it's cancelled, even behind the last table", async () => {
    const { place, server } = await filled(engine);
    await server.stop();
    const folder = temporaryFolder();
    const ending = new AbortController();
    const cancelled = makeBackup({
      place,
      folder,
      name: nameAt(madeAt),
      secret,
      passphrase: null,
      application: "0.1.0",
      madeAt,
      signal: ending.signal,
      onTable: (done, all) => {
        if (done === all) ending.abort(new BackupCancelled("Cancelled."));
      },
    });
    await expect(cancelled).rejects.toThrow(BackupCancelled);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("isn't mixed with tables of a newer version, which are left alone", async () => {
    const { place, environment, server } = await filled(engine);
    await server.stop();
    const access = await openTables(tablesPlace(place), "write");
    const migration = { name: "kysely_migration", columns: ["name", "timestamp"] };
    await access.insert(migration, [["9999-later", madeAt]]);
    await access.close();
    await expect(startTestServer(environment)).rejects.toThrow(/changed by a newer Bellwether \(9999-later\)/);
  });
});

describe("a backup file", () => {
  const sqlite = engines[0] as TestEngine;
  let made: Promise<{ file: string; place: DatabasePlace }> | null = null;
  const once = () =>
    (made ??= (async () => {
      const { place, server } = await filled(sqlite);
      await server.stop();
      return { file: (await backupOf(place, { passphrase: "a long passphrase" })).file, place };
    })());
  const copy = async (change: (bytes: Buffer) => Buffer) => {
    const file = join(temporaryFolder(), "copy.backup");
    writeFileSync(file, change(readFileSync((await once()).file)));
    return file;
  };
  const changedText = (change: (text: string) => string) =>
    copy((bytes) => gzipSync(change(gunzipSync(bytes).toString("utf8"))));
  const place = () => ({ databaseUrl: null, dataDirectory: join(temporaryFolder(), "new") });

  it.each([
    ["a file that is cut off", () => copy((bytes) => bytes.subarray(0, bytes.length >> 1)), /damaged or cut off/],
    [
      "one whose end is missing",
      () => changedText((text) => text.slice(0, text.lastIndexOf('{"end"'))),
      /cut off after line/,
    ],
    [
      "one with another value",
      () => changedText((text) => text.replace("1234.56", "9234.56")),
      /checksum does not match/,
    ],
    ["one with a row less", () => changedText((text) => text.replace(/\n\[[^\n]+/, "")), /checksum does not match/],
    [
      "one with a wrong row",
      () => changedText((text) => text.replace(/\n\[[^\n]+/, "\n[1]")),
      /line \d+: not a row of/,
    ],
    [
      "one of a later format",
      () => changedText((text) => text.replace('"version":1', '"version":2')),
      /made by a newer Bellwether \(format 2\)/,
    ],
    [
      "one of later tables",
      () => changedText((text) => text.replace('"migrations":[', '"migrations":["9999-later",')),
      /./,
    ],
    ["another file", () => copy(() => Buffer.from("hello")), /damaged or cut off/],
    ["another compressed file", () => copy(() => gzipSync("hello\n")), /not a backup of Bellwether/],
    ["an empty file", () => copy(() => gzipSync("")), /empty, not a backup/],
    ["no file", async () => "/nowhere/at-all.backup", /there is no such file/],
  ])("is refused if it is %s, and nothing is touched", async (_name, file, says) => {
    const target = place();
    await expect(
      restoreBackup({ file: await file(), place: target, passphrase: "a long passphrase", givenSecret: null, log }),
    ).rejects.toThrow(says);
    expect(existsSync(join(target.dataDirectory, "bellwether.db"))).toBe(false);
  });

  it("gives its secret to whoever has the passphrase, and to nobody else", async () => {
    const { file } = await once();
    const restore = (passphrase: string | null, target = place()) =>
      restoreBackup({ file, place: target, passphrase, givenSecret: null, log });
    expect(gunzipSync(readFileSync(file)).includes(secret)).toBe(false);
    await expect(restore(null)).rejects.toThrow(/Set BACKUP_PASSPHRASE/);
    await expect(restore("another passphrase")).rejects.toThrow(/is not the passphrase/);
    const target = place();
    await restore("a long passphrase", target);
    expect(readFileSync(join(target.dataDirectory, "secret"), "utf8").trim()).toBe(secret);
    const other = place();
    mkdirSync(other.dataDirectory, { recursive: true });
    writeFileSync(join(other.dataDirectory, "secret"), "another secret of more than thirty-two bytes");
    await expect(restore("a long passphrase", other)).rejects.toThrow(/holds another secret/);
  });

  it("goes with the newest of its kind; others in the folder stay", async () => {
    const folder = temporaryFolder();
    for (const name of [
      "bellwether-1.backup",
      "bellwether-2.backup",
      "bellwether-3.backup",
      "mine.backup",
      "bellwether-2.db",
    ])
      writeFileSync(join(folder, name), "");
    keepNewest(folder, 2);
    expect(readdirSync(folder).toSorted()).toEqual([
      "bellwether-2.backup",
      "bellwether-2.db",
      "bellwether-3.backup",
      "mine.backup",
    ]);
  });
});

describe("a bucket", () => {
  it("takes backups with a signature, gives them back and keeps the newest", async () => {
    const s3 = await startS3Server();
    endings.push(() => s3.close());
    const store = createS3Store({ url: s3.url, ...s3Keys });
    const folder = temporaryFolder();
    for (const day of ["01", "02", "03"]) {
      const file = join(folder, `bellwether-2026-03-${day}T03-15-00Z.backup`);
      writeFileSync(file, `backup of ${day}`);
      await store.put(file);
    }
    await store.keepNewest(2);
    expect(await store.list()).toEqual([
      "bellwether-2026-03-02T03-15-00Z.backup",
      "bellwether-2026-03-03T03-15-00Z.backup",
    ]);
    expect([...s3.files.keys()].every((key) => key.startsWith("copies/"))).toBe(true);
    expect(await (await store.get("bellwether-2026-03-03T03-15-00Z.backup")).text()).toBe("backup of 03");
    await expect(store.get("bellwether-none.backup")).rejects.toThrow(/refused with 404 \(NoSuchKey\)/);
    const stranger = createS3Store({ url: s3.url, ...s3Keys, secretKey: "wrong" });
    await expect(stranger.list()).rejects.toThrow(/refused with 403 \(SignatureDoesNotMatch\)/);
    s3.fail(true);
    await expect(store.put(join(folder, "bellwether-2026-03-01T03-15-00Z.backup"))).rejects.toThrow(/AccessDenied/);
  });
});

describe.runIf(engines.length === 2)("moving data between engines", () => {
  const [sqlite, postgresql] = engines as [TestEngine, TestEngine];

  it("copies everything there and back, and refuses a place with accounts", async () => {
    const { place, server } = await filled(sqlite);
    await server.stop();
    const before = await hashesAt(place);
    const there = await placeOn(postgresql);
    const to = { ...there.place, dataDirectory: place.dataDirectory };
    expect(await moveData({ from: place, to, log })).toEqual(before);
    const back = (await placeOn(sqlite)).place;
    expect(await moveData({ from: { ...to, dataDirectory: back.dataDirectory }, to: back, log })).toEqual(before);
    expect(await hashesAt(back)).toEqual(before);
    await expect(moveData({ from: place, to, log })).rejects.toThrow(/has accounts already/);
    const inUse = await startTestServer(there.environment);
    endings.push(() => inUse.stop());
    const elsewhere = (await placeOn(sqlite)).place;
    await expect(
      moveData({ from: { ...to, dataDirectory: elsewhere.dataDirectory }, to: elsewhere, log }),
    ).rejects.toThrow(/uses the PostgreSQL database/);
    expect(existsSync(join(elsewhere.dataDirectory, "bellwether.db"))).toBe(false);
    await expect(moveData({ from: place, to: back, log })).rejects.toThrow(
      /between the embedded database and PostgreSQL/,
    );
  });

  it("goes on behind the last whole table after an interruption; until then no server starts on it", async () => {
    const { place, server } = await filled(sqlite);
    await server.stop();
    const there = await placeOn(postgresql);
    const to = { ...there.place, dataDirectory: place.dataDirectory };
    const first: string[] = [];
    const stop = (table: string) => {
      first.push(table);
      if (first.length === 8) throw new Error("interrupted");
    };
    await expect(moveData({ from: place, to, log, onTable: stop })).rejects.toThrow("interrupted");
    await expect(startTestServer(there.environment)).rejects.toThrow(/Moving data into this database was interrupted/);
    const again: [string, boolean][] = [];
    const moved = await moveData({
      from: place,
      to,
      log,
      onTable: (table, _rows, isCopied) => again.push([table, isCopied]),
    });
    expect(moved).toEqual(await hashesAt(place));
    expect(again.filter(([table, isCopied]) => !isCopied && first.includes(table)).length).toBeGreaterThan(0);
    const started = await startTestServer(there.environment);
    await started.stop();
  });
});
