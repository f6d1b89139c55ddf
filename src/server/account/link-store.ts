import { createHash, randomBytes } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type AccountLinkPurpose = "sign-up" | "invited-sign-up" | "invite" | "confirm" | "change-email" | "reset";

/** What a link stands for: one purpose, one address it was sent to. */
export interface AccountLink {
  readonly purpose: AccountLinkPurpose;
  /** Null: the account is still to be made. */
  readonly userId: string | null;
  readonly email: string;
  readonly emailKey: string;
  /** Of the account that is to be made. */
  readonly displayName: string | null;
  readonly passwordHash: string | null;
  /** Of an invitation: whom it is for. */
  readonly note?: string | null;
}

const idLength = 24;

export type AccountLinkStore = ReturnType<typeof createAccountLinkStore>;

/** All SQL about the secret links of accounts. Only the hash of a secret is kept, and a link is good once. */
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
    /** A new secret: 32 random bytes. */
    async add(link: AccountLink, goodForMs: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await db
        .insertInto("account_links")
        .values({
          token_hash: hashOf(token),
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
        .where("token_hash", "=", hashOf(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", isoTime(clock.now()))
        .executeTakeFirst();
      return row === undefined ? null : { ...row, purpose };
    },

    /** Uses a link up. False: somebody else has, or it is too old. */
    async use(queries: Queries, token: string, purpose: AccountLinkPurpose): Promise<boolean> {
      const used = await queries
        .deleteFrom("account_links")
        .where("token_hash", "=", hashOf(token))
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

    /** Ends all that were sent about an account. */
    async removeOfUser(queries: Queries, userId: string): Promise<void> {
      await queries.deleteFrom("account_links").where("user_id", "=", userId).execute();
    },

    /** Those of a purpose that are still good, the one that ends first first; the id names a link and opens nothing. */
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

    /** False: there is none of that id. */
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

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
