import type { Clock } from "../clock.ts";
import type { SourceSwitchStore } from "./source-switch-store.ts";

/** Sources that the administrator can turn off. */
const switchable: readonly string[] = ["nasdaq", "finance-database", "nasdaq-trader", "sec"];
/** Another instance may have turned one off. */
const keptMs = 10_000;

export type SourceSwitches = ReturnType<typeof createSourceSwitches>;

/** Which sources are in use, as the administrator chose. All are until turned off. */
export function createSourceSwitches({ store, clock }: { store: SourceSwitchStore; clock: Clock }) {
  const kept = new Map<string, { readonly at: number; readonly isOn: boolean }>();

  async function isOn(source: string): Promise<boolean> {
    if (!switchable.includes(source)) return true;
    const known = kept.get(source);
    if (known !== undefined && clock.now() - known.at < keptMs) return known.isOn;
    const found = { at: clock.now(), isOn: await store.isOn(source) };
    kept.set(source, found);
    return found.isOn;
  }

  return {
    isOn,
    /** Null: the source can't be turned off. */
    stateOf: async (source: string): Promise<boolean | null> => (switchable.includes(source) ? isOn(source) : null),
    /** False: there is no such switch. */
    async turn(source: string, on: boolean): Promise<boolean> {
      if (!switchable.includes(source)) return false;
      await store.turn(source, on);
      kept.set(source, { at: clock.now(), isOn: on });
      return true;
    },
  };
}
