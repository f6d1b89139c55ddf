import type { TestProject } from "vitest/node";
import { startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the throw-away cluster's first database; null where PostgreSQL is not installed. */
    postgresUrl: string | null;
  }
}

/** Starts what all server tests share: one PostgreSQL cluster, in which each test makes a database of its own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = await startPostgresCluster();
  project.provide("postgresUrl", cluster?.urlOf("postgres") ?? null);
  if (cluster !== null) return cluster.stop;
  if (process.env["CI"] === "true")
    throw new Error("PostgreSQL is not installed: in CI every store test runs on it too");
  process.stderr.write(
    "PostgreSQL is not installed: tests on it are left out (Debian's package is named postgresql)\n",
  );
  return undefined;
}
