const storageKey = "bellwether-wanted-address";

/** Remembers where a visitor wanted to go before the sign-in came between. */
export function keepWantedAddress(address: string): void {
  try {
    if (address === "/") sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, address);
  } catch {
    // Without storage the visitor lands on the dashboard.
  }
}

/** The remembered address, else `/`. */
export function wantedAddress(): string {
  try {
    return ownAddress(sessionStorage.getItem(storageKey));
  } catch {
    return "/";
  }
}

/** Forgets the address once it is reached. */
export function dropWantedAddress(): void {
  keepWantedAddress("/");
}

const anonymousPaths: readonly string[] = ["/login", "/register", "/reset-password", "/verify"];

/** Path, query and fragment of an address of this site; `/` for every other text. */
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
