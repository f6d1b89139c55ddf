import { countTries, deleteRun, getSavedRuns, renameRun, runStrategy, saveRun } from "#contract/strategy.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Backtests } from "./backtests.ts";
import type { SavedRuns } from "./saved-runs.ts";
import type { Tries } from "./tries.ts";

export function strategyEndpoints({
  backtests,
  savedRuns,
  tries,
}: {
  backtests: Backtests;
  savedRuns: SavedRuns;
  tries: Tries;
}): Served[] {
  return [
    serve(runStrategy, (input) => backtests(input)),
    serve(getSavedRuns, (_input, context) => savedRuns.all(context.userId())),
    serve(saveRun, (input, context) => savedRuns.save(context.userId(), input)),
    serve(renameRun, ({ id, name }, context) => savedRuns.rename(context.userId(), id, name)),
    serve(deleteRun, ({ id }, context) => savedRuns.delete(context.userId(), id)),
    serve(countTries, ({ symbols, tries: made }, context) => tries(context.userId(), symbols, made)),
  ];
}
