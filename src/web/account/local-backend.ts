import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { openedSession } from "../api/opening.ts";
import type { Identity, SignInBackend } from "./sign-in-backend.ts";

/** Accounts in Bellwether's own database, with the session in a cookie that scripts can't read. */
export const localBackend: SignInBackend = {
  signIn: (email, password) => call("POST /api/account/sign-in", { email, password }),
  signUp: async (wish) => {
    const answer = await call("POST /api/account/sign-up", { ...wish });
    return "checkMail" in answer ? "check-mail" : answer;
  },
  signOut: async () => {
    await call("POST /api/account/sign-out", {});
  },
  atOpening: () => openedSession() ?? (sessionHint() === null ? null : "signed-out"),
  observe: (listener) => {
    let isStopped = false;
    const recheck = async (): Promise<void> => {
      const identity = await whoIsSignedIn();
      if (!isStopped) listener(identity);
    };
    void recheck();
    return {
      recheck: () => void recheck(),
      stop: () => {
        isStopped = true;
      },
    };
  },
  updateProfile: (displayName) => call("PATCH /api/account/profile", { displayName }),
  renew: null,
  hosted: null,
  offBecause: null,
};

async function whoIsSignedIn(): Promise<Identity> {
  if (cameWithoutSession()) return { kind: "signed-out", reason: "none" };
  try {
    return { kind: "signed-in", session: await call("GET /api/account/session", {}) };
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "user-disabled")
      return { kind: "signed-out", reason: "disabled" };
    if (error instanceof ApiProblem && error.status === 401) return { kind: "signed-out", reason: "none" };
    return { kind: "unreachable" };
  }
}

/** True once for a page served without a session, where asking would only be refused. */
function cameWithoutSession(): boolean {
  const hint = sessionHint();
  hint?.remove();
  return hint !== null;
}

/** The element of a page served without a session, until the first check; null outside a browser. */
function sessionHint(): HTMLMetaElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector('meta[name="session"][content="none"]');
}
