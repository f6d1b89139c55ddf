import { randomUUID } from "node:crypto";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { NewMail } from "../mail/store.ts";
import { confirmAddressMail } from "./account-mails.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** What this room needs of the mail room. */
export interface AccountPost {
  readonly isSetUp: boolean;
  readonly post: (mails: readonly NewMail[]) => Promise<void>;
}

const dayMs = 24 * 3_600_000;

export type AddressConfirmation = ReturnType<typeof createAddressConfirmation>;

/** Shows that an account's address belongs to whoever has the account. */
export function createAddressConfirmation({
  store,
  links,
  mail,
  limits,
  appUrl,
}: {
  store: AccountStore;
  links: AccountLinkStore;
  mail: AccountPost;
  limits: RateLimits;
  appUrl: URL;
}) {
  async function userOf(userId: string): Promise<UserRecord> {
    const user = await store.userById(userId);
    if (user === undefined) throw new Error("there is no such user");
    return user;
  }

  return {
    async state(userId: string) {
      const { email, emailConfirmedAt } = await userOf(userId);
      return { email, isConfirmed: emailConfirmedAt !== null, canConfirm: mail.isSetUp };
    },

    /** Sends a link to the account's own address. */
    async ask(userId: string, clientAddress: string): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return refuse("mail-not-set-up", { detail: "The host of this server has set no SMTP_URL" });
      const { email, emailKey, emailConfirmedAt } = await userOf(userId);
      if (emailConfirmedAt !== null) return {};
      const wait = (await limits.accountMailFrom(clientAddress)) ?? (await limits.accountMail(emailKey));
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const link = { purpose: "confirm", userId, email, emailKey, displayName: null, passwordHash: null } as const;
      const token = await links.add(link, dayMs);
      const page = new URL(`/verify#token=${token}`, appUrl).href;
      const letter = confirmAddressMail({ to: email, page, appUrl });
      await mail.post([{ userId, key: `account confirm ${randomUUID()}`, mail: letter }]);
      return {};
    },

    async confirm(token: string): Promise<{ email: string } | Refusal> {
      const link = await links.find(token, "confirm");
      if (link === null || link.userId === null) return refuse("link-not-good");
      const { userId, email, emailKey } = link;
      const isDone = await store.transaction(
        async (queries) =>
          (await links.use(queries, token, "confirm")) && (await store.confirmAddress(queries, userId, emailKey)),
      );
      return isDone ? { email } : refuse("link-not-good");
    },
  };
}
