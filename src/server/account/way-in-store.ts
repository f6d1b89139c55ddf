import type { Queries } from "../database/open-database.ts";
import { noPassword } from "./password-hash.ts";

/** The sign-in methods besides the password that work here. */
export interface OtherWays {
  /** Passkeys except the given one; null: there is no address at which they work. */
  readonly passkeys: { readonly besides: string | null } | null;
  /** The issuer of the current sign-in provider; null: none. */
  readonly issuer: string | null;
}

/**
 * True if a user has a password or another working sign-in method. Locks the user until the transaction ends, so that
 * two simultaneous removals see each other.
 */
export async function hasWayIn(queries: Queries, userId: string, { passkeys, issuer }: OtherWays): Promise<boolean> {
  // An update without changes locks the row on both engines.
  const user = await queries
    .updateTable("users")
    .set((update) => ({ password_hash: update.ref("password_hash") }))
    .where("id", "=", userId)
    .returning("password_hash")
    .executeTakeFirst();
  if (user === undefined) return false;
  if (user.password_hash !== noPassword) return true;
  if (passkeys !== null) {
    const passkey = await queries
      .selectFrom("passkeys")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "!=", passkeys.besides ?? "")
      .executeTakeFirst();
    if (passkey !== undefined) return true;
  }
  if (issuer === null) return false;
  const identity = await queries
    .selectFrom("user_identities")
    .select("subject")
    .where("user_id", "=", userId)
    .where("issuer", "=", issuer)
    .executeTakeFirst();
  return identity !== undefined;
}

/** Removes every sign-in method except the password, and the second factor. */
export async function removeAllButPassword(userId: string, queries: Queries): Promise<void> {
  await queries.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await queries.deleteFrom("user_identities").where("user_id", "=", userId).execute();
  await removeSecondFactor(queries, userId);
}

/** Removes the secret, its recovery codes and pending sign-ins. False: there was no confirmed secret. */
export async function removeSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const gone = await queries
    .deleteFrom("user_totp")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await queries.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await queries.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
  return gone !== undefined && gone.confirmed_at !== null;
}
