const storageKey = "bellwether-sign-in-ways";
const lineHeight = 37;
const buttonHeight = 60;

/** How high the other ways in will be, by how many there were the last time: so that the form does not move when they come. */
export function waysRoom(): number {
  const count = remembered() ?? (window.isSecureContext && "PublicKeyCredential" in window ? 1 : 0);
  return count === 0 ? 0 : lineHeight + count * buttonHeight;
}

/** Keeps for the next visit how many ways in there are besides the password. */
export function rememberWays(count: number): void {
  try {
    localStorage.setItem(storageKey, String(count));
  } catch {
    // Then the next visit guesses again.
  }
}

function remembered(): number | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept !== null && /^[0-3]$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}
