import { randomUUID } from "node:crypto";
import type { ProofWay } from "#contract/account.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Caller } from "./account.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountPost, AddressConfirmation } from "./address-confirmation.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import type { AccountLinkStore } from "./link-store.ts";
import { type KnownBrowsers, knownBrowserCookie } from "./known-browsers.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import { noPassword, type PasswordHasher } from "./password-hash.ts";
import { refusedPassword } from "./password-rules.ts";
import type { SecondFactor } from "./second-factor.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** The password isn't asked for again within this time after a sign-in. */
const recentMs = 10 * 60_000;
const resetMs = 30 * 60_000;

export type Credentials = ReturnType<typeof createCredentials>;

/** Changes to an account's credentials. Each needs proof that the account belongs to the caller. */
export function createCredentials(options: {
  store: AccountStore;
  links: AccountLinkStore;
  hasher: PasswordHasher;
  mail: AccountPost;
  mails: AccountMails;
  tellOwner: OwnerNotice;
  secondFactor: SecondFactor;
  hasPasskey: (userId: string) => Promise<boolean>;
  hasProvider: (userId: string) => Promise<boolean>;
  /** Removes every sign-in method except the password, and the second factor. */
  removeAllButPassword: (userId: string, queries: Queries) => Promise<void>;
  limits: RateLimits;
  knownBrowsers: KnownBrowsers;
  clock: Clock;
  secret: string;
  appUrl: URL;
  minimumPasswordLength: number;
  /** Ends the personal access tokens of an account. */
  endTokens: (userId: string, queries: Queries) => Promise<void>;
  addressConfirmation: AddressConfirmation;
}) {
  const { store, links, hasher, mail, mails, limits, clock, appUrl, addressConfirmation, tellOwner, secondFactor } =
    options;
  const guard = createSignInGuard(options);

  async function isRecent({ tokenHash }: SignedIn): Promise<boolean> {
    const session = await store.sessionByHash(tokenHash);
    return session !== undefined && clock.now() - Date.parse(session.provedAt) <= recentMs;
  }

  /**
   * Returns the user of a session after checking the password or a recent sign-in. With a second factor, the password
   * alone isn't enough.
   */
  async function proved(signedIn: SignedIn, password: string | null): Promise<UserRecord | Refusal> {
    const user = await store.userById(signedIn.userId);
    if (user === undefined) return refuse("not-signed-in");
    const needsMore = password === null || (await secondFactor.isOn(user.id));
    if (needsMore && !(await isRecent(signedIn))) return refuse("requires-recent-login");
    return password === null ? user : ((await wrongPassword(user, password, signedIn)) ?? user);
  }

  /**
   * Checks the password; null if it is right. Guesses count per session, so strangers can't lock out a signed-in user.
   */
  async function wrongPassword(user: UserRecord, password: string, { tokenHash }: SignedIn): Promise<Refusal | null> {
    const matches = await guard.attempt(`${user.emailKey} in session ${tokenHash}`, () =>
      hasher.check(password, user.passwordHash),
    );
    if (matches instanceof Refusal) return matches;
    return matches ? null : refuse("wrong-password");
  }

  async function hashOf(password: string): Promise<string | Refusal> {
    return (await refusedPassword(password, options.minimumPasswordLength)) ?? hasher.create(password);
  }

  return {
    /** True if the session proved its owner within the last ten minutes. */
    isRecent,

    async proof(signedIn: SignedIn): Promise<{ isRecent: boolean; ways: ProofWay[] } | Refusal> {
      const user = await store.userById(signedIn.userId);
      if (user === undefined) return refuse("not-signed-in");
      const ways: ProofWay[] = [];
      if (user.passwordHash !== noPassword)
        ways.push((await secondFactor.isOn(user.id)) ? "password-and-code" : "password");
      if (await options.hasPasskey(user.id)) ways.push("passkey");
      if (await options.hasProvider(user.id)) ways.push("provider");
      return { isRecent: await isRecent(signedIn), ways };
    },

    /** Proves the owner of the session by password, plus a code if a second factor is on. */
    async prove(
      signedIn: SignedIn,
      { password, code }: { password: string; code: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await store.userById(signedIn.userId);
      if (user === undefined) return refuse("not-signed-in");
      const wrong = await wrongPassword(user, password, signedIn);
      if (wrong !== null) return wrong;
      if (await secondFactor.isOn(user.id)) {
        const refused = code === null ? refuse("code-required") : await secondFactor.check(signedIn, code);
        if (refused !== null) return refused;
      }
      await store.noteProved(signedIn.tokenHash);
      return {};
    },

    async changePassword(
      signedIn: SignedIn,
      input: { password: string; currentPassword: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      const refused = await refusedPassword(input.password, options.minimumPasswordLength);
      if (refused !== null) return refused;
      // Compares only the two values sent. Comparing with the stored password would reveal it to a stolen session.
      if (input.password === input.currentPassword) return refusedSame();
      const passwordHash = await hasher.create(input.password);
      if (passwordHash instanceof Refusal) return passwordHash;
      await store.transaction(async (queries) => {
        await store.replacePassword(queries, user.id, passwordHash, signedIn.tokenHash);
        await links.removeOfAddress(queries, user.emailKey, "reset");
      });
      await tellOwner(user, (words, at) => words.passwordChanged(at));
      return {};
    },

    async changeEmail(
      signedIn: SignedIn,
      input: { email: string; currentPassword: string | null },
      caller: Pick<Caller, "clientAddress" | "language">,
    ): Promise<{ checkMail: boolean } | Refusal> {
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      const refused = mail.isSetUp
        ? await addressConfirmation.askForChange(user.id, email, caller)
        : await addressConfirmation.change(user.id, email, false, null);
      return refused ?? { checkMail: mail.isSetUp };
    },

    /** Deletes the account for good. The administrator's account can only be deleted last. */
    async deleteAccount(
      signedIn: SignedIn,
      input: { email: string; currentPassword: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      if (keyOf(input.email) !== user.emailKey) return refuse("email-mismatch");
      if ((await store.isAdministrator(user.id)) && (await store.users(2, null)).length > 1)
        return refuse("administrator-stays", {
          detail: "Others have accounts here. Hand the administration over first.",
        });
      await store.deleteUser(user.id);
      return {};
    },

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
      const passwordHash = await hashOf(input.password);
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

function refusedSame(): Refusal {
  const message = "This is your password already. Please choose another one.";
  return refuse("same-password", { detail: message, errors: [{ path: "password", message }] });
}
