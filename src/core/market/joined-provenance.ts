import { type DataStatus, worstStatus } from "./provenance.ts";

interface Part {
  readonly source: string;
  readonly status: DataStatus;
  readonly asOf: string | null;
  readonly delayMinutes: number | null;
  readonly fetchedAt: string | null;
  readonly note?: string | undefined;
}

/**
 * Combines the provenance of several parts: the worst status with the oldest time among the parts that have it, the
 * longest delay, and every note. Null without parts.
 */
export function joinedProvenance(parts: readonly Part[]): (Omit<Part, "note"> & { readonly note?: string }) | null {
  const status = worstStatus(parts.map((part) => part.status));
  if (status === null) return null;
  const worst = parts.filter((part) => part.status === status);
  const oldest = (times: readonly (string | null)[]) => times.filter((time) => time !== null).toSorted()[0] ?? null;
  const notes = [...new Set(parts.map(({ note }) => note).filter((note) => note !== undefined))];
  const sources = [...new Set(parts.map(({ source }) => source).filter((source) => source !== "none"))];
  const delays = parts.flatMap(({ delayMinutes }) => (delayMinutes === null ? [] : [delayMinutes]));
  return {
    source: sources.length === 0 ? "none" : sources.join(", "),
    status,
    asOf: oldest(worst.map(({ asOf }) => asOf)),
    delayMinutes: delays.length === 0 ? null : Math.max(...delays),
    fetchedAt: oldest(worst.map(({ fetchedAt }) => fetchedAt)),
    ...(notes.length === 0 ? {} : { note: notes.join(" ") }),
  };
}
