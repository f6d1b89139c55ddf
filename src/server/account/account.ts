import { randomUUID } from "node:crypto";
import type { AccountRules, SecondStep, Session, User } from "#contract/account.ts";
import type { Language } from "#core/languages/languages.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountPost } from "./address-confirmation.ts";
import { cleanPhoto } from "./clean-photo.ts";
import type { AccountLinkStore } from "./link-store.ts";
import { noPassword, type PasswordHasher } from "./password-hash.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { maximumPasswordLength, passwordRules, refusedPassword } from "./password-rules.ts";
import type { SecondFactor } from "./second-factor.ts";
import { photoAddress } from "./photo-address.ts";
import { type SessionStart, type Started, sessionOf, userOf } from "./session-start.ts";
import type { Sessions } from "./sessions.ts";
import type { SessionWatch } from "./session-watch.ts";
import { type KnownBrowsers, knownBrowserCookie } from "./known-browsers.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import type { AccountStore, UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

const dayMs = 24 * 3_600_000;
export const maxPhotoBytes = 1024 * 1024;

export type Account = ReturnType<typeof createAccount>;

/** The origin of a request: address and browser. */
export interface Caller {
  readonly clientAddress: string;
  readonly userAgent: string | null;
  /** The language of its page or the one its browser prefers. */
  readonly language: Language;
  readonly cookie: (name: string) => string | null;
}

