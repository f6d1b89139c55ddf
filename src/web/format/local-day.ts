/** Returns a moment's calendar day in the user's time zone: 2026-03-04. */
export function localDay(atMs: number): string {
  const date = new Date(atMs);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
