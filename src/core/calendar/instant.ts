/** A moment: a Date, milliseconds since 1970, or an RFC 3339 text. */
export type Instant = Date | number | string;

/** Milliseconds since 1970. Throws a RangeError for invalid input. */
export function instantMs(at: Instant): number {
  const ms = typeof at === "number" ? at : typeof at === "string" ? Date.parse(at) : at.getTime();
  if (!Number.isFinite(ms)) throw new RangeError(`Not a valid date or time: ${String(at)}`);
  return ms;
}

/** RFC 3339 in UTC, to the second if nothing is lost: 2026-11-27T14:30:00Z. */
export function instantText(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}
