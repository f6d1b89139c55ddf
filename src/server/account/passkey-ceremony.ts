import type { PasskeyRecord } from "./passkey-store.ts";

export const challengeMs = 5 * 60_000;

/** The options of a WebAuthn ceremony, as sent to the browser. */
export interface CeremonyOptions {
  readonly challenge: string;
  readonly [field: string]: unknown;
}

/** The library throws for invalid input. Its details aren't shown to the client. */
export async function unlessRefused<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** A passkey as the library names it. */
export function credentialOf({ credentialId, transports }: PasskeyRecord) {
  return { id: credentialId, transports: [...transports] };
}

/** The user handle that an authenticator stores: the id, which reveals nothing. */
export function handleOf(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId, "utf8");
}
