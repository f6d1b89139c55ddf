import { randomUUID } from "node:crypto";
import type { Language } from "#core/languages/languages.ts";
import type { AccountOptions } from "./account-options.ts";
import type { UserRecord } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Asks the owner of an address by mail to confirm a new account. */
export function createSignUpMail({
  limits,
  links,
  mail,
  mails,
  appUrl,
}: Pick<AccountOptions, "limits" | "links" | "mail" | "mails" | "appUrl">) {
  /** Answers the same whether or not the account exists. Only the owner of the address learns which, by mail. */
  return async (
    wish: { email: string; emailKey: string; displayName: string; passwordHash: string },
    owner: UserRecord | undefined,
    isInvited: boolean,
    language: Language,
  ): Promise<void> => {
    if ((await limits.accountMail(wish.emailKey)) !== null) return;
    const key = `account sign-up ${randomUUID()}`;
    if (owner !== undefined) {
      // The stranger's language is none of the owner's.
      const notice = await mails.toUser(owner.id, owner.email, (words, at) => words.alreadyHasAccount(at));
      await mail.post([{ userId: owner.id, key, mail: notice }]);
      return;
    }
    const token = await links.add({ purpose: isInvited ? "invited-sign-up" : "sign-up", userId: null, ...wish }, dayMs);
    const page = new URL(`/verify#sign-up=${token}`, appUrl).href;
    const letter = await mails.toStranger(wish.email, (words, at) => words.signUp({ ...at, page }), language);
    await mail.post([{ userId: null, key, mail: letter }]);
  };
}
