import { Refusal, refuse } from "../http/refusal.ts";
import type { AccountOpening } from "./account-opening.ts";
import type { AccountOptions } from "./account-options.ts";
import type { Caller } from "./caller.ts";
import { cleanName, refusedName } from "./display-name.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { refusedPassword } from "./password-rules.ts";
import type { Started } from "./session-start.ts";
import { createSignUpMail } from "./sign-up-mail.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Sign-up with an address and a password. */
export function createSignUp(options: AccountOptions, opening: AccountOpening) {
  const { store, hasher, limits, links, mail } = options;
  const askByMail = createSignUpMail(options);

  return {
    async signUp(
      input: { name: string; email: string; password: string; invitation: string | null },
      { clientAddress, userAgent, language }: Caller,
    ): Promise<Started | "check-mail" | Refusal> {
      const { invitation } = input;
      const isInvited = invitation !== null && (await opening.isGoodInvitation(invitation));
      if (!isInvited && !(await opening.isOpenToAll())) return refuse("operation-not-allowed");
      const displayName = cleanName(input.name);
      if (displayName === null) return refusedName("name", input.name);
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const refused = await refusedPassword(input.password, options.minimumPasswordLength);
      if (refused !== null) return refused;
      const wait = await limits.signUp(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });

      const emailKey = keyOf(email);
      const passwordHash = await hasher.create(input.password);
      if (passwordHash instanceof Refusal) return passwordHash;
      const owner = await store.userByEmail(emailKey);
      const wish = { email, emailKey, displayName, passwordHash };
      if (mail.isSetUp) {
        const mailWait = await limits.accountMailFrom(clientAddress);
        if (mailWait !== null) return refuse("too-many-requests", { retryAfterSeconds: mailWait });
        // Uses the invitation up even if the account exists, so that a second attempt doesn't reveal it.
        if (isInvited && !(await store.transaction((queries) => links.use(queries, invitation, "invite"))))
          return refuse("operation-not-allowed");
        await askByMail(wish, owner, isInvited, language);
        return "check-mail";
      }
      if (owner !== undefined) return refuse("email-already-in-use");
      return unlessTaken(() =>
        store.transaction(async (queries) => {
          if (isInvited && !(await links.use(queries, invitation, "invite"))) return refuse("operation-not-allowed");
          return opening.open({ ...wish, isConfirmed: false }, queries, userAgent);
        }),
      );
    },

    /**
     * Checks an invitation without using it up. Guesses are slowed down, but repeated visits to a link don't block
     * sign-in.
     */
    async checkInvitation(invitation: string, clientAddress: string): Promise<{ isGood: boolean } | Refusal> {
      const wait = await limits.invitationCheck(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      return { isGood: (await opening.isOpenToAll()) || (await opening.isGoodInvitation(invitation)) };
    },

    /** Creates a requested account once the owner of the address has confirmed it. */
    async confirmSignUp(
      input: { token: string; password: string },
      { clientAddress, userAgent }: Caller,
    ): Promise<Started | Refusal> {
      const wait = await limits.signIn(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      if (options.signUpMode === "closed") return refuse("operation-not-allowed");
      const link = (await links.find(input.token, "invited-sign-up")) ?? (await links.find(input.token, "sign-up"));
      if (link === null || link.displayName === null || link.passwordHash === null) return refuse("link-not-good");
      if (link.purpose === "sign-up" && !(await opening.isOpenToAll())) return refuse("operation-not-allowed");
      const { purpose, email, emailKey, displayName, passwordHash } = link;
      // The person who asked may not own the address. Only they know the password.
      const matches = await hasher.check(input.password, passwordHash);
      if (matches instanceof Refusal) return matches;
      if (!matches) return refuse("wrong-password");
      return unlessTaken(() =>
        store.transaction(async (queries) => {
          if (!(await links.use(queries, input.token, purpose))) return refuse("link-not-good");
          await links.removeOfAddress(queries, emailKey, "sign-up");
          await links.removeOfAddress(queries, emailKey, "invited-sign-up");
          return opening.open({ email, emailKey, displayName, passwordHash, isConfirmed: true }, queries, userAgent);
        }),
      );
    },
  };
}
