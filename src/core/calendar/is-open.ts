import type { Instant } from "./instant.ts";
import { sessionAt } from "./session-at.ts";

/** Whether an exchange trades at a moment: from its open (inclusive) to its close (exclusive). Null: the schedule is unknown. */
export function isOpen(exchange: string, at: Instant): boolean | null {
  return sessionAt(exchange, at).isOpen;
}
