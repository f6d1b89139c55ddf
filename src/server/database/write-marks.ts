import { CompiledQuery, type DatabaseConnection } from "kysely";
import type { Pool } from "pg";

/** Lookups may be frequent: the samples must reach back further than the maximum lag. */
const sampleMs = 50;
const keptSamples = 1_000;
/** Row that a crash of the primary removes together with all marks, since the table is unlogged. */
export const everyone = "";

const lookupStatement = `
  SELECT pg_current_wal_insert_lsn()::text AS now, (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
    coalesce((SELECT json_object_agg(user_id, lsn::text) FROM user_writes WHERE user_id = ANY($1::text[])), '{}') AS marks`;
const beginStatement = `
  INSERT INTO user_writes (user_id, lsn, at) VALUES ('${everyone}', pg_current_wal_insert_lsn(), now())
  ON CONFLICT (user_id) DO NOTHING`;
const markStatement = `
  INSERT INTO user_writes (user_id, lsn, at) SELECT id, pg_current_wal_insert_lsn(), now() FROM unnest($1::text[]) AS given (id) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET lsn = greatest(user_writes.lsn, excluded.lsn), at = excluded.at`;
// Marks older than the maximum lag mean nothing.
const sweepStatement = `DELETE FROM user_writes WHERE user_id <> '${everyone}' AND at < now() - interval '1 hour'`;

/** Marks of users' writes on the primary, and samples of its position, by which the lag of a replica is known. */
export function createWriteMarks(marks: Pool) {
  let cluster: string | null = null;
  /** Positions of the primary's log and when it had reached them, ascending. */
  let samples: { readonly lsn: bigint; readonly at: number }[] = [];

  /** Reads marks, and takes a sample of the primary's position. Null: a crash has removed marks. */
  async function lookUp(userIds: readonly string[]): Promise<ReadonlyMap<string, bigint> | null> {
    const at = performance.now();
    const { rows } = await marks.query<{ now: string; cluster: string; marks: Record<string, string> }>(
      lookupStatement,
      [[everyone, ...userIds]],
    );
    const [row] = rows;
    if (row === undefined) return null;
    ({ cluster } = row);
    const lsn = positionOf(row.now);
    const newest = samples.at(-1);
    if (newest === undefined || (lsn > newest.lsn && at - newest.at >= sampleMs)) samples.push({ lsn, at });
    if (samples.length > keptSamples) samples = samples.slice(-keptSamples / 2);
    const found = new Map(Object.entries(row.marks).map(([id, lsn]) => [id, positionOf(lsn)]));
    if (found.has(everyone)) return found;
    await marks.query(beginStatement);
    return null;
  }

  /** Users whose marks are read together by the next statement, so that many requests share one. */
  let next: { userIds: Set<string>; marks: Promise<ReadonlyMap<string, bigint> | null> } | null = null;
  let running: Promise<unknown> = Promise.resolve();

  function marksOf(userId: string): Promise<ReadonlyMap<string, bigint> | null> {
    if (next === null) {
      const userIds = new Set<string>();
      const found = running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return lookUp([...userIds]);
        });
      running = found;
      next = { userIds, marks: found };
    }
    next.userIds.add(userId);
    return next.marks;
  }

  /** Time since the primary had a state that the replica lacks. */
  function lagMs(replayed: bigint): number {
    while (samples[1] !== undefined && samples[1].lsn <= replayed) samples.shift();
    const [first, second] = samples;
    if (first === undefined) return Number.POSITIVE_INFINITY;
    if (first.lsn > replayed) return performance.now() - first.at;
    return second === undefined ? 0 : performance.now() - second.at;
  }

  return {
    marksOf,
    lagMs,

    /** Names the primary's database server; null before the first lookup. */
    cluster: (): string | null => cluster,

    /** Marks the writes of users on the connection that has committed them. */
    async mark(connection: DatabaseConnection, userIds: readonly string[]): Promise<void> {
      await connection.executeQuery(CompiledQuery.raw(markStatement, [userIds]));
    },

    /** Does the same without a commit, for one that another process made. */
    async markUsers(userIds: readonly string[]): Promise<void> {
      await marks.query(markStatement, [userIds]);
    },

    async sweep(): Promise<void> {
      await marks.query(sweepStatement);
    },
  };
}

/** A position in the write-ahead log, such as "16/B374D848", as a number of bytes. */
export function positionOf(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
