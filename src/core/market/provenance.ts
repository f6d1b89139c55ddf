/** What a value is worth, best first; where several apply, the later one wins. */
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

/** The worst of several statuses; null for none. */
export function worstStatus(statuses: readonly DataStatus[]): DataStatus | null {
  let worst = -1;
  for (const status of statuses) worst = Math.max(worst, dataStatuses.indexOf(status));
  return dataStatuses[worst] ?? null;
}
