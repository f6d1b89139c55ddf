import { type TracingChannel, tracingChannel } from "node:diagnostics_channel";

/** A piece of work as its span shows it. The work may change all but `traceparent`. Nothing in it names a person. */
export interface Traced {
  name: string;
  readonly kind: "server" | "client" | "internal";
  readonly attributes: Record<string, string | number>;
  /** The caller's W3C trace context. */
  readonly traceparent?: string | undefined;
  /** True for work that ended without an error and failed all the same. */
  hasFailed?: boolean;
  /** Set by whoever listens. */
  span?: Span;
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly isSampled: boolean;
  readonly startedAt: number;
  /** Kind of the error; null: none. */
  error: string | null;
}

export const tracedWork: TracingChannel<Traced> = tracingChannel("bellwether:work");

/** Runs work as a span. While nothing listens, `describe` isn't called and the work gets null. */
export function traced<T>(describe: () => Traced, work: (span: Traced | null) => Promise<T>): Promise<T> {
  if (!tracedWork.hasSubscribers) return work(null);
  const span = describe();
  return tracedWork.tracePromise(() => work(span), span);
}
