import type { z } from "zod";
import type { importFile, ImportPreview, previewImport } from "#contract/portfolio-import.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { asUnitOfWork, currentUnit, outsideUnit } from "../database/unit-of-work.ts";
import { outsideAnswer, withinAnswer } from "../http/answer-deadline.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import type { ImportPlan, PlannedLines, PlanSettings, PlanSources, PlanTask } from "./import-plan.ts";
import type { ImportStore } from "./import-store.ts";
import { createImportThread, type MadePlan } from "./import-thread.ts";
import type { SymbolCheck } from "./known-symbols.ts";
import { latestDay } from "./latest-day.ts";
import type { PortfolioStore } from "./store.ts";

const undoMs = 30 * 86_400_000;
/** Limit of attempts for a long plan while the ledger keeps changing. */
const maxAttempts = 4;
/** Maximum wait for the sources to confirm symbols. */
const maxSymbolsMs = 10_000;

type Answer = z.input<typeof importFile.output>;

export type Imports = ReturnType<typeof createImports>;

/**
 * Imports files of brokers and programs as a whole, and undoes them as a whole. The lines of an import are written in
 * hidden pieces, then published together with the reply in one short transaction.
 */
export function createImports({
  store,
  importStore,
  checkSymbols,
  defaultCurrencyOf,
  limits,
  clock,
  log,
  maximumBytes,
  maximumTransactions,
  maximumHoldings,
}: {
  store: PortfolioStore;
  importStore: ImportStore;
  checkSymbols: SymbolCheck;
  defaultCurrencyOf: (userId: string) => Promise<string>;
  limits: Pick<RateLimits, "import">;
  clock: Clock;
  log: Log;
  maximumBytes: number;
  maximumTransactions: number;
  maximumHoldings: number;
}) {
  const thread = createImportThread();

  const settings = (): PlanSettings => ({
    today: isoTime(clock.now()).slice(0, 10),
    lastDay: latestDay(clock),
    maxBytes: maximumBytes,
    maxTransactions: maximumTransactions,
    maxHoldings: maximumHoldings,
  });

  const sourcesOf = (userId: string): PlanSources => ({
    revision: () => store.revision(userId),
    linesPage: (after) => store.linesPage(userId, after),
    accounts: () => store.accounts(userId),
    instruments: () => store.instruments(userId),
    saidSize: () => store.saidSize(userId),
    importKeys: () => importStore.keys(userId),
    mapping: (fingerprint) => store.mapping(userId, fingerprint),
    defaultCurrency: () => defaultCurrencyOf(userId),
    checkSymbols: cachedSymbolCheck((symbols) =>
      // Reading a large file takes its time; the sources have theirs all the same.
      outsideUnit(() => outsideAnswer(() => withinAnswer(maxSymbolsMs, () => checkSymbols(symbols)))),
    ),
  });

  /**
   * Makes a plan and carries it out, anew when the ledger has changed in between. The second time a small plan is made with the ledger
   * locked; a long one would block other requests.
   */
  async function carryOut<T>(
    userId: string,
    task: PlanTask,
    use: (made: MadePlan | Refusal) => Promise<T | "changed">,
    closeSignal?: AbortSignal,
  ): Promise<T | Refusal> {
    const sources = sourcesOf(userId);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const isSmall = thread.isSmall(task, await store.lineCount(userId));
      // A long plan must not wait for its turn with a transaction open.
      if (!isSmall && isWriting()) break;
      const run = () => thread.run({ task, settings: settings() }, sources, { userId, isSmall, closeSignal }, use);
      const done = await (attempt > 1 && isSmall ? withLedgerLock(userId, run) : run());
      if (done !== "changed") return done;
    }
    return ledgerChanged();
  }

  /** Runs `work` in one transaction that locks the ledger. */
  async function withLedgerLock<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (currentUnit() !== null) {
      await store.transaction((queries) => store.hold(queries, userId));
      return work();
    }
    return asUnitOfWork(
      {
        onOpen: async () => undefined,
        onHookError: (error) => log.error({ err: error }, "work after a commit failed"),
      },
      async (unit) => {
        const done = await withLedgerLock(userId, work);
        if (!(done instanceof Refusal)) await unit.commit();
        return done;
      },
    );
  }

  async function write(
    userId: string,
    fileName: string,
    made: MadePlan | Refusal,
  ): Promise<Answer | Refusal | "changed"> {
    if (made instanceof Refusal) return made;
    if (made.kind !== "import") throw new Error("a plan of another kind than was asked for");
    const { plan } = made;
    const { importId, counts } = plan;
    if (importId === null) return { importId, ...counts, undoUntil: null };
    let batchId: string;
    try {
      const staging = () => stage(userId, { ...plan, importId, fileName }, made.pieces());
      batchId = await (isWriting() ? staging() : outsideUnit(staging));
    } catch (error) {
      // An account that the plan needs may be gone.
      if ((await store.revision(userId)) !== plan.revision) return "changed";
      throw error;
    }
    let isPublished = false;
    try {
      if ((await store.revision(userId)) !== plan.revision) return "changed";
      isPublished = await store.transaction((queries) => publish(queries, userId, plan, batchId));
      if (isPublished) return { importId, ...counts, undoUntil: isoTime(clock.now() + undoMs) };
      return "changed";
    } finally {
      // Not awaited: on the embedded engine it has to wait for the end of this request's transaction.
      if (!isPublished) void drop(batchId);
    }
  }

  /** Writes all lines to a hidden batch and returns it. */
  async function stage(
    userId: string,
    { importId, fileName, broker, opened }: ImportPlan & { readonly importId: string; readonly fileName: string },
    pieces: AsyncIterable<PlannedLines>,
  ): Promise<string> {
    const batch = await store.beginBatch(userId);
    try {
      await store.stageHead(userId, batch.id, { accounts: opened, imported: { id: importId, fileName, broker } });
      let first = batch.nextPosition;
      for await (const { lines, keys } of pieces) {
        await store.stageLines(userId, batch.id, { first, lines, keys });
        first += lines.length;
      }
      return batch.id;
    } catch (error) {
      void drop(batch.id);
      throw error;
    }
  }

  /** The only step that anybody sees. Returns false, and has changed nothing, when the ledger is no longer what was planned for. */
  async function publish(queries: Queries, userId: string, plan: ImportPlan, batchId: string): Promise<boolean> {
    if (!(await store.holdAt(queries, userId, plan.revision))) return false;
    await store.publishBatch(queries, userId, batchId, plan.opened);
    await store.insertInstruments(
      queries,
      userId,
      plan.instruments.flatMap(({ said, isNew }) => (isNew ? [said] : [])),
    );
    await store.insertPrices(
      queries,
      userId,
      plan.instruments.flatMap(({ said: { symbol }, prices }) => prices.map((price) => ({ symbol, ...price }))),
    );
    for (const { fingerprint, mapping } of plan.mappings)
      await store.keepMapping(queries, userId, fingerprint, mapping);
    return true;
  }

  /**
   * Marks the lines of undone imports as deleted once the undo is committed. Runs in the background, because they are
   * already hidden.
   */
  function finishUndoLater(userId: string): void {
    const finish = async (): Promise<void> => {
      try {
        await outsideUnit(() => store.finishUndo(userId));
      } catch (error) {
        log.warn({ err: error }, "could not finish an undo, will retry");
      }
    };
    const unit = currentUnit();
    if (unit === null) void finish();
    else unit.afterCommit(() => void finish());
  }

  async function drop(batchId: string): Promise<void> {
    try {
      await outsideUnit(() => store.dropBatch(batchId));
    } catch (error) {
      log.warn({ err: error }, "could not delete an abandoned import, will retry");
    }
  }

  return {
    /** Returns the preview of an import. Stops when the client disconnects. */
    async preview(
      userId: string,
      input: z.output<typeof previewImport.input>,
      closeSignal: AbortSignal,
    ): Promise<ImportPreview | Refusal> {
      const preview = async (made: MadePlan | Refusal) => {
        if (made instanceof Refusal) return made;
        if (made.kind !== "preview") throw new Error("a plan of another kind than was asked for");
        return made.preview;
      };
      return carryOut<ImportPreview | Refusal>(userId, { kind: "preview", input }, preview, closeSignal);
    },

    async import(userId: string, input: z.output<typeof importFile.input>): Promise<Answer | Refusal> {
      const wait = await limits.import(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      return carryOut<Answer | Refusal>(userId, { kind: "import", input }, (made) =>
        write(userId, input.fileName, made),
      );
    },

    /** Maximum size of a file. */
    maximumBytes,

    async all(userId: string) {
      const imports = await store.imports(userId);
      return imports.map((each) => ({ ...each, undoUntil: isoTime(Date.parse(each.createdAt) + undoMs) }));
    },

    async undo(userId: string, id: string): Promise<{ removed: number } | Refusal> {
      const found = (await store.imports(userId)).find((each) => each.id === id);
      if (found === undefined) return refuse("import-not-found");
      if (found.undoneAt !== null) return { removed: 0 };
      if (Date.parse(found.createdAt) + undoMs < clock.now()) return refuse("import-too-old");
      const done = await carryOut<{ removed: number } | Refusal>(
        userId,
        { kind: "undo", importId: id },
        async (made) => {
          if (made instanceof Refusal) return made;
          if (made.kind !== "undo") throw new Error("a plan of another kind than was asked for");
          const isUndone = await store.transaction(async (queries) => {
            if (!(await store.holdAt(queries, userId, made.revision))) return false;
            await store.undoImport(queries, userId, id);
            return true;
          });
          return isUndone ? { removed: made.removed } : "changed";
        },
      );
      finishUndoLater(userId);
      return done;
    },
  };
}

