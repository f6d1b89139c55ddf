import type { Session } from "#contract/account.ts";
import { Refusal } from "../http/refusal.ts";
import type { RequestContext } from "../http/serve.ts";
import type { Started } from "./session-start.ts";
import { cookieMaxAgeSeconds } from "./sessions.ts";

/** Puts a session that has begun into the cookie, and tells whose it is. */
export function beginSession(started: Started | Refusal, context: RequestContext): Session | Refusal {
  if (started instanceof Refusal) return started;
  context.setSessionCookie(started.token, cookieMaxAgeSeconds);
  return started.session;
}
