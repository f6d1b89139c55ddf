/** Ticker symbols are compared trimmed and upper-cased. */
export function normaliseSymbol(raw: string): string {
  return raw.trim().toUpperCase();
}

const pattern = /^[A-Z0-9^][A-Z0-9.\-=^&_]{0,31}$/;

/** True if a normalised text can be a ticker symbol: AAPL, BRK-B, OCDO.L, EURUSD=X, ^GSPC, M&M.NS. */
export function isSymbol(text: string): boolean {
  return pattern.test(text);
}
