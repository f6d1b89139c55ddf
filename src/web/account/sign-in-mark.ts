const storageKey = "bellwether-signed-in";

/** Notes in this browser that somebody is signed in, so that the next page knows when that has ended meanwhile. */
export function createSignInMark() {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      // Without storage nobody stays signed in over a reload either.
      return otherwise;
    }
  };
  return {
    isSet: (): boolean => attempt(() => localStorage.getItem(storageKey) !== null, false),
    set: (): void => attempt(() => localStorage.setItem(storageKey, "1"), undefined),
    clear: (): void => attempt(() => localStorage.removeItem(storageKey), undefined),
  };
}
