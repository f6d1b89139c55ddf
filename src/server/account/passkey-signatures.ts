import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { SignedChallenge } from "#contract/passkeys.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { type CeremonyOptions, challengeMs, credentialOf, handleOf, unlessRefused } from "./passkey-ceremony.ts";
import type { PasskeyOptions } from "./passkey-options.ts";
import type { PasskeyPurpose, PasskeyRecord } from "./passkey-store.ts";

/** Asks passkeys for signatures and verifies them. */
export function createPasskeySignatures({ place, passkeys }: Pick<PasskeyOptions, "place" | "passkeys">) {
  /** Creates a challenge, for any passkey or for those of one user. */
  async function ask(purpose: PasskeyPurpose, userId: string | null): Promise<{ options: CeremonyOptions } | Refusal> {
    if (place === null) return refuse("passkeys-need-host-name");
    const own = userId === null ? [] : await passkeys.all(userId);
    const options = await generateAuthenticationOptions({
      rpID: place.host,
      challenge: await passkeys.addChallenge(purpose, userId, challengeMs),
      allowCredentials: own.map(credentialOf),
      userVerification: "required",
      timeout: challengeMs,
    });
    return { options: { ...options } };
  }

  /** Verifies a signature. Returns the passkey that signed and its current counter. */
  async function signer(
    purpose: PasskeyPurpose,
    { id, rawId, type, response }: SignedChallenge,
    expected: { userId: string } | null,
  ): Promise<{ passkey: PasskeyRecord; counter: number } | Refusal> {
    if (place === null) return refuse("passkeys-need-host-name");
    const passkey = await passkeys.byCredential(id);
    if (passkey === undefined || (expected !== null && passkey.userId !== expected.userId))
      return refuse("passkey-refused");
    const { userHandle, ...signed } = response;
    if (userHandle !== null && userHandle !== handleOf(passkey.userId).toString("base64url"))
      return refuse("passkey-refused");
    const verified = await unlessRefused(() =>
      verifyAuthenticationResponse({
        response: { id, rawId, type, response: signed, clientExtensionResults: {} },
        expectedChallenge: async (challenge) => {
          const taken = await passkeys.takeChallenge(challenge, purpose);
          return taken !== undefined && (taken.userId === null || taken.userId === passkey.userId);
        },
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
          transports: [...passkey.transports],
        },
      }),
    );
    if (verified === null || !verified.verified) return refuse("passkey-refused");
    return { passkey, counter: verified.authenticationInfo.newCounter };
  }

  return { ask, signer };
}
