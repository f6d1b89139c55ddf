import { holdUser } from "../account/hold-user.ts";
import type { AccessToken, TokenScope } from "#contract/tokens.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

/** The token behind a secret. */
export interface FoundToken {
  readonly id: string;
  readonly userId: string;
  readonly scope: TokenScope;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly isDisabled: boolean;
}

export type TokenStore = ReturnType<typeof createTokenStore>;

const columns = [
  "id",
  "name",
  "scope",
  "start",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
] as const;

/** All SQL about personal access tokens. */
export function createTokenStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createTokenUseStore({ db, clock }),

    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Those of a user, the newest first. */
    async all(userId: string): Promise<AccessToken[]> {
      const rows = await db
        .selectFrom("access_tokens")
        .select(columns)
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...row, scope: scopeOf(row.scope) }));
    },

    /** How many a user has, whose other writers wait until the transaction ends. */
    async holdAndCount(queries: Queries, userId: string): Promise<number> {
      await holdUser(queries, userId);
      const row = await queries
        .selectFrom("access_tokens")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async insert(queries: Queries, userId: string, token: AccessToken & { tokenHash: string }): Promise<void> {
      await queries
        .insertInto("access_tokens")
        .values({
          id: token.id,
          user_id: userId,
          token_hash: token.tokenHash,
          name: token.name,
          scope: token.scope,
          start: token.start,
          created_at: token.createdAt,
          expires_at: token.expiresAt,
          last_used_at: token.lastUsedAt,
        })
        .execute();
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("access_tokens")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    async removeAll(userId: string, queries: Queries): Promise<void> {
      await queries.deleteFrom("access_tokens").where("user_id", "=", userId).execute();
    },
  };
}

/** SQL for tokens in use, of all users. */
function createTokenUseStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Searches all users, because the secret itself identifies the caller. */
    async find(tokenHash: string): Promise<FoundToken | null> {
      const row = await db
        .selectFrom("access_tokens")
        .innerJoin("users", "users.id", "access_tokens.user_id")
        .select([
          "access_tokens.id",
          "access_tokens.user_id as userId",
          "access_tokens.scope",
          "access_tokens.expires_at as expiresAt",
          "access_tokens.last_used_at as lastUsedAt",
          "users.disabled_at as disabledAt",
        ])
        .where("access_tokens.token_hash", "=", tokenHash)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { disabledAt, scope, ...found } = row;
      return { ...found, scope: scopeOf(scope), isDisabled: disabledAt !== null };
    },

    async noteUse(id: string): Promise<void> {
      await db
        .updateTable("access_tokens")
        .set({ last_used_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .execute();
    },

    /** Which of these tokens still open something, and which stopped doing so because their user was disabled. */
    async states(ids: readonly string[]): Promise<Map<string, "disabled" | null>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("access_tokens")
        .innerJoin("users", "users.id", "access_tokens.user_id")
        .select(["access_tokens.id", "users.disabled_at as disabledAt"])
        .where("access_tokens.id", "in", ids)
        .where("access_tokens.expires_at", ">", isoTime(clock.now()))
        .execute();
      return new Map(rows.map(({ id, disabledAt }) => [id, disabledAt === null ? null : "disabled"]));
    },

    /** Deletes those whose time was over a while ago: until then their owner sees why a program stopped working. */
    async deleteOld(): Promise<void> {
      await db
        .deleteFrom("access_tokens")
        .where("expires_at", "<", isoTime(clock.now() - keptDays * 86_400_000))
        .execute();
    },
  };
}

const keptDays = 30;

function scopeOf(text: string): TokenScope {
  return text === "write" ? "write" : "read";
}
