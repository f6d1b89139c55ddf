import { z } from "zod";
import { calendarTypes } from "#core/market/calendar-types.ts";
import { Day } from "./day.ts";
import { endpoint, document } from "./endpoint.ts";
import { Provenance } from "./provenance.ts";
import { tickerSymbols } from "./ticker-symbol.ts";

export type { CalendarType } from "#core/market/calendar-types.ts";

const text = z.string().nullable();
const number = z.number().nullable();
/**
 * Conflicting dates from other sources for the same event. Absent if there are none. A null source is the entry's own.
 */
const otherDates = z.array(z.object({ source: text, date: z.string() })).optional();

export const EarningsEntry = z.object({
  symbol: z.string(),
  company: text,
  date: z.string(),
  /** After close, before open, or not set. */
  time: z.enum(["AMC", "BMO", "TBD"]),
  /** The exact time, if the provider reports one. */
  at: text,
  /** Earnings per share. */
  estimate: number,
  actual: number,
  /** Actual less estimate. */
  surprise: number,
  surprisePercent: number,
  /** True while the provider only estimates the date. */
  isEstimate: z.boolean(),
  currency: text,
  otherDates,
});
export type EarningsEntry = z.infer<typeof EarningsEntry>;

export const DividendEntry = z.object({
  symbol: z.string(),
  company: text,
  /** The ex-date. */
  date: z.string(),
  /** Per share. */
  amount: number,
  exDate: text,
  recordDate: text,
  paymentDate: text,
  currency: text,
  otherDates,
});
export type DividendEntry = z.infer<typeof DividendEntry>;

export const EconomicEntry = z.object({
  event: z.string(),
  date: z.string(),
  /** HH:MM UTC, "All day", or null. */
  time: text,
  at: text,
  country: text,
  /** The provider's own importance, Medium by default. */
  impact: z.enum(["Low", "Medium", "High"]),
  /** As published, with their unit: "4.2%". */
  actual: text,
  forecast: text,
  previous: text,
  description: text,
  otherDates,
});
export type EconomicEntry = z.infer<typeof EconomicEntry>;

export const IpoEntry = z.object({
  company: z.string(),
  symbol: text,
  date: z.string(),
  /** A price, or a range such as "18.00-20.00". */
  price: text,
  shares: number,
  /** Size of the offering in `currency`. */
  value: number,
  exchange: text,
  currency: text,
  /** priced, upcoming, filed, withdrawn, or null. */
  state: text,
  otherDates,
});
export type IpoEntry = z.infer<typeof IpoEntry>;

export const SplitEntry = z.object({
  symbol: z.string(),
  company: text,
  date: z.string(),
  /** New shares per old share: "4:1". */
  ratio: z.string(),
  /** In words: "4 new shares for 1 old". */
  description: z.string(),
  /** New shares per old: 4, or 0.1 for a reverse split. */
  factor: z.number(),
  otherDates,
});
export type SplitEntry = z.infer<typeof SplitEntry>;

const page = {
  /** The total number of entries between the two days. */
  total: z.number(),
  /** Pass it to get the following entries. Null on the last page. */
  nextCursor: z.string().nullable(),
  provenance: Provenance,
};

export const getCalendar = endpoint("GET /api/market/calendar", {
  summary:
    "Events of one type between two days, by day, optionally for some symbols. An empty list means nothing is scheduled; status unavailable means the events couldn't be loaded",
  input: z.object({
    type: z.enum(calendarTypes).default("earnings"),
    /** Default: today (UTC). */
    from: Day.optional(),
    /** Inclusive. Default: 14 days after `from`. */
    to: Day.optional(),
    symbols: tickerSymbols(0),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
    cursor: z.string().max(600).optional(),
  }),
  output: z.discriminatedUnion("type", [
    z.object({ type: z.literal("earnings"), entries: z.array(EarningsEntry), ...page }),
    z.object({ type: z.literal("dividends"), entries: z.array(DividendEntry), ...page }),
    z.object({ type: z.literal("economic"), entries: z.array(EconomicEntry), ...page }),
    z.object({ type: z.literal("ipo"), entries: z.array(IpoEntry), ...page }),
    z.object({ type: z.literal("splits"), entries: z.array(SplitEntry), ...page }),
  ]),
  problems: ["invalid-cursor", "invalid-range"],
});

export const CalendarFeed = z.object({
  id: z.string(),
  types: z.array(z.enum(calendarTypes)),
  createdAt: z.string(),
  /** The last time a calendar program fetched it. Null: never. */
  lastUsedAt: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const getCalendarFeeds = endpoint("GET /api/calendar/feeds", {
  summary: "Your private calendar links. Their addresses are only shown when they're created",
  input: z.object({}),
  output: z.object({ feeds: z.array(CalendarFeed) }),
});

export const createCalendarFeed = endpoint("POST /api/calendar/feeds", {
  summary: "Create a private iCalendar link to the events of your watchlists",
  input: z.object({ types: z.array(z.enum(calendarTypes)).min(1, "Choose at least one kind of event").max(5) }),
  output: CalendarFeed.extend({
    /** The complete address with its secret. It can't be retrieved again. */
    url: z.string(),
  }),
  status: 201,
  creates: true,
  problems: ["too-many-feeds"],
});

export const deleteCalendarFeed = endpoint("DELETE /api/calendar/feeds/:id", {
  summary: "Revoke a private calendar link",
  input: z.object({ id: z.string().max(100) }),
  output: z.object({ feeds: z.array(CalendarFeed) }),
  problems: ["feed-not-found"],
});

export const readCalendarFeed = document("GET /api/calendar/feed/:token", {
  summary: "The events of a private calendar link, as iCalendar (RFC 5545)",
  access: "anonymous",
  input: z.object({ token: z.string().max(100) }),
  contentType: "text/calendar; charset=utf-8",
  problems: ["feed-not-found"],
});

export const calendarEndpoints = [
  getCalendar,
  getCalendarFeeds,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
] as const;
