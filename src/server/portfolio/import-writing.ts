import type { z } from "zod";
import type { importFile } from "#contract/portfolio-import.ts";
import { isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { outsideUnit } from "../database/unit-of-work.ts";
import { Refusal } from "../http/refusal.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ImportPlan, PlannedLines } from "./import-planning.ts";
import type { MadePlan } from "./import-thread.ts";
import { isWriting } from "./plan-runs.ts";

/** An import can be undone for this long. */
export const undoMs = 30 * 86_400_000;

export type ImportAnswer = z.input<typeof importFile.output>;

/** Writes the lines of an import in hidden pieces, then publishes them in one short transaction. */
export function createImportWriting({ store, clock, log }: Pick<ImportOptions, "store" | "clock" | "log">) {
  async function write(
    userId: string,
    fileName: string,
    made: MadePlan | Refusal,
  ): Promise<ImportAnswer | Refusal | "changed"> {
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

  async function drop(batchId: string): Promise<void> {
    try {
      await outsideUnit(() => store.dropBatch(batchId));
    } catch (error) {
      log.warn({ err: error }, "could not delete an abandoned import, will retry");
    }
  }

  return { write };
}
