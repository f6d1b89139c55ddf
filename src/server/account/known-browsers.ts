import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { keyOf } from "./email-address.ts";

/** The cookie that remembers which accounts signed in from this browser. */
export const knownBrowserCookie = "known-browser";
export const knownBrowserSeconds = 180 * 24 * 3600;
/** Maximum number of accounts per browser. The oldest is dropped first. */
const maxAccounts = 5;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Browsers that have signed in before, recognised by a signed cookie: a random id and one signature per account. Wrong
 * passwords from other browsers count separately, so strangers can't lock the owner out (OWASP "device cookies").
 */
export function createKnownBrowsers(secret: string) {
  const signature = (id: string, emailKey: string) =>
    createHmac("sha256", secret).update(`known-browser:${id}:${emailKey}`).digest("base64url");

  function parts(cookie: string | null): { id: string; signatures: string[] } | null {
    const [id = "", ...signatures] = (cookie ?? "").slice(0, 400).split(".");
    return /^[\w-]{22}$/.test(id) ? { id, signatures } : null;
  }

  return {
    /**
     * The subject that guesses at an account are counted under: this browser with the address, or the address alone.
     */
    subject(emailKey: string, cookie: string | null): string {
      const browser = parts(cookie);
      if (browser === null) return emailKey;
      const expected = Buffer.from(signature(browser.id, emailKey));
      const isKnown = browser.signatures.some((given) => {
        const bytes = Buffer.from(given);
        return bytes.length === expected.length && timingSafeEqual(bytes, expected);
      });
      return isKnown ? `${emailKey} in browser ${browser.id}` : emailKey;
    },

    /** Returns the cookie's value after a sign-in of the account in this browser. */
    remember(email: string, cookie: string | null): string {
      const { id, signatures } = parts(cookie) ?? { id: randomBytes(16).toString("base64url"), signatures: [] };
      const own = signature(id, keyOf(email));
      return [id, own, ...signatures.filter((other) => other !== own).slice(0, maxAccounts - 1)].join(".");
    },
  };
}
