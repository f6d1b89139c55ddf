import { randomUUID } from "node:crypto";
import type { AccountRules, SecondStep, Session, User } from "#contract/account.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import { alreadyHasAccountMail, signUpMail } from "./account-mails.ts";
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
export const mostPhotoBytes = 1024 * 1024;

export type Account = ReturnType<typeof createAccount>;

/** Where a request comes from. */
export interface Caller {
  readonly clientAddress: string;
  readonly userAgent: string | null;
  readonly cookie: (name: string) => string | null;
}

/** Accounts in Bellwether's own database. `prepare` fills a new account (such as its first watchlist) in the same transaction. */
export function createAccount(options: {
  store: AccountStore;
  sessions: Sessions;
  sessionStart: SessionStart;
  /** Where passkeys work. */
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
  /** Null: accounts live here alone. */
  hosted: AccountRules["firebase"] | null;
  prepare: (userId: string, queries: Queries) => Promise<void>;
}) {
  const { store, sessions, hasher, limits, links, mail, appUrl } = options;
  const guard = createSignInGuard(options);

  /** Makes the account with all it begins with, and signs it in. */
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

  /** Where sign-up is by invitation, the first account comes without: nobody is there to invite it. */
  const isOpenToAll = async (): Promise<boolean> =>
    options.signUpMode === "open" || (options.signUpMode === "invite" && !(await store.hasUsers()));

  const isGoodInvitation = async (invitation: string): Promise<boolean> =>
    options.signUpMode === "invite" && (await links.find(invitation, "invite")) !== null;

  /** Says the same whoever has an account; its owner alone reads which. */
  async function askByMail(
    wish: { email: string; emailKey: string; displayName: string; passwordHash: string },
    owner: UserRecord | undefined,
    isInvited: boolean,
  ): Promise<void> {
    if ((await limits.accountMail(wish.emailKey)) !== null) return;
    const key = `account sign-up ${randomUUID()}`;
    if (owner !== undefined) {
      await mail.post([{ userId: owner.id, key, mail: alreadyHasAccountMail({ to: owner.email, appUrl }) }]);
      return;
    }
    const token = await links.add({ purpose: isInvited ? "invited-sign-up" : "sign-up", userId: null, ...wish }, dayMs);
    const page = new URL(`/verify#sign-up=${token}`, appUrl).href;
    await mail.post([{ userId: null, key, mail: signUpMail({ to: wish.email, page, appUrl }) }]);
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

    /** The first account administers the server, and that right stays with it; it opens nobody's data. */
    isAdministrator: (userId: string): Promise<boolean> => store.isAdministrator(userId),

    async signUp(
      input: { name: string; email: string; password: string; invitation: string | null },
      { clientAddress, userAgent }: Caller,
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
        // Used up whoever has an account, so that the next try does not tell.
        if (isInvited && !(await store.transaction((queries) => links.use(queries, invitation, "invite"))))
          return refuse("operation-not-allowed");
        await askByMail(wish, owner, isInvited);
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

    /** Whether an invitation can still be used. Guessing is slow, and to open a link often keeps nobody from signing in. */
    async checkInvitation(invitation: string, clientAddress: string): Promise<{ isGood: boolean } | Refusal> {
      const wait = await limits.invitationCheck(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      return { isGood: (await isOpenToAll()) || (await isGoodInvitation(invitation)) };
    },

    /** Makes the account that somebody asked for and that the owner of the address wants. */
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
      // Whoever asked may have been somebody else than the owner of the address: then they know no password.
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
     * An account without a password for somebody whose address a sign-in provider vouches for; `link` names it to the provider.
     * Where sign-up is not open to all it takes what any other takes.
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

    /** A picture beside the name; null takes it away. */
    async changePhoto(userId: string, image: string | null): Promise<User | Refusal> {
      const file = image === null ? null : Buffer.from(image, "base64");
      if (file !== null && file.length > mostPhotoBytes) return refuse("photo-refused");
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

/** The name without control and direction characters; null when nothing readable is left or it is too long. */
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

/** The specified words, and how long a name may be where that is what is wrong. */
function refusedName(path: string, raw: string): Refusal {
  const isTooLong = [...readable(raw)].length > longestDisplayName;
  const message = isTooLong ? `At most ${longestDisplayName} characters` : "Please enter a valid name.";
  return refuse("invalid-display-name", { detail: "Please enter a valid name.", errors: [{ path, message }] });
}
