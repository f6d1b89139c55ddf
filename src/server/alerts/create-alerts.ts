import type { History } from "#contract/market.ts";
import type { AccountEvents } from "../account/create-account.ts";
import type { Base } from "../base.ts";
import type { Calendars } from "../market/calendars.ts";
import type { Histories } from "../market/histories.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import type { Room } from "../room.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { AlertListeners } from "./alert-listeners.ts";
import { createAfterSplits } from "./after-splits.ts";
import { createAlertCopy } from "./alert-copy.ts";
import { alertLooksJob, alertPricesJob } from "./alert-jobs.ts";
import { createAlerts } from "./alerts.ts";
import { alertEndpoints } from "./endpoints.ts";
import { type AlertMail, type AlertPush, createFiring } from "./firing.ts";
import { createPriceAsking } from "./price-asking.ts";
import { createQuoteWatch } from "./quote-watch.ts";
import { createSlowLooks } from "./slow-looks.ts";
import { createAlertStore } from "./store.ts";

/** Alerts: stored, checked with every new quote and every minute, and each sent once. */
export function createAlertRoom({
  config,
  db,
  clock,
  log,
  appUrl,
  listeners,
  market,
  portfolio: { figures },
  mail,
  push,
  words,
  confirmedAddressOf,
  events,
}: Base & {
  listeners: AlertListeners;
  market: {
    quotes: Quotes;
    calendars: Calendars;
    histories: Pick<Histories, "events"> & {
      get(symbol: string, interval: "1d", limit: number): Promise<History | string>;
    };
  };
  portfolio: { figures: Figures };
  mail: AlertMail;
  push: AlertPush;
  words: ReaderWords;
  /** Returns the address for mail to a user; null while it is unconfirmed. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  events: Pick<AccountEvents, "enabled">;
}) {
  const store = createAlertStore({ db, clock });
  const { quotes, calendars, histories } = market;
  const firing = createFiring({ store, listeners, mail, push, words, confirmedAddressOf, appUrl, clock });
  const afterSplits = createAfterSplits({ store });
  const eventsOf = (symbol: string) => histories.events(symbol);
  const watch = createQuoteWatch({ quotes, store, firing, afterSplits, eventsOf, clock, log });
  const askForPrices = createPriceAsking({ quotes, clock });
  const slowLooks = createSlowLooks({
    store,
    firing,
    quotes,
    askForPrices,
    historyOf: (symbol, limit) => histories.get(symbol, "1d", limit),
    calendars,
    figures,
    afterSplits,
    clock,
    log,
  });

  const maximumAlerts = config.limits.LIMIT_ALERTS;
  events.enabled.on((queries, userId) => store.wake(queries, userId));
  return {
    endpoints: alertEndpoints(
      createAlerts({
        store,
        quotes,
        watch,
        words,
        sendsMail: mail.isSetUp,
        maximumAlerts,
        clock,
      }),
    ),
    jobs: [alertPricesJob({ store, quotes, askForPrices, afterSplits, eventsOf }), alertLooksJob({ store, slowLooks })],
    start: () => watch.start(),
    async stop(): Promise<void> {
      await Promise.all([watch.stop(), listeners.stop()]);
    },
    cleanUp: () => store.deleteOld(),
    copy: createAlertCopy({ maximumAlerts }),
  } satisfies Room;
}
