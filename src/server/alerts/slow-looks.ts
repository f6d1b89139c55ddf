import { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { History } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { AlertKind } from "#core/alerts/alert-kind.ts";
import { alertKindOf, type AlertRule } from "#core/alerts/alert-kinds.ts";
import type { AlertReading } from "#core/alerts/alert-reading.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import { barReading } from "#core/alerts/bar-reading.ts";
import { toSeries } from "#core/backtest/index.ts";
import { addDays } from "#core/calendar/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../http/refusal.ts";
import type { Calendars } from "../market/calendars.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import { barsWithQuote } from "./bars-with-quote.ts";
import type { Firing, ReadingOrigin } from "./firing.ts";
import { namedBesides, needsPrice } from "./named-besides.ts";
import type { PriceAsking } from "./price-asking.ts";
import type { AlertStore, StoredAlert } from "./store.ts";
import { whyNotUsable, whyQuoteNotUsable } from "./usable.ts";

/** How long after a look the next one comes. */
const barsEveryMs = 5 * 60_000;
const portfolioEveryMs = 15 * 60_000;
const eventsEveryMs = 6 * 60 * 60_000;
/** Prices of so many alerts are asked for before they are looked at, so that none is old by then. */
const alertsAtOnce = 200;
/** After a look that found something missing. */
const missingAgainMs = 10 * 60_000;
/** Enough for every indicator to settle, and for the weeks of a new high. */
const fewBars = 640;
const manyBars = 2_000;
/** A portfolio is as fresh as its oldest price: some minutes are nothing to a weight, and its owner's own prices count. */
const portfolioStatuses = ["manual", "cached"] as const;
/** Events further ahead are of no alert. */
const daysAhead = 61;

/** Or what is missing; `isToCome`: a price, which asking costs nothing, so it is looked for again in a minute. */
type Looked =
  | { readonly reading: AlertReading; readonly origin: ReadingOrigin }
  | { readonly waitsFor: AlertWait; readonly isToCome?: true };

/** Looks at alerts that need more than a quote: bars, calendars, the portfolio. Each kind at its own pace. */
export function createSlowLooks({
  store,
  firing,
  quotes,
  askForPrices,
  historyOf,
  calendars,
  figures,
  clock,
  log,
}: {
  store: AlertStore;
  firing: Firing;
  quotes: Pick<Quotes, "held">;
  askForPrices: PriceAsking;
  historyOf: (symbol: string, limit: number) => Promise<History | "unknown" | "failed">;
  calendars: Pick<Calendars, "get">;
  figures: Pick<Figures, "holdings" | "performance">;
  clock: Clock;
  log: Log;
}) {
  /** Portfolios of this round: many alerts of one user ask for the same. */
  const holdingsOf = new Map<string, ReturnType<Figures["holdings"]>>();
  const performanceOf = new Map<string, ReturnType<Figures["performance"]>>();

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

  async function look({ rule, symbol, userId }: StoredAlert): Promise<Looked> {
    const { drawdown, weight, calendar, bars } = alertKindOf(rule);
    if (drawdown !== undefined) return lookAtDrawdown(userId, (fall) => drawdown.read(rule, fall));
    if (symbol === null) return { waitsFor: { kind: "failed" } };
    if (weight !== undefined) return lookAtWeight(userId, symbol, (percent) => weight.read(rule, percent));
    if (calendar !== undefined) return lookAtEvents(symbol, rule, calendar);
    return bars === undefined
      ? { waitsFor: { kind: "no-price-yet", symbol }, isToCome: true }
      : lookAtBars(symbol, rule);
  }

  async function lookAtBars(symbol: string, rule: AlertRule): Promise<Looked> {
    const quote = quotes.held(symbol);
    const reason = whyQuoteNotUsable(quote, symbol, clock.now());
    if (quote === undefined || reason !== null)
      return { waitsFor: reason ?? { kind: "no-price-yet", symbol }, isToCome: true };
    const limit = alertKindOf(rule).bars?.needsMany?.(rule) === true ? manyBars : fewBars;
    const series = [];
    for (const name of [symbol, ...namedBesides(rule, symbol)]) {
      const history = await historyOf(name, limit);
      if (history === "unknown" || history === "failed")
        return { waitsFor: { kind: "unavailable", data: "bars", symbol: name } };
      // A bar that was held back is not among them, and is no reason to doubt the others.
      const { status } = history.provenance;
      // Bars of some minutes ago end with today's quote, which is fresh.
      const why = whyNotUsable({ status }, { data: "bars", symbol: name }, ["cached"]);
      if (why !== null) return { waitsFor: why };
      const last = name === symbol ? quote : quotes.held(name);
      // An outdated price of another symbol must not serve as its bar of today; its bars are used as they are.
      const isUsable = last !== undefined && whyQuoteNotUsable(last, name, clock.now()) === null;
      series.push(toSeries(isUsable ? barsWithQuote(history, last) : history));
    }
    const [own, ...others] = series;
    if (own === undefined) return { waitsFor: { kind: "unavailable", data: "bars", symbol } };
    const reading = barReading(rule, own, others);
    return reading.isMet === null
      ? { waitsFor: { kind: "short-history", symbol } }
      : { reading, origin: quote.provenance };
  }

  async function lookAtEvents(
    symbol: string,
    rule: AlertRule,
    { type, read }: NonNullable<AlertKind<AlertRule>["calendar"]>,
  ): Promise<Looked> {
    const today = isoTime(clock.now()).slice(0, 10);
    const page = await calendars.get(type(rule), {
      from: today,
      to: addDays(today, daysAhead),
      symbols: [symbol],
      limit: 100,
      cursor: null,
    });
    // Dates that were read some minutes ago are no older than those read now.
    const { status } = page.provenance;
    const why = whyNotUsable({ status }, { data: "calendar", symbol }, ["cached"]);
    if (why !== null) return { waitsFor: why };
    const dates = page.entries.map(({ date }) => date);
    return { reading: read(rule, dates, today), origin: page.provenance };
  }

  async function lookAtWeight(
    userId: string,
    symbol: string,
    read: (percent: number) => AlertReading,
  ): Promise<Looked> {
    const found = await once(holdingsOf, userId, () =>
      figures.holdings(userId, getHoldings.input.parse({ by: "symbol" })),
    );
    if (found instanceof Refusal) return { waitsFor: { kind: "portfolio-failed" } };
    const { holdings, incomplete, provenance } = found;
    if (holdings.length === 0) return { waitsFor: { kind: "nothing-held" } };
    const why = whyPortfolioNotUsable(incomplete, provenance);
    if (why !== null) return { waitsFor: why };
    const weight = holdings.find((holding) => holding.symbol === symbol)?.weight ?? 0;
    return { reading: read(weight * 100), origin: provenance };
  }

  async function lookAtDrawdown(userId: string, read: (percent: number) => AlertReading): Promise<Looked> {
    const found = await once(performanceOf, userId, () => figures.performance(userId, getPerformance.input.parse({})));
    if (found instanceof Refusal) return { waitsFor: { kind: "portfolio-failed" } };
    const { statistics, incomplete, provenance } = found;
    const why = whyPortfolioNotUsable(incomplete, provenance);
    if (why !== null) return { waitsFor: why };
    const ratio = statistics.drawdown.at(-1) ?? null;
    if (ratio === null) return { waitsFor: { kind: "no-return" } };
    return { reading: read(-ratio * 100), origin: provenance };
  }

  /** Looks at those of the alerts whose time has come. Answers how many were looked at. */
  return async (alerts: readonly StoredAlert[], signal: AbortSignal): Promise<number> => {
    let count = 0;
    holdingsOf.clear();
    performanceOf.clear();
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
    const isChanged = await firing(alert, looked.reading, looked.origin);
    if (isChanged) return true;
    looks.set(alert.id, { changedAt, atMs, asOf: looked.origin.asOf, isMissing: false });
    return true;
  }
}

function whyPortfolioNotUsable(
  incomplete: readonly unknown[],
  { status }: Pick<Provenance, "status">,
): AlertWait | null {
  if (incomplete.length > 0) return { kind: "missing-price" };
  return whyNotUsable({ status }, { data: "portfolio", symbol: null }, portfolioStatuses);
}

/** Symbols whose prices an alert is looked at with. */
function pricesOf({ rule, symbol }: StoredAlert): readonly string[] {
  return symbol === null || !needsPrice(rule) ? [] : [symbol, ...namedBesides(rule, symbol)];
}

function once<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
