import type { Queries } from "../database/open-database.ts";
import { createIssueStore } from "./issue-store.ts";
import { createSettingsStore, createTurnStore } from "./settings-store.ts";

export type { StoredIssue } from "./issue-store.ts";
export type { DueSettings, KeptSettings, MailState } from "./settings-store.ts";

export type NewsletterStore = ReturnType<typeof createNewsletterStore>;

/** All SQL about the newsletter. Every query names the user. */
export function createNewsletterStore({ db, maximumIssues }: Parameters<typeof createIssueStore>[0]) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),
    ...createIssueStore({ db, maximumIssues }),
    ...createSettingsStore({ db }),
    ...createTurnStore({ db }),
  };
}
