import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, subscribeToTheme, systemThemeKey, type Theme } from "./theme.ts";

/** "system" follows the device. */
export type ThemeChoice = Theme | "system";

/** Returns this browser's choice; dark by default. */
export function themeChoice(): ThemeChoice {
  return isSystemChosen() ? "system" : currentTheme();
}

/** Applies a choice in every tab and stores it in this browser. */
export function chooseThemeOrSystem(choice: ThemeChoice): void {
  if (choice === "system") chooseTheme(systemDark().matches ? "dark" : "light", true);
  else chooseTheme(choice);
}

/** Returns the choice and re-renders when it changes. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, themeChoice);
}

/** Follows the device's theme while "system" is chosen. Returns a function that stops. */
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
