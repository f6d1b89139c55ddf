import type { CallOutcome } from "./circuit-breaker.ts";
import { BodyTooLarge } from "./read-body.ts";
import { UpstreamError } from "./upstream-error.ts";

const retriedStatuses = [429, 502, 503, 504];

/** True if the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.status !== null && retriedStatuses.includes(error.status);
  const code = codeOf(error);
  return code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}

/** A failed call as an error with advice. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const message = error instanceof BodyTooLarge ? error.message : connectionMessage(error);
  return new UpstreamError(message, { advice: "try-next", cause: error });
}

function connectionMessage(error: unknown): string {
  const code = codeOf(error);
  if (code === "UND_ERR_CONNECT_TIMEOUT") return "No connection in time";
  if (code === null) return error instanceof Error ? error.message : "The call failed";
  if (code === "ECONNREFUSED") return "Connection refused";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "The host's name is not known";
  if (code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET") return "Connection lost";
  if (/SSL|CERT|EPROTO|TLS/.test(code)) return "No secure connection";
  if (code.startsWith("Z_") || code.startsWith("ERR_BROTLI")) return "The reply cannot be decompressed";
  return `The call failed (${code})`;
}

function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** A host that refuses one request is healthy; one that is overloaded, broken or silent is not. */
export function outcomeOf({ status }: UpstreamError): CallOutcome {
  const isRefusal = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? "success" : "failure";
}
