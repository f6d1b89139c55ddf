import { createHash } from "node:crypto";

/** Where a picture is served from; another picture has another address. */
export function photoAddress(bytes: Uint8Array): string {
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  return `/api/account/photo?v=${version}`;
}
