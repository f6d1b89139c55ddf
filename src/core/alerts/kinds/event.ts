import type { AlertKind } from "../alert-kind.ts";
import { eventReading } from "../event-reading.ts";

export interface EventRule {
  readonly kind: "event";
  readonly event: "earnings" | "dividend";
  readonly days: number;
}

export const eventAlert: AlertKind<EventRule> = {
  kind: "event",
  calendar: {
    type: ({ event }) => (event === "earnings" ? "earnings" : "dividends"),
    read: ({ days }, dates, today) => eventReading(days, dates, today),
  },
};
