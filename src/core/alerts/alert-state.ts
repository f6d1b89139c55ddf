import type { AlertReading } from "./alert-rule.ts";

/** The state an alert keeps between two checks. */
export interface AlertState {
  /**
   * armed: waiting; fired: has notified, and a repeating alert waits until the condition ends; expired: past its end
   * date.
   */
  readonly status: "armed" | "fired" | "expired";
  /** How often it has fired. */
  readonly firings: number;
  /** The key of the last event it notified about; null where that has none. */
  readonly lastOccasion: string | null;
}

/** Settings chosen by the owner; times as RFC 3339 in UTC. */
export interface AlertTerms {
  readonly repeats: boolean;
  readonly isPaused: boolean;
  readonly snoozedUntil: string | null;
  readonly expiresAt: string | null;
}

/**
 * Returns the next state of an alert after a reading, and whether to notify its owner now. A paused or snoozed alert
 * ignores readings. A condition that still holds when it resumes notifies then.
 */
export function nextAlertState(
  state: AlertState,
  terms: AlertTerms,
  reading: AlertReading,
  now: string,
): { readonly state: AlertState; readonly fires: boolean } {
  const stays = { state, fires: false };
  if (state.status === "expired") return stays;
  if (terms.expiresAt !== null && terms.expiresAt <= now)
    return { state: { ...state, status: "expired" }, fires: false };
  if (isResting(terms, now) || reading.isMet === null) return stays;
  const { occasion } = reading;
  const isTold = occasion !== null && occasion.key === state.lastOccasion;
  const isArmed =
    state.status === "armed" || (terms.repeats && !isTold && (reading.isBack || occasion?.isAnew === true));
  if (reading.isMet && isArmed && !isTold)
    return {
      state: { status: "fired", firings: state.firings + 1, lastOccasion: occasion?.key ?? null },
      fires: true,
    };
  const rearms = state.status === "fired" && terms.repeats && reading.isBack;
  if (!rearms) return stays;
  const lastOccasion = occasion?.endsWhenBack === true ? null : state.lastOccasion;
  return { state: { ...state, status: "armed", lastOccasion }, fires: false };
}

/** Returns true while an alert is paused or snoozed. */
export function isResting({ isPaused, snoozedUntil }: AlertTerms, now: string): boolean {
  return isPaused || (snoozedUntil !== null && snoozedUntil > now);
}
