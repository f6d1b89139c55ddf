import { isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Caller } from "./caller.ts";
import { createFirebaseChecks, tokenField } from "./firebase-checks.ts";
import type { FirebaseSignInOptions } from "./firebase-sign-in-options.ts";
import { createFirebaseUsers } from "./firebase-users.ts";
import { sessionOf, type Started } from "./session-start.ts";

/** Maximum session lifetime, however often it is renewed. */
const absoluteMs = 30 * 86_400_000;

export type FirebaseSignIn = ReturnType<typeof createFirebaseSignIn>;

/** Sessions of Firebase users, never longer than the token is valid. */
export function createFirebaseSignIn(options: FirebaseSignInOptions) {
  const { checkToken, lookUp, store, firebaseStore, identities, sessions, vault, limits, clock, log } = options;
  const userOf = createFirebaseUsers(options);
  const { leave, checkDue } = createFirebaseChecks(options);

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
