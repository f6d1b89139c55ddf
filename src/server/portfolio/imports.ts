import type { z } from "zod";
import type { importFile, ImportPreview, previewImport } from "#contract/portfolio-import.ts";
import { isoTime } from "../clock.ts";
import { currentUnit, outsideUnit } from "../database/unit-of-work.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { ImportOptions } from "./import-options.ts";
import type { MadePlan } from "./import-thread.ts";
import { createImportWriting, type ImportAnswer, undoMs } from "./import-writing.ts";
import { createPlanRuns } from "./plan-runs.ts";

export type Imports = ReturnType<typeof createImports>;

/**
 * Imports files of brokers and programs as a whole, and undoes them as a whole. The lines of an import are written in
 * hidden pieces, then published together with the reply in one short transaction.
 */
export function createImports(options: ImportOptions) {
  const { store, limits, clock, log } = options;
  const { carryOut } = createPlanRuns(options);
  const { write } = createImportWriting(options);

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

    /** Imports a file. Stops when the client disconnects before writing has begun; later it finishes. */
    async import(
      userId: string,
      input: z.output<typeof importFile.input>,
      closeSignal: AbortSignal,
    ): Promise<ImportAnswer | Refusal> {
      const wait = await limits.import(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      return carryOut<ImportAnswer | Refusal>(
        userId,
        { kind: "import", input },
        (made) => write(userId, input.fileName, made),
        closeSignal,
      );
    },

    /** Maximum size of a file. */
    maximumBytes: options.maximumBytes,

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
