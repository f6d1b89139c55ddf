import { isIP } from "node:net";

/** The place where this server's passkeys work. */
export interface PasskeyPlace {
  /** The host name that they are bound to. */
  readonly host: string;
  readonly origin: string;
}

/**
 * Passkeys are bound to a host name, and browsers offer them only over https or on localhost. A server on a loopback
 * address can also be reached by that name. Null: there is no address at which they could work.
 */
export function passkeyPlace(appUrl: URL): PasskeyPlace | null {
  const host = appUrl.hostname;
  const isLoopback = host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));
  if (isLoopback && appUrl.protocol === "http:") {
    const named = new URL(appUrl);
    named.hostname = "localhost";
    return { host: "localhost", origin: named.origin };
  }
  if (isIP(host) !== 0 || host.startsWith("[")) return null;
  return appUrl.protocol === "https:" || host === "localhost" ? { host, origin: appUrl.origin } : null;
}
