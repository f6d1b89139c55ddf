const storageKey = "bellwether-wanted-address";

/** Remembers the visitor's page while they sign in. */
export function storeReturnAddress(address: string): void {
  try {
    if (address === "/") sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, address);
  } catch {
    // Without storage the visitor lands on the dashboard.
  }
}

/** Returns the remembered address, else `/`. */
export function returnAddress(): string {
  try {
    return ownAddress(sessionStorage.getItem(storageKey));
  } catch {
    return "/";
  }
}

/** Forgets the address once it is reached. */
export function clearReturnAddress(): void {
  storeReturnAddress("/");
}

const anonymousPaths: readonly string[] = ["/login", "/register", "/reset-password", "/verify"];

/** Returns an address's path, query and fragment; `/` for any text that isn't an address of this site. */
export function ownAddress(address: string | null): string {
  if (address === null || !address.startsWith("/")) return "/";
  const base = "http://own.invalid";
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return "/";
  }
  if (url.origin !== base || url.pathname.startsWith("//") || anonymousPaths.includes(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
