import { dayText } from "../../calendar/day-text.ts";
import { instantMs, type Instant } from "../../calendar/instant.ts";
import { exchangeFor } from "../../calendar/exchanges.ts";
import { lastSession } from "../../calendar/last-session.ts";
import { openMinutesBetween } from "../../calendar/open-minutes-between.ts";
import { addDays, type PlainDate } from "../../calendar/plain-date.ts";
import { tradingSession } from "../../calendar/trading-session.ts";
import { zonedDate } from "../../calendar/zoned-time.ts";
import { majorCurrency, minorUnits } from "../../money/currencies.ts";
import type { CorporateEvent } from "../bar.ts";
import { splitRatio } from "../split-of-day.ts";
import { isAbsurd, isHundredfold, isJump } from "./move.ts";

export type QuoteDoubtReason =
  | "not-a-number"
  | "zero"
  | "negative"
  | "absurd"
  | "hundredfold"
  | "currency"
  | "jump"
  | "inconsistent"
  | "no-time"
  | "future"
  | "older"
  | "yesterday";

export interface QuoteDoubt {
  readonly reason: QuoteDoubtReason;
  /** A sentence for display. */
  readonly words: string;
  /**
   * Withhold: not shown as the price, the last good value stays. Label: was correct once, so it may be shown with this
   * note.
   */
  readonly action: "withhold" | "label";
}

/** A quote as received from a provider. Anything not a number there is missing here. */
interface LooseQuote {
  readonly price: unknown;
  readonly currency: string | null;
  readonly exchange: string | null;
  readonly type?: string | null;
  readonly previousClose?: number | null;
  readonly change?: number | null;
  readonly dayLow?: number | null;
  readonly dayHigh?: number | null;
}

interface QuoteContext {
  readonly lastGood: { readonly price: number; readonly asOf: string; readonly currency: string | null } | null;
  /** Known splits and dividends of this instrument. Those between the last good value and this one count. */
  readonly events: readonly CorporateEvent[];
  readonly now: Instant;
}

/**
 * An older last good value isn't a reference for today's price. Then only the quote's own previous close is compared.
 */
const comparableDays = 7;
const toleratedLeadMinutes = 5;
/** Market time into a session after which a quote from the previous session is old. */
const yesterdayAfterMinutes = 60;
/** Tolerance as a share of the price, for mismatches with change and previous close and for leaving the day's range. */
const grossRatio = 0.1;

/** Returns the reason a quote isn't plausible. Null if it is. */
export function quoteDoubt(
  quote: LooseQuote,
  origin: { readonly asOf: string; readonly delayMinutes: number | null },
  context: QuoteContext,
): QuoteDoubt | null {
  const { price } = quote;
  if (typeof price !== "number" || !Number.isFinite(price))
    return withhold("not-a-number", "The source sent no valid price.");
  // Futures can trade below zero, as crude oil did in April 2020.
  if (price < 0 && quote.type !== "Future")
    return withhold("negative", `The source sent a price below zero (${priceText(price)}).`);
  if (price === 0) return withhold("zero", "The source sent a price of zero.");
  if (isAbsurd(Math.abs(price)))
    return withhold("absurd", `The source sent ${priceText(price)}, which isn't a plausible price.`);

  const asOfMs = Date.parse(origin.asOf);
  const nowMs = instantMs(context.now);
  if (Number.isNaN(asOfMs)) return withhold("no-time", "The source sent no time for the price.");
  if (asOfMs - nowMs > toleratedLeadMinutes * 60_000)
    return withhold("future", "The source sent a time in the future.");
  const lastGood = comparable(context.lastGood, asOfMs);
  if (context.lastGood !== null && asOfMs < Date.parse(context.lastGood.asOf))
    return withhold("older", "The source sent an older price than the one already known.");

  return (
    moveDoubt({ ...quote, price }, asOfMs, lastGood, context.events) ??
    contradiction({ ...quote, price }) ??
    ageDoubt(quote, origin, asOfMs, nowMs)
  );
}

type Priced = LooseQuote & { readonly price: number };

