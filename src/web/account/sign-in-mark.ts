const storageKey = "bellwether-signed-in";

/** Records in this browser that someone is signed in, so that the next page can detect an expired session. */
export function createSignInMark() {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      // Without storage no session survives a reload either.
      return otherwise;
    }
  };
  return {
    isSet: (): boolean => attempt(() => localStorage.getItem(storageKey) !== null, false),
    set: (): void => attempt(() => localStorage.setItem(storageKey, "1"), undefined),
    clear: (): void => attempt(() => localStorage.removeItem(storageKey), undefined),
  };
}
