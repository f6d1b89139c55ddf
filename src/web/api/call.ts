import type { Api } from "#contract/index.ts";
import { learnServerTime, now } from "../format/clock.ts";
import { text } from "../text/text.ts";
import { hasShape } from "./answer-shape.ts";
import { answerShapes } from "./answer-shapes.ts";
import { ApiProblem } from "./api-problem.ts";
import type { ApiProblemCode } from "./api-problem.ts";
import { reportReachable } from "./connection.ts";
import { keepForLater, keptAnswer, noteAnswer, tabAccount } from "./offline.ts";
import { forgetOpening, takeOpening } from "./opening.ts";
import { type FieldFault, problemWords } from "./problem-words.ts";
import { askForProof } from "./proof.ts";
import { randomId } from "./random-id.ts";
import { wireRequest } from "./request.ts";
import { reportSessionProblem } from "./session-problem.ts";

export type ApiRoute = keyof Api;
export type Input<R extends ApiRoute> = Api[R]["input"];
export type Output<R extends ApiRoute> = Api[R]["output"];

const usualTimeoutMs = 30_000;
/** Texts about what is there. Requesting one changes nothing, so the page's other answers stay valid. */
const texts: ReadonlySet<ApiRoute> = new Set([
  "POST /api/assistant/brief",
  "POST /api/assistant/portfolio-review",
  "POST /api/assistant/preview",
]);

interface CallOptions {
  signal?: AbortSignal;
  ifMatch?: number;
  idempotencyKey?: string;
  /** The owner of a kept change, which isn't kept again. The server refuses it in any other account's session. */
  keptFor?: string;
  /** For calls that take longer than usual. */
  timeoutMs?: number;
}

/** A busy server has begun nothing of what it refuses, so that it can be asked again, and usually has room soon. */
const maxBusyTries = 4;
const busyWaitMs = 2_000;

/**
 * Calls one route of the API. Repeats the call while the server is busy, and after proof of ownership if the server requires it.
 * An input that depends on the time of sending is a function, called for each try. `ifMatch` is the version a change is based on; `idempotencyKey` keeps a repeated call from taking effect twice. Throws an
 * `ApiProblem` on failure.
 */
export async function call<R extends ApiRoute>(
  route: R,
  input: Input<R> | (() => Input<R>),
  options: CallOptions = {},
): Promise<Output<R>> {
  let isProved = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await callOnce(route, typeof input === "function" ? input() : input, options);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { code, retryAfterSeconds } = error;
      if (code === "server-busy" && tries < maxBusyTries) {
        const waitMs = retryAfterSeconds === null ? busyWaitMs : retryAfterSeconds * 1_000;
        // Not all at the same moment.
        await pause(waitMs * (0.5 + Math.random()), options.signal);
      } else if (code === "requires-recent-login" && !isProved && (await askForProof())) isProved = true;
      else throw error;
    }
  }
}

/** Waits, but not longer than until the signal is aborted. Throws the signal's reason then. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted === true) end();
    else signal?.addEventListener("abort", end);
  });
  signal?.throwIfAborted();
}

async function callOnce<R extends ApiRoute>(route: R, input: Input<R>, options: CallOptions): Promise<Output<R>> {
  const { method, url, body } = wireRequest(route, { ...input });
  const opening = method === "GET" || texts.has(route) ? takeOpening(route, input) : forgetOpening();
  if (opening !== undefined) return opening;
  const idempotencyKey = options.idempotencyKey ?? randomId();
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== null) headers["content-type"] = "application/json";
  if (method === "POST") headers["idempotency-key"] = idempotencyKey;
  if (options.ifMatch !== undefined) headers["if-match"] = `"${options.ifMatch}"`;
  if (options.keptFor !== undefined) headers["bellwether-account"] = options.keptFor;
  const asker = tabAccount();
  const sentAt = navigator.onLine ? now() : null;
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
    if (method === "GET") {
      const kept = await keptAnswer(route, input);
      if (kept !== undefined) return kept as Output<R>;
    } else if (options.keptFor === undefined && asker !== null) {
      const change = { route, input: { ...input }, idempotencyKey, ifMatch: options.ifMatch ?? null, sentAt };
      if (await keepForLater(asker, change))
        throw new ApiProblem({ code: "kept-for-later", status: 0, title: text.ui.serverUnreachable }, { cause: error });
    }
    const code: ApiProblemCode = timeout.aborted ? "timed-out" : "network-request-failed";
    throw new ApiProblem({ code, status: 0, title: text.ui.serverUnreachable }, { cause: error });
  }
  if (response.ok && isReadable(route, answer)) {
    if (method === "GET") noteAnswer(asker, route, input, answer);
    return answer as Output<R>;
  }
  const problem = parseProblem(response, answer);
  reportSessionProblem(problem);
  throw problem;
}

/** False if the body isn't JSON, or is JSON that pages couldn't walk through. */
function isReadable(route: string, answer: unknown): boolean {
  return answer !== undefined && (!route.startsWith("GET ") || hasShape(answer, answerShapes[route] ?? 0));
}

/** Returns undefined if the answer isn't JSON. */
async function readJson(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Converts a refusal to a problem; `answer` is its body, undefined if that isn't JSON. */
export function parseProblem(response: Response, answer: unknown): ApiProblem {
  const facts = typeof answer === "object" && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {};
  const textOf = (name: string): string | null => (typeof facts[name] === "string" ? facts[name] : null);
  const code = textOf("code");
  const serverDetail = textOf("detail");
  const { detail, errors } = problemWords({
    code,
    detail: serverDetail,
    errors: Array.isArray(facts["errors"]) ? (facts["errors"] as FieldFault[]) : [],
    values: facts["values"],
  });
  const retryAfter = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return new ApiProblem({
    code: (code as ApiProblemCode | null) ?? "unreadable-answer",
    status: response.status,
    // Without a detail of the server, the words of its code say all.
    title:
      (serverDetail === null ? detail : null) ?? textOf("title") ?? `HTTP ${response.status}: ${response.statusText}`,
    detail,
    instance: textOf("instance"),
    errors,
    current: facts["current"],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
