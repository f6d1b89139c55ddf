/** Kept in this browser, for all its tabs, until amounts are shown again or the user signs out. */
export const hidingStorageKey = "hide-amounts";

/** True if this browser hides amounts and share counts. */
export function readHiding(): boolean {
  try {
    return localStorage.getItem(hidingStorageKey) === "true";
  } catch {
    return false;
  }
}

export function storeHiding(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(hidingStorageKey, "true");
    else localStorage.removeItem(hidingStorageKey);
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
