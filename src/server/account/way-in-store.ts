import type { Queries } from "../database/open-database.ts";
import { noPassword } from "./password-hash.ts";

/** What beside the password opens accounts here. */
export interface OtherWays {
  /** Passkeys, all but the one named; null: there is no address at which they work. */
  readonly passkeys: { readonly besides: string | null } | null;
  /** Of the provider that signs in now; null: none does. */
  readonly issuer: string | null;
}

/**
 * Whether a user comes in by a password, or by one of the other ways. Locks the user until the transaction ends, so that two
 * ways taken away at once see each other.
 */
export async function hasWayIn(queries: Queries, userId: string, { passkeys, issuer }: OtherWays): Promise<boolean> {
  // An update that changes nothing locks the row on both engines.
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

/** Leaves the password alone: takes every other way in away, and the second factor that stands beside it. */
export async function removeAllButPassword(userId: string, queries: Queries): Promise<void> {
  await queries.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await queries.deleteFrom("user_identities").where("user_id", "=", userId).execute();
  await removeSecondFactor(queries, userId);
}

/** Takes the secret, its recovery codes and the sign-ins that wait for it away. False: there was no secret that counted. */
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
