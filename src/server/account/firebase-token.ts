import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { UpstreamClient } from "../upstream/upstream-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { FirebaseConfig } from "./firebase-config.ts";

/** A token counts as expired so long before it is. */
const earlyMs = 30_000;
/** Clocks of home servers differ a little. */
const clockSkewMs = 30_000;
const keysMaxAgeMs = 60 * 60_000;
/** A key that is not known is asked for again so often at most. */
const keysCooldownMs = 30_000;
const keysTimeoutMs = 5_000;

/** What a good ID token says. */
export interface FirebaseIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null: Firebase knows no address of this person. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** When the person last showed who they are. */
  readonly provedAtMs: number;
  /** From then on the token counts as expired. */
  readonly expiresAtMs: number;
}

const Claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().default(false),
  name: z.string().max(1000).optional(),
});

/**
 * Checks Firebase ID tokens as https://firebase.google.com/docs/auth/admin/verify-id-tokens asks: RS256 with a key out of
 * Google's set, issuer and audience of the project, times. Null: the token is refused. Tokens that nobody signed are
 * good where the emulator is configured, and no others are there.
 */
export function createFirebaseTokenCheck({
  config,
  projectId,
  client,
  clock,
}: {
  config: FirebaseConfig;
  projectId: string;
  client: UpstreamClient;
  clock: Clock;
}): (token: string) => Promise<FirebaseIdentity | "unreachable" | null> {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const keys = createRemoteJWKSet(new URL(config.keysUrl), {
    timeoutDuration: keysTimeoutMs,
    cooldownDuration: keysCooldownMs,
    cacheMaxAge: keysMaxAgeMs,
    [customFetch]: async (url) => {
      const json = await client.callJson({ url: new URL(url) }, (answer) => answer);
      return Response.json(json);
    },
  });

  async function payloadOf(token: string): Promise<JWTPayload> {
    const expected = { issuer, audience: projectId, currentDate: new Date(clock.now() + earlyMs) };
    if (config.emulatorUrl !== null) return UnsecuredJWT.decode(token, expected).payload;
    return (await jwtVerify(token, keys, { ...expected, algorithms: ["RS256"] })).payload;
  }

  return async (token) => {
    try {
      const claims = Claims.safeParse(await payloadOf(token));
      if (!claims.success) return null;
      const { sub: subject, iat, exp, auth_time: authTime, email, email_verified: isEmailVerified, name } = claims.data;
      if (Math.max(iat, authTime) * 1000 > clock.now() + clockSkewMs) return null;
      return {
        issuer,
        subject,
        email: email ?? null,
        isEmailVerified,
        name: name ?? null,
        provedAtMs: authTime * 1000,
        expiresAtMs: exp * 1000 - earlyMs,
      };
    } catch (error) {
      if (error instanceof UpstreamError || isFaultOfKeys(error)) return "unreachable";
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

/** The set of keys itself could not be had; a token is not to blame. */
function isFaultOfKeys(error: unknown): boolean {
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
}
