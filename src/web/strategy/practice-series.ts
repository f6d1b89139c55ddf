import type { Series } from "#core/backtest/backtest-input.ts";
import { addDays, isWeekend, type PlainDate } from "#core/calendar/plain-date.ts";
import { sampleDay } from "#core/market/sample-course.ts";

const practiceDays = 3653;

/** Returns ten years of made-up practice bars up to a day, the same for the same symbol and day. */
export function practiceSeries(symbol: string, to: PlainDate): Series {
  const dates: PlainDate[] = [];
  for (let days = practiceDays; days >= 0; days--) {
    const date = addDays(to, -days);
    if (!isWeekend(date)) dates.push(date);
  }
  const bars = dates.map((date) => sampleDay({ symbol, priceLevel: 100 }, date));
  const column = (field: "open" | "high" | "low" | "close" | "volume") => Float64Array.from(bars, (bar) => bar[field]);
  return {
    symbol,
    dates,
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
    dividends: [],
  };
}
