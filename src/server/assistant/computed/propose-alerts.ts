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

/** The values of alerts whose text names none: a year, and a day before. */
const usual: Readonly<Record<string, number>> = {
  "new-high-of-weeks": 52,
  "new-low-of-weeks": 52,
  "days-before-earnings": 1,
  "days-before-ex-dividend": 1,
};

/** The alert of a kind, or the one for a price or a move that an amount and a direction say; null without an amount, or for one that may be two. */
export function wantedAlert(
  proposes: string | null,
  {
    amounts: [amount],
    direction,
    period,
  }: {
    readonly amounts: readonly AmountPlace[];
    readonly direction: "up" | "down" | null;
    readonly period: Times | null;
  },
): Wanted | null {
  const isOfWeeks = proposes?.endsWith("-of-weeks") === true && period?.kind === "range";
  const value = isOfWeeks ? Math.round(weeksOf(period)) : (amount?.value ?? usual[proposes ?? ""]);
  if (value === undefined || amount?.isOpen === true) return null;
  const currency = amount?.currency ?? null;
  if (proposes !== null) return { kind: proposes, value, currency };
  const kind =
    amount?.kind === "percent"
      ? moveOf(direction, period)
      : period === null
        ? { up: "price-above", down: "price-below", none: "price-reached" }[direction ?? "none"]
        : null;
  return kind === null ? null : { kind, value, currency };
}

/** A move of a day, or one of a week or month in either direction; null for any other. */
function moveOf(direction: "up" | "down" | null, period: Times | null): string | null {
  const days = period === null || period.kind === "today" ? 1 : Math.round(weeksOf(period) * 7);
  if (days <= 1)
    return { up: "rise-percent-of-day", down: "fall-percent-of-day", none: "move-percent-of-day" }[direction ?? "none"];
  if (direction !== null) return null;
  return days === 7 ? "move-percent-of-week" : days >= 28 && days <= 31 ? "move-percent-of-month" : null;
}

/** The length of a time. */
function weeksOf({ from, to }: Times): number {
  return (Date.parse(to) - Date.parse(from)) / (7 * 86_400_000);
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
    if (outcome === null) draft.line(draft.words.trades.notFromHere);
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
