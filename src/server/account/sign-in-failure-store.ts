import { type Expression, type RawBuilder, sql } from "kysely";
import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";

/** A failed sign-in counts for this long after the last one. */
const failuresCountMs = 24 * 60 * 60_000;

/** SQL for failed sign-ins. */
export function createSignInFailureStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Counts a try as failed before it is made, and blocks the account for `waitMs(failures)`. One statement decides,
     * so that simultaneous tries can't all pass. Failures older than a day don't count. Returns null when the try may
     * go ahead, else the end of the block.
     */
    async reserveTry(
      accountKey: string,
      { freeFailures, waitsMs }: { freeFailures: number; waitsMs: readonly number[] },
    ): Promise<string | null> {
      const now = isoTime(clock.now());
      const reserved = await db
        .insertInto("sign_in_failures")
        .values({ account_key: accountKey, failures: 1, blocked_until: null, last_at: now })
        .onConflict((conflict) =>
          conflict
            .column("account_key")
            .doUpdateSet((update) => ({
              failures: sql<number>`${countedFailures(update.ref("sign_in_failures.failures"), update.ref("sign_in_failures.last_at"))} + 1`,
              last_at: now,
              blocked_until: blockedUntil(
                countedFailures(update.ref("sign_in_failures.failures"), update.ref("sign_in_failures.last_at")),
                { freeFailures, untils: waitsMs.map((waitMs) => isoTime(clock.now() + waitMs)) },
              ),
            }))
            .where((row) =>
              row.or([
                row("sign_in_failures.blocked_until", "is", null),
                row("sign_in_failures.blocked_until", "<=", now),
              ]),
            ),
        )
        .returning("failures")
        .executeTakeFirst();
      if (reserved !== undefined) return null;
      const row = await db
        .selectFrom("sign_in_failures")
        .select("blocked_until")
        .where("account_key", "=", accountKey)
        .executeTakeFirst();
      // Deleted in between: the caller tries again in a second.
      return row?.blocked_until ?? now;
    },

    /** Takes back a reserved try that was never made. */
    async releaseTry(accountKey: string): Promise<void> {
      await db
        .updateTable("sign_in_failures")
        .set((row) => ({ failures: row("failures", "-", 1), blocked_until: null }))
        .where("account_key", "=", accountKey)
        .execute();
    },

    async forgetFailures(accountKey: string): Promise<void> {
      await db.deleteFrom("sign_in_failures").where("account_key", "=", accountKey).execute();
    },

    /** Deletes failures that no longer count. */
    async deleteOldFailures(): Promise<void> {
      await db.deleteFrom("sign_in_failures").where("last_at", "<", failuresCountFrom()).execute();
    },
  };

  function failuresCountFrom(): string {
    return isoTime(clock.now() - failuresCountMs);
  }

  /** Number of failures before this one; 0 if the last was too long ago. */
  function countedFailures(failures: Expression<number>, lastAt: Expression<string>): RawBuilder<number> {
    return sql`CASE WHEN ${lastAt} < ${failuresCountFrom()} THEN 0 ELSE ${failures} END`;
  }
}

/** Returns the end of the block after one more failure. `untils` grow with each failure beyond the free ones. */
function blockedUntil(
  failuresBefore: Expression<number>,
  { freeFailures, untils }: { freeFailures: number; untils: readonly string[] },
): RawBuilder<string | null> {
  const cases = untils
    .map((until, excess) => sql`WHEN ${failuresBefore} >= ${sql.lit(freeFailures + excess - 1)} THEN ${until}`)
    .toReversed();
  return sql`CASE ${sql.join(cases, sql` `)} ELSE NULL END`;
}
