import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { InstrumentStore } from "./instrument-store.ts";
import type { MarketProvider } from "./provider.ts";
import type { MarketStore } from "./store.ts";

/** A list of instruments changes slowly, and reading it whole costs hundreds of calls. */
const refreshAfterMs = 30 * 86_400_000;
/** The list is left for later when less than this share of the provider's quota is left. */
const sparedQuotaShare = 0.5;
/** Between two pages, so that readers' own calls pass. */
const pauseMs = 500;

/** Lists of tickers, read whole from the providers that have one. */
export function createTickerLists(options: {
  store: Pick<InstrumentStore, "keep">;
  marketStore: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  /** Called when a list is in the database. */
  onRead: () => Promise<void>;
  clock: Clock;
  log: Log;
}) {
  const { store, marketStore, onRead, clock, log } = options;
  const stopping = new AbortController();

  async function refreshFrom(provider: MarketProvider): Promise<void> {
    if (provider.directory === undefined) return;
    const known = await marketStore.lastGoodValue("directory", provider.id);
    if (known !== null && clock.now() - Date.parse(known.keptAt) < refreshAfterMs) return;
    let count = 0;
    for await (const page of provider.directory(stopping.signal)) {
      await store.keep(page, provider.id);
      count += page.length;
      if (isShortOfQuota(provider)) {
        log.info({ provider: provider.id, count }, "the rest of the ticker list waits: half of the quota is used");
        break;
      }
      await wait(pauseMs, undefined, { signal: stopping.signal });
    }
    await marketStore.keepValue("directory", provider.id, { count });
    await onRead();
    log.info({ provider: provider.id, count }, "the ticker list is read");
  }

  return {
    /** Reads the lists of the providers that have one, where the last reading is a month old. */
    async refresh(providers: readonly MarketProvider[]): Promise<void> {
      for (const provider of providers) {
        if (stopping.signal.aborted) return;
        await refreshFrom(provider).catch((error: unknown) => {
          if (!stopping.signal.aborted)
            log.warn({ provider: provider.id, err: error }, "the ticker list could not be read");
        });
      }
    },

    stop: () => stopping.abort(),
  };
}

function isShortOfQuota(provider: MarketProvider): boolean {
  const { quota } = provider.health();
  return (
    quota !== null &&
    quota.limit !== null &&
    quota.remaining !== null &&
    quota.remaining < quota.limit * sparedQuotaShare
  );
}
