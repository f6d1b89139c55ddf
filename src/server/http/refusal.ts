import { type Problem, type ProblemCode, problemCatalogue } from "#contract/problem.ts";

/** A refusal the caller can act on, as a value a handler returns (or, deep inside, throws). */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: Problem["errors"];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ProblemCode, options: RefusalOptions = {}) {
    super(options.detail ?? problemCatalogue[code].title);
    this.name = "Refusal";
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }
}

export interface RefusalOptions {
  detail?: string;
  errors?: NonNullable<Problem["errors"]>;
  retryAfterSeconds?: number;
  /** What is there now, for a caller who wanted to change something older. */
  current?: unknown;
}

export function refuse(code: ProblemCode, options?: RefusalOptions): Refusal {
  return new Refusal(code, options);
}

/** The refusal as it crosses the wire (RFC 9457); `instance` is the request id. */
export function problemOf(refusal: Refusal, instance: string): Problem {
  const { status, title } = problemCatalogue[refusal.code];
  return {
    type: "about:blank",
    title,
    status,
    code: refusal.code,
    ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
    instance,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
}
