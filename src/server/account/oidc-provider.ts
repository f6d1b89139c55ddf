import * as client from "openid-client";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const timeoutSeconds = 10;
const mostReplyBytes = 256 * 1024;
/** What a provider says of itself is asked for again so often. */
const configurationMs = 60 * 60_000;
/** For a proof somebody has to have shown so lately who they are. */
const recentSeconds = 10 * 60;
/** Longer than anybody stays signed in there: it is named so that the provider tells when it saw the person (`auth_time`). */
const anyAgeSeconds = 10 * 365 * 86_400;

export interface OidcConfig {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** What a round trip to the provider is held together by: it stays in this browser. */
export interface OidcSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom the provider has seen. */
export interface OidcPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** When they last showed the provider who they are; null: it does not tell. */
  readonly provedAtMs: number | null;
}

const Claims = z.object({
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(1000).optional(),
});

export type OidcProvider = ReturnType<typeof createOidcProvider>;

/** Talks to an OpenID Connect provider: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). */
export function createOidcProvider({
  config,
  redirectUrl,
  clock,
  log,
}: {
  config: OidcConfig;
  redirectUrl: URL;
  clock: Clock;
  log: Log;
}) {
  /** What it is kept by: the same with and without a slash at the end. */
  const issuer = config.issuer.href.replace(/\/$/, "");
  let known: { readonly found: Promise<client.Configuration>; readonly sinceMs: number } | null = null;

  /** Asked for when it is first needed: a provider that is down keeps no server from starting. */
  async function configuration(): Promise<client.Configuration> {
    if (known === null || clock.now() - known.sinceMs > configurationMs) {
      const found = client.discovery(config.issuer, config.clientId, config.clientSecret, undefined, {
        timeout: timeoutSeconds,
        [client.customFetch]: cappedFetch,
        execute: [
          // The token comes over the server's own connection, and its signature is checked all the same.
          client.enableNonRepudiationChecks,
          ...(config.issuer.protocol === "http:" ? [client.allowInsecureRequests] : []),
        ],
      });
      known = { found, sinceMs: clock.now() };
    }
    const { found } = known;
    try {
      return await found;
    } catch (error) {
      if (known?.found === found) known = null;
      throw error;
    }
  }

  return {
    issuer,
    name: config.name,

    /** Where the browser goes, and what the way back is checked with. `anew`: even who is signed in there is asked. */
    async begin({ anew }: { anew: boolean }): Promise<{ url: URL; secrets: OidcSecrets } | "unreachable"> {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUrl.href,
          scope: "openid email profile",
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: "S256",
          ...(anew ? { max_age: "0", prompt: "login" } : { max_age: String(anyAgeSeconds) }),
        });
        return { url, secrets };
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, "the sign-in provider cannot be used");
        return "unreachable";
      }
    },

    /** Who came back with these parameters. */
    async finish(
      parameters: Readonly<Record<string, string | undefined>>,
      { state, nonce, verifier }: OidcSecrets,
      { anew }: { anew: boolean },
    ): Promise<OidcPerson | "cancelled" | "unreachable" | "refused"> {
      const url = new URL(redirectUrl);
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) url.searchParams.set(name, value);
      try {
        const found = await configuration();
        const tokens = await client.authorizationCodeGrant(found, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          // Where it is no proof, a provider may keep the time to itself.
          ...(anew ? { maxAge: recentSeconds } : {}),
        });
        const claims = tokens.claims();
        if (claims === undefined) return "refused";
        // Many providers tell address and name only when asked for them.
        const hasAll = "email" in claims && "email_verified" in claims;
        const told =
          hasAll || found.serverMetadata().userinfo_endpoint === undefined
            ? claims
            : { ...claims, ...(await client.fetchUserInfo(found, tokens.access_token, claims.sub)) };
        const { email = null, email_verified: isEmailVerified = false, name = null } = Claims.catch({}).parse(told);
        const provedAtMs = claims.auth_time === undefined ? null : claims.auth_time * 1000;
        return { issuer, subject: claims.sub, email, isEmailVerified, name, provedAtMs };
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, "a sign-in by the provider was refused");
        if (error instanceof client.AuthorizationResponseError)
          return error.error === "access_denied" ? "cancelled" : "refused";
        return isOutage(error) ? "unreachable" : "refused";
      }
    },
  };
}

/** What the library asks, with a limit to what is read of the answer. */
const cappedFetch: client.CustomFetch = async (url, options) => {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > mostReplyBytes) throw new TypeError("The sign-in provider answers with too much");
    parts.push(part);
  }
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers });
};

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error.name === "TimeoutError" || error instanceof TypeError || /TIMEOUT|UNEXPECTED_STATUS/.test(code);
}

/** The kind of an error, without what the other side has written. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name;
}
