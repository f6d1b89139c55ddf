import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "#contract/index.ts";
import type { Clock } from "../clock.ts";
import { inQueryScope } from "../http/in-query-scope.ts";
import { Refusal } from "../http/refusal.ts";
import type { RequestContext, Served, ServedEndpoint } from "../http/serve.ts";
import type { Ask } from "./ask.ts";
import { askForPage } from "./page-questions.ts";

/** An answer of the API that comes with the page: what the page would ask first, and is answered already. */
export interface OpeningAnswer {
  readonly route: string;
  readonly input: object;
  readonly output: unknown;
}

/** Gathers the answers that a page will ask for at once, so that it need not. */
export function createOpening({
  served,
  clock,
  patienceMs,
}: {
  served: readonly Served[];
  clock: Clock;
  /**
   * How long a page waits for its answers. What is in memory comes within milliseconds; what a third party has to be asked for
   * is left to the page, whose own request then joins the one that is under way. 0: pages bring nothing.
   */
  patienceMs: number;
}) {
  const byRoute = new Map<string, ServedEndpoint>(
    served.flatMap((item) => (item.kind === "endpoint" ? [[item.endpoint.route, item] as const] : [])),
  );
  return async (
    page: URL,
    context: RequestContext,
    /** Counts a read of the user's; false where it is one too many. */
    mayRead: () => Promise<boolean>,
  ): Promise<readonly OpeningAnswer[]> => {
    if (patienceMs === 0) return [];
    const answers: OpeningAnswer[] = [];
    const ending = new AbortController();
    const quiet = silent(context, ending.signal);
    const ask: Ask = async (route, input) => {
      const item = byRoute.get(route);
      // Nothing that needs more than the visitor's session, and nothing once the page is on its way.
      const access = context.signedIn === null ? "anonymous" : "session";
      const isOpen = item !== undefined && item.endpoint.access === access && !item.endpoint.needsRecentSignIn;
      if (!isOpen || item.refusal !== null || ending.signal.aborted || !(await mayRead())) return null;
      try {
        const decoded = await item.endpoint.input.parseAsync(input);
        const handle = () => item.handle(decoded, quiet);
        const result = await inQueryScope("GET", item.endpoint, context.signedIn, handle);
        if (result instanceof Refusal) return null;
        const output = item.endpoint.output.parse(result) as Api[typeof route]["output"];
        answers.push({ route, input, output });
        return output;
      } catch (error) {
        // The page asks again by itself, and shows what is wrong.
        context.log.warn({ err: error, route }, "an answer could not come with its page");
        return null;
      }
    };
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    await Promise.race([
      context.signedIn === null ? ask("GET /api/account/rules", {}) : askForPage({ page, today, ask }),
      wait(patienceMs, undefined, { signal: ending.signal }).catch(() => undefined),
    ]);
    ending.abort();
    return [...answers];
  };
}

/** A call whose reply is part of a page's: it has no headers and no cookies of its own, and ends with the page's. */
function silent(context: RequestContext, ending: AbortSignal): RequestContext {
  const { requestId, clientAddress, log, signedIn, sessionToken, userAgent, language } = context;
  return {
    requestId,
    clientAddress,
    log,
    signedIn,
    sessionToken,
    userAgent,
    language,
    ifMatch: null,
    ifNoneMatch: null,
    userId: () => context.userId(),
    closeSignal: () => ending,
    cookie: (name) => context.cookie(name),
    setHeader() {},
    setCookie() {},
    setSessionCookie() {},
  };
}
