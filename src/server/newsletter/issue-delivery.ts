import { type Clock, isoTime } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { issueMail } from "./issue-mail.ts";
import { issueWords } from "./issue-words.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { Post } from "./post.ts";
import type { NewsletterStore, StoredIssue } from "./store.ts";

export interface IssueDeliveryOptions {
  readonly store: NewsletterStore;
  readonly links: NewsletterLinks;
  readonly mail: Post;
  /** The address of an account, where its owner has shown that it is theirs. */
  readonly confirmedAddressOf: (userId: string) => Promise<string | null>;
  /** Seconds until the user may request another test mail; null when now. */
  readonly testWait: RateLimits["connectionTest"];
  readonly words: ReaderWords;
  readonly appUrl: URL;
  readonly clock: Clock;
}

/** Issues by mail, to confirmed addresses alone. */
export function createIssueDelivery(options: IssueDeliveryOptions) {
  const { store, links, mail, confirmedAddressOf, testWait, words, appUrl, clock } = options;
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
    /** One issue to one's own address, asked for by hand. */
    async sendTest(userId: string, issueId: string): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return refuse("mail-not-set-up");
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
