import { hkdfSync } from "node:crypto";
import type { SignedIn } from "../http/serve.ts";

const keyBytes = 32;

export type OfflineKeys = ReturnType<typeof createOfflineKeys>;

/**
 * Derives the keys for what a browser keeps offline from the server's secret (HKDF-SHA-256, RFC 5869), so that none is
 * stored. A session that has ended can't ask for its key again. Changes that wait outlive a session, so their key
 * belongs to the user.
 */
export function createOfflineKeys(secret: string) {
  const derived = (purpose: string, salt: string): string =>
    Buffer.from(hkdfSync("sha256", secret, salt, `bellwether offline ${purpose}`, keyBytes)).toString("base64url");
  return ({ userId, tokenHash }: Pick<SignedIn, "userId" | "tokenHash">) => ({
    userId,
    copies: derived("copies", tokenHash),
    changes: derived("changes", userId),
  });
}
