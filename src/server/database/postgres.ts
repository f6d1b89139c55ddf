import { type Dialect, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import type { Log } from "../log.ts";
import { postgresConfig } from "./postgres-config.ts";
import { withReplica } from "./replica-driver.ts";
import type { Replica } from "./replica.ts";
import { isStorageTrouble } from "./storage-trouble.ts";
import type { TableChanges } from "./table-changes.ts";
import { joiningUnits } from "./unit-driver.ts";

/** PostgreSQL 15 or newer, with a replica for reads if there is one. */
export async function postgresDialect(
  url: string,
  log: Log,
  changes: TableChanges,
  replica: Replica | null = null,
): Promise<Dialect> {
  const { Pool } = (await import("pg")).default;
  const pool = new Pool(postgresConfig(url));
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
  return joiningUnits(replica === null ? dialect : withReplica(dialect, replica), { isSingle: false, changes });
}
