import { useQuery } from "@tanstack/react-query";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { query } from "../shell/query.ts";
import { closeOfDay } from "./close-of-day.ts";

/** Loads an instrument's close on a day, if its history goes back that far. */
export function useCloseOf(symbol: string, date: string, today: string) {
  const days = date === "" ? 0 : Math.max(0, dayNumber(today) - dayNumber(date));
  const limit = [60, 280, 640, 1400, 5000].find((count) => count >= days * 0.72 + 10) ?? 5000;
  const { data } = useQuery({
    ...query("GET /api/market/history", { symbol, interval: "1d", limit }),
    enabled: symbol !== "" && date !== "",
    retry: false,
  });
  if (data === undefined || symbol === "" || data.symbol !== symbol || data.currency === null) return null;
  const close = closeOfDay(data, date);
  return close === null ? null : { ...close, currency: data.currency };
}
