import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { SavedRun, saveRun } from "#contract/strategy.ts";
import { type Clock, isoTime } from "../clock.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { StrategyStore } from "./store.ts";

export type SavedRuns = ReturnType<typeof createSavedRuns>;

/** Runs somebody wants to come back to: the rule and everything its result followed from, and what it gave on that day. */
export function createSavedRuns({
  store,
  clock,
  maximumRuns,
}: {
  store: StrategyStore;
  clock: Clock;
  maximumRuns: number;
}) {
  return {
    async all(userId: string): Promise<{ runs: SavedRun[] }> {
      return { runs: (await store.runs(userId)).map(savedRun) };
    },

    async save(userId: string, { name, summary, ...run }: z.output<typeof saveRun.input>): Promise<SavedRun | Refusal> {
      const stored = {
        id: randomUUID(),
        name,
        run: JSON.stringify(run),
        summary: JSON.stringify(summary),
        savedAt: isoTime(clock.now()),
      };
      try {
        return await store.transaction(async (queries) => {
          await store.hold(queries, userId);
          if ((await store.countRuns(queries, userId)) >= maximumRuns)
            return refuse("too-many-runs", { values: { maximum: maximumRuns } });
          await store.insertRun(queries, userId, stored);
          return savedRun(stored);
        });
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(name);
        throw error;
      }
    },

    async rename(userId: string, id: string, name: string): Promise<SavedRun | Refusal> {
      try {
        if (!(await store.renameRun(userId, id, name))) return refuse("run-not-found");
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(name);
        throw error;
      }
      const [run] = await store.runs(userId, id);
      return run === undefined ? refuse("run-not-found") : savedRun(run);
    },

    async delete(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return (await store.deleteRun(userId, id)) ? {} : refuse("run-not-found");
    },
  };
}

function savedRun({ id, name, run, summary, savedAt }: Awaited<ReturnType<StrategyStore["runs"]>>[number]): SavedRun {
  // Both were written by `save` from what the contract's schema had read.
  const kept = JSON.parse(run) as Pick<SavedRun, "strategy" | "symbols" | "from" | "to" | "assumptions">;
  return { id, name, ...kept, summary: JSON.parse(summary) as SavedRun["summary"], savedAt };
}

function nameTaken(name: string): Refusal {
  const message = `A run named "${name}" exists`;
  return refuse("run-name-taken", { errors: [{ path: "name", message }] });
}
