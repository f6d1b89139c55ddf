import type { Job } from "../jobs/job.ts";
import type { SecurityLists } from "./security-lists.ts";

/** Looks daily which public list is a week old. */
export function securityListsJob(lists: Pick<SecurityLists, "refresh">): Job {
  return {
    id: "security-lists",
    title: "Directory of securities",
    purpose:
      "Reads public lists of shares, funds, indices, currencies and coins, so that search finds them without a key",
    schedule: { kind: "every", minutes: 24 * 60 },
    maximumMs: 60 * 60_000,
    run: (signal) => lists.refresh(signal),
  };
}
