/** Returns true if an address only works on this computer. */
export function isLoopback(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? "";
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
