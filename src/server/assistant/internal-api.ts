import type { Api } from "#contract/index.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../http/refusal.ts";
import type { Served, ServedEndpoint } from "../http/serve.ts";

/** The addresses of the API, asked from inside for one user: the same decoding, the same services, the same refusals. */
export type InternalApi = <R extends keyof Api>(
  route: R,
  input: Api[R]["input"],
) => Promise<{ ok: true; output: Api[R]["output"] } | { ok: false; code: string; detail: string }>;

/** Answers as the endpoints do, for this user. */
export function createInternalApi({ served, log }: { served: readonly Served[]; log: Log }) {
  const byRoute = new Map<string, ServedEndpoint>(
    served.flatMap((item) => (item.kind === "endpoint" ? [[item.endpoint.route, item] as const] : [])),
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
      const result = await item.handle(decoded.data, {
        requestId: "assistant",
        clientAddress: "assistant",
        log,
        signedIn: { userId, tokenHash: "", expiresAt: "" },
        userId: () => userId,
        sessionToken: null,
        ifMatch: null,
        userAgent: null,
        ifNoneMatch: null,
        setHeader() {},
        cookie: () => null,
        setCookie() {
          throw new Error("the assistant has no browser");
        },
        setSessionCookie() {
          throw new Error("the assistant signs nobody in");
        },
      });
      if (result instanceof Refusal) return { ok: false, code: result.code, detail: result.detail ?? result.code };
      // The schema of the route makes it what the type says.
      return { ok: true, output: item.endpoint.output.parse(result) as Api[typeof route]["output"] };
    };
}
