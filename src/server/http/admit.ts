import type { TokenScope } from "#contract/tokens.ts";
import type { Config } from "../config.ts";
import { addressOf, type Call, headerOf, isUnsafe } from "./call.ts";
import { limitKey } from "./client-address.ts";
import { sessionToken } from "./cookies.ts";
import type { RateLimits, Verdict } from "./rate-limits.ts";
import { Refusal, refuse } from "./refusal.ts";
import type { descriptorOf, SignedIn } from "./serve.ts";

/** The owner of an access token and its scope. */
export type TokenOwner = SignedIn & { readonly scope: TokenScope };

export interface AdmissionOptions {
  readonly config: Config;
  readonly limits: RateLimits;
  /** Finds the session that a cookie names. */
  readonly findSession: (token: string) => Promise<SignedIn | "disabled" | null>;
  /** Finds the owner and scope of a personal access token. */
  readonly findToken: (token: string) => Promise<TokenOwner | "disabled" | null>;
  readonly isAdministrator: (userId: string) => Promise<boolean>;
  /** True if a session proved its owner within the last ten minutes. */
  readonly isRecentSignIn: (signedIn: SignedIn) => Promise<boolean>;
}

/** Checks token or session, then limits. The session is null on an anonymous address without one. */
export async function admit(
  call: Call,
  item: ReturnType<typeof descriptorOf>,
  options: AdmissionOptions,
): Promise<SignedIn | null | Refusal> {
  const hasToken = item.access !== "anonymous" && headerOf(call, "authorization") !== undefined;
  const byToken = hasToken ? await tokenOf(call, options) : null;
  if (byToken instanceof Refusal) return byToken;
  if (byToken !== null) return admitToken(call, item, byToken, options);
  const token = sessionToken(call, options.config);
  const found = token === null ? null : await options.findSession(token);
  if (found === null || found === "disabled") return admitStranger(call, item, found, options);
  const wait = await waitOf(call, found.userId, options);
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  const mayCall = item.access !== "administrator" || (await options.isAdministrator(found.userId));
  if (!mayCall) return refuse("not-administrator");
  const isProved = !item.needsRecentSignIn || (await options.isRecentSignIn(found));
  return isProved ? found : refuse("requires-recent-login");
}

/** Returns the owner of the header's token, or a refusal; null without one. */
export async function tokenOf(call: Call, options: AdmissionOptions): Promise<TokenOwner | Refusal | null> {
  const header = headerOf(call, "authorization");
  const token = header === undefined ? undefined : /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) return null;
  const found = await options.findToken(token);
  if (found !== null && found !== "disabled") return found;
  return (await limitAnonymous(call, options)) ?? refuse(found === null ? "invalid-token" : "user-disabled");
}

/** Counts an anonymous call; a refusal when the limit is exceeded. */
export async function limitAnonymous(
  call: Call,
  { config, limits }: Pick<AdmissionOptions, "config" | "limits">,
): Promise<Refusal | null> {
  const wait = await limits.anonymous(limitKey(addressOf(call, config)));
  return wait === null ? null : refuse("rate-limited", { retryAfterSeconds: wait });
}

async function admitToken(
  call: Call,
  item: ReturnType<typeof descriptorOf>,
  owner: TokenOwner,
  options: AdmissionOptions,
): Promise<SignedIn | Refusal> {
  const wait = await waitOf(call, owner.userId, options);
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  if (!item.takesToken) return refuse("not-by-token");
  return owner.scope === "read" && isUnsafe(call.method) ? refuse("token-reads-only") : owner;
}

async function admitStranger(
  call: Call,
  item: ReturnType<typeof descriptorOf>,
  found: "disabled" | null,
  options: AdmissionOptions,
): Promise<null | Refusal> {
  const limited = item.route.startsWith("GET /api/health/") ? null : await limitAnonymous(call, options);
  if (limited !== null) {
    const { retryAfterSeconds } = limited;
    return item.problems.includes("too-many-requests") && retryAfterSeconds !== undefined
      ? refuse("too-many-requests", { retryAfterSeconds })
      : limited;
  }
  if (item.access !== "anonymous") return refuse(found === "disabled" ? "user-disabled" : "not-signed-in");
  return null;
}

function waitOf(call: Call, userId: string, { limits }: AdmissionOptions): Verdict | Promise<Verdict> {
  return isUnsafe(call.method) ? limits.write(userId) : limits.read(userId);
}
