import type { Queries } from "../database/open-database.ts";

/**
 * Makes other writers of a user's rows wait until the transaction ends. An update without changes locks its row on both
 * engines. One row per user means that two writers can't deadlock.
 */
export async function holdUser(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("users")
    .set((update) => ({ display_name: update.ref("display_name") }))
    .where("id", "=", userId)
    .execute();
}

/** Locks a session, so that it can't end before the transaction does. False: it has already ended. */
export async function holdSession(queries: Queries, userId: string, tokenHash: string): Promise<boolean> {
  const held = await queries
    .updateTable("sessions")
    .set((update) => ({ renewed_at: update.ref("renewed_at") }))
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}
