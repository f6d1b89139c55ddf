import { isoTime } from "../clock.ts";
import { asUnitOfWork, currentUnit, outsideUnit } from "../database/unit-of-work.ts";
import { outsideAnswer, withinAnswer } from "../http/answer-deadline.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { ImportOptions } from "./import-options.ts";
import type { PlanSettings, PlanSources, PlanTask } from "./import-planning.ts";
import { createImportThread, type MadePlan } from "./import-thread.ts";
import type { SymbolCheck } from "./known-symbols.ts";
import { latestDay } from "./latest-day.ts";

/** Limit of attempts for a long plan while the ledger keeps changing. */
const maxAttempts = 4;
/** Maximum wait for the sources to confirm symbols. */
const maxSymbolsMs = 10_000;

/** Makes the plans of imports and carries them out. */
export function createPlanRuns({
  store,
  importStore,
  checkSymbols,
  defaultCurrencyOf,
  clock,
  log,
  maximumBytes,
  maximumTransactions,
  maximumHoldings,
}: ImportOptions) {
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

  return { carryOut };
}

/** True when this request has begun its transaction. */
export function isWriting(): boolean {
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
