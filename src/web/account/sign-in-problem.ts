import { ApiProblem } from "../api/api-problem.ts";

export type AccountField = "name" | "email" | "password" | "confirmation";

/** The text of the red alert, and when the next attempt is allowed. */
export interface FormProblem {
  readonly message: string;
  /** Rules the server lists. */
  readonly rules: readonly string[];
  readonly fields: readonly AccountField[];
  /** The server states when the next attempt is allowed. */
  readonly retryAfterSeconds?: number | null;
}

const sameAs: Readonly<Record<string, string>> = {
  "rate-limited": "too-many-requests",
  "timed-out": "network-request-failed",
};

const faultyFields: Readonly<Record<string, readonly AccountField[]>> = {
  "user-not-found": ["email"],
  "wrong-password": ["password"],
  "invalid-email": ["email"],
  "invalid-credential": ["email", "password"],
  "email-already-in-use": ["email"],
  "weak-password": ["password"],
  "same-password": ["password"],
  "password-does-not-meet-requirements": ["password"],
  "invalid-display-name": ["name"],
};

/** Returns the catalogue's text for a refused sign-in or sign-up. */
export function formProblem(catalogue: Readonly<Record<string, string>>, error: unknown): FormProblem {
  const problem = error instanceof ApiProblem ? error : null;
  const code = problem === null ? "default" : (sameAs[problem.code] ?? problem.code);
  const isListed = Object.hasOwn(catalogue, code);
  const message = (isListed ? catalogue[code] : (problem?.sentence ?? catalogue["default"])) ?? "";
  // For passwords and names the server also lists the broken rules.
  const faults = problem !== null && /password|name/.test(code) ? problem.errors : [];
  return {
    message,
    rules: faults.map((fault) => fault.message).filter((rule) => rule !== message),
    retryAfterSeconds: problem?.retryAfterSeconds ?? null,
    fields: isListed ? (faultyFields[code] ?? []) : [],
  };
}
