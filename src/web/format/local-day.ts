const format = new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit" });

/** The calendar day of a moment where the user is: 2026-03-04. */
export function localDay(atMs: number): string {
  return format.format(atMs);
}
