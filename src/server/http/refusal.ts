import type { ProblemValues } from "#contract/problem-values.ts";
import { type Problem, type ProblemCode, problemCatalogue } from "#contract/problem.ts";

/** A refusal the caller can act on, as a value a handler returns (or, deep inside, throws). */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly values: Problem["values"];
  readonly errors: Problem["errors"];
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ProblemCode, options: RefusalOptions = {}) {
    super(options.detail ?? problemCatalogue[code].title);
    this.name = "Refusal";
    this.code = code;
    this.detail = options.detail;
    this.values = options.values;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }
}

export interface RefusalOptions {
  /** English, for a case that the code and its values don't describe. */
  detail?: string;
  /** See `ProblemValues`. */
  values?: NonNullable<Problem["values"]>;
  errors?: NonNullable<Problem["errors"]>;
  retryAfterSeconds?: number;
  /** The current state, for a caller who tried to change an older one. */
  current?: unknown;
}

/** Options for a code. Values are typed by it; a refusal has either them or a detail. */
type OptionsOf<Code extends ProblemCode> = Code extends keyof ProblemValues
  ? RefusalOptions & ({ values: ProblemValues[Code] & NonNullable<Problem["values"]> } | { detail: string })
  : Omit<RefusalOptions, "values">;

export function refuse<Code extends ProblemCode>(
  code: Code,
  ...[options]: Code extends keyof ProblemValues ? [OptionsOf<Code>] : [OptionsOf<Code>?]
): Refusal {
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
    ...(refusal.values === undefined ? {} : { values: refusal.values }),
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
}
