import type { PortfolioPreferences } from "#contract/portfolio-figures.ts";
import { PortfolioPreferences as Schema } from "#contract/portfolio-figures.ts";
import type { PortfolioStore } from "../store.ts";

const defaults: PortfolioPreferences = { benchmark: "SPY", targets: {}, risksOff: [], riskFreeRate: 0 };

export type Preferences = ReturnType<typeof createPreferences>;

/** The user's preferences for portfolio figures: benchmark, targets and active risk checks. */
export function createPreferences({ store }: { store: Pick<PortfolioStore, "preferences" | "savePreferences"> }) {
  async function read(userId: string): Promise<PortfolioPreferences> {
    const kept = await store.preferences(userId);
    const parsed = Schema.safeParse({ ...defaults, ...(typeof kept === "object" ? kept : {}) });
    return parsed.success ? parsed.data : defaults;
  }

  return {
    read,

    /** Targets are replaced kind by kind. */
    async change(
      userId: string,
      change: { [Name in keyof PortfolioPreferences]?: PortfolioPreferences[Name] | undefined },
    ): Promise<PortfolioPreferences> {
      const before = await read(userId);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed = { ...before, ...given, targets: { ...before.targets, ...change.targets } };
      await store.savePreferences(userId, changed);
      return changed;
    },
  };
}
