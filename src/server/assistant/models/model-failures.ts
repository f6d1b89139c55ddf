import { retryAfterMs } from "../../upstream/retry-after.ts";
import { ModelError, type ModelErrorCode } from "./model.ts";

const longestAskedSeconds = 86_400;
const keptReasonCharacters = 300;

/** A refusal over HTTP: the specified text with the status, and what to do about it. `secrets` never stand in it. */
export function refusal({
  label,
  status,
  body,
  retryAfter,
  secrets,
  now,
}: {
  label: string;
  status: number;
  body: string;
  /** The header. */
  retryAfter: string | null;
  secrets: readonly string[];
  now: number;
}): ModelError {
  const reason = secrets.reduce((text, secret) => text.replaceAll(secret, "…"), reasonIn(body));
  const code = codeOf(status, reason);
  return new ModelError(code, messageOf(label, status, code), {
    status,
    retryAfterSeconds: secondsAsked(body, retryAfter, now),
    cause: reason === "" ? undefined : new Error(reason.slice(0, keptReasonCharacters)),
  });
}

/** An error that came inside a stream, in whatever form the provider's library hands it on. */
export function brokenStream(label: string, error: unknown): ModelError {
  const fields = typeof error === "object" && error !== null ? (error as Readonly<Record<string, unknown>>) : {};
  if (fields["name"] === "AI_JSONParseError" || fields["name"] === "AI_TypeValidationError")
    return unreachable("a part of the answer could not be read");
  const type = typeof fields["type"] === "string" ? fields["type"] : "";
  const text = typeof fields["message"] === "string" ? fields["message"] : typeof error === "string" ? error : "";
  const status = statusIn(fields) ?? statusOfType(type);
  if (status === null)
    return new ModelError("model-error", `${label} API error: ${type === "" ? "inside the answer" : type}`, {
      cause: new Error(text.slice(0, keptReasonCharacters)),
    });
  return refusal({
    label,
    status,
    body: JSON.stringify({ error: fields["data"] ?? { message: text } }),
    retryAfter: null,
    secrets: [],
    now: 0,
  });
}

/** Not reached, cut off, too slow or too large. */
export function unreachable(why: string): ModelError {
  return new ModelError("model-unreachable", `Connection failed: ${why}`);
}

/** The first ModelError in an error and its causes. */
export function modelErrorIn(error: unknown): ModelError | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof ModelError) return current;
  return null;
}

function codeOf(status: number, reason: string): ModelErrorCode {
  if (status === 429) return "model-busy";
  if (status === 401 || status === 403) return "model-key";
  if (status === 400 && /api[ _-]?key/i.test(reason)) return "model-key";
  return "model-error";
}

function messageOf(label: string, status: number, code: ModelErrorCode): string {
  const plain = `${label} API error: ${status}`;
  if (code === "model-key") return `${plain} (the key was refused)`;
  if (code === "model-busy") return `${plain} (too many requests, or the quota is used up)`;
  return status === 404 ? `${plain} (no such model)` : plain;
}

function secondsAsked(body: string, header: string | null, now: number): number | null {
  const ms = retryAfterMs(header, now);
  const told = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1] ?? /retry in (\d+(?:\.\d+)?)s/i.exec(body)?.[1];
  const seconds = ms !== null ? ms / 1000 : told === undefined ? null : Number(told);
  return seconds === null ? null : Math.min(longestAskedSeconds, Math.ceil(seconds));
}

/** The provider's own sentence, in the forms that the three of them use. */
function reasonIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    const error = typeof first === "object" && first !== null && "error" in first ? first.error : first;
    if (typeof error === "string") return error;
    return typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
      ? error.message
      : "";
  } catch {
    return "";
  }
}

function statusIn(fields: Readonly<Record<string, unknown>>): number | null {
  for (const name of ["statusCode", "status", "code"]) {
    const value = fields[name];
    if (typeof value === "number" && Number.isInteger(value) && value >= 400 && value < 600) return value;
  }
  return null;
}

function statusOfType(type: string): number | null {
  switch (type) {
    case "overloaded_error":
      return 529;
    case "rate_limit_error":
      return 429;
    case "authentication_error":
      return 401;
    case "permission_error":
      return 403;
    case "api_error":
      return 500;
    default:
      return null;
  }
}
