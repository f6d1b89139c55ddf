import type { Base } from "../base.ts";
import type { MarketRoom } from "../market/create-market.ts";
import type { Room } from "../room.ts";
import { createBacktests } from "./backtests.ts";
import { strategyEndpoints } from "./endpoints.ts";
import { createSavedRuns } from "./saved-runs.ts";
import { createStrategyCopy } from "./strategy-copy.ts";
import { createStrategyStore } from "./store.ts";
import { createTries } from "./tries.ts";

/** Runs over the market's bars, what is kept of them, and how many were tried. */
export function createStrategyRoom({ config, db, clock, market }: Base & { market: Pick<MarketRoom, "histories"> }) {
  const store = createStrategyStore({ db, clock });
  const maximumRuns = config.limits.LIMIT_STRATEGY_RUNS;
  return {
    endpoints: strategyEndpoints({
      backtests: createBacktests({ historyOf: (symbol, limit) => market.histories.get(symbol, "1d", limit) }),
      savedRuns: createSavedRuns({ store, clock, maximumRuns }),
      tries: createTries({ store }),
    }),
    copy: createStrategyCopy({ maximumRuns }),
  } satisfies Room;
}
