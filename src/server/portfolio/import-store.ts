import type { Database } from "../database/open-database.ts";

export type ImportStore = ReturnType<typeof createImportStore>;

/** Stores the original contents of imported lines. Every query is limited to one user. */
export function createImportStore({ db }: { db: Database }) {
  return {
    /** By the line's id; only of lines that were corrected on their way in. */
    async keys(userId: string): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom("portfolio_import_keys")
        .select(["transaction_id", "key"])
        .where("user_id", "=", userId)
        .execute();
      return new Map(rows.map((row) => [row.transaction_id, row.key]));
    },
  };
}
