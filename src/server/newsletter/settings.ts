import type { z } from "zod";
import type { changeNewsletterSettings, NewsletterSettings } from "#contract/newsletter.ts";
import { issueSections } from "#core/newsletter/issue.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { nextIssueAt } from "./issue-turns.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { KeptSettings, MailState, NewsletterStore } from "./store.ts";

type Change = z.output<typeof changeNewsletterSettings.input>;

export type NewsletterSettingsService = ReturnType<typeof createNewsletterSettings>;

/** Default: Saturday morning once turned on, and off until then. */
const untilSet: KeptSettings = { cadence: "off", weekday: 6, hour: 8, timeZone: "UTC", sections: issueSections };

/** Limit of attempts when concurrent changes get in first. */
const maxTries = 8;

/** The schedule and the sections of a user's newsletter. */
export function createNewsletterSettings({
  store,
  links,
  isMailSetUp,
  clock,
}: {
  store: NewsletterStore;
  links: Pick<NewsletterLinks, "newest">;
  isMailSetUp: boolean;
  clock: Clock;
}) {
  async function read(userId: string): Promise<NewsletterSettings> {
    const kept = await store.settings(userId);
    const { settings, nextDueAt, waitsFor } = kept ?? { settings: untilSet, nextDueAt: null, waitsFor: null };
    return {
      ...settings,
      sections: [...settings.sections],
      nextDueAt,
      waitsFor,
      feed: await links.newest(userId, "feed"),
      mail: { isSetUp: isMailSetUp, state: await store.mailState(userId) },
    };
  }

  return {
    read,

    /** Locks a user's settings against other writers until the transaction ends. */
    hold: (queries: Queries, userId: string) => store.hold(queries, userId, untilSet),

    setMailState: (userId: string, state: MailState, queries?: Queries) =>
      store.setMailState(userId, state, untilSet, queries),

    /**
     * Changes settings. The next turn is calculated from now when its time has changed; otherwise an issue that is due
     * stays due.
     */
    async change(userId: string, change: Change): Promise<NewsletterSettings> {
      await store.beginSettings(userId, untilSet);
      for (let time = 0; time < maxTries; time += 1) if (await changed(userId, change)) return read(userId);
      throw new Error("the newsletter's settings kept changing");
    },
  };

  /** Returns false when a concurrent change came first; the change is then applied to the newer settings. */
  async function changed(userId: string, change: Change): Promise<boolean> {
    const kept = (await store.settings(userId))?.settings ?? untilSet;
    const sections = issueSections.filter((section) => (change.sections ?? kept.sections).includes(section));
    const settings: KeptSettings = {
      cadence: change.cadence ?? kept.cadence,
      weekday: change.weekday ?? kept.weekday,
      hour: change.hour ?? kept.hour,
      timeZone: change.timeZone ?? kept.timeZone,
      sections,
    };
    const isSameTime = (["cadence", "weekday", "hour", "timeZone"] as const).every(
      (name) => settings[name] === kept[name],
    );
    const next = nextIssueAt(settings, clock.now());
    const turn = isSameTime ? null : { dueAt: next === null ? null : isoTime(next) };
    return store.changeSettings(userId, kept, { settings, turn });
  }
}
