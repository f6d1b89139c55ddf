import type { Session, User } from "#contract/account.ts";
import type { SessionEndReason } from "../api/session-problem.ts";
import type { Identity } from "./sign-in-backend.ts";

/** The sign-in state as pages see it. */
export type AuthState =
  | { readonly kind: "loading" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-in"; readonly user: User }
  /** The session expired. The page stays, hidden, until the next sign-in. */
  | { readonly kind: "expired"; readonly user: User }
  | { readonly kind: "signed-out"; readonly reason: "none" | "left" | "disabled" | "deleted" | "ended" };

export type AuthEvent =
  | { readonly kind: "identified"; readonly identity: Identity }
  | { readonly kind: "signed-in"; readonly session: Session }
  | { readonly kind: "profile-changed"; readonly user: User }
  | { readonly kind: "session-ended"; readonly reason: SessionEndReason };

/** Returns the state after an event. */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.kind) {
    case "signed-in":
      return { kind: "signed-in", user: event.session.user };
    case "profile-changed":
      return isInside(state) ? { ...state, user: event.user } : state;
    case "session-ended":
      return isInside(state) ? ended(state.user, event.reason) : state;
    default:
      return identified(state, event.identity);
  }
}

/** True if someone is or was signed in on this page. */
export function isInside(
  state: AuthState,
): state is Extract<AuthState, { kind: "signed-in" }> | Extract<AuthState, { kind: "expired" }> {
  return state.kind === "signed-in" || state.kind === "expired";
}

function identified(state: AuthState, identity: Identity): AuthState {
  if (identity.kind === "signed-in") return { kind: "signed-in", user: identity.session.user };
  if (identity.kind === "unreachable") return state.kind === "loading" ? { kind: "unreachable" } : state;
  const hasReason = state.kind === "signed-out" && state.reason !== "none";
  if (identity.reason === "ended") return hasReason ? state : { kind: "signed-out", reason: "ended" };
  if (isInside(state)) return ended(state.user, identity.reason === "disabled" ? "disabled" : "expired");
  if (hasReason) return state;
  return { kind: "signed-out", reason: identity.reason };
}

function ended(user: User, reason: SessionEndReason): AuthState {
  if (reason === "expired") return { kind: "expired", user };
  return { kind: "signed-out", reason: reason === "signed-out" ? "left" : reason };
}
