import { z } from "zod";
import type { Log } from "../log.ts";
import type { UpstreamClient } from "../upstream/upstream-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

/**
 * The current state of an ID token's owner according to the sign-in service. "ended": the token was revoked; "gone":
 * the account was deleted.
 */
export type Standing = "good" | "disabled" | "gone" | "ended" | "unreachable";

const Answer = z.object({
  users: z.array(z.object({ localId: z.string(), disabled: z.boolean().default(false) })).optional(),
  error: z.object({ message: z.string() }).optional(),
});
const endings = ["TOKEN_EXPIRED", "INVALID_ID_TOKEN", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN"];

/** Asks the sign-in service about the owner of an ID token (`accounts:lookup` of the Identity Toolkit). */
export function createFirebaseLookup({
  identityUrl,
  apiKey,
  appUrl,
  client,
  log,
}: {
  identityUrl: string;
  apiKey: string;
  appUrl: URL;
  client: UpstreamClient;
  log: Log;
}): (idToken: string, subject: string) => Promise<Standing> {
  const url = new URL(`${identityUrl.replace(/\/$/, "")}/v1/accounts:lookup`);
  // An API key restricted to this server's pages needs the Referer header.
  const headers = { "content-type": "application/json", "x-goog-api-key": apiKey, referer: appUrl.href };

  function standing(json: unknown, subject: string): Standing {
    const answer = Answer.safeParse(json);
    if (!answer.success) throw new UpstreamError("An answer of another shape", { advice: "try-next" });
    const { users, error } = answer.data;
    const code = error?.message.split(" ")[0] ?? "";
    if (code === "USER_DISABLED") return "disabled";
    if (code === "USER_NOT_FOUND") return "gone";
    if (endings.includes(code)) return "ended";
    if (error !== undefined) throw new UpstreamError("The service refuses the question", { advice: "give-up" });
    const user = users?.find(({ localId }) => localId === subject);
    if (user === undefined) return "ended";
    return user.disabled ? "disabled" : "good";
  }

  return async (idToken, subject) => {
    const request = { url, method: "POST", headers, body: JSON.stringify({ idToken }), accept: [400] } as const;
    try {
      return await client.callJson(request, (json) => standing(json, subject));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.warn({ reason: error.message }, "the sign-in service does not say who is disabled");
      return "unreachable";
    }
  };
}
