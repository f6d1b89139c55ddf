import { hash } from "node:crypto";

/** The form in which a secret is kept that is only ever compared. */
export function hashOfSecret(secret: string): string {
  return hash("sha256", secret);
}
