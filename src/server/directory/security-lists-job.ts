import type { Job } from "../jobs/job.ts";
import type { SecurityLists } from "./security-lists.ts";

/** Checks daily for public lists that are over a week old. */
export function securityListsJob(lists: Pick<SecurityLists, "refresh">): Job {
  return {
    id: "security-lists",
    title: "Directory of securities",
    purpose: "Reads public lists of shares, funds, indices, currencies and coins, so search works without an API key",
    schedule: { kind: "every", minutes: 24 * 60 },
    maximumMs: 60 * 60_000,
    run: (signal) => lists.refresh(signal),
  };
}
