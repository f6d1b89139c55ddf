import { randomUUID } from "node:crypto";
import type { RateLimits } from "../http/rate-limits.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountPost } from "./account-post.ts";
import type { Caller } from "./caller.ts";
import { keyOf } from "./email-address.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { AccountStore, UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

/** How long a link to an address is good. */
export const dayMs = 24 * 3_600_000;
/** Key prefixes of mails that an account subscribes to, unlike mails about the account itself. */
const ownMails = ["newsletter ", "alert "] as const;

export interface AddressChangeOptions {
  readonly store: AccountStore;
  readonly links: AccountLinkStore;
  readonly mail: AccountPost;
  readonly mails: AccountMails;
  readonly limits: RateLimits;
  readonly appUrl: URL;
  /** Notifies the rooms that send their own mail of an account's new address. */
  readonly addressChanged: (userId: string) => Promise<void>;
}

/** Moves accounts to new addresses. */
export function createAddressChange(options: AddressChangeOptions) {
  const { store, links, mail, mails, limits, appUrl, addressChanged } = options;
  async function userOf(userId: string): Promise<UserRecord> {
    const user = await store.userById(userId);
    if (user === undefined) throw new Error("there is no such user");
    return user;
  }

  /** Sends a confirmation link to a new address. If it belongs to another account, its owner is notified instead. */
  async function askForChange(
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

  return { askForChange, change, userOf };
}
