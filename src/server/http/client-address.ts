import { isIPv6 } from "node:net";

/**
 * The address a request comes from. Trusts as many hops of X-Forwarded-For as configured, counted from the nearest;
 * with none, the socket's own address.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return plain(socketAddress);
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return plain(hops[Math.max(0, hops.length - trustedProxies)] ?? socketAddress);
}

/** The key of rate limits: the whole IPv4 address, or the /64 network of an IPv6 one. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}
