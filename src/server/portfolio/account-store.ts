import type { PortfolioAccount } from "#contract/portfolio.ts";
import type { CashMode, CostMethod } from "#core/portfolio/transaction.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import { ledgerLines as lines, visibleAccounts } from "./visible-rows.ts";

/** An account without the number of its lines. */
export type BareAccount = Omit<PortfolioAccount, "transactionCount">;

/** SQL of accounts. */
export function createPortfolioAccountStore({ db, clock }: { db: Database; clock: Clock }) {
  /** Accounts without the number of their lines, which takes as long as there are lines. */
  async function bareAccounts(userId: string, queries: Queries = db): Promise<BareAccount[]> {
    const rows = await visibleAccounts(queries, userId).selectAll().orderBy("created_at").orderBy("id").execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      currency: row.currency,
      currencies: row.currencies === "" ? [] : row.currencies.split(" "),
      costMethod: row.cost_method as CostMethod,
      cash: row.cash as CashMode,
      isDemo: row.is_demo === 1,
      version: row.version,
    }));
  }

  async function accounts(userId: string, queries: Queries = db): Promise<PortfolioAccount[]> {
    const all = await bareAccounts(userId, queries);
    if (all.length === 0) return [];
    const counts = await lines(queries, userId)
      .select(["account_id", (select) => select.fn.countAll<number | string>().as("count")])
      .groupBy("account_id")
      .execute();
    const countOf = new Map(counts.map((row) => [row.account_id, Number(row.count)]));
    return all.map((account) => ({ ...account, transactionCount: countOf.get(account.id) ?? 0 }));
  }

  return {
    bareAccounts,
    accounts,

    async insertAccount(
      queries: Queries,
      userId: string,
      account: Pick<PortfolioAccount, "id" | "name" | "currency" | "currencies" | "costMethod" | "cash" | "isDemo">,
      batchId: string | null = null,
    ): Promise<void> {
      await queries
        .insertInto("portfolio_accounts")
        .values({
          id: account.id,
          user_id: userId,
          name: account.name,
          // The name is taken when the account can be seen.
          name_key: batchId === null ? nameKey(account.name) : account.id,
          currency: account.currency,
          currencies: account.currencies.join(" "),
          cost_method: account.costMethod,
          cash: account.cash,
          is_demo: account.isDemo ? 1 : 0,
          version: 1,
          created_at: isoTime(clock.now()),
          batch_id: batchId,
        })
        .execute();
    },

    async updateAccount(
      queries: Queries,
      userId: string,
      { id, name, currency, currencies, costMethod, cash, version }: PortfolioAccount,
    ): Promise<void> {
      await queries
        .updateTable("portfolio_accounts")
        .set({
          name,
          name_key: nameKey(name),
          currency,
          currencies: currencies.join(" "),
          cost_method: costMethod,
          cash,
          version,
        })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .execute();
    },

    /** Its transactions go with it. */
    async deleteAccount(queries: Queries, userId: string, id: string): Promise<void> {
      await queries.deleteFrom("portfolio_accounts").where("user_id", "=", userId).where("id", "=", id).execute();
    },
  };
}
