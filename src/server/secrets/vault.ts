import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** The owner of a secret and its field. */
export interface SecretPlace {
  readonly userId: string;
  readonly field: string;
}

export type Vault = ReturnType<typeof createVault>;

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals secrets for the database: AES-256-GCM under a key derived from the server's secret, with the key's id in front.
 * What was sealed for one user and field opens for no other.
 */
export function createVault(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "bellwether secrets at rest", 32));
  const keyId = createHash("sha256").update("bellwether key id").update(key).digest("base64url").slice(0, 8);

  return {
    /** The sealed text; never the same twice. */
    seal(plain: string, place: SecretPlace): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(bound(place));
      const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${sealed.toString("base64url")}`;
    },

    /** The original text; null if sealed with another key, for another place, or changed. */
    open(sealed: string, place: SecretPlace): string | null {
      const [id, body] = sealed.split(".");
      const bytes = Buffer.from(body ?? "", "base64url");
      if (id !== keyId || bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(bound(place));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const plain = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([plain, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

function bound({ userId, field }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([userId, field]), "utf8");
}
