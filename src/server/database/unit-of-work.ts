import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseConnection } from "kysely";

/**
 * A unit that stays open longer is rolled back, because it blocks other writers, on the embedded engine all queries.
 */
const maxOpenMs = 60_000;

/** The connection of an open unit and how its transaction ends. */
interface UnitConnection {
  readonly connection: DatabaseConnection;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Gives the connection back. */
  release(): Promise<void>;
}

/**
 * Everything one request writes, as one database transaction. It begins with the first write, so that what a request reads and looks
 * up elsewhere before holds nobody up; from then on all queries of the request use its connection, one after the other.
 */
export interface UnitOfWork {
  readonly state: "pending" | "open" | "ended";
  /** Resolves when the unit opens. */
  readonly opened: Promise<void>;
  /** The connection of an open unit, for one caller at a time; call `unlock` afterwards. */
  lock(): Promise<DatabaseConnection>;
  unlock(): void;
  /** Opens a pending unit on the connection whose transaction `begin` begins; throws what `onOpen` throws. */
  open(begin: () => Promise<UnitConnection>): Promise<void>;
  /** The transaction is gone, so nothing more can be written in it. */
  fail(reason: Error): void;
  afterCommit(work: () => unknown): void;
}

/** One caller at a time, in the order they came. */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const pass = (): void => {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  };
  return {
    /** Resolves when it is the caller's turn, which `pass` ends. Whoever stops waiting gets no turn. */
    async take(stopWaiting?: Promise<void>): Promise<"taken" | "stopped"> {
      if (!isTaken) {
        isTaken = true;
        return "taken";
      }
      return new Promise((resolve) => {
        const mine = () => resolve("taken");
        waiting.push(mine);
        void stopWaiting?.then(() => {
          const place = waiting.indexOf(mine);
          if (place < 0) return;
          waiting.splice(place, 1);
          resolve("stopped");
        });
      });
    },
    pass,
  };
}

const current = new AsyncLocalStorage<UnitOfWork>();

/** The unit that queries belong to at this place; null outside of one and after its end. */
export function currentUnit(): UnitOfWork | null {
  const unit = current.getStore();
  return unit === undefined || unit.state === "ended" ? null : unit;
}

/**
 * Runs work that may take long or that others share, such as calls of upstreams: its queries are no part of the unit. Call it before
 * the first write only, since on the embedded engine the queries would wait for the unit.
 */
export function outsideUnit<T>(work: () => T): T {
  return current.exit(work);
}

/** Runs `work` after the commit, and never after a rollback. Outside of a unit it runs at once and is awaited. */
export async function afterCommit(work: () => unknown): Promise<void> {
  const unit = currentUnit();
  if (unit === null) await work();
  else unit.afterCommit(work);
}

/**
 * Runs `work` as a unit of work. `onOpen` runs in its transaction before the first write; `commit` ends the unit with everything
 * written so far, and what waited for the commit has run when it returns. A unit that is not committed is rolled back, also when
 * `work` throws. Work that outlives the unit goes on outside of it.
 */
export async function asUnitOfWork<T>(
  { onOpen, onHookError }: { onOpen: () => Promise<void>; onHookError: (error: unknown) => void },
  work: (unit: { commit: () => Promise<void> }) => Promise<T>,
): Promise<T> {
  let state: UnitOfWork["state"] = "pending";
  let held: UnitConnection | null = null;
  let failure: Error | null = null;
  let timer: NodeJS.Timeout | undefined;
  const hooks: (() => unknown)[] = [];
  const turns = createTurns();
  const opened = Promise.withResolvers<void>();

  const unit: UnitOfWork = {
    get state() {
      return state;
    },
    opened: opened.promise,
    async lock() {
      await turns.take();
      if (failure === null && held !== null) return held.connection;
      turns.pass();
      throw failure ?? new Error("the transaction of this request has ended");
    },
    unlock: turns.pass,
    async open(begin) {
      // Both at once, so that a second write finds the unit open.
      state = "open";
      const isFirst = turns.take();
      opened.resolve();
      await isFirst;
      try {
        held = await begin();
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        turns.pass();
      }
      timer = setTimeout(() => {
        // Whoever writes right now finishes first; every later write of this request fails, and so does its commit.
        failure = new Error("the transaction of this request was open for too long");
        void turns
          .take()
          .then(() => end("rollback"))
          .catch(onHookError)
          .finally(turns.pass);
      }, maxOpenMs);
      timer.unref();
      await onOpen();
    },
    fail: (reason) => (failure ??= reason),
    afterCommit: (hook) => void hooks.push(hook),
  };

  async function end(how: "commit" | "rollback"): Promise<void> {
    clearTimeout(timer);
    const ending = held;
    held = null;
    if (ending === null) return;
    try {
      await ending[how]();
    } catch (error) {
      // A commit that failed for want of space can leave the transaction open.
      if (how === "commit") await ending.rollback().catch(onHookError);
      throw error;
    } finally {
      await ending.release();
    }
  }

  return current.run(unit, async () => {
    try {
      return await work({
        async commit() {
          await turns.take();
          try {
            if (failure !== null) throw failure;
            await end("commit");
            state = "ended";
          } finally {
            turns.pass();
          }
          for (const hook of hooks)
            try {
              await outsideUnit(hook);
            } catch (error) {
              onHookError(error);
            }
        },
      });
    } finally {
      // The transaction may have broken together with its connection: there is nothing to roll back then.
      if (held !== null) await end("rollback").catch(onHookError);
      state = "ended";
    }
  });
}
