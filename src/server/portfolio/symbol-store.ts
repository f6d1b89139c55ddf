import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { ledgerLines as lines, ofNoArrivingBatch } from "./visible-rows.ts";

/** Databases take so many values in one question and no more: SQLite 32,766. */
const symbolsAtOnce = 5_000;

/** SQL of the symbols and currencies that lines name. */
export function createSymbolStore({ db }: { db: Database }) {
  return {
    /** Every instrument in anybody's ledger, each once: for work that the server does for all users alike. */
    async symbolsOfAll(): Promise<string[]> {
      const rows = await db
        .selectFrom("portfolio_transactions")
        .select("symbol")
        .distinct()
        .where("symbol", "is not", null)
        .where(ofNoArrivingBatch)
        .orderBy("symbol")
        .execute();
      return rows.flatMap(({ symbol }) => symbol ?? []);
    },

    /** Every currency in anybody's ledger, each once. */
    async currenciesOfAll(): Promise<string[]> {
      const found = await Promise.all(
        (["currency", "received_currency"] as const).map((column) =>
          db
            .selectFrom("portfolio_transactions")
            .select(`${column} as code`)
            .distinct()
            .where(ofNoArrivingBatch)
            .execute(),
        ),
      );
      return [...new Set(found.flat().flatMap(({ code }) => code ?? []))].toSorted();
    },

    /** Pairs of symbols that a corporate action ties together: any, or those of some types. */
    async linkedSymbols(
      queries: Queries,
      userId: string,
      types?: readonly TransactionType[],
    ): Promise<{ symbol: string; newSymbol: string }[]> {
      let found = lines(queries, userId).select(["symbol", "new_symbol"]).where("new_symbol", "is not", null);
      if (types !== undefined) found = found.where("type", "in", types);
      const rows = await found.execute();
      return rows.flatMap(({ symbol, new_symbol: newSymbol }) =>
        symbol === null || newSymbol === null ? [] : [{ symbol, newSymbol }],
      );
    },

    /** Those of the symbols that are in the ledger, with the currency of their newest line. */
    async symbolCurrencies(
      userId: string,
      symbols: readonly string[],
      queries: Queries = db,
    ): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const some of inPieces(symbols)) {
        const newest = (column: "symbol" | "new_symbol") =>
          lines(queries, userId)
            .select((select) => [`${column} as name`, "currency", select.fn.max("date").as("date")])
            .where(column, "in", some)
            .groupBy([column, "currency"])
            .orderBy("date")
            .execute();
        for (const { name, currency } of [...(await newest("new_symbol")), ...(await newest("symbol"))])
          if (name !== null) found.set(name, currency);
      }
      return found;
    },

    /** Returns true when a line of the ledger names the symbol. */
    async hasSymbol(queries: Queries, userId: string, symbol: string): Promise<boolean> {
      const named = (column: "symbol" | "new_symbol") =>
        lines(queries, userId).select("id").where(column, "=", symbol).limit(1).executeTakeFirst();
      return ((await named("symbol")) ?? (await named("new_symbol"))) !== undefined;
    },

    async symbolCount(queries: Queries, userId: string): Promise<number> {
      const row = await lines(queries, userId)
        .select((select) => select.fn.count<number | string>("symbol").distinct().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

export function inPieces(symbols: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(symbols.length / symbolsAtOnce) }, (_, index) =>
    symbols.slice(index * symbolsAtOnce, (index + 1) * symbolsAtOnce),
  );
}
