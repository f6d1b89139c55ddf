import type { Queries } from "../database/open-database.ts";

/** Removes all devices of a user from notifications. */
export async function endDevices(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("push_devices").where("user_id", "=", userId).execute();
}

/** Ends a user's devices by the hash of the session that registered them: those that begin so, or all but one's. */
export async function endDevicesOf(
  queries: Queries,
  userId: string,
  which: { readonly startsWith: string } | { readonly except: string },
): Promise<void> {
  const devices = queries.deleteFrom("push_devices").where("user_id", "=", userId);
  await (
    "except" in which
      ? devices.where((where) =>
          where.or([where("session_hash", "is", null), where("session_hash", "!=", which.except)]),
        )
      : devices.where("session_hash", "like", `${which.startsWith}%`)
  ).execute();
}

/** Ends the device of a session. */
export async function endSessionDevice(queries: Queries, tokenHash: string): Promise<void> {
  await queries.deleteFrom("push_devices").where("session_hash", "=", tokenHash).execute();
}

/** Moves a browser's device to its next session. It stays with the same user; another user's device ends. */
export async function moveDevice(
  queries: Queries,
  tokenHash: string,
  next: { readonly tokenHash: string; readonly userId: string },
): Promise<void> {
  await queries
    .updateTable("push_devices")
    .set({ session_hash: next.tokenHash })
    .where("session_hash", "=", tokenHash)
    .where("user_id", "=", next.userId)
    .execute();
  await endSessionDevice(queries, tokenHash);
}
