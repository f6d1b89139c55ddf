import { randomUUID } from "node:crypto";
import { chmodSync, copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { isFullSuite } from "./suite.ts";

export interface TestEngine {
  readonly name: "sqlite" | "postgresql";
  /** Environment variables for a server with a database of this engine that has all tables and no rows. */
  readonly environment: () => Promise<Record<string, string>>;
  /** The same with a database that nothing was ever done with. */
  readonly emptyEnvironment: () => Promise<Record<string, string>>;
}

const sqlite: TestEngine = {
  name: "sqlite",
  environment: async () => ({ DATA_DIR: dataFolder() }),
  emptyEnvironment: async () => ({ DATA_DIR: temporaryFolder() }),
};

function postgresql(url: string): TestEngine {
  async function create(template: string): Promise<Record<string, string>> {
    const database = `test_${randomUUID().replaceAll("-", "")}`;
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
    await client.end();
    return {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: url.replace("/postgres?", `/${database}?`),
      APP_SECRET: "0123456789abcdef".repeat(3),
    };
  }
  return { name: "postgresql", environment: () => create(preparedName), emptyEnvironment: () => create("template1") };
}

/** The engines for tests of what could differ between them: both, or only the embedded one if PostgreSQL isn't installed. */
export function bothEngines(): TestEngine[] {
  const url = inject("postgresUrl");
  return url === null ? [sqlite] : [sqlite, postgresql(url)];
}

/** The engines for other tests of what is stored: both in the full suite, the embedded one in `npm test`. */
export function testEngines(): TestEngine[] {
  return isFullSuite ? bothEngines() : [sqlite];
}

/** The PostgreSQL database that those of tests are copies of: all tables, no rows. */
export const preparedName = "prepared";
/** The environment variable with the folder of the same in SQLite, set by a run of tests. */
export const preparedFolder = "PREPARED_DATA_FOLDER";

/** A new data folder, with an empty database of the newest version. Creating its tables anew would take longer than most tests. */
export function dataFolder(): string {
  const folder = temporaryFolder();
  const prepared = process.env[preparedFolder];
  if (prepared === undefined) return folder;
  const file = join(folder, databaseFile);
  copyFileSync(join(prepared, databaseFile), file);
  chmodSync(file, 0o600);
  return folder;
}

const databaseFile = "bellwether.db";

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "bellwether-test-"));
}
