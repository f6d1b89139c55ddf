import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { type Span, type Traced, tracedWork } from "./traced.ts";

/** A span that ended. Times are milliseconds since 1970. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly work: Traced;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Kind of the error; null: none. */
  readonly error: string | null;
}

const sampledFlag = 1;
const now = () => performance.timeOrigin + performance.now();

/** Turns traced work into spans until `stop` is called. `share` of the traces that begin here are recorded; others follow their caller. */
export function recordSpans({ share, onEnd }: { share: number; onEnd: (span: EndedSpan) => void }): {
  stop: () => void;
} {
  const current = new AsyncLocalStorage<Traced>();

  tracedWork.start.bindStore(current, (work) => {
    const parent = parentOf(work) ?? current.getStore()?.span;
    work.span = {
      traceId: parent?.traceId ?? randomId(32),
      spanId: randomId(16),
      parentSpanId: parent?.spanId ?? null,
      isSampled: parent?.isSampled ?? Math.random() < share,
      startedAt: now(),
      error: null,
    };
    return work;
  });
  const subscribers = {
    error(work: Traced & { error: unknown }): void {
      const { span } = work;
      // The message may hold data.
      if (span !== undefined) span.error = work.error instanceof Error ? work.error.name : "error";
    },
    asyncEnd(work: Traced): void {
      const { span } = work;
      if (span?.isSampled !== true) return;
      const { traceId, spanId, parentSpanId, startedAt } = span;
      const error = span.error ?? (work.hasFailed === true ? "failure" : null);
      onEnd({ traceId, spanId, parentSpanId, work, startedAt, endedAt: now(), error });
    },
  };
  tracedWork.subscribe(subscribers);

  return {
    stop() {
      tracedWork.unsubscribe(subscribers);
      tracedWork.start.unbindStore(current);
    },
  };
}

/** Hexadecimal digits. UUIDs come from a pool of random bytes, which is quicker than a call for each id. */
function randomId(digits: number): string {
  return randomUUID().replaceAll("-", "").slice(0, digits);
}

/** The span that the caller named. Source: W3C Trace Context, level 1. */
function parentOf({ traceparent = "" }: Traced): Pick<Span, "traceId" | "spanId" | "isSampled"> | null {
  const [, version, traceId = "", spanId = "", flags = ""] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/.exec(traceparent) ?? [];
  if (version === undefined || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) !== 0 };
}
