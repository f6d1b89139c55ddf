import { randomBytes } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type AccountLinkPurpose = "sign-up" | "invited-sign-up" | "invite" | "confirm" | "change-email" | "reset";

/** The meaning of a link: one purpose and the address it was sent to. */
export interface AccountLink {
  readonly purpose: AccountLinkPurpose;
  /** Null: the account doesn't exist yet. */
  readonly userId: string | null;
  readonly email: string;
  readonly emailKey: string;
  /** For an account that doesn't exist yet. */
  readonly displayName: string | null;
  readonly passwordHash: string | null;
  /** For an invitation: the person it is meant for. */
  readonly note?: string | null;
}

const idLength = 24;

export type AccountLinkStore = ReturnType<typeof createAccountLinkStore>;

/** All SQL about the secret links of accounts. Only the hash of a secret is stored, and each link works once. */
export function createAccountLinkStore({ db, clock }: { db: Database; clock: Clock }) {
  const columns = [
    "purpose",
    "user_id as userId",
    "email",
    "email_key as emailKey",
    "display_name as displayName",
    "password_hash as passwordHash",
  ] as const;

  return {
    /** Creates a link and returns its secret: 32 random bytes. */
    async add(link: AccountLink, goodForMs: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await db
        .insertInto("account_links")
        .values({
          token_hash: hashOfSecret(token),
          purpose: link.purpose,
          user_id: link.userId,
          email: link.email,
          email_key: link.emailKey,
          display_name: link.displayName,
          password_hash: link.passwordHash,
          note: link.note ?? null,
          expires_at: isoTime(clock.now() + goodForMs),
        })
        .execute();
      return token;
    },

    async find(token: string, purpose: AccountLinkPurpose): Promise<AccountLink | null> {
      const row = await db
        .selectFrom("account_links")
        .select(columns)
        .where("token_hash", "=", hashOfSecret(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", isoTime(clock.now()))
        .executeTakeFirst();
      return row === undefined ? null : { ...row, purpose };
    },

    /** Uses a link up. False: it was used already or has expired. */
    async use(queries: Queries, token: string, purpose: AccountLinkPurpose): Promise<boolean> {
      const used = await queries
        .deleteFrom("account_links")
        .where("token_hash", "=", hashOfSecret(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", isoTime(clock.now()))
        .executeTakeFirst();
      return used.numDeletedRows > 0n;
    },

    /** Ends the links of a purpose that were sent to an address. */
    async removeOfAddress(queries: Queries, emailKey: string, purpose: AccountLinkPurpose): Promise<void> {
      await queries
        .deleteFrom("account_links")
        .where("email_key", "=", emailKey)
        .where("purpose", "=", purpose)
        .execute();
    },

    /** Deletes all links of an account. */
    async removeOfUser(queries: Queries, userId: string): Promise<void> {
      await queries.deleteFrom("account_links").where("user_id", "=", userId).execute();
    },

    /** The valid links of a purpose, the first to expire first. The id can't be used to open a link. */
    async open(purpose: AccountLinkPurpose): Promise<{ id: string; expiresAt: string; note: string | null }[]> {
      const rows = await db
        .selectFrom("account_links")
        .select(["token_hash", "expires_at", "note"])
        .where("purpose", "=", purpose)
        .where("expires_at", ">", isoTime(clock.now()))
        .orderBy("expires_at")
        .orderBy("token_hash")
        .execute();
      return rows.map(({ token_hash, expires_at, note }) => ({
        id: token_hash.slice(0, idLength),
        expiresAt: expires_at,
        note,
      }));
    },

    /** False: no link has this id. */
    async removeById(purpose: AccountLinkPurpose, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("account_links")
        .where("purpose", "=", purpose)
        .where("token_hash", "like", `${id}%`)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    async deleteOld(): Promise<void> {
      await db.deleteFrom("account_links").where("expires_at", "<=", isoTime(clock.now())).execute();
    },
  };
}
