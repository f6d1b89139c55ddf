import type { History } from "#contract/market.ts";
import type { AlertKind } from "#core/alerts/alert-kind.ts";
import { alertKindOf, type AlertRule } from "#core/alerts/alert-kinds.ts";
import { barReading } from "#core/alerts/bar-reading.ts";
import { toSeries } from "#core/backtest/index.ts";
import { addDays } from "#core/calendar/index.ts";
import { maxIndicatorBars } from "#core/indicators/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Calendars } from "../market/calendars.ts";
import type { Quotes } from "../market/quotes.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import type { AfterSplits } from "./after-splits.ts";
import { barsWithQuote } from "./bars-with-quote.ts";
import { namedBesides } from "./named-besides.ts";
import { createPortfolioLooks, type Looked } from "./portfolio-looks.ts";
import { quoteDay } from "./quote-day.ts";
import type { StoredAlert } from "./store.ts";
import { whyNotUsable, whyQuoteNotUsable } from "./usable.ts";

/** About two and a half years: enough for most kinds, and one request that charts share. */
const fewBars = 640;
/** Events further ahead are of no alert. */
const daysAhead = 61;

/** The sources that alerts are read from. */
export interface AlertLookOptions {
  readonly quotes: Pick<Quotes, "held">;
  readonly historyOf: (symbol: string, limit: number) => Promise<History | string>;
  readonly calendars: Pick<Calendars, "get">;
  readonly figures: Pick<Figures, "holdings" | "performance">;
  readonly afterSplits: AfterSplits;
  readonly clock: Clock;
}

/** Reads what an alert waits for, by its kind: bars, calendars, the portfolio. */
export function createAlertLooks({ quotes, historyOf, calendars, figures, afterSplits, clock }: AlertLookOptions) {
  const portfolioLooks = createPortfolioLooks(figures);

  async function look(alert: StoredAlert): Promise<Looked> {
    const { rule, symbol, userId } = alert;
    const { drawdown, weight, calendar, bars } = alertKindOf(rule);
    if (drawdown !== undefined) return portfolioLooks.drawdown(userId, (fall) => drawdown.read(rule, fall));
    if (symbol === null) return { waitsFor: { kind: "failed" } };
    if (weight !== undefined) return portfolioLooks.weight(userId, symbol, (percent) => weight.read(rule, percent));
    if (calendar !== undefined) return lookAtEvents(symbol, rule, calendar);
    return bars === undefined
      ? { waitsFor: { kind: "no-price-yet", symbol }, isToCome: true }
      : lookAtBars(symbol, alert);
  }

  async function lookAtBars(symbol: string, read: StoredAlert): Promise<Looked> {
    let alert = read;
    const { rule } = read;
    const quote = quotes.held(symbol);
    const reason = whyQuoteNotUsable(quote, symbol, clock.now());
    if (quote === undefined || reason !== null)
      return { waitsFor: reason ?? { kind: "no-price-yet", symbol }, isToCome: true };
    const needed = alertKindOf(rule).bars?.needs?.(rule) ?? fewBars;
    const limit = Math.min(maxIndicatorBars, Math.max(fewBars, needed));
    const series = [];
    for (const name of [symbol, ...namedBesides(rule, symbol)]) {
      const history = await historyOf(name, limit);
      if (typeof history === "string") return { waitsFor: { kind: "unavailable", data: "bars", symbol: name } };
      // A bar that was held back is not among them, and is no reason to doubt the others.
      const { status } = history.provenance;
      // Bars of some minutes ago end with today's quote, which is fresh.
      const why = whyNotUsable({ status }, { data: "bars", symbol: name }, ["cached"]);
      if (why !== null) return { waitsFor: why };
      const last = name === symbol ? quote : quotes.held(name);
      // An outdated price of another symbol must not serve as its bar of today; its bars are used as they are.
      const isUsable = last !== undefined && whyQuoteNotUsable(last, name, clock.now()) === null;
      const bars = isUsable ? barsWithQuote(history, last) : history;
      if (bars === null) return { waitsFor: { kind: "unavailable", data: "bars", symbol: name } };
      series.push(toSeries(bars));
      const day = quoteDay(quote);
      const moved = name !== symbol || day === null ? alert : await afterSplits(read, history.events, day);
      if (moved === null) return { waitsFor: { kind: "no-price-yet", symbol }, isToCome: true };
      alert = moved;
    }
    const [own, ...others] = series;
    if (own === undefined) return { waitsFor: { kind: "unavailable", data: "bars", symbol } };
    const reading = barReading(alert.rule, own, others);
    return reading.isMet === null
      ? { waitsFor: { kind: "short-history", symbol } }
      : { reading, origin: quote.provenance, alert };
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

  return {
    look,

    beginRound: portfolioLooks.beginRound,
  };
}
