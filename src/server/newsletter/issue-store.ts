import { plain } from "#core/newsletter/issue-phrase.ts";
import type { Issue } from "#core/newsletter/issue.ts";
import type { Database } from "../database/open-database.ts";

export interface StoredIssue {
  readonly id: string;
  readonly madeAt: string;
  readonly issue: Issue;
}

/** The entry of an issue in the archive. */
export interface IssueEntry extends Pick<Issue, "kind" | "cadence" | "title"> {
  readonly id: string;
  readonly madeAt: string;
  readonly isRead: boolean;
}

/** SQL for the issues in the archive. */
export function createIssueStore({
  db,
  maximumIssues,
}: {
  db: Database;
  /** A user keeps; the oldest go. */
  maximumIssues: number;
}) {
  async function deleteBeyond(userId: string): Promise<void> {
    const kept = db
      .selectFrom("newsletter_issues")
      .select("id")
      .where("user_id", "=", userId)
      .orderBy("made_at", "desc")
      .orderBy("id")
      .limit(maximumIssues);
    await db.deleteFrom("newsletter_issues").where("user_id", "=", userId).where("id", "not in", kept).execute();
  }

  return {
    ...createReadIssueStore({ db }),

    /** The newest first. */
    async newest(userId: string, count = maximumIssues): Promise<IssueEntry[]> {
      const rows = await db
        .selectFrom("newsletter_issues")
        .select(["id", "head", "made_at", "read_at"])
        .where("user_id", "=", userId)
        .orderBy("made_at", "desc")
        .orderBy("id")
        .limit(count)
        .execute();
      return rows.map(({ id, head, made_at: madeAt, read_at: readAt }) => ({
        // Written by `rowOf`.
        ...(JSON.parse(head) as Pick<Issue, "kind" | "cadence" | "title">),
        id,
        madeAt,
        isRead: readAt !== null,
      }));
    },

    /** One issue a user and key: the one that is there is replaced, keeps its id, and is new again. */
    async put(userId: string, key: string, stored: StoredIssue): Promise<StoredIssue> {
      const row = rowOf(userId, key, stored);
      const kept = await db
        .insertInto("newsletter_issues")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(["user_id", "period_key"])
            .doUpdateSet({ issue: row.issue, head: row.head, made_at: row.made_at, read_at: null }),
        )
        .returning("id")
        .executeTakeFirstOrThrow();
      await deleteBeyond(userId);
      return { ...stored, id: kept.id };
    },

    /** The same where the one that is there stays. */
    async putOnce(userId: string, key: string, stored: StoredIssue): Promise<void> {
      await db
        .insertInto("newsletter_issues")
        .values(rowOf(userId, key, stored))
        .onConflict((conflict) => conflict.columns(["user_id", "period_key"]).doNothing())
        .execute();
      await deleteBeyond(userId);
    },
  };
}

/** SQL for reading the issues in the archive. */
function createReadIssueStore({ db }: { db: Database }) {
  return {
    async newestIssues(userId: string, count: number): Promise<StoredIssue[]> {
      const rows = await db
        .selectFrom("newsletter_issues")
        .select(["id", "issue", "made_at"])
        .where("user_id", "=", userId)
        .orderBy("made_at", "desc")
        .orderBy("id")
        .limit(count)
        .execute();
      return rows.map(storedIssue);
    },

    /** The first time counts; false: there is no such issue. */
    async noteRead(userId: string, id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("newsletter_issues")
        .set((set) => ({ read_at: set.fn.coalesce("read_at", set.val(at)) }))
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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

    async issueOfKey(userId: string, key: string): Promise<StoredIssue | null> {
      const row = await db
        .selectFrom("newsletter_issues")
        .select(["id", "issue", "made_at"])
        .where("user_id", "=", userId)
        .where("period_key", "=", key)
        .executeTakeFirst();
      return row === undefined ? null : storedIssue(row);
    },
  };
}

function rowOf(userId: string, key: string, { id, madeAt, issue }: StoredIssue) {
  const { kind, cadence, title } = issue;
  return {
    id,
    user_id: userId,
    period_key: key,
    issue: JSON.stringify(issue),
    made_at: madeAt,
    head: JSON.stringify({ kind, cadence, title }),
    read_at: null,
  };
}

function storedIssue(row: { id: string; issue: string; made_at: string }): StoredIssue {
  // Written by `rowOf`. The first issues had no prose, and a question without facts.
  const issue = JSON.parse(row.issue) as Omit<Issue, "prose" | "question"> &
    Partial<Pick<Issue, "prose">> & { question: Issue["question"] | string };
  const question = typeof issue.question === "string" ? [plain(issue.question)] : issue.question;
  return { id: row.id, madeAt: row.made_at, issue: { ...issue, question, prose: issue.prose ?? null } };
}
