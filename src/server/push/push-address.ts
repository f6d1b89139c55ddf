import { isIP } from "node:net";
import { isPublicAddress } from "../upstream/public-lookup.ts";

/** A browser's push address and its encryption keys. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Names that stand for this machine or its network wherever they are looked up. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|test|invalid)$/;

/** Why the address of a push service, which a browser gave, is not written to; null: it may be. What its name leads to is checked with each connection. */
export function whyAddressRefused(
  address: string,
  { allowsLoopback }: { readonly allowsLoopback: boolean },
): string | null {
  const url = URL.parse(address);
  if (url === null) return "That is no address";
  if (url.username !== "" || url.password !== "") return "An address with a name or a password in it";
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (allowsLoopback && isLoopback(host) && /^https?:$/.test(url.protocol)) return null;
  if (url.protocol !== "https:") return "Only https addresses are written to";
  if (url.port !== "") return "Only the usual port of https is written to";
  const isOutside = isIP(host) === 0 ? host.includes(".") && !innerNames.test(host) : isPublicAddress(host);
  return isOutside ? null : "Only push services on the open Internet are written to";
}

/** The names of this machine that an address may have in tests. */
export function isLoopback(host: string): boolean {
  return host === "127.0.0.1" || host === "localhost";
}
