import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { worstStatus } from "#core/market/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";

/** One part of the page that shows market data, with the status of its values. */
export interface DataEntry {
  /** Unique on the page: "watchlist", "chart". */
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly status: DataStatus;
  readonly asOf: string | null;
  readonly fetchedAt: string | null;
  readonly delayMinutes: number | null;
  /** The exchange the values share, which gives the day of their close. */
  readonly exchange?: string | null;
  readonly error?: string | null;
  /** The part held back or missing, in a sentence. */
  readonly note?: string | undefined;
  readonly onRetry?: () => void;
}

export interface PageDataStatus {
  /** The worst status on the page; null without market data. */
  readonly status: DataStatus | null;
  readonly source: string | null;
  readonly asOf: string | null;
  readonly fetchedAt: string | null;
  readonly delayMinutes: number | null;
  readonly exchange: string | null;
  readonly entries: readonly DataEntry[];
}

type Report = (id: string, entry: DataEntry | null) => void;

const ReportContext = createContext<Report | null>(null);
const EntriesContext = createContext<readonly DataEntry[]>([]);

/** Collects the status of the page's values for the pill in the header. */
export function DataRegistryProvider({ children }: { children: ReactNode }): ReactNode {
  const [entries, setEntries] = useState<readonly DataEntry[]>([]);
  const report = useCallback<Report>((id, entry) => {
    setEntries((before) => {
      const others = before.filter((other) => other.id !== id);
      if (entry !== null) return [...others, entry];
      return others.length === before.length ? before : others;
    });
  }, []);
  return (
    <ReportContext.Provider value={report}>
      <EntriesContext.Provider value={entries}>{children}</EntriesContext.Provider>
    </ReportContext.Provider>
  );
}

/** Reports a component's data while it is shown; null while it shows none. */
export function useDataEntry(entry: DataEntry | null): void {
  const report = useContext(ReportContext);
  // The pill shouldn't follow every render of a card: only changes of its text count.
  const words = entry === null ? null : JSON.stringify(entry);
  const onRetry = useRef(entry?.onRetry);
  useEffect(() => {
    onRetry.current = entry?.onRetry;
  });
  useEffect(() => {
    if (report === null || words === null) return undefined;
    const reported = JSON.parse(words) as DataEntry;
    report(reported.id, { ...reported, onRetry: () => onRetry.current?.() });
    return () => report(reported.id, null);
  }, [report, words]);
}

/** Returns the worst status on the page and all reports. */
export function useDataStatus(): PageDataStatus {
  const entries = useContext(EntriesContext);
  return useMemo(() => pageDataStatus(entries), [entries]);
}

/** Builds the pill's text from the reports. */
export function pageDataStatus(entries: readonly DataEntry[]): PageDataStatus {
  const status = worstStatus(entries.map((entry) => entry.status));
  const worst = entries.filter((entry) => entry.status === status);
  const oldest = worst.toSorted((a, b) => (a.fetchedAt ?? "").localeCompare(b.fetchedAt ?? ""))[0];
  return {
    status,
    source: oldest?.source ?? null,
    asOf: oldest?.asOf ?? null,
    fetchedAt: oldest?.fetchedAt ?? null,
    delayMinutes: oldest?.delayMinutes ?? null,
    exchange: oldest?.exchange ?? null,
    entries,
  };
}
