import type { Api } from "#contract/index.ts";
import type { DataProblem } from "#core/words/data-problem.ts";
import type { Log } from "../log.ts";
import { withinAnswer } from "../http/answer-deadline.ts";
import { Refusal } from "../http/refusal.ts";
import type { RequestContext, Served, ServedEndpoint } from "../http/serve.ts";

/** The addresses of the API, asked from inside for one user: the same decoding, the same services, the same refusals. */
export type InternalApi = <R extends keyof Api>(
  route: R,
  input: Api[R]["input"],
) => Promise<{ ok: true; output: Api[R]["output"] } | ({ ok: false } & DataProblem)>;

/** Answers as the endpoints do, for this user. */
export function createInternalApi({
  endpoints,
  answerMs,
  log,
}: {
  endpoints: readonly Served[];
  /** How long one answer may wait for third parties. */
  answerMs: number;
  log: Log;
}) {
  const byRoute = new Map<string, ServedEndpoint>(
    endpoints.flatMap((item) => (item.kind === "endpoint" ? [[item.endpoint.route, item] as const] : [])),
  );
  return (userId: string): InternalApi =>
    async (route, input) => {
      const item = byRoute.get(route);
      if (item === undefined) throw new Error(`nothing is served at ${route}`);
      const decoded = await item.endpoint.input.safeParseAsync(input);
      if (!decoded.success)
        return {
          ok: false,
          code: "invalid-input",
          detail: decoded.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
        };
      const result = await withinAnswer(answerMs, () => item.handle(decoded.data, contextOf(userId, log)));
      if (result instanceof Refusal) return { ok: false, ...problemOf(result) };
      // The schema of the route makes it what the type says.
      return { ok: true, output: item.endpoint.output.parse(result) as Api[typeof route]["output"] };
    };
}

/** A refusal with its English text, or else its code and values for a model. */
function problemOf({ code, detail, values }: Refusal): DataProblem {
  const words = [code, ...Object.entries(values ?? {}).map(([name, value]) => `${name}: ${value}`)];
  return { code, detail: detail ?? words.join(", "), ...(values === undefined ? {} : { values }) };
}

/** The request context of a call that no browser made. */
function contextOf(userId: string, log: Log): RequestContext {
  return {
    requestId: "assistant",
    clientAddress: "assistant",
    log,
    signedIn: { userId, tokenHash: "", expiresAt: "" },
    userId: () => userId,
    sessionToken: null,
    ifMatch: null,
    userAgent: null,
    language: "en",
    ifNoneMatch: null,
    closeSignal: () => new AbortController().signal,
    setHeader() {},
    cookie: () => null,
    setCookie() {
      throw new Error("a call from inside has no browser");
    },
    setSessionCookie() {
      throw new Error("a call from inside signs nobody in");
    },
  };
}
