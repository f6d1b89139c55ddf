import { createHash } from "node:crypto";

/** Returns a picture's address, which changes with the picture. */
export function photoAddress(bytes: Uint8Array): string {
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  return `/api/account/photo?v=${version}`;
}
