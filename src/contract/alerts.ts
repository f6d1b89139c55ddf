import { z } from "zod";
import type { AlertFinding } from "#core/alerts/alert-finding.ts";
import { type AlertRule, isOfPortfolio } from "#core/alerts/alert-kinds.ts";
import { readStrategy } from "#core/backtest/index.ts";
import { readOneCondition } from "#core/backtest/read-one-condition.ts";
import type { Condition, RuleStrategy } from "#core/backtest/strategy.ts";
import { dataStatuses } from "#core/market/provenance.ts";
import { Day } from "./day.ts";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

/** Read by the same code as a condition of the strategy lab. */
const ConditionData = z.custom<Condition>().transform((value, context) => {
  const read = readOneCondition(value);
  if (read.ok) return read.condition;
  for (const { path, words } of read.problems) context.addIssue({ code: "custom", path: [...path], message: words });
  return z.NEVER;
});

const RuleStrategyData = z.custom<RuleStrategy>().transform((value, context): RuleStrategy => {
  const read = readStrategy(value);
  if (read.ok && read.strategy.kind === "rules") return read.strategy;
  if (read.ok) context.addIssue({ code: "custom", message: "Only rules for buying and selling give signals" });
  else
    for (const { path, words } of read.problems) context.addIssue({ code: "custom", path: [...path], message: words });
  return z.NEVER;
});

const percent = (most: number) => z.number().min(0.1, "At least 0.1 %").max(most, `At most ${most} %`);

export const AlertRuleData = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("price"),
    is: z.enum(["above", "below"]),
    value: z.number().positive("A price above 0").max(1e12, "A price below a million million"),
  }),
  z.strictObject({
    kind: z.literal("move"),
    direction: z.enum(["up", "down", "either"]),
    percent: percent(1_000),
    over: z.enum(["day", "week", "month"]),
  }),
  z.strictObject({
    kind: z.literal("extreme"),
    is: z.enum(["high", "low"]),
    weeks: z.number().int().min(1, "At least 1 week").max(260, "At most 260 weeks"),
  }),
  z.strictObject({ kind: z.literal("condition"), condition: ConditionData }),
  z.strictObject({
    kind: z.literal("volume"),
    times: z.number().min(1, "At least its average").max(100, "At most 100 times"),
  }),
  z.strictObject({
    kind: z.literal("event"),
    event: z.enum(["earnings", "dividend"]),
    days: z.number().int().min(0).max(60, "At most 60 days"),
  }),
  z.strictObject({ kind: z.literal("weight"), percent: percent(100) }),
  z.strictObject({ kind: z.literal("drawdown"), percent: percent(99) }),
  z.strictObject({ kind: z.literal("strategy"), strategy: RuleStrategyData }),
]);

/** The value that fired an alert, as data. */
export const AlertFindingData: z.ZodType<AlertFinding> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("price"), price: z.number(), currency: z.string().max(10).nullable() }),
  z.object({ kind: z.literal("move"), percent: z.number(), over: z.enum(["today", "day", "week", "month"]) }),
  z.object({ kind: z.literal("extreme"), price: z.number(), level: z.number() }),
  z.object({ kind: z.literal("close"), price: z.number() }),
  z.object({ kind: z.literal("volume"), times: z.number() }),
  z.object({ kind: z.literal("event"), date: Day, days: z.number().int() }),
  z.object({ kind: z.literal("weight"), percent: z.number() }),
  z.object({ kind: z.literal("drawdown"), percent: z.number() }),
  z.object({
    kind: z.literal("signals"),
    signals: z.array(z.enum(["buy", "sell", "short", "cover"])).max(4),
    price: z.number(),
  }),
]);

/** A time in UTC, as all times are kept: they are compared as texts. */
export const Instant = z.iso
  .datetime({ offset: true, message: "A time such as 2026-03-31T15:00:00Z" })
  .transform((text) => new Date(text).toISOString());

/**
 * Returns true when an alert names a symbol exactly where its rule needs one; rules about the whole portfolio take
 * none.
 */
export const hasRightSymbol = ({ symbol, rule }: { symbol: string | null; rule: AlertRule }): boolean =>
  (symbol === null) === isOfPortfolio(rule);
export const wrongSymbol = {
  path: ["symbol"],
  message: "Name a symbol; a fall of the portfolio alone has none",
};

