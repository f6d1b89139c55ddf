import { randomUUID } from "node:crypto";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { NewMail } from "../mail/store.ts";
import type { Caller } from "./account.ts";
import type { AccountMails } from "./account-mails.ts";
import { keyOf } from "./email-address.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { AccountStore, UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

/** The parts of the mail room that accounts need. */
export interface AccountPost {
  readonly isSetUp: boolean;
  readonly post: (mails: readonly NewMail[]) => Promise<void>;
  readonly withdraw: (userId: string, keyStart: string, queries: Queries) => Promise<void>;
}

const dayMs = 24 * 3_600_000;
/** Key prefixes of mails that an account subscribes to, unlike mails about the account itself. */
const ownMails = ["newsletter ", "alert "] as const;

export type AddressConfirmation = ReturnType<typeof createAddressConfirmation>;

/** Confirms that an account's address belongs to its owner. */
export function createAddressConfirmation({
  store,
  links,
  mail,
  mails,
  limits,
  appUrl,
  addressChanged,
}: {
  store: AccountStore;
  links: AccountLinkStore;
  mail: AccountPost;
  mails: AccountMails;
  limits: RateLimits;
  appUrl: URL;
  /** Notifies the rooms that send their own mail of an account's new address. */
  addressChanged: (userId: string) => Promise<void>;
}) {
  async function userOf(userId: string): Promise<UserRecord> {
    const user = await store.userById(userId);
    if (user === undefined) throw new Error("there is no such user");
    return user;
  }

  /** Changes the address of an account. */
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
        // Links sent to the previous address expire.
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
          mail: await mails.toUser(userId, before.email, (words, at) => words.emailChanged({ ...at, email })),
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
    async ask(
      userId: string,
      { clientAddress, language }: Pick<Caller, "clientAddress" | "language">,
    ): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return refuse("mail-not-set-up");
      const { email, emailKey, emailConfirmedAt } = await userOf(userId);
      if (emailConfirmedAt !== null) return {};
      const wait = (await limits.accountMailFrom(clientAddress)) ?? (await limits.accountMail(emailKey));
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const link = { purpose: "confirm", userId, email, emailKey, displayName: null, passwordHash: null } as const;
      const token = await links.add(link, dayMs);
      const page = new URL(`/verify#token=${token}`, appUrl).href;
      const letter = await mails.toUser(userId, email, (words, at) => words.confirmAddress({ ...at, page }), language);
      await mail.post([{ userId, key: `account confirm ${randomUUID()}`, mail: letter }]);
      return {};
    },

    /** Sends a confirmation link to a new address. If it belongs to another account, its owner is notified instead. */
    async askForChange(
      userId: string,
      email: string,
      { clientAddress, language }: Pick<Caller, "clientAddress" | "language">,
    ): Promise<Refusal | null> {
      const emailKey = keyOf(email);
      const wait = (await limits.accountMailFrom(clientAddress)) ?? (await limits.accountMail(emailKey));
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const owner = await store.userByEmail(emailKey);
      const key = `account change ${randomUUID()}`;
      if (owner !== undefined && owner.id !== userId) {
        const notice = await mails.toUser(owner.id, owner.email, (words, at) => words.alreadyHasAccount(at));
        await mail.post([{ userId: owner.id, key, mail: notice }]);
        return null;
      }
      const link = { purpose: "change-email", userId, email, emailKey, displayName: null, passwordHash: null } as const;
      const page = new URL(`/verify#token=${await links.add(link, dayMs)}`, appUrl).href;
      const letter = await mails.toUser(userId, email, (words, at) => words.changeEmail({ ...at, page }), language);
      await mail.post([{ userId, key, mail: letter }]);
      return null;
    },

    change,

    /** Confirms an address or moves the account to its new one. */
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
