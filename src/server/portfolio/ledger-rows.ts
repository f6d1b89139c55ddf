import type { Selectable } from "kysely";
import type { PortfolioTransaction } from "#contract/portfolio.ts";
import { namedLotsText, readNamedLots } from "#core/portfolio/named-lots.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { Tables } from "../database/schema.ts";
import { withEqualPause } from "./equal-pause.ts";

/** A line of the ledger without what the engine of figures adds. */
export type LedgerLine = Omit<PortfolioTransaction, "realised" | "hint">;

/** Columns read for a line. */
export const lineColumns = [
  "id",
  "account_id",
  "position",
  "type",
  "symbol",
  "date",
  "quantity",
  "price",
  "amount",
  "fee",
  "tax",
  "currency",
  "ratio",
  "new_symbol",
  "cash",
  "cost_share",
  "price_currency",
  "fee_currency",
  "tax_currency",
  "rate",
  "received",
  "received_currency",
  "lots",
  "note",
  "import_id",
  "version",
] as const;

type LineRow = Pick<Selectable<Tables["portfolio_transactions"]>, (typeof lineColumns)[number]>;

/** Rows per transaction, small enough to take less than 10 ms. */
export const stagedAtOnce = 100;

export function ledgerLine(row: LineRow): LedgerLine {
  return {
    id: row.id,
    accountId: row.account_id,
    type: row.type as TransactionType,
    symbol: row.symbol,
    date: row.date,
    quantity: row.quantity,
    price: row.price,
    amount: row.amount,
    fee: row.fee,
    tax: row.tax,
    currency: row.currency,
    ratio: row.ratio,
    newSymbol: row.new_symbol,
    cash: row.cash,
    costShare: row.cost_share,
    priceCurrency: row.price_currency,
    feeCurrency: row.fee_currency,
    taxCurrency: row.tax_currency,
    rate: row.rate,
    received: row.received,
    receivedCurrency: row.received_currency,
    lots: readNamedLots(row.lots),
    note: row.note,
    importId: row.import_id,
    version: row.version,
  };
}

export function rowOf(line: LedgerLine) {
  return {
    account_id: line.accountId,
    type: line.type,
    symbol: line.symbol,
    date: line.date,
    quantity: line.quantity,
    price: line.price,
    amount: line.amount,
    fee: line.fee,
    tax: line.tax,
    currency: line.currency,
    ratio: line.ratio,
    new_symbol: line.newSymbol,
    cash: line.cash,
    cost_share: line.costShare,
    price_currency: line.priceCurrency,
    fee_currency: line.feeCurrency,
    tax_currency: line.taxCurrency,
    rate: line.rate,
    received: line.received,
    received_currency: line.receivedCurrency,
    lots: namedLotsText(line.lots),
    note: line.note,
    version: line.version,
  };
}

/** The revision of the ledger within a transaction; the ledger must be held. */
export function revisionNow(queries: Queries, userId: string) {
  return queries.selectFrom("portfolio_ledgers").select("revision").where("user_id", "=", userId);
}

export async function nextPosition(queries: Queries, userId: string): Promise<number> {
  const last = await queries
    .selectFrom("portfolio_transactions")
    .select((select) => select.fn.max("position").as("position"))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

export async function insertRows(
  queries: Queries,
  userId: string,
  entered: readonly LedgerLine[],
  {
    first,
    revision,
    batchId,
    createdAt,
  }: { first: number; revision: number; batchId: string | null; createdAt: string },
): Promise<void> {
  await queries
    .insertInto("portfolio_transactions")
    .values(
      entered.map((line, index) => ({
        ...rowOf(line),
        id: line.id,
        user_id: userId,
        position: first + index,
        import_id: line.importId,
        created_at: createdAt,
        deleted_at: null,
        revision,
        batch_id: batchId,
      })),
    )
    .execute();
}

/** Deletes the lines that `some` finds until it finds none, yielding to other requests in between. Others may do the same at once. */
export async function deleteInPieces(
  db: Database,
  some: { execute(): Promise<{ readonly id: string }[]> },
): Promise<void> {
  for (;;) {
    const ids = (await some.execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await withEqualPause(() => db.deleteFrom("portfolio_transactions").where("id", "in", ids).execute());
  }
}
