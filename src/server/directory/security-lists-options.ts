import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { ListSource } from "./list-sources.ts";

/** Where lists come from and where they are kept. */
export interface SecurityListsOptions {
  readonly folder: string;
  readonly sources: readonly ListSource[];
  /** Returns true unless the administrator has turned the source off. */
  readonly isOn: (source: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Log;
}
