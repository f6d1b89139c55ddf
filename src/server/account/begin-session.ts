import type { Session } from "#contract/account.ts";
import { Refusal } from "../http/refusal.ts";
import type { RequestContext } from "../http/serve.ts";
import { type KnownBrowsers, knownBrowserCookie, knownBrowserSeconds } from "./known-browsers.ts";
import type { Started } from "./session-start.ts";
import { cookieMaxAgeSeconds } from "./sessions.ts";

export type BeginSession = ReturnType<typeof createBeginSession>;

/**
 * Puts a new session into the browser's cookie, ends the session it replaces, and remembers the browser as one this account
 * signs in from.
 */
export function createBeginSession({
  endReplaced,
  knownBrowsers,
}: {
  endReplaced: (previousToken: string, token: string) => Promise<void>;
  knownBrowsers: KnownBrowsers;
}) {
  return async (started: Started | Refusal, context: RequestContext): Promise<Session | Refusal> => {
    if (started instanceof Refusal) return started;
    const { token, session } = started;
    if (context.sessionToken !== null) await endReplaced(context.sessionToken, token);
    context.setSessionCookie(token, cookieMaxAgeSeconds);
    const known = knownBrowsers.remember(session.user.email, context.cookie(knownBrowserCookie));
    context.setCookie(knownBrowserCookie, known, knownBrowserSeconds);
    return session;
  };
}
