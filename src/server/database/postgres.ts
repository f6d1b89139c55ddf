import { type Dialect, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import type { Log } from "../log.ts";
import { isStorageTrouble } from "./storage-trouble.ts";
import type { TableChanges } from "./table-changes.ts";
import { joiningUnits } from "./unit-driver.ts";

const connectMs = 5_000;
const statementMs = 9_000;
/** A paused server can't enforce its own time-outs, so the connection is dropped here. */
const silentMs = 10_000;

/** PostgreSQL 15 or newer. Connecting gives up after 5 s, one statement after 9 s, a server that is silent after 10 s. */
export async function postgresDialect(url: string, log: Log, changes: TableChanges): Promise<Dialect> {
  const { Pool } = (await import("pg")).default;
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silentMs,
    idle_in_transaction_session_timeout: 90_000,
    keepAlive: true,
    application_name: "bellwether",
  });
  // A connection that breaks is replaced by the pool; without listeners it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection broke"));
  const broken = new WeakSet<PoolClient>();
  pool.on("connect", (client: PoolClient) => {
    client.on("error", (error) => {
      broken.add(client);
      log.warn({ err: error }, "a database connection broke");
    });
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    // A connection with an unanswered query must not be reused.
    client.query = ((...parameters: unknown[]) => {
      const answer = query(...parameters);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isStorageTrouble(error)) broken.add(client);
        });
      return answer;
    }) as typeof client.query;
  });
  const dialect = new PostgresDialect({
    pool: {
      async connect() {
        const client = await pool.connect();
        const release = client.release.bind(client);
        client.release = (destroy) => release(destroy ?? broken.has(client));
        return client;
      },
      end: () => pool.end(),
      options: pool.options,
    },
  });
  return joiningUnits(dialect, { isSingle: false, changes });
}
