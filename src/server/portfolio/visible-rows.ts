import type { ExpressionBuilder } from "kysely";
import type { Queries } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";

type Batched = "portfolio_accounts" | "portfolio_imports" | "portfolio_transactions";

/* Every read of the ledger begins here, so that rows still arriving or just undone stay hidden. */

/** The user's lines that are in the ledger. */
export function ledgerLines(queries: Queries, userId: string) {
  return storedLines(queries, userId)
    .where("portfolio_transactions.deleted_at", "is", null)
    .where((where) => where.not(isLeaving(where, userId)));
}

/** The user's lines including deleted ones; those of an import that was just undone may not be marked as deleted yet. */
export function storedLines(queries: Queries, userId: string) {
  return queries
    .selectFrom("portfolio_transactions")
    .where("portfolio_transactions.user_id", "=", userId)
    .where((where) => hasArrived(where, userId));
}

export function visibleAccounts(queries: Queries, userId: string) {
  return queries
    .selectFrom("portfolio_accounts")
    .where("portfolio_accounts.user_id", "=", userId)
    .where((where) => hasArrived(where, userId));
}

/** Ids of the user's accounts that aren't the demo, also those that are still arriving. */
export async function realAccountIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("portfolio_accounts")
    .select("id")
    .where("user_id", "=", userId)
    .where("is_demo", "=", 0)
    .execute();
  return rows.map(({ id }) => id);
}

export function visibleImports(queries: Queries, userId: string) {
  return queries
    .selectFrom("portfolio_imports")
    .where("portfolio_imports.user_id", "=", userId)
    .where((where) => hasArrived(where, userId));
}

function hasArrived<Table extends Batched>(given: ExpressionBuilder<Tables, Table>, userId: string) {
  const where = given as unknown as ExpressionBuilder<Tables, Batched>;
  const arriving = where
    .selectFrom("portfolio_batches")
    .select("portfolio_batches.id")
    .where("portfolio_batches.user_id", "=", userId)
    .where("portfolio_batches.revision", "is", null);
  return where.or([where("batch_id", "is", null), where("batch_id", "not in", arriving)]);
}

/** True for lines of imports that are undone and whose lines are still to be marked. */
export function isLeaving(where: ExpressionBuilder<Tables, "portfolio_transactions">, userId: string) {
  const leaving = where
    .selectFrom("portfolio_imports")
    .select("portfolio_imports.id")
    .where("portfolio_imports.user_id", "=", userId)
    .where("portfolio_imports.is_leaving", "=", 1);
  return where.and([where("import_id", "is not", null), where("import_id", "in", leaving)]);
}

/** For reads over all users. */
export function ofNoArrivingBatch(where: ExpressionBuilder<Tables, "portfolio_transactions">) {
  const arriving = where
    .selectFrom("portfolio_batches")
    .select("portfolio_batches.id")
    .where("portfolio_batches.revision", "is", null);
  return where.or([where("batch_id", "is", null), where("batch_id", "not in", arriving)]);
}
