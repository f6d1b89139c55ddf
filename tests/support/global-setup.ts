import type { TestProject } from "vitest/node";
import { startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the throw-away cluster's first database; null if PostgreSQL isn't installed. */
    postgresUrl: string | null;
  }
}

/** Starts the one PostgreSQL cluster that all server tests share. Each test creates its own database. */
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
