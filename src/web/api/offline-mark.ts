const key = "bellwether-offline";

/** Returns the id of the account that this browser keeps copies of; null without any. */
export function offlineOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Records whose copies this browser keeps, so that pages without any load no script for it. Throws if the browser
 * refuses, since copies without this mark would outlive signing out.
 */
export function markOffline(userId: string): void {
  localStorage.setItem(key, userId);
}

export function unmarkOffline(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no mark.
  }
}
