import type { History } from "#contract/market.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Served } from "../http/serve.ts";
import { createBacktests } from "./backtests.ts";
import { strategyEndpoints } from "./endpoints.ts";
import { createSavedRuns } from "./saved-runs.ts";
import { createStrategyStore } from "./store.ts";
import { createTries } from "./tries.ts";

/** Runs over the market's bars, what is kept of them, and how many were tried. */
export function createStrategyLab({
  db,
  clock,
  historyOf,
  maximumRuns,
}: {
  db: Database;
  clock: Clock;
  historyOf: (symbol: string, interval: "1d", limit: number) => Promise<History | "unknown" | "failed">;
  maximumRuns: number;
}): Served[] {
  const store = createStrategyStore({ db, clock });
  return strategyEndpoints({
    backtests: createBacktests({ historyOf: (symbol, limit) => historyOf(symbol, "1d", limit) }),
    savedRuns: createSavedRuns({ store, clock, maximumRuns }),
    tries: createTries({ store }),
  });
}
