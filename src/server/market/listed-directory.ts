import { join } from "node:path";
import type { Base } from "../base.ts";
import { listSources } from "../directory/list-sources.ts";
import { createSecurityLists } from "../directory/security-lists.ts";
import { createDirectoryUpdates } from "./directory-updates.ts";
import { createDirectory } from "./directory.ts";
import { createInstrumentStore } from "./instrument-store.ts";
import type { MarketProvider } from "./provider.ts";
import type { SourceSwitches } from "./source-switches.ts";
import type { MarketStore } from "./store.ts";

/** The directory of instruments with the public lists behind it, and what keeps both up to date. */
export function createListedDirectory(
  { config, db, clock, log }: Pick<Base, "config" | "db" | "clock" | "log">,
  options: { marketStore: MarketStore; providers: readonly MarketProvider[]; isOn: SourceSwitches["isOn"] },
) {
  const { marketStore, providers, isOn } = options;
  const folder = join(config.dataDirectory, "directory");
  const lists = createSecurityLists({ folder, sources: listSources(config.directory), isOn, clock, log });
  const store = createInstrumentStore({ db, clock });
  const directory = createDirectory({ store, marketStore, listed: lists.current, clock, log });
  const updates = createDirectoryUpdates({ directory, lists, providers, log });
  return {
    lists,
    directory,
    start: () => updates.start(),
    stop(): void {
      updates.stop();
      directory.stop();
    },
  };
}
