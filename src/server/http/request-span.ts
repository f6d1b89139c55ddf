import type { IncomingMessage } from "node:http";
import type { Traced } from "../tracing/traced.ts";
import type { Call } from "./call.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The span of a request whose address isn't known yet. */
export function requestSpan({ method = "GET", headers }: IncomingMessage): Traced {
  const { traceparent } = headers;
  return {
    name: methodOf(method),
    kind: "server",
    attributes: { "http.request.method": methodOf(method) },
    traceparent: typeof traceparent === "string" ? traceparent : undefined,
  };
}

/** Adds the address's pattern and the status. The path itself and the query may hold ids and searches. */
export function showReply(span: Traced, { route, method, requestId }: Call, status: number): void {
  const path = route.split(" ").at(-1) ?? route;
  span.name = `${methodOf(method)} ${path}`;
  Object.assign(span.attributes, {
    "http.route": path,
    "http.response.status_code": status,
    "bellwether.request_id": requestId,
  });
  span.hasFailed = status >= 500;
}

function methodOf(method: string): string {
  return methods.has(method) ? method : "_OTHER";
}
