import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { openDatabase } from "./open-database.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-update-"));
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

it("takes an update back as a whole if one of its changes fails, so that the next start can repeat it", async () => {
  const open = () => openDatabase({ databaseUrl: null, dataDirectory, log: createLog("silent") });
  const file = join(dataDirectory, "bellwether.db");
  const direct = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const tables = () =>
    direct((database) => database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith("kysely_") && !name.startsWith("sqlite_"));
  // One of the changes creates this table, too.
  direct((database) => database.exec("CREATE TABLE secret_check (a TEXT)"));
  await expect(open()).rejects.toThrow(/secret_check/);
  expect(tables()).toEqual(["secret_check"]);
  direct((database) => database.exec("DROP TABLE secret_check"));
  const opened = await open();
  await opened.close();
  expect(tables()).toContain("users");
});
