/** Whether an address leads nowhere but to the computer it is opened on. */
export function isLoopback(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? "";
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
