import type { NewsletterSettings } from "#contract/newsletter.ts";
import type { IssueSection } from "#core/newsletter/issue.ts";
import type { Database, Queries } from "../database/open-database.ts";

/** The settings of a user, as stored. */
export interface KeptSettings extends Pick<NewsletterSettings, "cadence" | "weekday" | "hour" | "timeZone"> {
  readonly sections: readonly IssueSection[];
}

/** State of mailing issues; pending until the owner of the address has confirmed it. */
export type MailState = NewsletterSettings["mail"]["state"];

/** A turn that has come. */
export interface DueSettings {
  readonly userId: string;
  readonly settings: KeptSettings;
  readonly dueAt: string;
}

/** SQL for the settings of readers. */
export function createSettingsStore({ db }: { db: Database }) {
  return {
    /** Locks a user's settings against other writers until the transaction ends. */
    async hold(queries: Queries, userId: string, untilSet: KeptSettings): Promise<void> {
      await queries
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...columnsOf(untilSet, null), mail_state: "off" })
        .onConflict((conflict) =>
          conflict
            .column("user_id")
            .doUpdateSet((update) => ({ mail_state: update.ref("newsletter_settings.mail_state") })),
        )
        .execute();
    },

    async mailState(userId: string, queries: Queries = db): Promise<MailState> {
      const row = await queries
        .selectFrom("newsletter_settings")
        .select("mail_state")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return (row?.mail_state ?? "off") as MailState;
    },

    /** `untilSet` are the default settings. */
    async setMailState(userId: string, state: MailState, untilSet: KeptSettings, queries: Queries = db): Promise<void> {
      await queries
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

    /** Settings to begin with, where there are none. */
    async beginSettings(userId: string, settings: KeptSettings): Promise<void> {
      await db
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...columnsOf(settings, null), mail_state: "off" })
        .onConflict((conflict) => conflict.column("user_id").doNothing())
        .execute();
    },

    /**
     * Saves settings and, if given, a new turn. Returns false when they no longer equal `before` because of a
     * concurrent change.
     */
    async changeSettings(
      userId: string,
      before: KeptSettings,
      { settings, turn }: { settings: KeptSettings; turn: { dueAt: string | null } | null },
    ): Promise<boolean> {
      const known = columnsOf(before, null);
      const columns = columnsOf(settings, turn?.dueAt ?? null);
      const { numUpdatedRows } = await db
        .updateTable("newsletter_settings")
        .set(turn === null ? { sections: columns.sections } : columns)
        .where("user_id", "=", userId)
        .where("cadence", "=", known.cadence)
        .where("weekday", "=", known.weekday)
        .where("hour", "=", known.hour)
        .where("time_zone", "=", known.time_zone)
        .where("sections", "=", known.sections)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** SQL for the turns at which readers' issues are due. */
export function createTurnStore({ db }: { db: Database }) {
  return {
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
