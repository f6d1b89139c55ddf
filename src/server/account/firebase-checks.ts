import type { FirebaseSignInOptions } from "./firebase-sign-in-options.ts";
import type { FirebaseStore } from "./firebase-store.ts";

/** Interval at which the service is asked whether a session's owner was disabled. */
const checkEveryMs = 50_000;
/** Delay before the next try after the service didn't answer. */
const askAgainMs = 10_000;
/** The vault's name of a sealed ID token. */
export const tokenField = "firebase id token";

/** Asks the service about the owners of sessions, and ends the sessions of those who may no longer sign in. */
export function createFirebaseChecks({ lookUp, store, firebaseStore, vault, clock, endTokens }: FirebaseSignInOptions) {
  const checking = new Map<string, Promise<void>>();
  const askedAt = new Map<string, number>();

  /** Ends the sessions and access tokens of a user who was disabled or deleted at the service. */
  const leave = (userId: string, reason: "disabled" | "revoked"): Promise<void> =>
    store.transaction(async (queries) => {
      await firebaseStore.endAll(queries, userId, reason);
      await endTokens(userId, queries);
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

  return { leave, checkDue };
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
