import { countTries, deleteRun, getSavedRuns, renameRun, saveRun } from "#contract/strategy.ts";
import { serve, type Served } from "../http/serve.ts";
import type { SavedRuns } from "./saved-runs.ts";
import type { Tries } from "./tries.ts";

export function strategyEndpoints({ savedRuns, tries }: { savedRuns: SavedRuns; tries: Tries }): Served[] {
  return [
    serve(getSavedRuns, (_input, context) => savedRuns.all(context.userId())),
    serve(saveRun, (input, context) => savedRuns.save(context.userId(), input)),
    serve(renameRun, ({ id, name }, context) => savedRuns.rename(context.userId(), id, name)),
    serve(deleteRun, ({ id }, context) => savedRuns.delete(context.userId(), id)),
    serve(countTries, ({ symbols, tries: made }, context) => tries(context.userId(), symbols, made)),
  ];
}
