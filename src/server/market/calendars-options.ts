import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Router } from "./router.ts";
import type { MarketStore } from "./store.ts";

/** The sources of calendars, and how long their answers hold. */
export interface CalendarsOptions {
  readonly router: Router;
  /** An additional source of market calendars. It confirms the other sources and fills in events they lack. */
  readonly beside?: { readonly router: Router; readonly isOn: (source: string) => Promise<boolean> } | null;
  readonly store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  readonly negativeCacheMs: number;
  readonly clock: Clock;
  readonly log: Log;
}
