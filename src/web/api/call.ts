import type { Api } from "#contract/index.ts";
import { learnServerTime } from "../format/clock.ts";
import { ApiProblem } from "./api-problem.ts";
import type { ApiProblemCode } from "./api-problem.ts";
import { reportReachable } from "./connection.ts";
import { faultWords } from "./fault-words.ts";
import { forgetOpening, takeOpening } from "./opening.ts";
import { askForProof } from "./proof.ts";
import { wireRequest } from "./request.ts";
import { reportSessionProblem } from "./session-problem.ts";

export type ApiRoute = keyof Api;
export type Input<R extends ApiRoute> = Api[R]["input"];
export type Output<R extends ApiRoute> = Api[R]["output"];

const usualTimeoutMs = 30_000;

interface CallOptions {
  signal?: AbortSignal;
  ifMatch?: number;
  idempotencyKey?: string;
  /** For what takes longer than usual. */
  timeoutMs?: number;
}

/** Calls one address of the API, once more after the person has shown that the account is theirs where it asks for that; `ifMatch` with the version a change is about, `idempotencyKey` where the same is never to be done twice; throws an `ApiProblem` when it does not succeed. */
export async function call<R extends ApiRoute>(
  route: R,
  input: Input<R>,
  options: CallOptions = {},
): Promise<Output<R>> {
  try {
    return await callOnce(route, input, options);
  } catch (error) {
    const wantsProof = error instanceof ApiProblem && error.code === "requires-recent-login";
    if (!wantsProof || !(await askForProof())) throw error;
    return callOnce(route, input, options);
  }
}

async function callOnce<R extends ApiRoute>(route: R, input: Input<R>, options: CallOptions): Promise<Output<R>> {
  const { method, url, body } = wireRequest(route, { ...input });
  const opening = method === "GET" ? takeOpening(route, input) : forgetOpening();
  if (opening !== undefined) return opening;
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== null) headers["content-type"] = "application/json";
  if (method === "POST") headers["idempotency-key"] = options.idempotencyKey ?? randomId();
  if (options.ifMatch !== undefined) headers["if-match"] = `"${options.ifMatch}"`;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(url, { method, headers, body, signal, credentials: "same-origin" });
    reportReachable(true);
    learnServerTime(Date.parse(response.headers.get("date") ?? ""));
    answer = await readJson(response);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    reportReachable(false);
    const code: ApiProblemCode = timeout.aborted ? "timed-out" : "network-request-failed";
    throw new ApiProblem({ code, status: 0, title: "The server could not be reached" }, { cause: error });
  }
  if (response.ok && (await isReadable(route, answer))) return answer as Output<R>;
  const problem = parseProblem(response, answer);
  reportSessionProblem(problem);
  throw problem;
}

/** False for what is no JSON, and for JSON that pages could not walk through. */
async function isReadable(route: string, answer: unknown): Promise<boolean> {
  if (answer === undefined) return false;
  if (!route.startsWith("GET ")) return true;
  shapes ??= loadShapes();
  const known = await shapes;
  return known === null || known.hasShape(answer, known.answerShapes[route] ?? 0);
}

/** Null where the script did not come: an answer is then taken as it is, and the next one asks for the script again. */
async function loadShapes() {
  try {
    return await import("./answer-check.ts");
  } catch {
    shapes = null;
    return null;
  }
}

let shapes: ReturnType<typeof loadShapes> | null = null;

/** undefined when the answer is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** A refusal as the server tells it; `answer` is its body, undefined where that is no JSON. */
export function parseProblem(response: Response, answer: unknown): ApiProblem {
  const facts = typeof answer === "object" && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {};
  const text = (name: string): string | null => (typeof facts[name] === "string" ? facts[name] : null);
  const errors = Array.isArray(facts["errors"]) ? (facts["errors"] as { path: string; message: string }[]) : [];
  const detail = text("detail");
  const retryAfter = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return new ApiProblem({
    code: (text("code") as ApiProblemCode | null) ?? "unreadable-answer",
    status: response.status,
    title: text("title") ?? `HTTP ${response.status}: ${response.statusText}`,
    detail: detail === null ? null : faultWords(detail, errors),
    instance: text("instance"),
    errors,
    current: facts["current"],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** `crypto.randomUUID` exists only where the page is a secure context; a home server on plain http is none. */
function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