const terms = {
  repeats: z.boolean(),
  /** It is over then; null: never. */
  expiresAt: Instant.nullable(),
  /** Also by mail, where this server sends any. */
  mail: z.boolean(),
  /** Also on the owner's devices, as a notification. */
  push: z.boolean(),
};

export const Alert = z.object({
  id: z.string(),
  /** Null: about the whole portfolio. */
  symbol: z.string().nullable(),
  rule: z.custom<AlertRule>(),
  /** In the reader's language: "NVDA is above 250.00". */
  words: z.string(),
  ...terms,
  expiresAt: z.string().nullable(),
  isPaused: z.boolean(),
  /** Nothing is looked at until then. */
  snoozedUntil: z.string().nullable(),
  state: z.enum(["armed", "fired", "expired"]),
  /** Why it cannot be looked at now: only made-up prices are there. */
  waitsFor: z.string().nullable(),
  /** Values of a quote that an active alert waits for; empty if it needs more than a quote. */
  thresholds: z.array(
    z.object({ gauge: z.enum(["price", "day-percent"]), is: z.enum(["above", "below"]), value: z.number() }),
  ),
  createdAt: z.string(),
  lastFiredAt: z.string().nullable(),
});
export type Alert = z.infer<typeof Alert>;

export const AlertEvent = z.object({
  id: z.string(),
  alertId: z.string(),
  symbol: z.string().nullable(),
  /** The alert as it was, in the reader's language: "NVDA is above 250.00". */
  words: z.string(),
  /** The value that fired it: "251.30 USD". */
  valueWords: z.string(),
  firedAt: z.string(),
  /** Where that value came from, and its market time. */
  source: z.string(),
  status: z.enum(dataStatuses),
  asOf: z.string().nullable(),
  isRead: z.boolean(),
});
export type AlertEvent = z.infer<typeof AlertEvent>;

export const getAlerts = endpoint("GET /api/alerts", {
  summary: "Your alerts, the newest first",
  input: z.object({}),
  output: z.object({ alerts: z.array(Alert), sendsMail: z.boolean() }),
});

export const createAlert = endpoint("POST /api/alerts", {
  summary: "Be told of something once, or again each time after it has gone back",
  input: z
    .object({
      symbol: TickerSymbol.nullable().default(null),
      rule: AlertRuleData,
      repeats: terms.repeats.default(false),
      expiresAt: terms.expiresAt.default(null),
      mail: terms.mail.default(false),
      push: terms.push.default(false),
    })
    .refine(hasRightSymbol, wrongSymbol),
  output: Alert,
  status: 201,
  creates: true,
  problems: ["unknown-symbol", "stock-data-unavailable", "too-many-alerts"],
});

export const changeAlert = endpoint("PATCH /api/alerts/:id", {
  summary: "Snooze, pause or change an alert; another rule arms it anew",
  input: z.object({
    id: z.string(),
    rule: AlertRuleData.optional(),
    repeats: terms.repeats.optional(),
    expiresAt: terms.expiresAt.optional(),
    mail: terms.mail.optional(),
    push: terms.push.optional(),
    isPaused: z.boolean().optional(),
    snoozedUntil: Instant.nullable().optional(),
    /** Arms one that has fired or whose time was over. */
    state: z.literal("armed").optional(),
  }),
  output: Alert,
  problems: ["alert-not-found"],
});

export const deleteAlert = endpoint("DELETE /api/alerts/:id", {
  summary: "Delete an alert; what it has told stays in the history",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["alert-not-found"],
});

export const getAlertEvents = endpoint("GET /api/alerts/events", {
  summary: "What your alerts have told, the newest first",
  input: z.object({
    limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
    /** Id of the last event that is known: those before it. */
    before: z.string().max(100).optional(),
  }),
  output: z.object({ events: z.array(AlertEvent), unread: z.number().int(), hasMore: z.boolean() }),
});

export const readAlertEvents = endpoint("POST /api/alerts/events/read", {
  summary: "Mark events as read: those named, or all",
  input: z.object({ ids: z.array(z.string()).max(200).optional() }),
  output: z.object({ unread: z.number().int() }),
});

export const alertEndpoints = [
  getAlerts,
  createAlert,
  changeAlert,
  deleteAlert,
  getAlertEvents,
  readAlertEvents,
] as const;
