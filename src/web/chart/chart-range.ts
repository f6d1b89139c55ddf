import type { Bar, HistoryInterval } from "#contract/market.ts";

export const chartRanges = ["1D", "5D", "1M", "6M", "YTD", "1Y", "5Y", "Max"] as const;
export type ChartRange = (typeof chartRanges)[number];

/** Returns the bars to request. Ranges of daily bars share one answer. */
export function historyRequest(range: ChartRange): { interval: HistoryInterval; limit: number } {
  switch (range) {
    case "1D":
      return { interval: "5m", limit: 300 };
    case "5D":
      return { interval: "15m", limit: 500 };
    case "5Y":
      return { interval: "1wk", limit: 262 };
    case "Max":
      return { interval: "1mo", limit: 640 };
    default:
      return { interval: "1d", limit: 370 };
  }
}

/** Returns the bars of a range, counted back from the last one. */
export function barsInRange(bars: readonly Bar[], range: ChartRange): readonly Bar[] {
  const last = bars.at(-1);
  if (last === undefined || range === "Max") return bars;
  if (range === "1D" || range === "5D") {
    const days = [...new Set(bars.map(({ date }) => date))].slice(range === "1D" ? -1 : -5);
    const first = days[0] ?? last.date;
    return bars.filter(({ date }) => date >= first);
  }
  const from = range === "YTD" ? `${last.date.slice(0, 4)}-01-01` : monthsBefore(last.date, months[range]);
  return bars.filter(({ date }) => date >= from);
}

const months = { "1M": 1, "6M": 6, "1Y": 12, "5Y": 60 } as const;

/** Returns the day some months earlier, or the month's last day if it is shorter. */
export function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const daysInMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}
