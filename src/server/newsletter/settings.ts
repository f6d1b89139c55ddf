import type { z } from "zod";
import type { changeNewsletterSettings, NewsletterSettings } from "#contract/newsletter.ts";
import { issueSections } from "#core/newsletter/issue.ts";
import { type Clock, isoTime } from "../clock.ts";
import { nextIssueAt } from "./issue-turns.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { KeptSettings, MailState, NewsletterStore } from "./store.ts";

export type NewsletterSettingsService = ReturnType<typeof createNewsletterSettings>;

/** Saturday morning, once somebody wants it; until then none comes. */
const untilSet: KeptSettings = { cadence: "off", weekday: 6, hour: 8, timeZone: "UTC", sections: issueSections };

/** When somebody's newsletter comes, and what is in it. */
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

    setMailState: (userId: string, state: MailState) => store.setMailState(userId, state, untilSet),

    /** The next turn is reckoned anew from now where its time has changed; an issue that waits goes on waiting otherwise. */
    async change(userId: string, change: z.output<typeof changeNewsletterSettings.input>): Promise<NewsletterSettings> {
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
      if (isSameTime) await store.putSections(userId, settings);
      else await store.putSettings(userId, settings, next === null ? null : isoTime(next));
      return read(userId);
    },
  };
}
