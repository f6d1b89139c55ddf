import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";

const storageKey = "theme-mode";
/** "true": the theme follows the device, and `theme-mode` is what that was last. */
export const systemThemeKey = "theme-system";
const listeners = new Set<() => void>();

/** The theme on the page; `public/theme.js` set it before the first paint. */
export function currentTheme(): Theme {
  return document.body.dataset["theme"] === "light" ? "light" : "dark";
}

/** Shows a theme, in every tab, and keeps it in this browser; `isSystems`: it is the device's. */
export function chooseTheme(theme: Theme, isSystems = false): void {
  try {
    if (isSystems) localStorage.setItem(systemThemeKey, "true");
    else localStorage.removeItem(systemThemeKey);
    localStorage.setItem(storageKey, JSON.stringify(theme === "dark"));
  } catch {
    // A browser that stores nothing still gets its theme for this visit.
  }
  show(theme);
}

/** The theme, and a re-render whenever it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme);
}

export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/** Paper is white: prints in light, and shows the chosen theme again afterwards. Gives back how to stop. */
export function printInLight(): () => void {
  let before: Theme | null = null;
  const begin = (): void => {
    before ??= currentTheme();
    show("light");
  };
  const end = (): void => {
    if (before !== null) show(before);
    before = null;
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey) show(event.newValue === "false" ? "light" : "dark");
}

function show(theme: Theme): void {
  document.body.dataset["theme"] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", getComputedStyle(document.body).getPropertyValue("--bg").trim());
  for (const listener of listeners) listener();
}
