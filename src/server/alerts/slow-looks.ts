import { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { History } from "#contract/market.ts";
import type { AlertReading, AlertRule } from "#core/alerts/alert-rule.ts";
import { barReading, type BarRule } from "#core/alerts/bar-reading.ts";
import { eventReading } from "#core/alerts/event-reading.ts";
import { limitReading } from "#core/alerts/limit-reading.ts";
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
import { namedBesides } from "./named-besides.ts";
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
const weeksOfFewBars = 110;
/** A portfolio is as fresh as its oldest price: some minutes are nothing to a weight, and its owner's own prices count. */
const portfolioStatuses = ["manual", "cached"] as const;
/** Events further ahead are of no alert. */
const daysAhead = 61;

/** Or what is missing; `isToCome`: a price, which asking costs nothing, so it is looked for again in a minute. */
type Looked =
  | { readonly reading: AlertReading; readonly origin: ReadingOrigin }
  | { readonly waitsFor: string; readonly isToCome?: true };

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

  /** Whether the time of an alert's next look has come. */
  function isRipe({ id, changedAt, rule }: StoredAlert): boolean {
    const last = looks.get(id);
    if (last === undefined || last.changedAt !== changedAt) return true;
    const ageMs = clock.now() - last.atMs;
    if (last.isMissing) return ageMs >= missingAgainMs;
    if (rule.kind === "event") return ageMs >= eventsEveryMs;
    if (rule.kind === "weight" || rule.kind === "drawdown") return ageMs >= portfolioEveryMs;
    return ageMs >= barsEveryMs;
  }

  /** A price that stands still says the same again. */
  function hasNews({ id, changedAt, rule, symbol }: StoredAlert): boolean {
    const last = looks.get(id);
    if (last === undefined || last.isMissing || last.changedAt !== changedAt || !needsPrice(rule)) return true;
    return symbol !== null && quotes.held(symbol)?.provenance.asOf !== last.asOf;
  }

  async function look({ rule, symbol, userId }: StoredAlert): Promise<Looked> {
    if (rule.kind === "drawdown") return lookAtDrawdown(userId, rule.percent);
    if (symbol === null) return { waitsFor: "It names no symbol" };
    if (rule.kind === "weight") return lookAtWeight(userId, symbol, rule.percent);
    if (rule.kind === "event") return lookAtEvents(symbol, rule.event, rule.days);
    return rule.kind === "price"
      ? { waitsFor: `A price of ${symbol} is to come`, isToCome: true }
      : lookAtBars(symbol, rule);
  }

  async function lookAtBars(symbol: string, rule: BarRule): Promise<Looked> {
    const quote = quotes.held(symbol);
    const reason = whyQuoteNotUsable(quote, symbol, clock.now());
    if (quote === undefined || reason !== null)
      return { waitsFor: reason ?? `A price of ${symbol} is to come`, isToCome: true };
    const limit = rule.kind === "extreme" && rule.weeks > weeksOfFewBars ? manyBars : fewBars;
    const series = [];
    for (const name of [symbol, ...namedBesides(rule, symbol)]) {
      const history = await historyOf(name, limit);
      if (history === "unknown" || history === "failed") return { waitsFor: `Nobody could give the bars of ${name}` };
      // A bar that was held back is not among them, and is no reason to doubt the others.
      const { status } = history.provenance;
      // Bars of some minutes ago end with today's quote, which is fresh.
      const why = whyNotUsable({ status }, `the bars of ${name}`, ["cached"]);
      if (why !== null) return { waitsFor: why };
      const last = name === symbol ? quote : quotes.held(name);
      // An old price of another symbol must not stand for its bar of today; the bars themselves do.
      const isUsable = last !== undefined && whyQuoteNotUsable(last, name, clock.now()) === null;
      series.push(toSeries(isUsable ? barsWithQuote(history, last) : history));
    }
    const [own, ...others] = series;
    if (own === undefined) return { waitsFor: `Nobody could give the bars of ${symbol}` };
    const reading = barReading(rule, own, others);
    return reading.isMet === null
      ? { waitsFor: `The history of ${symbol} is too short` }
      : { reading, origin: quote.provenance };
  }

  async function lookAtEvents(symbol: string, event: "earnings" | "dividend", days: number): Promise<Looked> {
    const today = isoTime(clock.now()).slice(0, 10);
    const type = event === "earnings" ? "earnings" : "dividends";
    const page = await calendars.get(type, {
      from: today,
      to: addDays(today, daysAhead),
      symbols: [symbol],
      limit: 100,
      cursor: null,
    });
    // Dates that were read some minutes ago are no older than those read now.
    const { status } = page.provenance;
    const why = whyNotUsable({ status }, `the calendar of ${symbol}`, ["cached"]);
    if (why !== null) return { waitsFor: why };
    const reading = eventReading(
      days,
      page.entries.map(({ date }) => date),
      today,
    );
    return { reading, origin: page.provenance };
  }

  async function lookAtWeight(userId: string, symbol: string, percent: number): Promise<Looked> {
    const found = await once(holdingsOf, userId, () =>
      figures.holdings(userId, getHoldings.input.parse({ by: "symbol" })),
    );
    if (found instanceof Refusal) return { waitsFor: "The portfolio couldn't be calculated" };
    const { holdings, incomplete, provenance } = found;
    if (holdings.length === 0) return { waitsFor: "Nothing is held" };
    const why =
      incomplete.length > 0
        ? "Something in the portfolio has no price"
        : whyNotUsable({ status: provenance.status }, "the portfolio", portfolioStatuses);
    if (why !== null) return { waitsFor: why };
    const weight = holdings.find((holding) => holding.symbol === symbol)?.weight ?? 0;
    const words = `${(weight * 100).toFixed(1)} % of your portfolio`;
    return { reading: limitReading(weight * 100, percent, words), origin: provenance };
  }

  async function lookAtDrawdown(userId: string, percent: number): Promise<Looked> {
    const found = await once(performanceOf, userId, () => figures.performance(userId, getPerformance.input.parse({})));
    if (found instanceof Refusal) return { waitsFor: "The portfolio couldn't be calculated" };
    const { statistics, incomplete, provenance } = found;
    const why =
      incomplete.length > 0
        ? "Something in the portfolio has no price"
        : whyNotUsable({ status: provenance.status }, "the portfolio", portfolioStatuses);
    if (why !== null) return { waitsFor: why };
    const ratio = statistics.drawdown.at(-1) ?? null;
    if (ratio === null) return { waitsFor: "A return of the portfolio is not known" };
    const words = `${(-ratio * 100).toFixed(1)} % below`;
    return { reading: limitReading(-ratio * 100, percent, words), origin: provenance };
  }

  /** Looks at those of the alerts whose time has come. Answers how many were looked at. */
  return async (alerts: readonly StoredAlert[], signal: AbortSignal): Promise<number> => {
    let count = 0;
    holdingsOf.clear();
    performanceOf.clear();
    const ripe = alerts.filter(isRipe);
    for (let start = 0; start < ripe.length; start += alertsAtOnce) {
      const batch = ripe.slice(start, start + alertsAtOnce);
      // This process may be another than the one that asks for prices by the minute, and nobody may be looking at them.
      await askForPrices([...new Set(batch.flatMap(pricesOf))], signal);
      for (const alert of batch.filter(hasNews)) count += Number(await lookAndTell(alert, signal));
    }
    const known = new Set(alerts.map(({ id }) => id));
    for (const id of looks.keys()) if (!known.has(id)) looks.delete(id);
    return count;
  };

  /** Whether something could be read of the alert. */
  async function lookAndTell(alert: StoredAlert, signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted();
    const looked = await look(alert).catch((error: unknown): Looked => {
      signal.throwIfAborted();
      log.error({ err: error, alert: alert.id }, "an alert could not be looked at");
      return { waitsFor: "Something broke on our side" };
    });
    const waitsFor = "waitsFor" in looked ? looked.waitsFor : null;
    if (waitsFor !== alert.waitsFor) await store.noteWait(alert.id, waitsFor);
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

function needsPrice({ kind }: AlertRule): boolean {
  return kind !== "event" && kind !== "weight" && kind !== "drawdown";
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
