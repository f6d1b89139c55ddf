import type { NewsletterSettings } from "#contract/newsletter.ts";
import type { Issue, IssueSection } from "#core/newsletter/issue.ts";
import type { Database } from "../database/open-database.ts";

export interface StoredIssue {
  readonly id: string;
  readonly madeAt: string;
  readonly issue: Issue;
}

/** What somebody has set. */
export interface KeptSettings extends Pick<NewsletterSettings, "cadence" | "weekday" | "hour" | "timeZone"> {
  readonly sections: readonly IssueSection[];
}

/** Whether issues are mailed; pending until the owner of the address has confirmed it. */
export type MailState = NewsletterSettings["mail"]["state"];

/** A turn that has come. */
export interface DueSettings {
  readonly userId: string;
  readonly settings: KeptSettings;
  readonly dueAt: string;
}

/** So many are listed; older ones are found by their links. */
const listedIssues = 400;

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
        .limit(listedIssues)
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

    /** The same where the one that is there stays. */
    async putOnce(userId: string, key: string, { id, madeAt, issue }: StoredIssue): Promise<void> {
      await db
        .insertInto("newsletter_issues")
        .values({ id, user_id: userId, period_key: key, issue: JSON.stringify(issue), made_at: madeAt })
        .onConflict((conflict) => conflict.columns(["user_id", "period_key"]).doNothing())
        .execute();
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

    async mailState(userId: string): Promise<MailState> {
      const row = await db
        .selectFrom("newsletter_settings")
        .select("mail_state")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return (row?.mail_state ?? "off") as MailState;
    },

    /** `untilSet` are the settings of somebody who has none. */
    async setMailState(userId: string, state: MailState, untilSet: KeptSettings): Promise<void> {
      await db
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...columnsOf(untilSet, null), mail_state: state })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ mail_state: state }))
        .execute();
    },

    async settings(
      userId: string,
    ): Promise<{ settings: KeptSettings; nextDueAt: string | null; waitsFor: string | null } | null> {
      const row = await db
        .selectFrom("newsletter_settings")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row === undefined ? null : { settings: keptSettings(row), nextDueAt: row.due_at, waitsFor: row.waits_for };
    },

    async putSettings(userId: string, settings: KeptSettings, dueAt: string | null): Promise<void> {
      const values = columnsOf(settings, dueAt);
      await db
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...values, mail_state: "off" })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
        .execute();
    },

    /** Other sections, with the turn as it is. */
    async putSections(userId: string, settings: KeptSettings): Promise<void> {
      const { sections, ...untouched } = columnsOf(settings, null);
      await db
        .insertInto("newsletter_settings")
        .values({ user_id: userId, sections, ...untouched, mail_state: "off" })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ sections }))
        .execute();
    },

    /** Turns that have come, the one that waits longest first; none of a disabled account. */
    async due(now: string, count: number): Promise<DueSettings[]> {
      const rows = await db
        .selectFrom("newsletter_settings")
        .innerJoin("users", "users.id", "newsletter_settings.user_id")
        .selectAll("newsletter_settings")
        .where("look_at", "<=", now)
        .where("users.disabled_at", "is", null)
        .orderBy("look_at")
        .orderBy("user_id")
        .limit(count)
        .execute();
      return rows.flatMap((row) =>
        row.due_at === null ? [] : [{ userId: row.user_id, settings: keptSettings(row), dueAt: row.due_at }],
      );
    },

    /** The turn stays; what its reader has changed meanwhile does too. */
    async waitFor({ userId, dueAt }: DueSettings, lookAt: string, reason: string): Promise<void> {
      await db
        .updateTable("newsletter_settings")
        .set({ look_at: lookAt, waits_for: reason })
        .where("user_id", "=", userId)
        .where("due_at", "=", dueAt)
        .execute();
    },

    /** The turn is over. */
    async turnOver({ userId, dueAt }: DueSettings, nextDueAt: string | null): Promise<void> {
      await db
        .updateTable("newsletter_settings")
        .set({ due_at: nextDueAt, look_at: nextDueAt, waits_for: null })
        .where("user_id", "=", userId)
        .where("due_at", "=", dueAt)
        .execute();
    },
  };
}

function storedIssue(row: { id: string; issue: string; made_at: string }): StoredIssue {
  // Written by `put`.
  return { id: row.id, madeAt: row.made_at, issue: JSON.parse(row.issue) as Issue };
}

function columnsOf(settings: KeptSettings, dueAt: string | null) {
  return {
    cadence: settings.cadence,
    weekday: settings.weekday,
    hour: settings.hour,
    time_zone: settings.timeZone,
    sections: settings.sections.join(","),
    due_at: dueAt,
    look_at: dueAt,
    waits_for: null,
  };
}

function keptSettings(row: {
  cadence: string;
  weekday: number;
  hour: number;
  time_zone: string;
  sections: string;
}): KeptSettings {
  return {
    cadence: row.cadence as KeptSettings["cadence"],
    weekday: row.weekday,
    hour: row.hour,
    timeZone: row.time_zone,
    sections: row.sections === "" ? [] : (row.sections.split(",") as IssueSection[]),
  };
}
