import { z } from "zod";
import { AlertRuleData } from "#contract/alerts.ts";
import { alertWords } from "#core/alerts/alert-words.ts";
import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { proposingTool } from "../tool.ts";
import { missing } from "./found.ts";
import { symbolInput } from "./input.ts";

const kinds = [
  "price-above",
  "price-below",
  "rise-percent-of-day",
  "fall-percent-of-day",
  "move-percent-of-day",
  "move-percent-of-week",
  "move-percent-of-month",
  "new-high-of-weeks",
  "new-low-of-weeks",
  "times-usual-volume",
  "days-before-earnings",
  "days-before-ex-dividend",
  "percent-of-portfolio",
] as const;

export const proposeAlertTool = proposingTool({
  name: "propose_alert",
  description:
    "Proposes to tell the user when something happens to a symbol: its price passes a value, it moves by so many per cent, reaches a new high or low, trades unusually much, or an event approaches. It only asks: the user's click sets the alert. Only with a number the user has said.",
  input: z.strictObject({
    symbol: symbolInput,
    kind: z.enum(kinds),
    /** In the unit that the kind names. */
    value: z.number().min(0),
    /** Each time, after it has gone back; left out: once. */
    repeats: z.boolean().optional(),
  }),
  symbolsOf: ({ symbol }) => [symbol],
  async propose({ symbol, kind, value, repeats = false }, { api, words }) {
    const { wishes, sources } = words.answers;
    const read = AlertRuleData.safeParse(ruleOf(kind, value));
    if (!read.success) return missing(read.error.issues.map(({ message }) => message).join(". "));
    const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
    if (quotes.ok && quotes.output.unknown.includes(symbol)) return missing(sources.noData(symbol));
    const condition = alertWords(read.data, symbol, words);
    return {
      kind: "alert",
      route: "POST /api/alerts",
      input: { symbol, rule: read.data, repeats },
      summary: repeats ? wishes.tellEachTime(condition) : wishes.tellOnce(condition),
    };
  },
});

function ruleOf(kind: (typeof kinds)[number], value: number): AlertRule {
  switch (kind) {
    case "price-above":
      return { kind: "price", is: "above", value };
    case "price-below":
      return { kind: "price", is: "below", value };
    case "rise-percent-of-day":
      return { kind: "move", direction: "up", percent: value, over: "day" };
    case "fall-percent-of-day":
      return { kind: "move", direction: "down", percent: value, over: "day" };
    case "move-percent-of-day":
      return { kind: "move", direction: "either", percent: value, over: "day" };
    case "move-percent-of-week":
      return { kind: "move", direction: "either", percent: value, over: "week" };
    case "move-percent-of-month":
      return { kind: "move", direction: "either", percent: value, over: "month" };
    case "new-high-of-weeks":
      return { kind: "extreme", is: "high", weeks: value };
    case "new-low-of-weeks":
      return { kind: "extreme", is: "low", weeks: value };
    case "times-usual-volume":
      return { kind: "volume", times: value };
    case "days-before-earnings":
      return { kind: "event", event: "earnings", days: value };
    case "days-before-ex-dividend":
      return { kind: "event", event: "dividend", days: value };
    default:
      return { kind: "weight", percent: value };
  }
}
