import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { UpstreamClient } from "../upstream/upstream-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { FirebaseConfig } from "./firebase-config.ts";

/** A token counts as expired this long before its end. */
const earlyMs = 30_000;
/** Clocks of home servers differ a little. */
const clockSkewMs = 30_000;
const keysMaxAgeMs = 60 * 60_000;
/** Minimum time between two requests for an unknown key. */
const keysCooldownMs = 30_000;
const keysTimeoutMs = 5_000;

/** The content of a valid ID token. */
export interface FirebaseIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null: Firebase has no address for this person. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Time of the person's last authentication. */
  readonly provedAtMs: number;
  /** The token counts as expired from this time on. */
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
 * Verifies Firebase ID tokens as described at https://firebase.google.com/docs/auth/admin/verify-id-tokens: RS256 with
 * one of Google's keys, issuer and audience of the project, times. Returns null for a refused token. With the emulator,
 * only unsigned tokens are accepted.
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

/** True if the keys couldn't be loaded, which says nothing about the token. */
function isFaultOfKeys(error: unknown): boolean {
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
}
