import type { History } from "#contract/market.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Calendars } from "../market/calendars.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import type { AlertListeners } from "./alert-listeners.ts";
import { alertLooksJob, alertPricesJob } from "./alert-jobs.ts";
import { createAlerts } from "./alerts.ts";
import { alertEndpoints } from "./endpoints.ts";
import { type AlertMail, type AlertPush, createFiring } from "./firing.ts";
import { createPriceAsking } from "./price-asking.ts";
import { createQuoteWatch } from "./quote-watch.ts";
import { createSlowLooks } from "./slow-looks.ts";
import type { AlertStore } from "./store.ts";

/** Alerts: kept, looked at with every new quote and every minute, told once. */
export function createAlertRoom({
  store,
  listeners,
  market,
  figures,
  mail,
  push,
  confirmedAddressOf,
  appUrl,
  maximumAlerts,
  clock,
  log,
}: {
  store: AlertStore;
  listeners: AlertListeners;
  market: {
    quotes: Quotes;
    calendars: Calendars;
    histories: { get(symbol: string, interval: "1d", limit: number): Promise<History | "unknown" | "failed"> };
  };
  figures: Figures;
  mail: AlertMail;
  push: AlertPush;
  /** Where a user gets mail; null: nobody has shown that the address is theirs. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  appUrl: URL;
  maximumAlerts: number;
  clock: Clock;
  log: Log;
}) {
  const { quotes, calendars, histories } = market;
  const firing = createFiring({ store, listeners, mail, push, confirmedAddressOf, appUrl, clock });
  const watch = createQuoteWatch({ quotes, store, firing, clock, log });
  const askForPrices = createPriceAsking({ quotes, clock });
  const slowLooks = createSlowLooks({
    store,
    firing,
    quotes,
    askForPrices,
    historyOf: (symbol, limit) => histories.get(symbol, "1d", limit),
    calendars,
    figures,
    clock,
    log,
  });

  return {
    served: alertEndpoints(createAlerts({ store, quotes, watch, sendsMail: mail.isSetUp, maximumAlerts, clock })),
    jobs: [alertPricesJob({ store, quotes, askForPrices }), alertLooksJob({ store, slowLooks })],
    start: () => watch.start(),
    stop: () => watch.stop(),
    cleanUp: () => store.deleteOld(),
  };
}
