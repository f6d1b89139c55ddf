import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import type { ReactNode } from "react";
import type { SecondStep, Session, User } from "#contract/account.ts";
import { forgetCopies, showAccount } from "../api/offline.ts";
import { forgetOpening } from "../api/opening.ts";
import { onOtherAccount, onSessionProblem } from "../api/session-problem.ts";
import type { SessionEndReason } from "../api/session-problem.ts";
import { forgetAccount } from "./account-storage.ts";
import { createAuthChannel } from "./auth-channel.ts";
import type { AuthMessage } from "./auth-channel.ts";
import { nextAuthState } from "./auth-state.ts";
import type { AuthState } from "./auth-state.ts";
import { localBackend } from "./local-backend.ts";
import type { HostedAccount, SignInBackend, SignUpWish } from "./sign-in-backend.ts";

export interface Auth {
  readonly currentUser: User | null;
  /** True until the first check of the session has finished. */
  readonly loading: boolean;
  readonly state: AuthState;
  /** Null once signed in. Otherwise the step the server requires after the password. */
  readonly signIn: (email: string, password: string) => Promise<SecondStep | null>;
  /** Call after opening a session by anything other than a password alone. */
  readonly enter: (session: Session) => void;
  readonly signUp: (wish: SignUpWish) => Promise<"signed-in" | "check-mail">;
  readonly signOut: () => Promise<void>;
  readonly updateProfile: (displayName: string) => Promise<void>;
  /** Call on the first sign that the session is over: a refused call, the live stream or another tab. */
  readonly sessionEnded: (reason: SessionEndReason) => void;
  readonly recheck: () => void;
  /** Null with local accounts: this server handles everything itself. */
  readonly hosted: HostedAccount | null;
  /** Why sign-in is off on this server; null while it works. */
  readonly offBecause: string | null;
}

const AuthContext = createContext<Auth | null>(null);
const recheckAfterMs = 30_000;
const forgetMs = 5_000;

/** Tracks who is signed in, in this tab and the others. */
export function AuthProvider({
  backend = localBackend,
  children,
}: {
  backend?: SignInBackend;
  children: ReactNode;
}): ReactNode {
  const [state, dispatch] = useReducer(nextAuthState, backend, stateAtOpening);
  const recheck = useRef(() => {});
  const tell = useRef<(message: AuthMessage) => void>(() => {});
  const end = useCallback(
    (reason: SessionEndReason): void => {
      if (reason === "signed-out" || reason === "deleted" || backend.renew === null)
        dispatch({ kind: "session-ended", reason });
      else
        void backend.renew().then((identity) => {
          const isKnown = identity.kind !== "unreachable" || reason === "expired";
          dispatch(isKnown ? { kind: "identified", identity } : { kind: "session-ended", reason });
        });
    },
    [backend],
  );

  const userId = "user" in state ? state.user.id : null;
  // Before any page of the account asks for anything.
  useLayoutEffect(() => {
    if (userId !== null) showAccount(userId);
  }, [userId]);

  useEffect(() => {
    const observation = backend.observe((identity) => dispatch({ kind: "identified", identity }));
    const channel = createAuthChannel((message) => {
      if (message.kind === "signed-in") observation.recheck();
      else dispatch(message);
    });
    const forget = onSessionProblem(end);
    const forgetOther = onOtherAccount(observation.recheck);
    let checkedAtMs = Date.now();
    const lookAgain = (): void => {
      if (document.hidden || Date.now() - checkedAtMs < recheckAfterMs) return;
      checkedAtMs = Date.now();
      observation.recheck();
    };
    window.addEventListener("focus", lookAgain);
    document.addEventListener("visibilitychange", lookAgain);
    recheck.current = observation.recheck;
    tell.current = channel.tell;
    return () => {
      window.removeEventListener("focus", lookAgain);
      document.removeEventListener("visibilitychange", lookAgain);
      forget();
      forgetOther();
      channel.close();
      observation.stop();
    };
  }, [backend, end]);

  const hasLeft = state.kind === "signed-out" && state.reason !== "none";
  useEffect(() => {
    if (!hasLeft) return;
    // The tab where the user signed out has asked about changes that wait, and removes them.
    forgetAccount({ withChanges: state.reason === "deleted" });
    forgetOpening();
    if (state.reason === "disabled" || state.reason === "deleted")
      tell.current({ kind: "session-ended", reason: state.reason });
  }, [hasLeft, state]);

  // Ended elsewhere: by a new password, another device, or its age.
  const hasEnded = state.kind === "expired" || (state.kind === "signed-out" && !hasLeft);
  useEffect(() => {
    if (hasEnded) void forgetCopies({ withChanges: false }).catch(() => {});
  }, [hasEnded]);

  const auth = useMemo<Auth>(() => {
    const enter = (session: Session): void => {
      forgetOpening();
      dispatch({ kind: "signed-in", session });
      tell.current({ kind: "signed-in" });
    };
    return {
      currentUser: "user" in state ? state.user : null,
      loading: state.kind === "loading",
      state,
      signIn: async (email, password) => {
        const answer = await backend.signIn(email, password);
        if ("secondFactor" in answer) return answer.secondFactor;
        enter(answer);
        return null;
      },
      enter,
      signUp: async (wish) => {
        const session = await backend.signUp(wish);
        if (session === "check-mail") return session;
        enter(session);
        return "signed-in";
      },
      signOut: async () => {
        await backend.signOut();
        // Before the page says so, since the browser may be closed right after. Failing is left to the next visit.
        await Promise.race([
          forgetCopies({ withChanges: true }).catch(() => {}),
          new Promise((resolve) => {
            setTimeout(resolve, forgetMs);
          }),
        ]);
        dispatch({ kind: "session-ended", reason: "signed-out" });
        tell.current({ kind: "session-ended", reason: "signed-out" });
      },
      updateProfile: async (displayName) => {
        dispatch({ kind: "profile-changed", user: await backend.updateProfile(displayName) });
      },
      sessionEnded: end,
      recheck: () => recheck.current(),
      hosted: backend.hosted,
      offBecause: backend.offBecause,
    };
  }, [backend, end, state]);
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

/** Known at once where the page was rendered for a user, or for a visitor without a session. */
function stateAtOpening({ atOpening }: SignInBackend): AuthState {
  const session = atOpening();
  if (session === "signed-out") return { kind: "signed-out", reason: "none" };
  return session === null ? { kind: "loading" } : { kind: "signed-in", user: session.user };
}

/** Returns the current session and the actions that sign in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
