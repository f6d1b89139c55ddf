import type { ProblemCode } from "#contract/problem.ts";

/** Identifies a failed call: an API code, or what went wrong before there was an answer. */
export type ApiProblemCode =
  | ProblemCode
  | SignInServiceCode
  | "network-request-failed"
  /** No connection. The change is kept and sent later. */
  | "kept-for-later"
  | "timed-out"
  | "unreadable-answer";

/** Further codes of a hosted sign-in service. */
export type SignInServiceCode =
  | "user-token-expired"
  | "expired-action-code"
  | "invalid-action-code"
  | "popup-blocked"
  | "popup-closed-by-user"
  | "unauthorized-domain"
  | "configuration-missing"
  | "unknown";

/** A failed call. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ApiProblemCode;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly detail: string | null;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** The request's id, to find it in the server's log. */
  readonly instance: string | null;
  readonly retryAfterSeconds: number | null;
  /** version-conflict: the current version; null otherwise. */
  readonly current: unknown;
  /** Shown where the screen's catalogue has no text for the code; null for the default. */
  readonly sentence: string | null;

  constructor(
    facts: {
      code: ApiProblemCode;
      status: number;
      title: string;
      detail?: string | null;
      errors?: readonly { path: string; message: string }[];
      instance?: string | null;
      retryAfterSeconds?: number | null;
      current?: unknown;
      sentence?: string | null;
    },
    options?: ErrorOptions,
  ) {
    super(facts.title, options);
    this.code = facts.code;
    this.status = facts.status;
    this.detail = facts.detail ?? null;
    this.errors = facts.errors ?? [];
    this.instance = facts.instance ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.current = facts.current ?? null;
    this.sentence = facts.sentence ?? null;
  }
}

/** Returns the failure of a call. Throws errors of any other kind. */
export function asApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  throw error;
}

/** Returns the reason of a refusal as the server words it, or else a sentence of the screen. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail ?? otherwise) : otherwise;
}

/** Why market data can't be shown: what a source offers instead, or that it couldn't be fetched. */
export function failureOr(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem && error.code === "bars-not-offered" ? reasonOf(error, otherwise) : otherwise;
}

/** Returns code, status, time and request id of a failure, to copy into a report. */
export function problemDetails(error: unknown): string {
  if (!(error instanceof ApiProblem)) return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`code: ${error.code}`, `status: ${error.status}`];
  if (error.detail !== null) lines.push(`detail: ${error.detail}`);
  if (error.instance !== null) lines.push(`request: ${error.instance}`);
  if (error.retryAfterSeconds !== null) lines.push(`retry after: ${error.retryAfterSeconds} s`);
  return lines.join("\n");
}
