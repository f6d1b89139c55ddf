import type { SecurityLists } from "../directory/security-lists.ts";
import type { Log } from "../log.ts";
import type { createDirectory } from "./directory.ts";
import type { MarketProvider } from "./provider.ts";

const directoryCheckMs = 24 * 60 * 60_000;
/** Another instance may have built a newer directory. */
const listsCheckMs = 60_000;

/** Keeps the directory of instruments up to date in the background. */
export function createDirectoryUpdates({
  directory,
  lists,
  providers,
  log,
}: {
  directory: Pick<ReturnType<typeof createDirectory>, "refresh">;
  lists: SecurityLists;
  providers: readonly MarketProvider[];
  log: Log;
}) {
  let directoryTimer: NodeJS.Timeout | null = null;
  let listsTimer: NodeJS.Timeout | null = null;
  const stopping = new AbortController();

  return {
    start() {
      const refresh = () => void directory.refresh(providers);
      refresh();
      directoryTimer = setInterval(refresh, directoryCheckMs);
      if (lists.current() === null)
        lists.refresh(stopping.signal).catch((error: unknown) => {
          if (!stopping.signal.aborted) log.warn({ err: error }, "the directory of securities was not built");
        });
      listsTimer = setInterval(lists.reopen, listsCheckMs);
    },

    stop() {
      stopping.abort();
      if (directoryTimer !== null) clearInterval(directoryTimer);
      if (listsTimer !== null) clearInterval(listsTimer);
    },
  };
}
