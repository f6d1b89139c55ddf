/**
 * Exchange sessions, holidays and early closes, computed from rules without a service or a clock.
 * An exchange is named by its market identifier code (XNYS, XNAS, XLON, XETR, XTKS …), or CRYPTO or FX. A moment is a
 * Date, milliseconds since 1970 or an RFC 3339 text. Each calendar covers the years its rules are known to hold for
 * (`HolidayCalendar.firstYear` and `lastYear`): the United States from 2000 to 2100, Hong Kong, whose holidays follow
 * the moon, from 2016 to 2028. Outside them the answer is null with the reason in words. The same goes for exchanges
 * with unlisted holidays that are decreed or follow the moon. Closures decreed at short notice after this was written
 * aren't included.
 */
export { exchangeFor, exchanges, type Exchange } from "./exchanges.ts";
export type { Instant } from "./instant.ts";
export { isOpen } from "./is-open.ts";
export { lastSession } from "./last-session.ts";
export { openMinutesBetween } from "./open-minutes-between.ts";
export {
  addDays,
  dayNumber,
  easterSunday,
  isPlainDate,
  isWeekend,
  mondayOf,
  plainDate,
  weekday,
  type PlainDate,
} from "./plain-date.ts";
export { sessionAt, type SessionState, type SessionStatus } from "./session-at.ts";
export { sessionWeek, type SessionWeekDay } from "./session-week.ts";
export { tradingSession, type TradingSession } from "./trading-session.ts";
export { zonedDate, zonedInstantMs } from "./zoned-time.ts";
