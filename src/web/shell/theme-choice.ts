import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, subscribeToTheme, systemThemeKey, type Theme } from "./theme.ts";

/** system: whatever the device says. */
export type ThemeChoice = Theme | "system";

/** What was chosen in this browser; dark until anything is. */
export function themeChoice(): ThemeChoice {
  return isSystemChosen() ? "system" : currentTheme();
}

/** Shows what was chosen, in every tab, and keeps it in this browser. */
export function chooseThemeOrSystem(choice: ThemeChoice): void {
  if (choice === "system") chooseTheme(systemDark().matches ? "dark" : "light", true);
  else chooseTheme(choice);
}

/** The choice, and a re-render whenever it changes. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, themeChoice);
}

/** Changes the theme with the device while that was chosen. Gives back how to stop. */
export function followSystemTheme(): () => void {
  const dark = systemDark();
  const follow = (): void => {
    if (isSystemChosen()) chooseThemeOrSystem("system");
  };
  dark.addEventListener("change", follow);
  return () => dark.removeEventListener("change", follow);
}

function systemDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}

function isSystemChosen(): boolean {
  try {
    return localStorage.getItem(systemThemeKey) === "true";
  } catch {
    return false;
  }
}
