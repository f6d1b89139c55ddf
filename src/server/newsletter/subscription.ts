import { createHash } from "node:crypto";
import type { Words } from "#core/words/words.ts";
import type { Clock } from "../clock.ts";
import { isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { Redirect } from "../http/serve.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { Mail } from "../mail/mail.ts";
import type { NewMail } from "../mail/store.ts";
import { issueMail } from "./issue-mail.ts";
import { issueWords } from "./issue-words.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { NewsletterSettingsService } from "./settings.ts";
import type { NewsletterStore, StoredIssue } from "./store.ts";

/** The mail functions that the newsletter uses. */
export interface Post {
  readonly isSetUp: boolean;
  /** Within a transaction they are part of it. */
  readonly post: (mails: readonly NewMail[], queries?: Queries) => Promise<void>;
  /** Mails of the last hour to a user whose keys begin so. */
  readonly sentLately: (userId: string, keyStart: string) => Promise<number>;
  /** Takes back what has not been sent yet under keys that begin so. */
  readonly withdraw: (userId: string, keyStart: string) => Promise<void>;
}

/** A link to confirm with is good for a day. */
const confirmMs = 24 * 3_600_000;
/** Minimum time between mails to an unconfirmed address: three an hour. */
const confirmAgainMs = 20 * 60_000;

export type NewsletterSubscription = ReturnType<typeof createNewsletterSubscription>;

/** Issues by mail: asked for, confirmed by the owner of the address, ended in one click. */
export function createNewsletterSubscription({
  store,
  links,
  settings,
  mail,
  addressOf,
  confirmedAddressOf,
  addressShown,
  testWait,
  words,
  appUrl,
  clock,
}: {
  store: NewsletterStore;
  links: NewsletterLinks;
  settings: NewsletterSettingsService;
  mail: Post;
  addressOf: (userId: string) => Promise<string>;
  /** The same, where its owner has shown that it is theirs. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  /** Records that an address belongs to the user. */
  addressShown: (userId: string, address: string) => Promise<unknown>;
  /** Seconds until the user may request another test mail; null when now. */
  testWait: RateLimits["connectionTest"];
  words: ReaderWords;
  appUrl: URL;
  clock: Clock;
}) {
  const notSetUp = () => refuse("mail-not-set-up");

  // The pages read the secret behind the "#", which no browser sends to a server or its proxy.
  async function mailOf(userId: string, to: string, stored: StoredIssue) {
    const token = await links.add(userId, "unsubscribe");
    return issueMail(stored, {
      to,
      words: await issueWords(words, userId, stored),
      appUrl,
      unsubscribe: {
        url: new URL(`/api/newsletter/unsubscribe/${token}`, appUrl).href,
        page: new URL(`/newsletter/unsubscribe#token=${token}`, appUrl).href,
      },
    });
  }

  return {
    /** Sends a link to the account's address; until it was used nothing is mailed. */
    async subscribe(userId: string) {
      if (!mail.isSetUp) return notSetUp();
      const to = await addressOf(userId);
      const now = clock.now();
      const tooSoon = (sinceMs: number) =>
        refuse("rate-limited", { retryAfterSeconds: Math.ceil((sinceMs + confirmAgainMs - now) / 1000) });
      const { newsletterConfirmation } = (await words.ofUser(userId)).notices;
      const confirmation = (token: string) => confirmationMail(to, token, appUrl, newsletterConfirmation);
      const slot = Math.floor(now / confirmAgainMs);
      // However often an account changes its address, each address gets one mail in that time.
      const key = `newsletter confirm ${slot} ${createHash("sha256").update(to.toLowerCase()).digest("hex")}`;
      if ((await store.mailState(userId)) !== "on" && (await mail.sentLately(userId, key)) > 0)
        return tooSoon(slot * confirmAgainMs);
      const refused = await store.transaction(async (queries) => {
        await settings.hold(queries, userId);
        if ((await store.mailState(userId, queries)) === "on") return null;
        const before = await links.newest(userId, "confirm", queries);
        if (before !== null && Date.parse(before.createdAt) + confirmAgainMs > now)
          return tooSoon(Date.parse(before.createdAt));
        await settings.setMailState(userId, "pending", queries);
        await links.removeAll(userId, "confirm", queries);
        const token = await links.add(userId, "confirm", queries);
        await mail.post([{ userId, key, mail: confirmation(token) }], queries);
        return null;
      });
      // The address was changed meanwhile: what went to the one before must not speak for the new one.
      if ((await addressOf(userId)) !== to) {
        await links.removeAll(userId, "confirm");
        await mail.withdraw(userId, key);
      }
      return refused ?? settings.read(userId);
    },

    async cancel(userId: string) {
      await settings.setMailState(userId, "off");
      await mail.withdraw(userId, "newsletter ");
      return settings.read(userId);
    },

    /** The owner of the address wants it. Twice is as good as once. */
    async confirm(token: string): Promise<Record<string, never> | Refusal> {
      const userId = await links.userOf(token, "confirm", isoTime(clock.now() - confirmMs));
      const state = userId === null ? "off" : await store.mailState(userId);
      if (userId === null || state === "off") return refuse("newsletter-link-not-found");
      // The link went to the address of the account, and ends with it.
      await addressShown(userId, await addressOf(userId));
      if (state === "pending") await settings.setMailState(userId, "on");
      return {};
    },

    /** From a mail, without a session. Twice is as good as once. */
    async unsubscribe(token: string): Promise<Record<string, never> | Refusal> {
      const userId = await links.userOf(token, "unsubscribe");
      if (userId === null) return refuse("newsletter-link-not-found");
      if ((await store.mailState(userId)) !== "off") await settings.setMailState(userId, "off");
      await mail.withdraw(userId, "newsletter ");
      return {};
    },

    /** Where a person goes on whose mail program opens the one-click address instead of posting to it. It changes nothing. */
    async unsubscribePage(token: string): Promise<Redirect | Refusal> {
      if ((await links.userOf(token, "unsubscribe")) === null) return refuse("newsletter-link-not-found");
      return { status: 303, location: `/newsletter/unsubscribe#token=${encodeURIComponent(token)}` };
    },

    /** One issue to one's own address, asked for by hand. */
    async sendTest(userId: string, issueId: string): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return notSetUp();
      const stored = await store.issue(userId, issueId);
      if (stored === null) return refuse("issue-not-found");
      const to = await confirmedAddressOf(userId);
      if (to === null) return refuse("email-not-confirmed");
      const wait = await testWait(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const key = `newsletter test ${isoTime(clock.now())}`;
      await mail.post([{ userId, key, mail: await mailOf(userId, to, stored) }]);
      return {};
    },

    /**
     * Mails a scheduled issue to a user who wants it by mail, at a confirmed address. Sends it once, however often it
     * is called.
     */
    async deliver(userId: string, key: string): Promise<void> {
      if (!mail.isSetUp || (await store.mailState(userId)) !== "on") return;
      const stored = await store.issueOfKey(userId, key);
      // An address that was changed while no mail could be sent is unconfirmed.
      const to = await confirmedAddressOf(userId);
      if (stored === null || to === null) return;
      await mail.post([{ userId, key: `newsletter ${key}`, mail: await mailOf(userId, to, stored) }]);
    },
  };
}

function confirmationMail(
  to: string,
  token: string,
  appUrl: URL,
  words: Words["notices"]["newsletterConfirmation"],
): Mail {
  const page = new URL(`/newsletter/confirm#token=${token}`, appUrl).href;
  return {
    to,
    subject: words.subject,
    text: `${words.paragraphs({ site: appUrl.origin, page }).join("\n\n")}\n`,
    html: null,
    images: [],
    unsubscribeUrl: null,
  };
}
