import type { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { PortfolioStore } from "../store.ts";
import type { Told } from "./protocol.ts";

/** Estimated memory of a thread for one line and its results, and for one user besides the lines. */
const bytesOfLine = 700;
const bytesOfUser = 600_000;

/** The ledgers that a thread has, each at a revision. A changed ledger is sent as its changed lines only. */
export function createSentLedgers({
  store,
  maxLedgerBytes,
  thread,
  isCurrent,
  tell,
}: {
  store: Pick<PortfolioStore, "ledgerTexts" | "changedLines">;
  /** Ledgers that were not asked about for longest are forgotten beyond it. */
  maxLedgerBytes: number;
  /** The thread, started if there is none. */
  thread: () => Worker;
  /** False once a thread has ended. */
  isCurrent: (worker: Worker) => boolean;
  tell: (message: Told) => void;
}) {
  const ledgers = new LRUCache<string, { readonly revision: number; readonly bytes: number }>({
    maxSize: maxLedgerBytes,
    sizeCalculation: ({ bytes }) => Math.min(maxLedgerBytes, bytes),
    disposeAfter: (_ledger, userId, reason) => {
      if (reason === "evict") tell({ kind: "forget-user", userId });
    },
  });
  const feeding = new Map<string, Promise<void>>();

  async function feed(userId: string, revision: number): Promise<void> {
    const known = ledgers.get(userId);
    if (known !== undefined && known.revision >= revision) return;
    const current = thread();
    const changed = known === undefined ? null : await store.changedLines(userId, known.revision);
    // Forgotten for others while the changes were read: alone they would be taken for the whole ledger.
    if (known !== undefined && ledgers.get(userId) !== known) return feed(userId, revision);
    let bytes = bytesOfUser;
    if (known === undefined || changed === null) {
      // Nobody can have it forgotten between its pages.
      ledgers.delete(userId);
      let isFirst = true;
      for await (const { text, count } of store.ledgerTexts(userId)) {
        if (!isCurrent(current)) return feed(userId, revision);
        tell({ kind: "ledger-text", userId, isFirst, text });
        isFirst = false;
        bytes += count * bytesOfLine;
      }
      if (isFirst) tell({ kind: "ledger-text", userId, isFirst, text: "" });
    } else {
      if (!isCurrent(current)) return feed(userId, revision);
      tell({ kind: "ledger", userId, ...changed });
      // Changed lines count as new ones until the ledger is read again as a whole.
      bytes = known.bytes + changed.lines.length * bytesOfLine;
    }
    ledgers.set(userId, { revision, bytes });
  }

  return {
    has: (userId: string): boolean => ledgers.has(userId),

    /** Brings the thread's copy of a user's ledger up to a revision. */
    async update(userId: string, revision: number): Promise<void> {
      const before = feeding.get(userId) ?? Promise.resolve();
      const next = before.catch(() => undefined).then(() => feed(userId, revision));
      feeding.set(userId, next);
      try {
        await next;
      } finally {
        if (feeding.get(userId) === next) feeding.delete(userId);
      }
    },

    /** Forgets what a thread had that has ended. */
    clear(): void {
      ledgers.clear();
      feeding.clear();
    },
  };
}
