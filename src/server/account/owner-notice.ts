import { randomUUID } from "node:crypto";
import type { Mail } from "../mail/mail.ts";
import type { AccountPost } from "./address-confirmation.ts";
import type { UserRecord } from "./store.ts";

export type OwnerNotice = (user: UserRecord, letter: (to: string) => Mail) => Promise<void>;

/** Tells the owner of an account what became of it, where somebody has shown whose the address is. */
export function createOwnerNotice(mail: AccountPost): OwnerNotice {
  return async (user, letter) => {
    if (!mail.isSetUp || user.emailConfirmedAt === null) return;
    await mail.post([{ userId: user.id, key: `account notice ${randomUUID()}`, mail: letter(user.email) }]);
  };
}
