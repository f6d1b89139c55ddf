import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { inserted } from "../account-copy/insert-rows.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import { isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { nextIssueAt } from "./issue-turns.ts";

export function createNewsletterCopy({ maximumIssues }: { maximumIssues: number }): RoomCopy {
  return {
    export: async (queries, userId) => ({ newsletter: await newsletterOf(queries, userId) }),

    async import(queries, userId, { copy: { newsletter }, now }) {
      const { settings, issues } = newsletter;
      const next = settings === null ? null : nextIssueAt(settings, Date.parse(now));
      const added = await insertNewsletter(queries, userId, newsletter, {
        dueAt: next === null ? null : isoTime(next),
        most: maximumIssues,
      });
      return [
        part("newsletter settings", added.settings, settings === null ? 0 : 1),
        part("newsletter issues", added.issues, issues.length),
      ];
    },
  };
}

async function newsletterOf(queries: Queries, userId: string): Promise<AccountCopy["newsletter"]> {
  type Settings = NonNullable<AccountCopy["newsletter"]["settings"]>;
  type Issue = AccountCopy["newsletter"]["issues"][number];
  const settings = await queries
    .selectFrom("newsletter_settings")
    .select(["cadence", "weekday", "hour", "time_zone", "sections"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const issues = await queries
    .selectFrom("newsletter_issues")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  return {
    settings:
      settings === undefined
        ? null
        : {
            cadence: settings.cadence as Settings["cadence"],
            weekday: settings.weekday,
            hour: settings.hour,
            timeZone: settings.time_zone,
            sections: (settings.sections === "" ? [] : settings.sections.split(",")) as Settings["sections"],
          },
    issues: issues.map((row) => ({
      // An issue that was made without prose may lack the field.
      prose: null,
      ...(JSON.parse(row.issue) as Omit<Issue, "prose" | "madeAt" | "periodKey" | "readAt">),
      madeAt: row.made_at,
      periodKey: row.period_key,
      readAt: row.read_at,
    })),
  };
}

/** Settings only where none comes yet; mail stays off until its address is confirmed here. */
async function insertNewsletter(
  queries: Queries,
  userId: string,
  { settings, issues }: AccountCopy["newsletter"],
  { dueAt, most }: { dueAt: string | null; most: number },
): Promise<{ settings: number; issues: number }> {
  let count = 0;
  if (settings !== null) {
    const { cadence, weekday, hour, timeZone, sections } = settings;
    const turn = { due_at: dueAt, look_at: dueAt, waits_for: null };
    const columns = { cadence, weekday, hour, time_zone: timeZone, sections: sections.join(","), ...turn };
    count = await inserted(
      queries
        .insertInto("newsletter_settings")
        .values({ user_id: userId, ...columns, mail_state: "off" })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet(columns).where("newsletter_settings.cadence", "=", "off"),
        )
        .executeTakeFirst(),
    );
  }
  let kept = 0;
  const there = await queries
    .selectFrom("newsletter_issues")
    .select("period_key")
    .where("user_id", "=", userId)
    .execute();
  const periods = new Set(there.map(({ period_key }) => period_key));
  const fresh = issues.filter(({ periodKey }) => !periods.has(periodKey));
  if (there.length + fresh.length > most) throw tooMany("newsletter.issues", most);
  for await (const [, { periodKey, madeAt, readAt, ...issue }] of inTurns(fresh)) {
    const { kind, cadence, title } = issue;
    kept += await inserted(
      queries
        .insertInto("newsletter_issues")
        .values({
          id: randomUUID(),
          user_id: userId,
          period_key: periodKey,
          issue: JSON.stringify(issue),
          made_at: madeAt,
          head: JSON.stringify({ kind, cadence, title }),
          read_at: readAt,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "period_key"]).doNothing())
        .executeTakeFirst(),
    );
  }
  return { settings: count, issues: kept };
}
