import { useSearchParams } from "react-router";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { calendarTypes, type CalendarType } from "#core/market/calendar-types.ts";
import type { CalendarView } from "./calendar-range.ts";

export const calendarViews = ["agenda", "week", "month"] as const;
export const calendarScopes = ["mine", "watchlist", "market"] as const;
export type CalendarScope = (typeof calendarScopes)[number];

export const usualTypes: readonly CalendarType[] = ["earnings", "dividends", "economic", "splits"];

export interface CalendarAddress {
  readonly view: CalendarView;
  readonly scope: CalendarScope;
  /** The selected watchlist; null for the default one. */
  readonly list: string | null;
  /** The day the view is centred on. */
  readonly anchor: string;
  readonly types: readonly CalendarType[];
}

/** Keeps the view in the address, so that it can be bookmarked and shared. */
export function useCalendarAddress(today: string): [CalendarAddress, (change: Partial<CalendarAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const date = params.get("date") ?? "";
  const kinds = params.get("types");
  const address: CalendarAddress = {
    view: calendarViews.find((view) => view === params.get("view")) ?? "agenda",
    scope: calendarScopes.find((scope) => scope === params.get("scope")) ?? "mine",
    list: params.get("list"),
    anchor: isPlainDate(date) ? date : today,
    types: kinds === null ? usualTypes : calendarTypes.filter((type) => kinds.split(",").includes(type)),
  };
  const change = (next: Partial<CalendarAddress>): void => {
    const { view, scope, list, anchor, types } = { ...address, ...next };
    setParams(
      {
        ...(view === "agenda" ? {} : { view }),
        ...(scope === "mine" ? {} : { scope }),
        ...(list === null ? {} : { list }),
        ...(anchor === today ? {} : { date: anchor }),
        ...(types.join() === usualTypes.join() ? {} : { types: types.join() }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [address, change];
}
