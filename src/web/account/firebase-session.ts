import { deleteUser, onIdTokenChanged, signOut } from "firebase/auth";
import type { Auth, User as FirebaseUser } from "firebase/auth";
import type { Session } from "#contract/account.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import type { FirebaseActions } from "./firebase-actions.ts";
import { codeOf } from "./firebase-problem.ts";
import type { Identity, SignInBackend } from "./sign-in-backend.ts";
import { createSignInMark } from "./sign-in-mark.ts";

/** How long before its expiry a token is renewed. */
const renewBeforeMs = 5 * 60_000;
/** The pause before retrying a renewal that failed on the network. */
const retryMs = 30_000;
/** Codes that end a sign-in, whichever action they come from. */
const endings = ["user-token-expired", "user-not-found", "invalid-user-token", "id-token-refused"];

export interface FirebaseSession {
  /** Uses an invitation, if there is one, for the next session. */
  readonly invite: (invitation: string | null) => void;
  /** Opens our session for the Firebase user. */
  readonly exchange: (user: FirebaseUser, isFresh?: boolean) => Promise<Session>;
  /**
   * Opens our session for someone who has just signed in. If we refuse, signs them out everywhere and deletes a new
   * account.
   */
  readonly enter: (user: FirebaseUser, options?: { isFresh?: boolean; isNew?: boolean }) => Promise<Session>;
  /**
   * Identifies the user. Signs out when Firebase or this server has ended the sign-in. Callers share a look that is
   * under way: Firebase gives the reason of an end once, and drops the user with it.
   */
  readonly identify: (isFresh: boolean) => Promise<Identity>;
  /** Identifies the user anew, also for those who observe. */
  readonly announce: () => Promise<void>;
  readonly observe: SignInBackend["observe"];
  /** Forgets that someone is signed in on this page. */
  readonly forget: () => void;
}

/** Our session for Firebase's user, renewed with the ID token. */
export function createFirebaseSession(auth: Auth, actions: FirebaseActions): FirebaseSession {
  let listener: (identity: Identity) => void = () => {};
  /** The invitation from the link that opened the page. People who already have a Firebase account can use it too. */
  let invitation = new URLSearchParams(window.location.hash.slice(1)).get("invitation");
  /** True once someone has signed in since the page opened. */
  let wasInside = false;
  const mark = createSignInMark();
  const identify = createSharedLook(lookAgain);
  let renewal: ReturnType<typeof setTimeout> | undefined;

  async function exchange(user: FirebaseUser, isFresh = false): Promise<Session> {
    const { token, expirationTime } = await user.getIdTokenResult(isFresh);
    const session = await call("POST /api/account/session", { idToken: token, invitation });
    wasInside = true;
    mark.set();
    renewIn(Date.parse(expirationTime) - Date.now() - renewBeforeMs);
    return session;
  }

  function renewIn(delayMs: number): void {
    clearTimeout(renewal);
    renewal = setTimeout(
      () => {
        void identify(true).then((identity) => {
          if (identity.kind === "unreachable") renewIn(retryMs);
          else listener(identity);
        });
      },
      Math.max(retryMs, delayMs),
    );
  }

  function lookAgain(isFresh: boolean): Promise<Identity> {
    return actions.quietly(async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) {
        // The library drops disabled or revoked users when the page loads.
        const isOver = mark.isSet();
        mark.clear();
        return ended(wasInside ? "ended" : isOver ? await whyEnded() : "none");
      }
      try {
        return { kind: "signed-in", session: await exchange(user, isFresh) };
      } catch (error) {
        const code = error instanceof ApiProblem ? error.code : codeOf(error);
        if (code === "user-disabled") return ended("disabled");
        const isRefused =
          endings.includes(code) || (error instanceof ApiProblem && error.status >= 400 && error.status < 429);
        return isRefused ? ended("ended") : { kind: "unreachable" };
      }
    });
  }

  async function ended(reason: "none" | "ended" | "disabled"): Promise<Identity> {
    forget();
    if (auth.currentUser !== null) await signOut(auth);
    if (reason !== "none") await call("POST /api/account/sign-out", {}).catch(() => undefined);
    return { kind: "signed-out", reason };
  }

  function forget(): void {
    clearTimeout(renewal);
    wasInside = false;
    mark.clear();
  }

  async function enter(
    user: FirebaseUser,
    { isFresh = false, isNew = false }: { isFresh?: boolean; isNew?: boolean } = {},
  ): Promise<Session> {
    try {
      return await exchange(user, isFresh);
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      // A failed clean-up is ignored; the refusal is the error to report.
      if (isNew && isRefused) await deleteUser(user).catch(() => undefined);
      await signOut(auth);
      throw error;
    }
  }

  function observe(next: (identity: Identity) => void): ReturnType<SignInBackend["observe"]> {
    listener = next;
    let isStopped = false;
    const report = (identity: Identity): void => {
      if (!isStopped) next(identity);
    };
    const recheck = async (): Promise<void> => {
      if (wasInside && auth.currentUser?.emailVerified === true)
        // The session listener handles the refusal.
        return call("GET /api/account/session", {}).then(
          (session) => report({ kind: "signed-in", session }),
          () => undefined,
        );
      const user = auth.currentUser;
      const wasVerified = user?.emailVerified ?? true;
      // The address may have been confirmed in another window.
      if (!wasVerified) await user?.reload().catch(() => undefined);
      report(await identify(!wasVerified && auth.currentUser?.emailVerified === true));
    };
    const stopListening = onIdTokenChanged(auth, () => {
      if (!actions.areRunning()) void identify(false).then(report);
    });
    return {
      recheck: () => void recheck(),
      stop: () => {
        isStopped = true;
        stopListening();
      },
    };
  }

  return {
    invite: (next) => {
      invitation = next ?? invitation;
    },
    exchange,
    enter,
    identify,
    announce: async () => listener(await identify(true)),
    observe,
    forget,
  };
}

/** Shares a look that is under way, unless it isn't fresh and a fresh one is wanted. */
function createSharedLook(look: (isFresh: boolean) => Promise<Identity>): (isFresh: boolean) => Promise<Identity> {
  let current: { readonly isFresh: boolean; readonly outcome: Promise<Identity> } | null = null;
  return (isFresh) => {
    if (current !== null && (current.isFresh || !isFresh)) return current.outcome;
    const next = {
      isFresh,
      outcome: (current?.outcome.catch(() => null) ?? Promise.resolve()).then(() => look(isFresh)),
    };
    current = next;
    const end = (): void => {
      if (current === next) current = null;
    };
    void next.outcome.then(end, end);
    return next.outcome;
  };
}

/** Asks this server why the session ended. */
async function whyEnded(): Promise<"ended" | "disabled"> {
  try {
    await call("GET /api/account/session", {});
    return "ended";
  } catch (error) {
    return error instanceof ApiProblem && error.code === "user-disabled" ? "disabled" : "ended";
  }
}
