import { randomUUID } from "node:crypto";
import type { AccountLetter, AccountMails } from "./account-mails.ts";
import type { AccountPost } from "./account-post.ts";
import type { UserRecord } from "./store.ts";

export type OwnerNotice = (user: UserRecord, letter: AccountLetter) => Promise<void>;

/** Notifies the owner of an account of a change, if the address is confirmed. */
export function createOwnerNotice(mail: AccountPost, mails: AccountMails): OwnerNotice {
  return async (user, letter) => {
    if (!mail.isSetUp || user.emailConfirmedAt === null) return;
    const notice = await mails.toUser(user.id, user.email, letter);
    await mail.post([{ userId: user.id, key: `account notice ${randomUUID()}`, mail: notice }]);
  };
}
