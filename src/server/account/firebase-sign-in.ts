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

/** So often at most the service is asked whether the owner of a session was disabled. */
const checkEveryMs = 50_000;
/** After a question that nobody answered, the next one comes so much later. */
const askAgainMs = 10_000;
/** However often it is renewed, a session ends after this long. */
const absoluteMs = 30 * 86_400_000;
const tokenField = "firebase id token";

export type FirebaseSignIn = ReturnType<typeof createFirebaseSignIn>;

/** Sessions of people whom Firebase vouches for, never longer than its token does. */
export function createFirebaseSignIn(options: {
  /** Null where the configuration is not complete. */
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
  /** Gives an account another address, which is its owner's. */
  changeAddress: (userId: string, email: string) => Promise<Refusal | null>;
  /** Ends what else opens the account. */
  endTokens: (userId: string, queries: Queries) => Promise<void>;
}) {
  const { checkToken, lookUp, store, firebaseStore, identities, sessions, links, vault, limits, clock, log } = options;
  const checking = new Map<string, Promise<void>>();
  const askedAt = new Map<string, number>();

  async function knownUser(identity: FirebaseIdentity): Promise<UserRecord | undefined> {
    const id = await identities.userOf(identity);
    return id === null ? undefined : store.userById(id);
  }

  /** The account of an identity, made where there is none yet. */
  async function userOf(identity: FirebaseIdentity, invitation: string | null): Promise<UserRecord | Refusal> {
    const known = await knownUser(identity);
    if (known !== undefined) return upToDate(known, identity);
    const user = await newUser(identity, invitation);
    // Another tab of the same person may have been quicker.
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

  /** Another sign-in of the same person, at the same moment, may have been quicker. */
  async function link(identity: FirebaseIdentity, userId: string, queries?: Queries): Promise<void> {
    if (!(await identities.link(identity, userId, queries))) throw refuse("email-already-in-use");
  }

  /** A new account; null where this server takes none. */
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

  /** Takes over what changed at Firebase: the name, and an address that was verified there and that nobody else has here. */
  async function upToDate(user: UserRecord, identity: FirebaseIdentity): Promise<UserRecord> {
    const name = cleanName(identity.name ?? "");
    if (name !== null && name !== user.displayName) await store.changeDisplayName(user.id, name);
    const email = identity.email?.trim() ?? "";
    if (!identity.isEmailVerified || !isEmail(email)) return (await store.userById(user.id)) ?? user;
    // Where somebody else has it, the address here stays.
    if (keyOf(email) !== user.emailKey) await options.changeAddress(user.id, email);
    else if (user.emailConfirmedAt === null)
      await store.transaction((queries) => store.confirmAddress(queries, user.id, user.emailKey));
    return (await store.userById(user.id)) ?? user;
  }

  /** Ends the sessions of somebody whom the service has disabled or deleted, and their tokens for other programs. */
  const leave = (userId: string, reason: "disabled" | "revoked"): Promise<void> =>
    store.transaction(async (queries) => {
      await firebaseStore.endAll(queries, userId, reason);
      await options.endTokens(userId, queries);
    });

  /** Asks the service about the owner of a session, and ends it where the answer says so. */
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

  /** Looks which sessions of a list are due, and asks about them, one question at a time for each. */
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
    /** Signs in with an ID token; a session of the same person that the cookie names goes on instead. */
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
      // A newer token came from the service itself; a new session waits until its owner's standing is known.
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

    /** Whose session a cookie names, once the service had a chance to say that its owner was disabled. */
    async find(token: string): Promise<SignedIn | "disabled" | null> {
      const found = await sessions.find(token);
      if (found === null || found === "disabled") return found;
      await checkDue([found.tokenHash]);
      const [still] = await firebaseStore.sessions([found.tokenHash]);
      return still === undefined ? sessions.find(token).then((later) => (later === "disabled" ? later : null)) : found;
    },

    /** Begins to ask about the owners of open streams, without waiting for the answers. */
    watch(tokenHashes: readonly string[]): void {
      checkDue(tokenHashes).catch((error: unknown) =>
        log.error({ err: error }, "hosted sessions could not be checked"),
      );
    },
  };
}

/** Of a token that was verified when it was sealed. */
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
