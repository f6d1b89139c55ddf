import type { ApiProblem } from "./api-problem.ts";

/** Why a session that was there no longer is. */
export type SessionEndReason = "signed-out" | "disabled" | "deleted" | "expired";

const listeners = new Set<(reason: SessionEndReason) => void>();

/** Hears of every answer that says the session is over. */
export function onSessionProblem(listener: (reason: SessionEndReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners when a refusal means that the session is over. */
export function reportSessionProblem(problem: ApiProblem): void {
  const reason = sessionEndReason(problem.code);
  if (reason !== null) for (const listener of listeners) listener(reason);
}

function sessionEndReason(code: string): SessionEndReason | null {
  if (code === "not-signed-in") return "expired";
  return code === "user-disabled" ? "disabled" : null;
}
