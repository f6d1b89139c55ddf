/** Kept per tab. Settings that last longer belong to the account. */
const storageKey = "hide-amounts";

/** True if this tab hides amounts and share counts. */
export function readHiding(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "true";
  } catch {
    return false;
  }
}

export function storeHiding(isHidden: boolean): void {
  try {
    sessionStorage.setItem(storageKey, String(isHidden));
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
