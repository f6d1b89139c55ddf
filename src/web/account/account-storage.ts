/** Where the settings of the signed-in account are kept in this browser. */
export const settingsStorageKey = "bellwether-settings";

/** Removes what this browser keeps of an account; the theme belongs to the browser and stays. */
export function forgetAccount(): void {
  try {
    localStorage.removeItem(settingsStorageKey);
  } catch {
    // Nothing was stored then.
  }
}
