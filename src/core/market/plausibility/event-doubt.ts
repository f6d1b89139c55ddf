import { dayText } from "../../calendar/day-text.ts";
import { dayNumber, isPlainDate } from "../../calendar/index.ts";

/** The fields of calendar entries that can prove one wrong. Fields that don't apply are omitted. */
export interface DatedEvent {
  readonly date: string;
  readonly symbol?: string | null;
  readonly amount?: number | null;
  readonly recordDate?: string | null;
  readonly paymentDate?: string | null;
  /** Earnings per share. Economic figures are text and aren't checked. */
  readonly estimate?: number | null;
  readonly actual?: number | string | null;
  readonly factor?: number;
  readonly shares?: number | null;
  readonly value?: number | null;
}

/** Per share, in any currency. Larger dividends and earnings come from a misplaced decimal point or column. */
const maxDividend = 10_000;
const maxEarningsPerShare = 100_000;
/** Splits range from 1:2000 (reverse splits of penny shares) to 3000:1. */
const maxSplitFactor = 5_000;
const maxRecordGapDays = 45;
const maxPaymentGapDays = 400;
const maxShares = 1e11;
const maxOfferValue = 1e12;

/** Returns the reason a calendar entry can't be correct. Null if it is plausible. */
export function eventDoubt(event: DatedEvent): string | null {
  const { date, amount, recordDate, paymentDate, estimate, actual, factor, shares, value } = event;
  if (!isPlainDate(date)) return "its day doesn't exist";
  if (isSet(amount) && !(amount > 0 && amount <= maxDividend))
    return `a dividend of ${amount} per share can't be right`;
  if (isSet(recordDate) && Math.abs(daysBetween(date, recordDate)) > maxRecordGapDays)
    return `its record date ${dayText(recordDate)} is too far from its ex-date ${dayText(date)}`;
  if (isSet(paymentDate) && (daysBetween(date, paymentDate) < -5 || daysBetween(date, paymentDate) > maxPaymentGapDays))
    return `its payment date ${dayText(paymentDate)} doesn't fit its ex-date ${dayText(date)}`;
  const earnings = [estimate, actual].find((one) => typeof one === "number" && Math.abs(one) > maxEarningsPerShare);
  if (isSet(earnings)) return `earnings of ${earnings} per share can't be right`;
  if (factor !== undefined && (factor > maxSplitFactor || factor < 1 / maxSplitFactor || factor === 1))
    return "its split ratio can't be right";
  if (isSet(shares) && shares > maxShares) return `${shares} shares offered can't be right`;
  if (isSet(value) && value > maxOfferValue) return `an offer of ${value} can't be right`;
  return null;
}

function isSet<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

function daysBetween(from: string, to: string): number {
  return isPlainDate(to) ? dayNumber(to) - dayNumber(from) : Number.POSITIVE_INFINITY;
}
