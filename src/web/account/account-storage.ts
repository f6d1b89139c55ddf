import { forgetCopies } from "../api/offline.ts";

/** The browser's storage key for the signed-in account's settings. */
export const settingsStorageKey = "bellwether-settings";

/**
 * Removes an account's data and copies from this browser. Changes that wait stay sealed for their owner, unless asked
 * to remove them. The theme stays, since it belongs to the browser.
 */
export function forgetAccount({ withChanges }: { withChanges: boolean }): void {
  void forgetCopies({ withChanges }).catch(() => {});
  try {
    localStorage.removeItem(settingsStorageKey);
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
