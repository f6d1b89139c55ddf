import { randomUUID } from "node:crypto";
import type { NewsletterIssue, NewsletterSettings } from "#contract/newsletter.ts";
import { zonedDate } from "#core/calendar/index.ts";
import type { Language } from "#core/languages/languages.ts";
import type { IssueCadence } from "#core/newsletter/issue.ts";
import { issuePeriod } from "#core/newsletter/issue-period.ts";
import { type Clock, isoTime } from "../clock.ts";
import { outsideUnit } from "../database/unit-of-work.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { InternalApi } from "../assistant/internal-api.ts";
import { mailDomain } from "../mail/mail-domain.ts";
import { mailFile } from "../mail/smtp.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { gather } from "./gather.ts";
import { issueMail } from "./issue-mail.ts";
import { issueWords } from "./issue-words.ts";
import { writtenIssue, type WriteProse } from "./prose.ts";
import type { NewsletterStore, StoredIssue } from "./store.ts";

export type NewsletterIssues = ReturnType<typeof createNewsletterIssues>;

/** Makes issues and keeps them. */
export function createNewsletterIssues({
  store,
  apiOf,
  settingsOf,
  writeProse,
  words,
  addressOf,
  appUrl,
  mailFrom,
  clock,
}: {
  store: NewsletterStore;
  apiOf: (userId: string) => InternalApi;
  settingsOf: (userId: string) => Promise<Pick<NewsletterSettings, "sections" | "timeZone">>;
  writeProse: WriteProse;
  words: ReaderWords;
  addressOf: (userId: string) => Promise<string>;
  appUrl: URL;
  /** "Bellwether <mail@example.org>" */
  mailFrom: string;
  clock: Clock;
}) {
  return {
    async all(userId: string) {
      return { issues: await store.newest(userId) };
    },

    /** Its reader has opened it. */
    async noteRead(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return (await store.noteRead(userId, id, isoTime(clock.now()))) ? {} : refuse("issue-not-found");
    },

    async one(userId: string, id: string): Promise<NewsletterIssue | Refusal> {
      const stored = await store.issue(userId, id);
      return stored === null ? refuse("issue-not-found") : onTheWire(stored);
    },

    /** Returns an issue as a mail file; `setName` receives the file name. */
    async file(userId: string, id: string, setName: (name: string) => void): Promise<string | Refusal> {
      const stored = await store.issue(userId, id);
      if (stored === null) return refuse("issue-not-found");
      const mail = await issueMail(stored, {
        to: await addressOf(userId),
        words: await issueWords(words, userId, stored),
        appUrl,
        unsubscribe: null,
      });
      setName(`bellwether-${stored.issue.period.to}.eml`);
      return (await mailFile(mail, { from: mailFrom, messageId: `<${id}@${mailDomain(mailFrom)}>` })).toString(
        "latin1",
      );
    },

    /** An issue about the days up to today, with what there is. */
    async makeNow(userId: string, cadence: IssueCadence, caller: Language): Promise<NewsletterIssue | Refusal> {
      const now = clock.now();
      const { sections, timeZone } = await settingsOf(userId);
      // Ledgers end with the day in UTC.
      const [today = ""] = [isoTime(now).slice(0, 10), zonedDate(now, timeZone)].toSorted();
      const language = await words.languageOf(userId, caller);
      const own = (await words.inLanguage(userId, language)).newsletter;
      const gathered = await outsideUnit(() =>
        gather({ api: apiOf(userId), period: issuePeriod(cadence, today), now, words: own }),
      );
      if (gathered.kind === "nothing") return refuse("nothing-to-report");
      if (gathered.kind === "samples") return refuse("only-samples");
      const issue = await outsideUnit(() =>
        writtenIssue({ userId, input: { ...gathered.input, cadence, sections, language, words: own }, writeProse }),
      );
      return onTheWire(
        await store.put(userId, `now ${cadence} ${today}`, { id: randomUUID(), madeAt: isoTime(now), issue }),
      );
    },
  };
}

function onTheWire({ id, madeAt, issue }: StoredIssue): NewsletterIssue {
  return { id, madeAt, ...structuredClone(issue) } as NewsletterIssue;
}
