import { alertKindOf } from "#core/alerts/alert-kinds.ts";
import type { Log } from "../log.ts";
import { type AlertLookOptions, createAlertLooks } from "./alert-looks.ts";
import type { Looked } from "./portfolio-looks.ts";
import type { Firing } from "./firing.ts";
import { namedBesides, needsPrice } from "./named-besides.ts";
import type { PriceAsking } from "./price-asking.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

/** How long after a look the next one comes. */
const barsEveryMs = 5 * 60_000;
const portfolioEveryMs = 15 * 60_000;
const eventsEveryMs = 6 * 60 * 60_000;
/** Prices of so many alerts are asked for before they are looked at, so that none is old by then. */
const alertsAtOnce = 200;
/** After a look that found something missing. */
const missingAgainMs = 10 * 60_000;

/** The sources that slow alerts are checked with. */
interface SlowLookOptions extends AlertLookOptions {
  readonly store: AlertStore;
  readonly firing: Firing;
  readonly askForPrices: PriceAsking;
  readonly log: Log;
}

/** Looks at alerts that need more than a quote: bars, calendars, the portfolio. Each kind at its own pace. */
export function createSlowLooks(options: SlowLookOptions) {
  const { store, firing, quotes, askForPrices, clock, log } = options;
  const { look, beginRound } = createAlertLooks(options);

  /** When each alert was looked at last, as it was then. */
  const looks = new Map<
    string,
    { readonly changedAt: string; readonly atMs: number; readonly asOf: string | null; readonly isMissing: boolean }
  >();

  /** Returns true when the next check of an alert is due. */
  function isRipe({ id, changedAt, rule }: StoredAlert): boolean {
    const last = looks.get(id);
    if (last === undefined || last.changedAt !== changedAt) return true;
    const ageMs = clock.now() - last.atMs;
    if (last.isMissing) return ageMs >= missingAgainMs;
    const { calendar, weight, drawdown } = alertKindOf(rule);
    if (calendar !== undefined) return ageMs >= eventsEveryMs;
    return ageMs >= (weight === undefined && drawdown === undefined ? barsEveryMs : portfolioEveryMs);
  }

  /** An unchanged price needs no new check. */
  function hasNews({ id, changedAt, rule, symbol }: StoredAlert): boolean {
    const last = looks.get(id);
    if (last === undefined || last.isMissing || last.changedAt !== changedAt || !needsPrice(rule)) return true;
    return symbol !== null && quotes.held(symbol)?.provenance.asOf !== last.asOf;
  }

  /** Looks at those of the alerts whose time has come. Answers how many were looked at. */
  return async (alerts: readonly StoredAlert[], signal: AbortSignal): Promise<number> => {
    let count = 0;
    beginRound();
    const ripe = alerts.filter(isRipe);
    for (let start = 0; start < ripe.length; start += alertsAtOnce) {
      const batch = ripe.slice(start, start + alertsAtOnce);
      // Another process may run the job that requests prices every minute, and no user may be viewing these symbols.
      await askForPrices([...new Set(batch.flatMap(pricesOf))], signal);
      for (const alert of batch.filter(hasNews)) count += Number(await lookAndTell(alert, signal));
    }
    const known = new Set(alerts.map(({ id }) => id));
    for (const id of looks.keys()) if (!known.has(id)) looks.delete(id);
    return count;
  };

  /** Checks an alert and notifies its owner. Returns false when there was no data to check it with. */
  async function lookAndTell(alert: StoredAlert, signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted();
    const looked = await look(alert).catch((error: unknown): Looked => {
      signal.throwIfAborted();
      log.error({ err: error, alert: alert.id }, "an alert could not be looked at");
      return { waitsFor: { kind: "failed" } };
    });
    const waitsFor = "waitsFor" in looked ? looked.waitsFor : null;
    if (JSON.stringify(waitsFor) !== JSON.stringify(alert.waitsFor)) await store.noteWait(alert.id, waitsFor);
    const { changedAt } = alert;
    const atMs = clock.now();
    if (!("reading" in looked)) {
      if (looked.isToCome !== true) looks.set(alert.id, { changedAt, atMs, asOf: null, isMissing: true });
      return false;
    }
    const isChanged = await firing(looked.alert ?? alert, looked.reading, looked.origin);
    if (isChanged) return true;
    looks.set(alert.id, { changedAt, atMs, asOf: looked.origin.asOf, isMissing: false });
    return true;
  }
}

/** Symbols whose prices an alert is looked at with. */
function pricesOf({ rule, symbol }: StoredAlert): readonly string[] {
  return symbol === null || !needsPrice(rule) ? [] : [symbol, ...namedBesides(rule, symbol)];
}
