import { randomUUID } from "node:crypto";
import { Refusal, refuse } from "../http/refusal.ts";
import type { Caller } from "./caller.ts";
import type { CredentialsOptions } from "./credentials-options.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { knownBrowserCookie } from "./known-browsers.ts";
import { refusedPassword } from "./password-rules.ts";
import type { SignInGuard } from "./sign-in-guard.ts";

const resetMs = 30 * 60_000;

/** A new password for an owner who has forgotten it, by a link in a mail. */
export function createPasswordReset(options: CredentialsOptions, guard: SignInGuard) {
  const { store, links, hasher, mail, mails, limits, appUrl, tellOwner } = options;

  return {
    /** Returns the same answer whether or not the account exists. */
    async askForReset(
      rawEmail: string,
      { clientAddress, language }: Pick<Caller, "clientAddress" | "language">,
    ): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return refuse("mail-not-set-up");
      const email = rawEmail.trim();
      if (!isEmail(email)) return refusedEmail();
      const wait = await limits.accountMailFrom(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      if ((await limits.accountMail(keyOf(email))) !== null) return {};
      const user = await store.userByEmail(keyOf(email));
      if (user === undefined || user.disabledAt !== null) return {};
      const { id: userId, emailKey } = user;
      const link = {
        purpose: "reset",
        userId,
        email: user.email,
        emailKey,
        displayName: null,
        passwordHash: null,
      } as const;
      const page = new URL(`/reset-password#token=${await links.add(link, resetMs)}`, appUrl).href;
      const letter = await mails.toUser(userId, user.email, (words, at) => words.reset({ ...at, page }), language);
      await mail.post([{ userId, key: `account reset ${randomUUID()}`, mail: letter }]);
      return {};
    },

    /** Sets a new password with the link from the mail. Ends all sessions and confirms the address. */
    async reset(
      input: { token: string; password: string },
      { clientAddress, cookie }: Pick<Caller, "clientAddress" | "cookie">,
    ): Promise<Record<string, never> | Refusal> {
      const wait = await limits.signIn(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const link = await links.find(input.token, "reset");
      if (link === null || link.userId === null) return refuse("link-not-good");
      const { userId, emailKey } = link;
      const passwordHash =
        (await refusedPassword(input.password, options.minimumPasswordLength)) ?? (await hasher.create(input.password));
      if (passwordHash instanceof Refusal) return passwordHash;
      const owner = await store.userById(userId);
      const isDone = await store.transaction(async (queries) => {
        if (!(await links.use(queries, input.token, "reset"))) return false;
        // The address was never confirmed before. Other sign-in methods or a second factor may be a stranger's.
        if (owner?.emailConfirmedAt === null) await options.removeAllButPassword(userId, queries);
        if (!(await store.confirmAddress(queries, userId, emailKey))) return false;
        await store.replacePassword(queries, userId, passwordHash, null);
        await links.removeOfUser(queries, userId);
        await options.endTokens(userId, queries);
        return true;
      });
      if (!isDone) return refuse("link-not-good");
      await guard.forget(emailKey);
      await guard.forget(options.knownBrowsers.subject(emailKey, cookie(knownBrowserCookie)));
      const user = await store.userById(userId);
      if (user !== undefined) await tellOwner(user, (words, at) => words.passwordChanged(at));
      return {};
    },
  };
}
