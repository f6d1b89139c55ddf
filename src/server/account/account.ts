import type { AccountRules, SecondStep, Session } from "#contract/account.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import { createAccountOpening } from "./account-opening.ts";
import type { AccountOptions } from "./account-options.ts";
import type { Caller } from "./caller.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { knownBrowserCookie } from "./known-browsers.ts";
import { maximumPasswordLength, passwordRules } from "./password-rules.ts";
import { createProfile } from "./profile.ts";
import { sessionOf, type Started } from "./session-start.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import { createSignUp } from "./sign-up.ts";
import { createVouchedSignUp } from "./vouched-sign-up.ts";

export type Account = ReturnType<typeof createAccount>;

/** Accounts in Bellwether's own database. `prepare` fills a new account (such as its first watchlist) in the same transaction. */
export function createAccount(options: AccountOptions) {
  const { store, sessions, hasher, limits, mail } = options;
  const guard = createSignInGuard(options);
  const opening = createAccountOpening(options);

  return {
    async rules(): Promise<AccountRules> {
      return {
        signUp: (await opening.isOpenToAll()) ? "open" : options.signUpMode,
        minimumLength: options.minimumPasswordLength,
        maximumLength: options.hosted ? null : maximumPasswordLength,
        rules: options.hosted ? [] : passwordRules(options.minimumPasswordLength),
        backend: options.hosted ? "firebase" : "local",
        version: options.version,
        canResetByMail: options.hosted ? true : mail.isSetUp,
        passkeyAddress: options.hosted ? null : options.passkeyAddress,
        providerName: options.providerName,
        ...(options.hosted ? { firebase: options.hosted } : {}),
      };
    },

    /** The first account administers the server and keeps that right. It gives no access to other users' data. */
    isAdministrator: (userId: string): Promise<boolean> => store.isAdministrator(userId),

    async signIn(
      input: { email: string; password: string },
      { clientAddress, userAgent, cookie }: Caller,
    ): Promise<Started | { secondFactor: SecondStep } | Refusal> {
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const addressWait = await limits.signIn(clientAddress);
      if (addressWait !== null) return refuse("too-many-requests", { retryAfterSeconds: addressWait });
      const emailKey = keyOf(email);
      const user = await store.userByEmail(emailKey);
      const subject = options.knownBrowsers.subject(emailKey, cookie(knownBrowserCookie));
      const matches = await guard.attempt(subject, () => hasher.check(input.password, user?.passwordHash ?? null));
      if (matches instanceof Refusal) return matches;
      if (!matches || user === undefined) return refuse("invalid-credential");
      if (user.disabledAt !== null) return refuse("user-disabled");
      if (hasher.isOutdated(user.passwordHash)) {
        const renewed = await hasher.create(input.password);
        if (!(renewed instanceof Refusal)) await store.changePasswordHash(user.id, renewed);
      }
      const secondFactor = await options.secondFactor.secondStep(user.id);
      if (secondFactor !== null) return { secondFactor };
      return options.sessionStart.begin(user.id, userAgent, async () => true);
    },

    /** Ends the session that a new one replaces in the same browser. */
    async endReplaced(previousToken: string, token: string): Promise<void> {
      const [previous, next] = [await sessions.find(previousToken), await sessions.find(token)];
      if (previous === null || previous === "disabled" || next === null || next === "disabled") return;
      await store.replaceSession(previous.tokenHash, next);
      options.sessionWatch.end(previous.tokenHash, "signed-out");
    },

    async signOut(token: string): Promise<void> {
      const found = await sessions.find(token);
      if (found === null || found === "disabled") return;
      await sessions.end(found.tokenHash);
      options.sessionWatch.end(found.tokenHash, "signed-out");
    },

    async session(signedIn: SignedIn): Promise<Session | Refusal> {
      const user = await store.userById(signedIn.userId);
      return user === undefined ? refuse("not-signed-in") : sessionOf(user, signedIn);
    },

    ...createSignUp(options, opening),
    ...createVouchedSignUp(options, opening),
    ...createProfile(options),
  };
}
