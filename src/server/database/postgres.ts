import { type Dialect, PostgresDialect } from "kysely";
import type { Log } from "../log.ts";

/** PostgreSQL 15 or newer. Connecting gives up after 5 s, one statement after 15 s. */
export async function postgresDialect(url: string, log: Log): Promise<Dialect> {
  const { Pool } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: "bellwether",
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection broke"));
  return new PostgresDialect({ pool });
}
