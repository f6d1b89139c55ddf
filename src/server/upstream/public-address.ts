/** An address without its query, which may contain crumbs and keys. */
export function publicAddress(url: URL): string {
  return url.origin + url.pathname;
}
