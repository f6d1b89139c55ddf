import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

/** SQL for the e-mail addresses of accounts. */
export function createAddressStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The e-mail address as entered. */
    async addressOf(userId: string): Promise<string> {
      const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
      return email;
    },

    /** The address of an account; null unless its owner has confirmed it. */
    async confirmedAddress(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .where("email_confirmed_at", "is not", null)
        .executeTakeFirst();
      return row?.email ?? null;
    },

    /** Marks an address as confirmed. False: it is no longer the account's address, or the account is disabled. */
    async confirmAddress(queries: Queries, userId: string, emailKey: string): Promise<boolean> {
      const confirmed = await queries
        .updateTable("users")
        .set({ email_confirmed_at: isoTime(clock.now()) })
        .where("id", "=", userId)
        .where("email_key", "=", emailKey)
        .where("disabled_at", "is", null)
        .executeTakeFirst();
      return confirmed.numUpdatedRows > 0n;
    },

    /** Changes the address, which may already be confirmed. Throws if another account has it. */
    async changeAddress(
      queries: Queries,
      userId: string,
      { email, emailKey, isConfirmed }: { email: string; emailKey: string; isConfirmed: boolean },
    ): Promise<void> {
      await queries
        .updateTable("users")
        .set({ email, email_key: emailKey, email_confirmed_at: isConfirmed ? isoTime(clock.now()) : null })
        .where("id", "=", userId)
        .execute();
    },
  };
}
