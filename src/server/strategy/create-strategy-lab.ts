import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Served } from "../http/serve.ts";
import { strategyEndpoints } from "./endpoints.ts";
import { createSavedRuns } from "./saved-runs.ts";
import { createStrategyStore } from "./store.ts";
import { createTries } from "./tries.ts";

/** Runs that are kept, and how many were tried. */
export function createStrategyLab({
  db,
  clock,
  maximumRuns,
}: {
  db: Database;
  clock: Clock;
  maximumRuns: number;
}): Served[] {
  const store = createStrategyStore({ db, clock });
  return strategyEndpoints({
    savedRuns: createSavedRuns({ store, clock, maximumRuns }),
    tries: createTries({ store }),
  });
}
