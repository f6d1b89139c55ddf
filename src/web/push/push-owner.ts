const storageKey = "bellwether-push-owner";

/** Whose notifications this browser shows; null: nobody's. */
export function pushOwner(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Remembers whose they are, or that they are nobody's. */
export function keepPushOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, userId);
  } catch {
    // Without storage a browser that changes hands keeps them until its next owner turns them on.
  }
}
