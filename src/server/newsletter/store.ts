import type { Issue } from "#core/newsletter/issue.ts";
import type { Database } from "../database/open-database.ts";

export interface StoredIssue {
  readonly id: string;
  readonly madeAt: string;
  readonly issue: Issue;
}

/** Older issues make room for new ones. */
const keptIssues = 400;

export type NewsletterStore = ReturnType<typeof createNewsletterStore>;

/** All SQL about the newsletter. Every query names the user. */
export function createNewsletterStore({ db }: { db: Database }) {
  return {
    async issues(userId: string): Promise<StoredIssue[]> {
      const rows = await db
        .selectFrom("newsletter_issues")
        .select(["id", "issue", "made_at"])
        .where("user_id", "=", userId)
        .orderBy("made_at", "desc")
        .orderBy("id")
        .limit(keptIssues)
        .execute();
      return rows.map(storedIssue);
    },

    async issue(userId: string, id: string): Promise<StoredIssue | null> {
      const row = await db
        .selectFrom("newsletter_issues")
        .select(["id", "issue", "made_at"])
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : storedIssue(row);
    },

    /** One issue a user and key: the one that is there is replaced, and keeps its id. */
    async put(userId: string, key: string, { id, madeAt, issue }: StoredIssue): Promise<StoredIssue> {
      const kept = await db
        .insertInto("newsletter_issues")
        .values({ id, user_id: userId, period_key: key, issue: JSON.stringify(issue), made_at: madeAt })
        .onConflict((conflict) =>
          conflict.columns(["user_id", "period_key"]).doUpdateSet({ issue: JSON.stringify(issue), made_at: madeAt }),
        )
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id: kept.id, madeAt, issue };
    },
  };
}

function storedIssue(row: { id: string; issue: string; made_at: string }): StoredIssue {
  // Written by `put`.
  return { id: row.id, madeAt: row.made_at, issue: JSON.parse(row.issue) as Issue };
}
