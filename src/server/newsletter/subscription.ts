import { createHash } from "node:crypto";
import type { Words } from "#core/words/shape.ts";
import { refuse } from "../http/refusal.ts";
import type { Mail } from "../mail/mail.ts";
import { createIssueDelivery, type IssueDeliveryOptions } from "./issue-delivery.ts";
import { createSubscriptionLinks, type SubscriptionLinksOptions } from "./subscription-links.ts";

/** Minimum time between mails to an unconfirmed address: three an hour. */
const confirmAgainMs = 20 * 60_000;

export type NewsletterSubscription = ReturnType<typeof createNewsletterSubscription>;

/** Issues by mail: asked for, confirmed by the owner of the address, ended in one click. */
export function createNewsletterSubscription(options: IssueDeliveryOptions & SubscriptionLinksOptions) {
  const { store, links, settings, mail, addressOf, words, appUrl, clock } = options;

  return {
    /** Sends a link to the account's address; until it was used nothing is mailed. */
    async subscribe(userId: string) {
      if (!mail.isSetUp) return refuse("mail-not-set-up");
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

    ...createSubscriptionLinks(options),
    ...createIssueDelivery(options),
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
