import type { EndedSpan } from "./spans.ts";

const kinds = { internal: 1, server: 2, client: 3 } as const;
const statusOfErrors = 2;

/** Writes spans as an OTLP/HTTP request in JSON. Source: OpenTelemetry Protocol 1.x. */
export function otlpRequest(spans: readonly EndedSpan[], resource: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: "bellwether" }, spans: spans.map(spanOf) }],
      },
    ],
  });
}

function spanOf({ traceId, spanId, parentSpanId, work, startedAt, endedAt, error }: EndedSpan) {
  return {
    traceId,
    spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name: work.name,
    kind: kinds[work.kind],
    startTimeUnixNano: nanosecondsOf(startedAt),
    endTimeUnixNano: nanosecondsOf(endedAt),
    attributes: attributesOf({ ...work.attributes, ...(error === null ? {} : { "error.type": error }) }),
    ...(error === null ? {} : { status: { code: statusOfErrors } }),
  };
}

function attributesOf(attributes: Readonly<Record<string, string | number>>) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(value) },
  }));
}

/** Beyond the exact integers of a number, so microseconds are the unit until it is text. */
function nanosecondsOf(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}
