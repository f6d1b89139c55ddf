import { holdUser } from "../account/hold-user.ts";
import type { PortfolioShare } from "#contract/sharing.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";

export type SharingStore = ReturnType<typeof createSharingStore>;

/** All SQL about read-only links to portfolios. Only the hash of a link's secret is kept. */
export function createSharingStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    async all(userId: string): Promise<PortfolioShare[]> {
      const rows = await db
        .selectFrom("portfolio_shares")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(shareOf);
    },

    /** How many a user has, whose other writers wait until the transaction ends. */
    async holdAndCount(queries: Queries, userId: string): Promise<number> {
      await holdUser(queries, userId);
      const row = await queries
        .selectFrom("portfolio_shares")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async insert(queries: Queries, userId: string, share: PortfolioShare & { tokenHash: string }): Promise<void> {
      await queries
        .insertInto("portfolio_shares")
        .values({
          id: share.id,
          user_id: userId,
          token_hash: share.tokenHash,
          title: share.title,
          account_id: share.accountId,
          shows_amounts: Number(share.showsAmounts),
          created_at: share.createdAt,
          expires_at: share.expiresAt,
          last_opened_at: null,
        })
        .execute();
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom("portfolio_shares")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },

    /** Returns an active link with its owner, unless the account is disabled. */
    async find(tokenHash: string): Promise<(PortfolioShare & { userId: string }) | null> {
      const row = await db
        .selectFrom("portfolio_shares")
        .innerJoin("users", "users.id", "portfolio_shares.user_id")
        .selectAll("portfolio_shares")
        .where("portfolio_shares.token_hash", "=", tokenHash)
        .where("portfolio_shares.expires_at", ">", isoTime(clock.now()))
        .where("users.disabled_at", "is", null)
        .executeTakeFirst();
      return row === undefined ? null : { ...shareOf(row), userId: row.user_id };
    },

    async noteOpening(id: string): Promise<void> {
      await db
        .updateTable("portfolio_shares")
        .set({ last_opened_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .execute();
    },

    /** Deletes those whose time was over a while ago. */
    async deleteOld(): Promise<void> {
      await db
        .deleteFrom("portfolio_shares")
        .where("expires_at", "<", isoTime(clock.now() - keptDays * 86_400_000))
        .execute();
    },
  };
}

const keptDays = 30;

function shareOf(row: {
  readonly id: string;
  readonly title: string;
  readonly account_id: string | null;
  readonly shows_amounts: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_opened_at: string | null;
}): PortfolioShare {
  return {
    id: row.id,
    title: row.title,
    accountId: row.account_id,
    showsAmounts: row.shows_amounts === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastOpenedAt: row.last_opened_at,
  };
}
