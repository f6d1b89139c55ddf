import type { Database, Queries } from "../database/open-database.ts";

const rowsAtOnce = 500;

export type ImportStore = ReturnType<typeof createImportStore>;

/** What imported lines were in their files. Every query names the user. */
export function createImportStore({ db }: { db: Database }) {
  return {
    /** By the line's id; only of lines that were corrected on their way in. */
    async keys(userId: string, queries: Queries = db): Promise<Map<string, string>> {
      const rows = await queries
        .selectFrom("portfolio_import_keys")
        .select(["transaction_id", "key"])
        .where("user_id", "=", userId)
        .execute();
      return new Map(rows.map((row) => [row.transaction_id, row.key]));
    },

    async insertKeys(
      queries: Queries,
      userId: string,
      keys: readonly { readonly transactionId: string; readonly key: string }[],
    ): Promise<void> {
      for (let start = 0; start < keys.length; start += rowsAtOnce)
        await queries
          .insertInto("portfolio_import_keys")
          .values(
            keys
              .slice(start, start + rowsAtOnce)
              .map(({ transactionId, key }) => ({ transaction_id: transactionId, user_id: userId, key })),
          )
          .execute();
    },
  };
}