/** Accounts in Bellwether's own database. `prepare` fills a new account (such as its first watchlist) in the same transaction. */
export function createAccount(options: {
  store: AccountStore;
  sessions: Sessions;
  sessionStart: SessionStart;
  /** The address at which passkeys work; null: none. */
  passkeyAddress: string | null;
  providerName: string | null;
  secondFactor: SecondFactor;
  sessionWatch: SessionWatch;
  knownBrowsers: KnownBrowsers;
  hasher: PasswordHasher;
  limits: RateLimits;
  clock: Clock;
  secret: string;
  signUpMode: "open" | "closed" | "invite";
  minimumPasswordLength: number;
  version: string;
  appUrl: URL;
  links: AccountLinkStore;
  mail: AccountPost;
  mails: AccountMails;
  /** Null: accounts exist only in this database. */
  hosted: AccountRules["firebase"] | null;
  prepare: (userId: string, queries: Queries) => Promise<void>;
}) {
  const { store, sessions, hasher, limits, links, mail, mails, appUrl } = options;
  const guard = createSignInGuard(options);

  /** Creates the account with its initial data and signs it in. */
  async function open(
    user: { email: string; emailKey: string; displayName: string; passwordHash: string; isConfirmed: boolean },
    queries: Queries,
    userAgent: string | null,
    provedAtMs?: number,
  ): Promise<Started> {
    const id = randomUUID();
    await store.insertUser(queries, { id, ...user });
    await options.prepare(id, queries);
    const { token, signedIn } = await sessions.start(id, queries, userAgent, provedAtMs);
    return { token, session: sessionOf({ id, photoURL: null, ...user }, signedIn) };
  }

  /** With invitations only, the first account still needs none, because no one could invite it yet. */
  const isOpenToAll = async (): Promise<boolean> =>
    options.signUpMode === "open" || (options.signUpMode === "invite" && !(await store.hasUsers()));

  const isGoodInvitation = async (invitation: string): Promise<boolean> =>
    options.signUpMode === "invite" && (await links.find(invitation, "invite")) !== null;

  /** Answers the same whether or not the account exists. Only the owner of the address learns which, by mail. */
  async function askByMail(
    wish: { email: string; emailKey: string; displayName: string; passwordHash: string },
    owner: UserRecord | undefined,
    isInvited: boolean,
    language: Language,
  ): Promise<void> {
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
  }

  return {
    async rules(): Promise<AccountRules> {
      return {
        signUp: (await isOpenToAll()) ? "open" : options.signUpMode,
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

    async signUp(
      input: { name: string; email: string; password: string; invitation: string | null },
      { clientAddress, userAgent, language }: Caller,
    ): Promise<Started | "check-mail" | Refusal> {
      const { invitation } = input;
      const isInvited = invitation !== null && (await isGoodInvitation(invitation));
      if (!isInvited && !(await isOpenToAll())) return refuse("operation-not-allowed");
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
          return open({ ...wish, isConfirmed: false }, queries, userAgent);
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
      return { isGood: (await isOpenToAll()) || (await isGoodInvitation(invitation)) };
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
      if (link.purpose === "sign-up" && !(await isOpenToAll())) return refuse("operation-not-allowed");
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
          return open({ email, emailKey, displayName, passwordHash, isConfirmed: true }, queries, userAgent);
        }),
      );
    },

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

    /**
     * Creates an account without a password for an address that a sign-in provider vouches for. `link` connects it to
     * the provider. The sign-up mode applies as to any other sign-up.
     */
    async signUpVouched(
      input: { email: string; name: string | null; invitation: string | null; provedAtMs: number },
      { clientAddress, userAgent }: Caller,
      link: (userId: string, queries: Queries) => Promise<boolean>,
    ): Promise<Started | Refusal> {
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const emailKey = keyOf(email);
      if ((await store.userByEmail(emailKey)) !== undefined) return refuse("email-already-in-use");
      const isOpen = await isOpenToAll();
      const { invitation } = input;
      const isInvited = !isOpen && options.signUpMode === "invite" && invitation !== null;
      if (!isOpen && !isInvited) return refuse("operation-not-allowed");
      const wait = await limits.signUp(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const displayName = cleanName(input.name ?? "") ?? cleanName(email.split("@")[0] ?? "") ?? "Investor";
      return unlessTaken(() =>
        store.transaction(async (queries) => {
          if (isInvited && !(await links.use(queries, invitation, "invite"))) return refuse("operation-not-allowed");
          await links.removeOfAddress(queries, emailKey, "sign-up");
          await links.removeOfAddress(queries, emailKey, "invited-sign-up");
          const wish = { email, emailKey, displayName, passwordHash: noPassword, isConfirmed: true };
          const started = await open(wish, queries, userAgent, input.provedAtMs);
          if (!(await link(started.session.user.id, queries))) throw refuse("sign-in-expired");
          return started;
        }),
      );
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

    /** Sets the profile picture; null removes it. */
    async changePhoto(userId: string, image: string | null): Promise<User | Refusal> {
      const file = image === null ? null : Buffer.from(image, "base64");
      if (file !== null && file.length > maxPhotoBytes) return refuse("photo-refused");
      const photo = file === null ? null : cleanPhoto(file);
      if (file !== null && photo === null) return refuse("photo-refused");
      if (photo === null) await store.putPhoto(userId, null);
      else {
        const bytes = Buffer.from(photo.bytes);
        const { contentType } = photo;
        await store.putPhoto(userId, { contentType, image: bytes.toString("base64"), url: photoAddress(bytes) });
      }
      const user = await store.userById(userId);
      return user === undefined ? refuse("not-signed-in") : userOf(user);
    },

    async updateProfile(userId: string, change: { displayName: string }): Promise<User | Refusal> {
      const displayName = cleanName(change.displayName);
      if (displayName === null) return refusedName("displayName", change.displayName);
      await store.changeDisplayName(userId, displayName);
      const user = await store.userById(userId);
      return user === undefined ? refuse("not-signed-in") : userOf(user);
    },
  };
}

/** Returns the name without control and direction characters; null if it is too long or has no readable characters. */
export function cleanName(raw: string): string | null {
  const name = readable(raw);
  return /[\p{L}\p{N}]/u.test(name) && [...name].length <= longestDisplayName ? name : null;
}

function readable(raw: string): string {
  return raw
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Returns the specified error, with the maximum length if the name is too long. */
function refusedName(path: string, raw: string): Refusal {
  const isTooLong = [...readable(raw)].length > longestDisplayName;
  const message = isTooLong ? `At most ${longestDisplayName} characters` : "Please enter a valid name.";
  return refuse("invalid-display-name", { detail: "Please enter a valid name.", errors: [{ path, message }] });
}