function moveDoubt(
  quote: Priced,
  asOfMs: number,
  lastGood: QuoteContext["lastGood"],
  events: readonly CorporateEvent[],
): QuoteDoubt | null {
  const { price, previousClose, currency } = quote;
  const today = localDate(quote.exchange, asOfMs);
  if (lastGood !== null && lastGood.price > 0) {
    if (currency !== null && lastGood.currency !== null && majorCurrency(currency) !== majorCurrency(lastGood.currency))
      return withhold("currency", `The price is in ${currency}, but earlier prices were in ${lastGood.currency}.`);
    const since = localDate(quote.exchange, Date.parse(lastGood.asOf));
    const expected = inUnitOf(lastGood.price, lastGood.currency, currency) / splitRatio(events, since, today);
    const doubt = unlikelyMove(expected, price, currency, "the last known price");
    if (doubt !== null) return doubt;
  }
  if (typeof previousClose === "number" && previousClose > 0) {
    // Some services adjust yesterday's close on the day of a split and some don't, so either matches.
    const split = splitRatio(events, addDays(today, -1), today);
    const plain = unlikelyMove(previousClose, price, currency, "the previous close");
    if (plain !== null && unlikelyMove(previousClose / split, price, currency, "") !== null) return plain;
  }
  return null;
}

function unlikelyMove(from: number, to: number, currency: string | null, fromName: string): QuoteDoubt | null {
  if (isHundredfold(from, to)) {
    const units =
      currency !== null && hasMinorUnit(currency) ? ", as if the currency's main and minor units were mixed up" : "";
    return withhold(
      "hundredfold",
      `The price is about ${to > from ? "100 times" : "a hundredth of"} ${fromName}${units}.`,
    );
  }
  if (!isJump(from, to)) return null;
  const percent = Math.abs(to / from - 1) * 100;
  const size = percent < 1000 ? `${percent.toFixed(0)} %` : `${(to / from).toFixed(0)} times`;
  return withhold(
    "jump",
    `The price is ${size} ${to > from ? "above" : "below"} ${fromName}, with no split to explain it.`,
  );
}

function contradiction({ price, previousClose, change, dayLow, dayHigh }: Priced): QuoteDoubt | null {
  const room = Math.abs(price) * grossRatio;
  const low = positive(dayLow);
  const high = positive(dayHigh);
  if (low !== null && high !== null && low > high) return inconsistent("The day's low is above the day's high.");
  if ((low !== null && price < low - room) || (high !== null && price > high + room))
    return inconsistent("The price is far outside its own day range.");
  const before = positive(previousClose);
  if (before !== null && typeof change === "number" && Math.abs(before + change - price) > room)
    return inconsistent("Price, previous close and change don't add up.");
  return null;
}

function ageDoubt(
  { exchange, type }: LooseQuote,
  origin: { readonly delayMinutes: number | null },
  asOfMs: number,
  nowMs: number,
): QuoteDoubt | null {
  // Funds are priced once a day, after the close.
  if (exchange === null || type === "Fund" || type === "Mutual Fund") return null;
  const session = lastSession(exchange, nowMs);
  const valueSession = lastSession(exchange, asOfMs);
  if (session === null || valueSession === null || valueSession >= session) return null;
  const opensAt = tradingSession(exchange, session).opensAt;
  const openMinutes = opensAt === null ? null : openMinutesBetween(exchange, opensAt, nowMs);
  if (openMinutes === null || openMinutes <= yesterdayAfterMinutes + (origin.delayMinutes ?? 0)) return null;
  return {
    reason: "yesterday",
    words: `The price is from ${dayText(valueSession)}, but the exchange has traded since.`,
    action: "label",
  };
}

function comparable(lastGood: QuoteContext["lastGood"], asOfMs: number): QuoteContext["lastGood"] {
  return lastGood !== null && asOfMs - Date.parse(lastGood.asOf) <= comparableDays * 86_400_000 ? lastGood : null;
}

function inUnitOf(price: number, from: string | null, to: string | null): number {
  if (from === null || to === null) return price;
  return (price * (minorUnits[to]?.perUnit ?? 1)) / (minorUnits[from]?.perUnit ?? 1);
}

function hasMinorUnit(currency: string): boolean {
  const major = majorCurrency(currency);
  return Object.values(minorUnits).some((unit) => unit.currency === major);
}

function localDate(exchange: string | null, ms: number): PlainDate {
  return zonedDate(ms, (exchange === null ? null : exchangeFor(exchange).timeZone) ?? "UTC");
}

function positive(value: number | null | undefined): number | null {
  return typeof value === "number" && value > 0 ? value : null;
}

function priceText(price: number): string {
  return Math.abs(price) >= 1e9 || Math.abs(price) < 1e-6 ? price.toExponential(2) : String(price);
}

// It's unclear which field is wrong, so the price is shown with a note about the contradiction.
function inconsistent(words: string): QuoteDoubt {
  return { reason: "inconsistent", words, action: "label" };
}

function withhold(reason: QuoteDoubtReason, words: string): QuoteDoubt {
  return { reason, words, action: "withhold" };
}
