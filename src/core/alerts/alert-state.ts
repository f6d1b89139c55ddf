import type { AlertReading } from "./alert-rule.ts";

/** What an alert remembers between two looks. */
export interface AlertState {
  /** armed: it waits; fired: it has told, and waits until it is back where it repeats; expired: its time is over. */
  readonly status: "armed" | "fired" | "expired";
  /** How often it has fired. */
  readonly firings: number;
  /** What it told of last, where that has a name. */
  readonly lastOccasion: string | null;
}

/** What its owner has chosen; times as RFC 3339 in UTC. */
export interface AlertTerms {
  readonly repeats: boolean;
  readonly isPaused: boolean;
  readonly snoozedUntil: string | null;
  readonly expiresAt: string | null;
}

/**
 * What a reading makes of an alert, and whether it tells its owner now. One that rests (paused, snoozed) sees nothing: what is still so
 * when it wakes is told then.
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

/** Whether an alert looks at nothing for now. */
export function isResting({ isPaused, snoozedUntil }: AlertTerms, now: string): boolean {
  return isPaused || (snoozedUntil !== null && snoozedUntil > now);
}
