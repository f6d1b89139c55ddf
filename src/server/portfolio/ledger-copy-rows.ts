import type { AccountCopy } from "#contract/account-copy.ts";
import { inPieces, inserted } from "../account-copy/insert-rows.ts";
import type { Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import { visibleAccounts } from "./visible-rows.ts";

/** PostgreSQL indexes no longer text. */
const maxIndexedBytes = 2_500;

/** When each account began: one that came from a file keeps the moment. */
export async function accountBeginnings(queries: Queries, userId: string): Promise<Map<string, string>> {
  const rows = await visibleAccounts(queries, userId).select(["id", "created_at"]).execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}

export async function insertPortfolioAccount(
  queries: Queries,
  userId: string,
  account: AccountCopy["portfolio"]["accounts"][number],
): Promise<void> {
  await queries
    .insertInto("portfolio_accounts")
    .values({
      id: account.id,
      user_id: userId,
      name: account.name,
      name_key: nameKey(account.name),
      currency: account.currency,
      currencies: account.currencies.join(" "),
      cost_method: account.costMethod,
      cash: account.cash,
      is_demo: 0,
      version: 1,
      created_at: account.createdAt,
      batch_id: null,
    })
    .execute();
}

export async function insertImports(
  queries: Queries,
  userId: string,
  imports: AccountCopy["portfolio"]["imports"],
): Promise<void> {
  await inPieces(imports, (some) =>
    queries
      .insertInto("portfolio_imports")
      .values(
        some.map(({ id, fileName, broker, createdAt, undoneAt }) => ({
          id,
          user_id: userId,
          file_name: fileName,
          broker,
          created_at: createdAt,
          undone_at: undoneAt,
          batch_id: null,
          left_revision: null,
        })),
      )
      .execute(),
  );
}

export async function insertImportKeys(
  queries: Queries,
  userId: string,
  keys: readonly { readonly transactionId: string; readonly key: string }[],
): Promise<void> {
  await inPieces(keys, (some) =>
    queries
      .insertInto("portfolio_import_keys")
      .values(some.map(({ transactionId, key }) => ({ transaction_id: transactionId, user_id: userId, key })))
      .execute(),
  );
}

/** Column mappings and what was chosen for the figures, where there is nothing yet. */
export async function insertPortfolioChoices(
  queries: Queries,
  userId: string,
  { columnMappings, preferences }: AccountCopy["portfolio"],
): Promise<{ mappings: number; mappingsLeftOut: number; preferences: number }> {
  let mappings = 0;
  const indexed = columnMappings.filter(({ fingerprint }) => Buffer.byteLength(fingerprint) <= maxIndexedBytes);
  for (const { fingerprint, mapping, usedAt } of indexed)
    mappings += await inserted(
      queries
        .insertInto("portfolio_mappings")
        .values({ user_id: userId, fingerprint, mapping: JSON.stringify(mapping), used_at: usedAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
  const chosen =
    preferences === null
      ? 0
      : await inserted(
          queries
            .insertInto("portfolio_preferences")
            .values({ user_id: userId, value: JSON.stringify(preferences) })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst(),
        );
  return { mappings, mappingsLeftOut: columnMappings.length - indexed.length, preferences: chosen };
}
