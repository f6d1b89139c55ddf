import type { ApiProblem } from "./api-problem.ts";

/** The reason a session is over. */
export type SessionEndReason = "signed-out" | "disabled" | "deleted" | "expired";

const otherAccountListeners = new Set<() => void>();
const listeners = new Set<(reason: SessionEndReason) => void>();

/** Subscribes to answers that report the end of the session. */
export function onSessionProblem(listener: (reason: SessionEndReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to answers that show another account in this browser's session. */
export function onOtherAccount(listener: () => void): () => void {
  otherAccountListeners.add(listener);
  return () => otherAccountListeners.delete(listener);
}

export function reportOtherAccount(): void {
  for (const listener of otherAccountListeners) listener();
}

/** Notifies the subscribers if a refusal means that the session is over. */
export function reportSessionProblem(problem: ApiProblem): void {
  if (problem.code === "other-account") reportOtherAccount();
  const reason = sessionEndReason(problem.code);
  if (reason !== null) for (const listener of listeners) listener(reason);
}

function sessionEndReason(code: string): SessionEndReason | null {
  if (code === "not-signed-in") return "expired";
  return code === "user-disabled" ? "disabled" : null;
}
