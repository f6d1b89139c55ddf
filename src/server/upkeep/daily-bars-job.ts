import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "#core/calendar/plain-date.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Job } from "../jobs/job.ts";
import type { DailyCloses } from "../market/daily-closes.ts";

/** Enough for the comparisons of a year; longer series are known already where somebody needs them. */
const days = 400;
/** Between two symbols, so that readers' own calls pass. */
const pauseMs = 250;
const maxSymbols = 2_000;

/** Closes, splits and dividends of everything that is held or watched, and exchange rates, so that the morning finds them there. */
export function dailyBarsJob({
  symbols,
  dailyCloses,
  refreshRates,
  clock,
}: {
  /** Symbols of all users without duplicates, held ones before watched ones. */
  symbols: () => Promise<readonly string[]>;
  dailyCloses: (symbol: string, from: string) => Promise<DailyCloses | "unknown" | "failed">;
  refreshRates: (from: string) => Promise<unknown>;
  clock: Clock;
}): Job {
  return {
    id: "daily-bars",
    title: "Daily prices and rates",
    purpose: "Reads the newest closes, splits, dividends and exchange rates of everything that is held or watched",
    schedule: { kind: "every", minutes: 6 * 60 },
    maximumMs: 60 * 60_000,
    async run(signal) {
      const from = addDays(isoTime(clock.now()).slice(0, 10), -days);
      await refreshRates(from);
      const all = await symbols();
      let known = 0;
      const failed: string[] = [];
      for (const symbol of all.slice(0, maxSymbols)) {
        signal.throwIfAborted();
        const closes = await dailyCloses(symbol, from);
        if (closes === "failed") failed.push(symbol);
        else if (closes !== "unknown") known += 1;
        await wait(pauseMs, undefined, { signal });
      }
      if (known === 0 && failed.length > 0)
        throw new Error(`No prices of ${failed.length} symbols could be read: ${failed.slice(0, 5).join(", ")}`);
      const rest = all.length > maxSymbols ? `; ${all.length - maxSymbols} more were left out` : "";
      return failed.length === 0
        ? `${known} symbols are up to date${rest}`
        : `${known} symbols are up to date, ${failed.length} could not be read: ${failed.slice(0, 5).join(", ")}${rest}`;
    },
  };
}
