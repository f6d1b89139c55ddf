import type { PoolConfig } from "pg";

const connectMs = 5_000;
const statementMs = 9_000;
/** A paused server can't enforce its own time-outs, so the connection is dropped here. */
const silentMs = 10_000;

/** Settings of a pool. Connecting gives up after 5 s, one statement after 9 s, a server that is silent after 10 s. */
export function postgresConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silentMs,
    idle_in_transaction_session_timeout: 90_000,
    keepAlive: true,
    application_name: "bellwether",
  };
}
