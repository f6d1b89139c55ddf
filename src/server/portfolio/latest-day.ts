import { zonedDate } from "#core/calendar/index.ts";
import type { Clock } from "../clock.ts";

/**
 * The last day that has begun anywhere on earth: where days come first, fourteen hours before UTC. The server does not know
 * its users' zones, so nobody is told that their today is in the future.
 */
export function latestDay(clock: Clock): string {
  return zonedDate(clock.now(), "Pacific/Kiritimati");
}
