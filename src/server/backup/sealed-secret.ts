import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { z } from "zod";

/** The server's secret inside a backup: sealed by a passphrase, or as it is where none was given. */
export const SecretInBackup = z.union([
  z.strictObject({ plain: z.string().min(32).max(1_000) }),
  z.strictObject({ salt: z.string(), nonce: z.string(), sealed: z.string() }),
]);
export type SecretInBackup = z.output<typeof SecretInBackup>;

const keyBytes = 32;
const tagBytes = 16;
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Seals with AES-256-GCM under a key that scrypt makes of the passphrase. */
export function sealSecret(secret: string, passphrase: string | null): SecretInBackup {
  if (passphrase === null) return { plain: secret };
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, keyBytes, cost), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return { salt: salt.toString("base64"), nonce: nonce.toString("base64"), sealed: sealed.toString("base64") };
}

/** The secret; null when the passphrase is missing or wrong. */
export function openSecret(secret: SecretInBackup, passphrase: string | null): string | null {
  if ("plain" in secret) return secret.plain;
  if (passphrase === null) return null;
  const bytes = Buffer.from(secret.sealed, "base64");
  try {
    const key = scryptSync(passphrase, Buffer.from(secret.salt, "base64"), keyBytes, cost);
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(secret.nonce, "base64"));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
