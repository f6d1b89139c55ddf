import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { PoolConfig } from "pg";
import type { Log } from "../log.ts";
import { postgresConfig } from "./postgres-config.ts";
import { currentScope, type ReaderScope } from "./query-scope.ts";
import { createOwnWrites } from "./own-writes.ts";
import { watchReplica } from "./replica-state.ts";
import { createWriteMarks } from "./write-marks.ts";

/** Data that is older isn't shown. */
const maxLagMs = 5_000;
/** A server that answers a poll later than this counts as gone. */
const pollTimeoutMs = 1_000;
/** Lookups of marks that take longer fail, as a request does whose primary is away. */
const lookupTimeoutMs = 5_000;
export interface ReplicaFigures {
  readonly isUsed: boolean;
  /** Age of the newest state that it shows; null while it can't be reached. */
  readonly lagSeconds: number | null;
  readonly answered: number;
  /** Queries that were repeated on the primary. */
  readonly failed: number;
  /** Requests that read from the primary, because the replica lagged behind or was away. */
  readonly primaryRequests: number;
}

export type Replica = Awaited<ReturnType<typeof openReplica>>;

/**
 * A streaming replica for reads. A user's own commits are marked on the primary with the position of its log, which all instances
 * see. The user reads from the replica once it has replayed that position.
 */
export async function openReplica({ url, readUrl, log }: { url: string; readUrl: string; log: Log }) {
  const { reads, polls, marksPool, DatabaseError } = await openPools({ url, readUrl, log });
  const marks = createWriteMarks(marksPool);
  const watch = watchReplica(polls, marks, log);
  const ownWrites = createOwnWrites({
    marks,
    replayed: () => watch.current()?.replayed ?? null,
    maxLagMs,
    isDatabaseError: (error) => error instanceof DatabaseError,
    log,
  });
  const counts = { answered: 0, failed: 0, primaryRequests: 0 };

  async function mayAnswer(scope: ReaderScope): Promise<boolean> {
    if (scope.usesReplica === undefined)
      scope.usesReplica = ownWrites.hasAllOf(scope.userId).then((isFit) => {
        if (!isFit) counts.primaryRequests += 1;
        return isFit;
      });
    return scope.usesReplica;
  }

  return {
    /** Returns the answer to a query that reads; null if the primary must give it. */
    async answer<R>(query: CompiledQuery): Promise<QueryResult<R> | null> {
      const scope = currentScope();
      if (scope?.kind !== "reader" || !(await mayAnswer(scope))) return null;
      const state = watch.current();
      if (state === null) {
        // From here on all reads of the request are the primary's: it may know more than the replica.
        scope.usesReplica = false;
        return null;
      }
      const { lost } = state;
      try {
        const { rows } = await unlessAborted(reads.query(query.sql, [...query.parameters]), lost.signal);
        counts.answered += 1;
        return { rows: rows as R[] };
      } catch (error) {
        // The primary decides about a query that is wrong, or cancelled because of what is replayed.
        log.debug({ err: error }, "a read is repeated on the primary");
        counts.failed += 1;
        scope.usesReplica = false;
        return null;
      }
    },

    /** Call after each commit, on its connection: later requests of the same users see it. */
    async mark(connection: DatabaseConnection): Promise<void> {
      const scope = currentScope();
      if (scope?.kind === "reader") scope.usesReplica = false;
      if (scope?.kind !== "writer" || scope.userIds.size === 0) return;
      const userIds = [...scope.userIds];
      try {
        await marks.mark(connection, userIds);
      } catch (error) {
        // The change is committed all the same. Until the replica has surely got it, this instance reads the primary.
        log.warn({ err: error }, "a write was not marked for the read replica");
        ownWrites.unmarked(userIds);
      }
    },

    /** Does the same without a commit, for one that another process made. */
    async markUsers(): Promise<void> {
      const scope = currentScope();
      if (scope?.kind === "writer" && scope.userIds.size > 0) await marks.markUsers([...scope.userIds]);
    },

    figures(): ReplicaFigures {
      const state = watch.current();
      const lagMs = state === null ? null : marks.lagMs(state.replayed);
      return {
        isUsed: lagMs !== null && lagMs <= maxLagMs,
        lagSeconds: lagMs === null ? null : lagMs / 1_000,
        ...counts,
      };
    },

    async close(): Promise<void> {
      await watch.close();
      await Promise.all([reads.end(), polls.end(), marksPool.end()]);
    },
  };
}

/** Opens the connections to the replica, to its state, and to the marks on the primary. */
async function openPools({ url, readUrl, log }: { url: string; readUrl: string; log: Log }) {
  const { DatabaseError, Pool } = (await import("pg")).default;
  const open = (config: PoolConfig, what: string) => {
    const pool = new Pool(config);
    pool.on("error", (error) => log.debug({ err: error }, `an idle connection ${what} broke`));
    pool.on("connect", (client) => client.on("error", (error) => log.debug({ err: error }, `${what} broke off`)));
    return pool;
  };
  const limited = (address: string, ms: number): PoolConfig => ({
    ...postgresConfig(address),
    max: 1,
    connectionTimeoutMillis: ms,
    statement_timeout: ms,
    query_timeout: ms,
  });
  const reads = open(postgresConfig(readUrl), "to the replica");
  // Apart from the others, so that busy connections don't look like a lost server.
  const polls = open(limited(readUrl, pollTimeoutMs), "to the replica's state");
  const marksPool = open(limited(url, lookupTimeoutMs), "to the marks of writes");
  return { reads, polls, marksPool, DatabaseError };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => undefined);
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
