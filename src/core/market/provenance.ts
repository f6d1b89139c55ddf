/** The reliability of a value, best first. If several apply, the later one wins. */
export const dataStatuses = [
  "live",
  "delayed",
  "closed",
  "manual",
  "estimate",
  "cached",
  "stale",
  "sample",
  "unavailable",
] as const;
export type DataStatus = (typeof dataStatuses)[number];

/** Returns the worst of several statuses. Null for none. */
export function worstStatus(statuses: readonly DataStatus[]): DataStatus | null {
  let worst = -1;
  for (const status of statuses) worst = Math.max(worst, dataStatuses.indexOf(status));
  return dataStatuses[worst] ?? null;
}
