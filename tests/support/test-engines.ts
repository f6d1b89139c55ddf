import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";

export interface TestEngine {
  readonly name: "sqlite" | "postgresql";
  /** Environment variables for a server with an empty database of this engine. */
  readonly environment: () => Promise<Record<string, string>>;
}

const sqlite: TestEngine = {
  name: "sqlite",
  environment: async () => ({ DATA_DIR: temporaryFolder() }),
};

function postgresql(url: string): TestEngine {
  return {
    name: "postgresql",
    async environment() {
      const database = `test_${randomUUID().replaceAll("-", "")}`;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${database}`);
      await client.end();
      return {
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: url.replace("/postgres?", `/${database}?`),
        APP_SECRET: "0123456789abcdef".repeat(3),
      };
    },
  };
}

/** The engines for store tests: both, or only the embedded one if PostgreSQL isn't installed. */
export function testEngines(): TestEngine[] {
  const url = inject("postgresUrl");
  return url === null ? [sqlite] : [sqlite, postgresql(url)];
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "bellwether-test-"));
}
