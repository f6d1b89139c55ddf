import type { ClientConfig } from "pg";
import type { Log } from "../log.ts";
import { createListeners } from "./listeners.ts";
import { joinParts, splitText } from "./message-parts.ts";
import { createPostgresHearing, noticeChannel } from "./postgres-hearing.ts";
import { nameSealer } from "./seal-name.ts";
import type { SharedState } from "./shared-state.ts";

/** Apart from the connections of the database room: a count must not wait for, or be undone with, a request's transaction. */
const connections = 2;
const connectMs = 1_000;
/** Requests wait for an answer: a home that is slower is treated as unreachable. */
const queryMs = 800;
const sweepMs = 60_000;
const sweptAtOnce = 5_000;
const now = "(extract(epoch FROM statement_timestamp()) * 1000)::bigint";
const addStatement = `
  INSERT INTO shared_counts AS held (name, total, ends_at)
  SELECT name, by, ${now} + duration FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS given (name, by, duration)
  ORDER BY name
  ON CONFLICT (name) DO UPDATE SET
    total = CASE WHEN held.ends_at <= ${now} THEN excluded.total ELSE held.total + excluded.total END,
    ends_at = CASE WHEN held.ends_at <= ${now} THEN excluded.ends_at ELSE held.ends_at END
  RETURNING name, total, ends_at - ${now} AS left`;
const holdStatement = `
  INSERT INTO shared_leases AS held (name, owner, ends_at) VALUES ($1, $2, ${now} + $3::bigint)
  ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, ends_at = excluded.ends_at
  WHERE held.owner = excluded.owner OR held.ends_at <= ${now}`;
const releaseStatement = "DELETE FROM shared_leases WHERE name = $1 AND owner = $2";
const publishStatement = `
  SELECT pg_notify('${noticeChannel}', part) FROM unnest($1::text[]) WITH ORDINALITY AS given (part, place) ORDER BY place`;
const sweepStatement = `
  DELETE FROM shared_counts WHERE name IN (
    SELECT name FROM shared_counts WHERE ends_at <= ${now} LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED)`;

/** PostgreSQL: counters and leases are rows, by the server's own clock; messages are notifications. */
export async function createPostgresState({
  url,
  secret,
  log,
}: {
  url: string;
  secret: string;
  log: Log;
}): Promise<SharedState> {
  const pg = (await import("pg")).default;
  const common: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    statement_timeout: queryMs,
    query_timeout: queryMs,
    keepAlive: true,
    application_name: "bellwether shared",
  };
  const pool = new pg.Pool({ ...common, max: connections });
  pool.on("error", (error) => log.debug({ err: error }, "an idle connection for shared state broke"));
  pool.on("connect", (client) => client.on("error", (error) => log.debug({ err: error }, "shared state broke off")));
  const seal = nameSealer(secret);
  const listeners = createListeners(log);
  const join = joinParts((channel, text) => listeners.call(channel, text));
  const ending = new AbortController();
  let listening: Promise<void> | null = null;

  async function run(text: string, values: readonly unknown[]) {
    const client = await pool.connect();
    try {
      const result = await client.query<Record<string, unknown>>(text, [...values]);
      client.release();
      return result;
    } catch (error) {
      // One whose query was never answered must not be given to the next caller.
      client.release(true);
      throw error;
    }
  }

  const sweeping = setInterval(() => {
    run(sweepStatement, []).catch((error: unknown) => log.debug({ err: error }, "old counts were not deleted"));
  }, sweepMs);
  sweeping.unref();

  async function publish(texts: readonly string[]): Promise<void> {
    await run(publishStatement, [texts]);
  }

  const listen = createPostgresHearing({
    connect: () => new pg.Client(common),
    publish,
    onText: join,
    ending: ending.signal,
    log,
  });

  return {
    home: "postgresql",

    async add(additions) {
      const names = additions.map(({ name }) => seal(name));
      const { rows } = await run(addStatement, [
        names,
        additions.map(({ by }) => by),
        additions.map(({ durationMs }) => durationMs),
      ]);
      const counts = new Map(
        rows.map(({ name, total, left }) => [name, { total: Number(total), msLeft: Number(left) }]),
      );
      return names.map((name) => counts.get(name) ?? { total: 0, msLeft: 0 });
    },

    async hold(lease, owner, forMs) {
      return ((await run(holdStatement, [lease, owner, forMs])).rowCount ?? 0) > 0;
    },

    async release(lease, owner) {
      await run(releaseStatement, [lease, owner]);
    },

    publish: async (channel, text) => publish(splitText(channel, text)),

    subscribe(channel, listener) {
      listening ??= listen();
      return listeners.add(channel, listener);
    },

    async close() {
      ending.abort();
      clearInterval(sweeping);
      await listening;
      await pool.end();
    },
  };
}