/** True when this request has begun its transaction. */
function isWriting(): boolean {
  return currentUnit()?.state === "open";
}

/**
 * Checks each symbol once, so that a plan that is made again needs no sources. Throws a refusal for an unchecked symbol while a
 * transaction is open.
 */
function cachedSymbolCheck(check: SymbolCheck): SymbolCheck {
  const checked = new Set<string>();
  const currencies = new Map<string, string | null>();
  const unknown = new Map<string, readonly { readonly symbol: string; readonly name: string }[]>();
  return async (symbols) => {
    const unchecked = symbols.filter(({ symbol }) => !checked.has(symbol));
    if (unchecked.length > 0) {
      if (isWriting()) throw ledgerChanged();
      const found = await check(unchecked);
      for (const { symbol } of unchecked) checked.add(symbol);
      for (const [symbol, currency] of found.currencies) currencies.set(symbol, currency);
      for (const [symbol, near] of found.unknown) unknown.set(symbol, near);
    }
    const wanted = new Set(symbols.map(({ symbol }) => symbol));
    const only = <T>(found: ReadonlyMap<string, T>) => new Map([...found].filter(([symbol]) => wanted.has(symbol)));
    return { currencies: only(currencies), unknown: only(unknown) };
  };
}

function ledgerChanged(): Refusal {
  return refuse("version-conflict", {
    detail: "Your ledger kept changing, so no changes were made. Try again.",
  });
}
