import type { AmountPlace } from "#core/questions/read-amounts.ts";
import type { Times } from "#core/questions/read-time.ts";
import type { ToolContext } from "../tool.ts";
import { proposeAlertTool } from "../tools/propose-alert.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/** What an alert waits for: a kind of the tool, or "price-reached", and its value in the unit of the kind. */
interface Wanted {
  readonly kind: string;
  readonly value: number;
  readonly currency: string | null;
}

type Said = Readonly<{
  amounts: readonly AmountPlace[];
  direction: "up" | "down" | null;
  period: Times | null;
}>;

/** The alert of a kind, or the one for a price or a move that an amount and a direction say; null where that isn't clear. */
export function wantedAlert(
  proposes: string | null,
  { amounts, direction, period }: Said,
  today: string,
): Wanted | null {
  const [amount, ...more] = amounts;
  if (more.length > 0 || amount?.isOpen === true) return null;
  if (proposes === null) {
    const kind =
      amount?.kind === "percent"
        ? moveOf(direction, period)
        : period === null && amount?.as !== "by"
          ? { up: "price-above", down: "price-below", none: "price-reached" }[direction ?? "none"]
          : null;
    return amount === undefined || kind === null ? null : { kind, value: amount.value, currency: amount.currency };
  }
  if (amount !== undefined && amount.kind !== "number") return null;
  const value = proposes.startsWith("days-before-")
    ? daysIn(amount?.value ?? null, period, today)
    : proposes.endsWith("-of-weeks")
      ? weeksIn(period)
      : (amount?.value ?? null);
  return value === null ? null : { kind: proposes, value, currency: null };
}

/** A move of a day, or one of a week or month in either direction; null for any other. */
function moveOf(direction: "up" | "down" | null, period: Times | null): string | null {
  const days = period === null || period.kind === "today" ? 1 : daysBetween(period.from, period.to);
  if (days <= 1)
    return { up: "rise-percent-of-day", down: "fall-percent-of-day", none: "move-percent-of-day" }[direction ?? "none"];
  if (direction !== null) return null;
  return days === 7 ? "move-percent-of-week" : days >= 28 && days <= 31 ? "move-percent-of-month" : null;
}

const daysOf = { day: 1, week: 7, month: 30, quarter: null, year: null } as const;

/** "3 days before", "2 weeks before", "a week before"; a day before without a time. */
function daysIn(count: number | null, period: Times | null, today: string): number | null {
  if (period === null) return count ?? 1;
  if (period.unit === null) return count === null && period.kind === "range" ? daysBetween(period.from, today) : null;
  const days = daysOf[period.unit];
  if (days === null) return null;
  return count === null && period.kind === "day" ? daysBetween(period.from, today) : days * (count ?? 1);
}

/** A year without a time; null for all time, which nobody knows. */
function weeksIn(period: Times | null): number | null {
  if (period === null || period.kind === "today") return 52;
  return period.kind === "range" ? Math.round(daysBetween(period.from, period.to) / 7) : null;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Proposes one alert for each symbol, or says why there is none. */
export async function proposeAlerts(
  symbols: readonly string[],
  { kind, value, currency }: Wanted,
  draft: AnswerDraft,
  context: ToolContext,
): Promise<void> {
  const { wishes } = draft.words;
  for (const symbol of symbols) {
    const priced = kind.startsWith("price-") ? await priceOf(symbol, context) : null;
    if (currency !== null && priced !== null && !isIn(currency, priced.currency)) {
      draft.line(
        priced.currency === null
          ? wishes.currencyUnknown(symbol)
          : wishes.otherCurrency({ symbol, currency: priced.currency }),
      );
      continue;
    }
    const side = kind === "price-reached" ? sideOf(priced?.price ?? null, value) : kind;
    if (side === null) {
      draft.line(wishes.priceUnknown(symbol));
      continue;
    }
    const given = { symbol, kind: side, value, repeats: false };
    const input = proposeAlertTool.input.safeParse(given);
    const outcome = input.success ? await proposeAlertTool.propose(input.data, context) : null;
    if (outcome === null) draft.line(wishes.alertNotUnderstood(wishes.example));
    else if (draft.offer("propose_alert", given, outcome)) draft.line(wishes.alert(symbol));
  }
}

async function priceOf(
  symbol: string,
  { api }: ToolContext,
): Promise<{ readonly price: number | null; readonly currency: string | null }> {
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  const quote = quotes.ok ? quotes.output.quotes[0] : undefined;
  return { price: quote?.price ?? null, currency: quote?.currency ?? null };
}

const dollars = new Set(["USD", "CAD", "AUD", "HKD", "SGD", "NZD"]);

/** True for the currency of the price; "$" is the sign of several. */
function isIn(said: string, currency: string | null): boolean {
  return said === currency || (said === "USD" && currency !== null && dollars.has(currency));
}

/** From which side a price is to be reached: from below where it is lower now; null if no price is known. */
function sideOf(price: number | null, value: number): string | null {
  if (price === null) return null;
  return price < value ? "price-above" : "price-below";
}
