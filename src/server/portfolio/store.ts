import type { Clock } from "../clock.ts";
import { builtOnce } from "../database/built-once.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { createPortfolioAccountStore } from "./account-store.ts";
import { createBatchStore } from "./batch-store.ts";
import { createChoiceStore } from "./choice-store.ts";
import { createPortfolioInstrumentStore } from "./instrument-store.ts";
import { createLedgerTextStore } from "./ledger-text-store.ts";
import { createLineReadStore, createLineWriteStore } from "./line-store.ts";
import { createSymbolStore } from "./symbol-store.ts";
import { createUndoStore } from "./undo-store.ts";

export type { BareAccount } from "./account-store.ts";
export { nothingSaid } from "./instrument-store.ts";
export type { LedgerLine } from "./ledger-rows.ts";
export type { LedgerCursor, LedgerFilter } from "./line-store.ts";

export type PortfolioStore = ReturnType<typeof createPortfolioStore>;

/**
 * All SQL of the portfolio, one file per noun. Every query is limited to one user; another user's rows aren't found.
 */
export function createPortfolioStore({ db, clock }: { db: Database; clock: Clock }) {
  const accounts = createPortfolioAccountStore({ db, clock });
  const batches = createBatchStore({ db, clock, accounts });
  const undo = createUndoStore({ db, clock });

  const revisionRow = builtOnce(db, (userId: string) =>
    db.selectFrom("portfolio_ledgers").select("revision").where("user_id", "=", userId),
  );

  /** Grows with every change of the ledger, of instruments and of manual prices. */
  async function revision(userId: string): Promise<number> {
    const [row] = await revisionRow(userId);
    return row?.revision ?? 0;
  }

  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Holds the user's ledger against other writers until the transaction ends, and counts one more change of it. */
    async hold(queries: Queries, userId: string): Promise<void> {
      await queries
        .insertInto("portfolio_ledgers")
        .values({ user_id: userId, revision: 1 })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet((update) => ({ revision: update("portfolio_ledgers.revision", "+", 1) })),
        )
        .execute();
    },

    /**
     * Holds the ledger like `hold` if it still has a revision. Otherwise returns false, with nothing counted: whoever planned a change
     * for that revision plans anew.
     */
    async holdAt(queries: Queries, userId: string, expected: number): Promise<boolean> {
      await queries
        .insertInto("portfolio_ledgers")
        .values({ user_id: userId, revision: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const held = await queries
        .updateTable("portfolio_ledgers")
        .set((update) => ({ revision: update("revision", "+", 1) }))
        .where("user_id", "=", userId)
        .where("revision", "=", expected)
        .executeTakeFirst();
      return held.numUpdatedRows === 1n;
    },

    revision,
    ...accounts,
    ...createPortfolioInstrumentStore({ db }),
    ...createLineReadStore({ db }),
    ...createLedgerTextStore({ db }),
    ...createLineWriteStore({ db, clock }),
    ...createSymbolStore({ db }),
    ...createChoiceStore({ db, clock }),
    ...batches,
    ...undo,

    /**
     * Finishes undone imports and deletes batches that were never published, for all users. `isStart`: no other process writes to
     * this database, so that every batch is left over from one that died.
     */
    async finishImports({ isStart }: { isStart: boolean }): Promise<void> {
      await batches.dropDead({ isStart });
      await undo.finishUndos();
    },
  };
}
