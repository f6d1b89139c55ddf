/** Returns the screen of an address. The first screen is also the home page. */
export function screenAt<Screen extends { readonly path: string; readonly hasPanels?: true }>(
  screens: readonly Screen[],
  pathname: string,
): Screen | null {
  const path = pathname.replace(/^\/+/, "").replace(/\/+$/, "");
  if (path === "") return screens[0] ?? null;
  return screens.find((screen) => screen.path === (screen.hasPanels === true ? path.split("/")[0] : path)) ?? null;
}
