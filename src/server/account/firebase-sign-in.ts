import { randomUUID } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Log } from "../log.ts";
import type { Vault } from "../secrets/vault.ts";
import { type Caller, cleanName } from "./account.ts";
import { isEmail, keyOf } from "./email-address.ts";
import type { Standing } from "./firebase-lookup.ts";
import type { FirebaseStore } from "./firebase-store.ts";
import type { FirebaseIdentity } from "./firebase-token.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { AccountLinkStore } from "./link-store.ts";
import { noPassword } from "./password-hash.ts";
import { sessionOf, type Started } from "./session-start.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore, UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Interval at which the service is asked whether a session's owner was disabled. */
const checkEveryMs = 50_000;
/** Delay before the next try after the service didn't answer. */
const askAgainMs = 10_000;
/** Maximum session lifetime, however often it is renewed. */
const absoluteMs = 30 * 86_400_000;
const tokenField = "firebase id token";

export type FirebaseSignIn = ReturnType<typeof createFirebaseSignIn>;

/** Sessions of Firebase users, never longer than the token is valid. */
export function createFirebaseSignIn(options: {
  /** Null if the configuration is incomplete. */
  checkToken: ((token: string) => Promise<FirebaseIdentity | "unreachable" | null>) | null;
  lookUp: (idToken: string, subject: string) => Promise<Standing>;
  store: AccountStore;
  firebaseStore: FirebaseStore;
  identities: IdentityStore;
  sessions: Sessions;
  links: AccountLinkStore;
  vault: Vault;
  limits: RateLimits;
  clock: Clock;
  log: Log;
  signUpMode: "open" | "closed" | "invite";
  prepare: (userId: string, queries: Queries) => Promise<void>;
  /** Changes an account's address to one its owner has verified. */
  changeAddress: (userId: string, email: string) => Promise<Refusal | null>;
  /** Ends the personal access tokens of an account. */
  endTokens: (userId: string, queries: Queries) => Promise<void>;
}) {
  const { checkToken, lookUp, store, firebaseStore, identities, sessions, links, vault, limits, clock, log } = options;
  const checking = new Map<string, Promise<void>>();
  const askedAt = new Map<string, number>();

  async function knownUser(identity: FirebaseIdentity): Promise<UserRecord | undefined> {
    const id = await identities.userOf(identity);
    return id === null ? undefined : store.userById(id);
  }

  /** Returns the account of an identity. Creates it if there is none. */
  async function userOf(identity: FirebaseIdentity, invitation: string | null): Promise<UserRecord | Refusal> {
    const known = await knownUser(identity);
    if (known !== undefined) return upToDate(known, identity);
    const user = await newUser(identity, invitation);
    // Another tab of the same person may have created it first.
    return user instanceof Refusal ? ((await knownUser(identity)) ?? user) : user;
  }

  async function newUser(identity: FirebaseIdentity, invitation: string | null): Promise<UserRecord | Refusal> {
    const email = identity.email?.trim() ?? "";
    if (!isEmail(email)) return refuse("operation-not-allowed", { detail: "An account here needs an e-mail address" });
    const namesake = await store.userByEmail(keyOf(email));
    if (namesake !== undefined) {
      const isOwn = identity.isEmailVerified && namesake.emailConfirmedAt !== null;
      if (!isOwn || (await identities.linkedAt(namesake.id, identity.issuer)) !== null)
        return refuse("email-already-in-use", {
          detail:
            "An account of this server has this address. It becomes yours once the address is confirmed both there and at the sign-in service.",
        });
      return unlessTaken(async () => {
        await link(identity, namesake.id);
        return namesake;
      });
    }
    return unlessTaken(async () => (await opened(identity, email, invitation)) ?? refuse("operation-not-allowed"));
  }

  /** A simultaneous sign-in of the same person may have linked it first. */
  async function link(identity: FirebaseIdentity, userId: string, queries?: Queries): Promise<void> {
    if (!(await identities.link(identity, userId, queries))) throw refuse("email-already-in-use");
  }

  /** Creates an account; null if this server doesn't allow sign-up. */
  async function opened(identity: FirebaseIdentity, email: string, invitation: string | null) {
    const isInvited = options.signUpMode === "invite" && invitation !== null;
    const isOpen = options.signUpMode === "open" || (options.signUpMode === "invite" && !(await store.hasUsers()));
    if (!isOpen && !isInvited) return null;
    const userId = randomUUID();
    const displayName = cleanName(identity.name ?? "") ?? cleanName(email.split("@")[0] ?? "") ?? email;
    const isMade = await store.transaction(async (queries) => {
      if (!isOpen && !(await links.use(queries, invitation ?? "", "invite"))) return false;
      const facts = { email, emailKey: keyOf(email), displayName, passwordHash: noPassword };
      await store.insertUser(queries, { id: userId, ...facts, isConfirmed: identity.isEmailVerified });
      await link(identity, userId, queries);
      await options.prepare(userId, queries);
      return true;
    });
    return isMade ? ((await store.userById(userId)) ?? null) : null;
  }

  /** Takes over changes from Firebase: the name, and a verified address unless another account here has it. */
  async function upToDate(user: UserRecord, identity: FirebaseIdentity): Promise<UserRecord> {
    const name = cleanName(identity.name ?? "");
    if (name !== null && name !== user.displayName) await store.changeDisplayName(user.id, name);
    const email = identity.email?.trim() ?? "";
    if (!identity.isEmailVerified || !isEmail(email)) return (await store.userById(user.id)) ?? user;
    // Keeps the current address if another account has the new one.
    if (keyOf(email) !== user.emailKey) await options.changeAddress(user.id, email);
    else if (user.emailConfirmedAt === null)
      await store.transaction((queries) => store.confirmAddress(queries, user.id, user.emailKey));
    return (await store.userById(user.id)) ?? user;
  }

  /** Ends the sessions and access tokens of a user who was disabled or deleted at the service. */
  const leave = (userId: string, reason: "disabled" | "revoked"): Promise<void> =>
    store.transaction(async (queries) => {
      await firebaseStore.endAll(queries, userId, reason);
      await options.endTokens(userId, queries);
    });

  /** Asks the service about a session's owner, and ends the session if the owner may no longer sign in. */
  async function check(session: Awaited<ReturnType<FirebaseStore["sessions"]>>[number]): Promise<void> {
    const { tokenHash, userId, idTokenSealed } = session;
    askedAt.set(tokenHash, clock.now());
    const idToken = vault.open(idTokenSealed, { userId, field: tokenField });
    const subject = idToken === null ? null : subjectOf(idToken);
    const standing = idToken === null || subject === null ? "ended" : await lookUp(idToken, subject);
    if (standing === "disabled") await leave(userId, "disabled");
    else if (standing === "gone") await leave(userId, "revoked");
    else if (standing === "ended") await firebaseStore.endAsRevoked(tokenHash, idTokenSealed);
    else if (standing === "good") await firebaseStore.noteChecked(tokenHash, idTokenSealed);
  }

  /** Asks about the owners of the sessions that are due, with at most one pending request per session. */
  async function checkDue(tokenHashes: readonly string[]): Promise<void> {
    const now = clock.now();
    for (const [hash, at] of askedAt) if (now - at > 2 * checkEveryMs) askedAt.delete(hash);
    const candidates = tokenHashes.filter(
      (hash) => checking.has(hash) || now - (askedAt.get(hash) ?? -Infinity) >= askAgainMs,
    );
    if (candidates.length === 0) return;
    const due = (await firebaseStore.sessions(candidates)).filter(
      ({ checkedAt }) => now - Date.parse(checkedAt) >= checkEveryMs,
    );
    await Promise.all(
      due.map((session) => {
        const { tokenHash } = session;
        const current = checking.get(tokenHash) ?? check(session).finally(() => checking.delete(tokenHash));
        checking.set(tokenHash, current);
        return current;
      }),
    );
  }

  return {
    /** Signs in with an ID token. Continues the cookie's session if it belongs to the same person. */
    async signIn(
      input: { idToken: string; invitation: string | null },
      { clientAddress, userAgent, signedIn }: Caller & { readonly signedIn: SignedIn | null },
    ): Promise<(Omit<Started, "token"> & { token: string | null }) | Refusal> {
      if (checkToken === null)
        return refuse("operation-not-allowed", { detail: "Hosted sign-in is not completely set up on this server" });
      if (signedIn === null) {
        const wait = await limits.signIn(clientAddress);
        if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      }
      const identity = await checkToken(input.idToken);
      if (identity === null) return refuse("id-token-refused");
      if (identity === "unreachable") return refuse("sign-in-service-unreachable");
      const standing = await lookUp(input.idToken, identity.subject);
      const knownId = await identities.userOf(identity);
      const goesOn = signedIn !== null && signedIn.userId === knownId ? signedIn : null;
      if (standing === "disabled") {
        if (knownId !== null) await leave(knownId, "disabled");
        return refuse("user-disabled");
      }
      if (standing === "gone" && knownId !== null) await leave(knownId, "revoked");
      if (standing === "gone" || standing === "ended") return refuse("id-token-refused");
      // The newer token came from the service itself, so an existing session continues. A new one waits for the owner's
      // state.
      if (standing === "unreachable" && goesOn === null) return refuse("sign-in-service-unreachable");

      const user = await userOf(identity, input.invitation);
      if (user instanceof Refusal) return user;
      if (user.disabledAt !== null) return refuse("user-disabled");
      const begun = goesOn === null ? undefined : await store.sessionByHash(goesOn.tokenHash);
      const latestMs = begun === undefined ? Infinity : Date.parse(begun.createdAt) + absoluteMs;
      const expiresAt = isoTime(Math.min(identity.expiresAtMs, latestMs));
      const now = clock.now();
      if (signedIn !== null && goesOn === null) await sessions.end(signedIn.tokenHash);
      return store.transaction(async (queries) => {
        const started =
          goesOn === null ? await sessions.start(user.id, queries, userAgent) : { token: null, signedIn: goesOn };
        const { tokenHash } = started.signedIn;
        const idTokenSealed = vault.seal(input.idToken, { userId: user.id, field: tokenField });
        const provedAt = isoTime(Math.min(identity.provedAtMs, now));
        const kept = { tokenHash, idTokenSealed, checkedAt: isoTime(now), expiresAt, provedAt };
        if (!(await firebaseStore.keep(queries, kept))) return refuse("id-token-refused");
        return { token: started.token, session: sessionOf(user, { ...started.signedIn, expiresAt }) };
      });
    },

    /** Returns the session of a cookie, once the service could report a disabled owner. */
    async find(token: string): Promise<SignedIn | "disabled" | null> {
      const found = await sessions.find(token);
      if (found === null || found === "disabled") return found;
      await checkDue([found.tokenHash]);
      const [still] = await firebaseStore.sessions([found.tokenHash]);
      return still === undefined ? sessions.find(token).then((later) => (later === "disabled" ? later : null)) : found;
    },

    /** Starts checking the owners of open streams, without waiting for the answers. */
    watch(tokenHashes: readonly string[]): void {
      checkDue(tokenHashes).catch((error: unknown) =>
        log.error({ err: error }, "hosted sessions could not be checked"),
      );
    },
  };
}

/** Reads the subject of a token that was verified before it was sealed. */
function subjectOf(idToken: string): string | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8"));
    return typeof payload === "object" && payload !== null && "sub" in payload && typeof payload.sub === "string"
      ? payload.sub
      : null;
  } catch {
    return null;
  }
}
