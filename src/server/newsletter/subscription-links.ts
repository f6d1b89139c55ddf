import { type Clock, isoTime } from "../clock.ts";
import { alsoWritesFor } from "../database/query-scope.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { Redirect } from "../http/serve.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { Post } from "./post.ts";
import type { NewsletterSettingsService } from "./settings.ts";
import type { NewsletterStore } from "./store.ts";

/** A link to confirm with is good for a day. */
const confirmMs = 24 * 3_600_000;

export interface SubscriptionLinksOptions {
  readonly store: NewsletterStore;
  readonly links: NewsletterLinks;
  readonly settings: NewsletterSettingsService;
  readonly mail: Post;
  readonly addressOf: (userId: string) => Promise<string>;
  /** Records that an address belongs to the user. */
  readonly addressShown: (userId: string, address: string) => Promise<unknown>;
  readonly clock: Clock;
}

/** The links in mails, which need no session: one confirms the address, the other ends the mails. */
export function createSubscriptionLinks(options: SubscriptionLinksOptions) {
  const { store, links, settings, mail, addressOf, addressShown, clock } = options;
  return {
    /** The owner of the address wants it. Twice is as good as once. */
    async confirm(token: string): Promise<Record<string, never> | Refusal> {
      const userId = await links.userOf(token, "confirm", isoTime(clock.now() - confirmMs));
      const state = userId === null ? "off" : await store.mailState(userId);
      if (userId === null || state === "off") return refuse("newsletter-link-not-found");
      alsoWritesFor(userId);
      // The link went to the address of the account, and ends with it.
      await addressShown(userId, await addressOf(userId));
      if (state === "pending") await settings.setMailState(userId, "on");
      return {};
    },

    /** From a mail, without a session. Twice is as good as once. */
    async unsubscribe(token: string): Promise<Record<string, never> | Refusal> {
      const userId = await links.userOf(token, "unsubscribe");
      if (userId === null) return refuse("newsletter-link-not-found");
      alsoWritesFor(userId);
      if ((await store.mailState(userId)) !== "off") await settings.setMailState(userId, "off");
      await mail.withdraw(userId, "newsletter ");
      return {};
    },

    /** Where a person goes on whose mail program opens the one-click address instead of posting to it. It changes nothing. */
    async unsubscribePage(token: string): Promise<Redirect | Refusal> {
      if ((await links.userOf(token, "unsubscribe")) === null) return refuse("newsletter-link-not-found");
      return { status: 303, location: `/newsletter/unsubscribe#token=${encodeURIComponent(token)}` };
    },
  };
}
