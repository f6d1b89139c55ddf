/** The next step for the caller. */
export type Advice =
  /** No provider can answer this. */
  | "give-up"
  /** Another provider may know. */
  | "try-next"
  /** This provider needs a pause of `retryAfterMs`. */
  | "wait";

/** A call to a third party that brought no usable answer. The message names no key, no crumb and no full address. */
export class UpstreamError extends Error {
  readonly advice: Advice;
  readonly status: number | null;
  readonly statusText: string;
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    options: { advice: Advice; status?: number; statusText?: string; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "UpstreamError";
    this.advice = options.advice;
    this.status = options.status ?? null;
    this.statusText = options.statusText ?? "";
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
