import * as client from "openid-client";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createOidcConfiguration, type OidcConfig } from "./oidc-configuration.ts";

/** Maximum age of an authentication that counts as proof. */
const recentSeconds = 10 * 60;
/** Longer than any session at the provider. Sending a maximum age makes the provider return `auth_time`. */
const anyAgeSeconds = 10 * 365 * 86_400;

/** The secrets that tie a round trip together. They stay in this browser. */
export interface OidcSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The person that the provider authenticated. */
export interface OidcPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Time of the last authentication at the provider; null: the provider doesn't report it. */
  readonly provedAtMs: number | null;
}

const Claims = z.object({
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(1000).optional(),
});

export type OidcProvider = ReturnType<typeof createOidcProvider>;

/** Talks to an OpenID Connect provider: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). */
export function createOidcProvider(options: { config: OidcConfig; redirectUrl: URL; clock: Clock; log: Log }) {
  const { config, redirectUrl, clock, log } = options;
  /** Stored form: the same with and without a trailing slash. */
  const issuer = config.issuer.href.replace(/\/$/, "");
  const configuration = createOidcConfiguration(config, clock);

  return {
    issuer,
    name: config.name,

    /**
     * Returns the provider's address and the secrets for checking the response. `anew`: asks for a new authentication
     * even if the person is signed in there.
     */
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

    /** Returns the person behind the parameters of a response. */
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
          // Without a proof, the provider may omit the time.
          ...(anew ? { maxAge: recentSeconds } : {}),
        });
        const claims = tokens.claims();
        if (claims === undefined) return "refused";
        // Many providers send address and name only from their userinfo endpoint.
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

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error.name === "TimeoutError" || error instanceof TypeError || /TIMEOUT|UNEXPECTED_STATUS/.test(code);
}

/** The kind of an error, without text from the other side. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name;
}
