import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, isIP, isIPv4 } from "node:net";

/** The given address isn't on the public Internet. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the open Internet`);
    this.name = "NotPublic";
  }
}

// IANA's special-purpose registries: https://www.iana.org/assignments/iana-ipv4-special-registry, iana-ipv6-special-registry.
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");
/** All that is given out for the open Internet; what maps or carries IPv4 lies outside, or is named above. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** True for an IP address on the public Internet, not of this machine, its network or a cloud's internal services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  // A zone ("fe80::1%eth0") is for addresses of one network alone.
  return !address.includes("%") && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

type Answer = (error: Error | null, found: LookupAddress[] | string, family?: number) => void;

/** Stands in for a connection's own look-up: the addresses that are connected to are the ones that were checked. */
export function lookupPublic(host: string, options: LookupOptions, answer: Answer): void {
  lookup(host, { ...options, all: true }).then(
    (found) => {
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        answer(new NotPublic(host), "");
      else if (options.all === true) answer(null, found);
      else answer(null, first.address, first.family);
    },
    (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), ""),
  );
}
