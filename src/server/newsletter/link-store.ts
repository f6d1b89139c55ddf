import { randomBytes } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

const useNotedMs = 3_600_000;

type LinkPurpose = "feed" | "confirm" | "unsubscribe";

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

/** All SQL about secret links. Only the hash of a secret is kept, and a link is good for one purpose. */
export function createNewsletterLinks({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** A new secret: 32 random bytes. */
    async add(userId: string, purpose: LinkPurpose, queries: Queries = db): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await queries
        .insertInto("newsletter_links")
        .values({
          token_hash: hashOfSecret(token),
          user_id: userId,
          purpose,
          created_at: isoTime(clock.now()),
          last_used_at: null,
        })
        .execute();
      return token;
    },

    /** Whose secret it is, unless it is older than `since` or the account is disabled. */
    async userOf(token: string, purpose: LinkPurpose, since = ""): Promise<string | null> {
      const row = await db
        .selectFrom("newsletter_links")
        .innerJoin("users", "users.id", "newsletter_links.user_id")
        .select("newsletter_links.user_id")
        .where("token_hash", "=", hashOfSecret(token))
        .where("purpose", "=", purpose)
        .where("newsletter_links.created_at", ">=", since)
        .where("users.disabled_at", "is", null)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    /** To the hour: feed readers come every few minutes. */
    async noteUse(token: string): Promise<void> {
      const now = clock.now();
      await db
        .updateTable("newsletter_links")
        .set({ last_used_at: isoTime(now) })
        .where("token_hash", "=", hashOfSecret(token))
        .where((where) =>
          where.or([where("last_used_at", "is", null), where("last_used_at", "<", isoTime(now - useNotedMs))]),
        )
        .execute();
    },

    /** The newest of a purpose. */
    async newest(
      userId: string,
      purpose: LinkPurpose,
      queries: Queries = db,
    ): Promise<{ createdAt: string; lastUsedAt: string | null } | null> {
      const row = await queries
        .selectFrom("newsletter_links")
        .select(["created_at", "last_used_at"])
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : { createdAt: row.created_at, lastUsedAt: row.last_used_at };
    },

    /** Deletes old links from mails. */
    async deleteOld(before: string): Promise<void> {
      await db.deleteFrom("newsletter_links").where("purpose", "!=", "feed").where("created_at", "<", before).execute();
    },

    async removeAll(userId: string, purpose: LinkPurpose, queries: Queries = db): Promise<void> {
      await queries
        .deleteFrom("newsletter_links")
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .execute();
    },
  };
}
