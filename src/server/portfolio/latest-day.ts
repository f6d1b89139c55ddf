import { zonedDate } from "#core/calendar/index.ts";
import type { Clock } from "../clock.ts";

/**
 * Returns the last day that has begun anywhere on earth: in the first time zone, fourteen hours ahead of UTC. The
 * server doesn't know its users' time zones, so it must never treat their today as a future date.
 */
export function latestDay(clock: Clock): string {
  return zonedDate(clock.now(), "Pacific/Kiritimati");
}
