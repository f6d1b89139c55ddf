import * as client from "openid-client";
import type { Clock } from "../clock.ts";

const timeoutSeconds = 10;
const maxReplyBytes = 256 * 1024;
/** The provider's configuration is loaded again after this time. */
const configurationMs = 60 * 60_000;

export interface OidcConfig {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** The configuration that an OpenID Connect provider publishes, loaded again from time to time. */
export function createOidcConfiguration(config: OidcConfig, clock: Clock) {
  let known: { readonly found: Promise<client.Configuration>; readonly sinceMs: number } | null = null;

  /** Loaded on first use, so that an unreachable provider doesn't stop the server from starting. */
  return async (): Promise<client.Configuration> => {
    if (known === null || clock.now() - known.sinceMs > configurationMs) {
      const found = client.discovery(config.issuer, config.clientId, config.clientSecret, undefined, {
        timeout: timeoutSeconds,
        [client.customFetch]: cappedFetch,
        execute: [
          // The token arrives over the server's own connection, but its signature is checked anyway.
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
  };
}

/** The library's fetch, with a limit on the size of the response. */
const cappedFetch: client.CustomFetch = async (url, options) => {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxReplyBytes) throw new TypeError("The sign-in provider answers with too much");
    parts.push(part);
  }
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers });
};
