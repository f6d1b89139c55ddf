import type { Job } from "../jobs/job.ts";

/** Deletes expired data. Every part is tried, even if another one fails. */
export function cleanUpJob(parts: readonly (() => Promise<unknown>)[]): Job {
  return {
    id: "clean-up",
    title: "Clean up",
    purpose: "Deletes ended sessions, old sign-in failures, unused market data and kept answers that are too old",
    schedule: { kind: "every", minutes: 60 },
    maximumMs: 10 * 60_000,
    async run() {
      const ended = await Promise.allSettled(parts.map((part) => part()));
      const failures = ended.flatMap((part) => (part.status === "rejected" ? [part.reason as unknown] : []));
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
      return "Nothing too old is left";
    },
  };
}
