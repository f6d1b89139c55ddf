import { randomUUID } from "node:crypto";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { NewMail } from "../mail/store.ts";
import { alreadyHasAccountMail, changeEmailMail, confirmAddressMail, emailChangedMail } from "./account-mails.ts";
import { keyOf } from "./email-address.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { AccountStore, UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

/** What this room needs of the mail room. */
export interface AccountPost {
  readonly isSetUp: boolean;
  readonly post: (mails: readonly NewMail[]) => Promise<void>;
  readonly withdraw: (userId: string, keyStart: string, queries: Queries) => Promise<void>;
}

const dayMs = 24 * 3_600_000;
/** What is mailed of an account's own, beside the mails about the account: their keys begin so. */
const ownMails = ["newsletter ", "alert "] as const;

export type AddressConfirmation = ReturnType<typeof createAddressConfirmation>;

/** Shows that an account's address belongs to whoever has the account. */
export function createAddressConfirmation({
  store,
  links,
  mail,
  limits,
  appUrl,
  addressChanged,
}: {
  store: AccountStore;
  links: AccountLinkStore;
  mail: AccountPost;
  limits: RateLimits;
  appUrl: URL;
  /** Tells whoever sends mail of their own that an account has another address. */
  addressChanged: (userId: string) => Promise<void>;
}) {
  async function userOf(userId: string): Promise<UserRecord> {
    const user = await store.userById(userId);
    if (user === undefined) throw new Error("there is no such user");
    return user;
  }

  /** Gives an account another address. */
  async function change(
    userId: string,
    email: string,
    isConfirmed: boolean,
    token: string | null,
  ): Promise<Refusal | null> {
    const before = await userOf(userId);
    if (before.disabledAt !== null) return refuse("link-not-good");
    const emailKey = keyOf(email);
    const isSame = before.emailKey === emailKey && before.emailConfirmedAt !== null;
    const changed = await unlessTaken(() =>
      store.transaction(async (queries) => {
        if (token !== null && !(await links.use(queries, token, "change-email"))) return refuse("link-not-good");
        await store.changeAddress(queries, userId, { email, emailKey, isConfirmed: isConfirmed || isSame });
        // What was sent about the address before is good for nothing any more.
        await links.removeOfUser(queries, userId);
        if (emailKey !== before.emailKey)
          for (const keyStart of ownMails) await mail.withdraw(userId, keyStart, queries);
        return null;
      }),
    );
    if (changed !== null) return changed;
    await addressChanged(userId);
    if (before.emailConfirmedAt !== null && mail.isSetUp)
      await mail.post([
        {
          userId,
          key: `account changed ${randomUUID()}`,
          mail: emailChangedMail({ to: before.email, email, appUrl }),
        },
      ]);
    return null;
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

    /** Sends a link to an address that an account wants; another account's owner reads that they have one. */
    async askForChange(userId: string, email: string, clientAddress: string): Promise<Refusal | null> {
      const emailKey = keyOf(email);
      const wait = (await limits.accountMailFrom(clientAddress)) ?? (await limits.accountMail(emailKey));
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const owner = await store.userByEmail(emailKey);
      const key = `account change ${randomUUID()}`;
      if (owner !== undefined && owner.id !== userId) {
        await mail.post([{ userId: owner.id, key, mail: alreadyHasAccountMail({ to: owner.email, appUrl }) }]);
        return null;
      }
      const link = { purpose: "change-email", userId, email, emailKey, displayName: null, passwordHash: null } as const;
      const page = new URL(`/verify#token=${await links.add(link, dayMs)}`, appUrl).href;
      await mail.post([{ userId, key, mail: changeEmailMail({ to: email, page, appUrl }) }]);
      return null;
    },

    change,

    /** The owner of an address wants it for the account. */
    async confirm(token: string): Promise<{ email: string } | Refusal> {
      const wanted = await links.find(token, "change-email");
      if (wanted !== null && wanted.userId !== null)
        return (await change(wanted.userId, wanted.email, true, token)) ?? { email: wanted.email };
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
