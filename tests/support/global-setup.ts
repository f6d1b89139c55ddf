import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/server/database/open-database.ts";
import { createLog } from "../../src/server/log.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { preparedFolder, preparedName, temporaryFolder } from "./test-engines.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the throw-away cluster's first database; null if PostgreSQL isn't installed. */
    postgresUrl: string | null;
  }
}

/**
 * Starts the one PostgreSQL cluster that all server tests share, and creates the tables once on each engine. Each test
 * gets a database of its own, as a copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Everything that the tests leave behind is in one folder, which goes with the run. PostgreSQL's own user reads in it.
  const ofRun = mkdtempSync(join(tmpdir(), "bellwether-run-"));
  chmodSync(ofRun, 0o711);
  process.env["TMPDIR"] = ofRun;
  const folder = temporaryFolder();
  await prepare(null, folder);
  process.env[preparedFolder] = folder;
  const cluster = await startPostgresCluster();
  const url = cluster?.urlOf("postgres") ?? null;
  project.provide("postgresUrl", url);
  if (cluster !== null && url !== null) {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`CREATE DATABASE ${preparedName}`);
    await client.end();
    await prepare(cluster.urlOf(preparedName), folder);
  } else if (process.env["CI"] === "true")
    throw new Error("PostgreSQL is not installed: in CI every store test runs on it too");
  else
    process.stderr.write(
      "PostgreSQL is not installed: tests on it are left out (Debian's package is named postgresql)\n",
    );
  return async () => {
    await cluster?.stop();
    rmSync(ofRun, { recursive: true, force: true });
  };
}

async function prepare(databaseUrl: string | null, dataDirectory: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory, log: createLog("silent") });
  await database.close();
}
