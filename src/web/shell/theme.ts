import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";

const storageKey = "theme-mode";
/** "true" means the theme follows the device, and `theme-mode` is its last value. */
export const systemThemeKey = "theme-system";
const listeners = new Set<() => void>();

/** Returns the page's theme, which `public/theme.js` set before the first paint. */
export function currentTheme(): Theme {
  return document.body.dataset["theme"] === "light" ? "light" : "dark";
}

/** Applies a theme in every tab and stores it in this browser; `isSystems` marks the device's. */
export function chooseTheme(theme: Theme, isSystems = false): void {
  try {
    if (isSystems) localStorage.setItem(systemThemeKey, "true");
    else localStorage.removeItem(systemThemeKey);
    localStorage.setItem(storageKey, JSON.stringify(theme === "dark"));
  } catch {
    // Without storage the theme lasts for this visit.
  }
  show(theme);
}

/** Returns the theme and re-renders when it changes. */
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

/** Prints in light, since paper is white, and restores the chosen theme afterwards. Returns a function that stops. */
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
