import type { Queries } from "../database/open-database.ts";
import { noPassword } from "./password-hash.ts";

/** Whether a user comes in by a password, or by a passkey or provider other than the one named. */
export async function hasOtherWayIn(
  queries: Queries,
  userId: string,
  besides: { readonly passkeyId?: string; readonly issuer?: string },
): Promise<boolean> {
  const user = await queries
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .where("password_hash", "!=", noPassword)
    .executeTakeFirst();
  if (user !== undefined) return true;
  const passkey = await queries
    .selectFrom("passkeys")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "!=", besides.passkeyId ?? "")
    .executeTakeFirst();
  if (passkey !== undefined) return true;
  const identity = await queries
    .selectFrom("user_identities")
    .select("subject")
    .where("user_id", "=", userId)
    .where("issuer", "!=", besides.issuer ?? "")
    .executeTakeFirst();
  return identity !== undefined;
}

/** Takes every way in but the password away. */
export async function removeOtherWaysIn(userId: string, queries: Queries): Promise<void> {
  await queries.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await queries.deleteFrom("user_identities").where("user_id", "=", userId).execute();
}
