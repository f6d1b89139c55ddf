// A device's clock may be minutes or years off, so ages use the server's clock, taken from the Date header.
const toleratedMs = 2000;
/** Largest plausible network delay. If the server seems further behind than this, the device's clock was changed. */
const maxDelayMs = 30_000;
/** Lower bound of the server's lead over this device, in ms; undefined before the first response. */
let lead: number | undefined;

/** Returns the current time by the server's clock, as far as it is known. */
export function now(): number {
  return Date.now() + (lead === undefined || Math.abs(lead) <= toleratedMs ? 0 : lead);
}

/**
 * Records the server's time from a response. The Date header is a whole second and arrives late, so each response gives only a lower
 * bound of the lead. The largest bound is the closest.
 */
export function learnServerTime(serverMs: number): void {
  const atLeast = serverMs - Date.now();
  if (!Number.isFinite(atLeast)) return;
  if (lead === undefined || atLeast > lead || atLeast < lead - maxDelayMs) lead = atLeast;
}
