import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Passkey } from "#contract/passkeys.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { type CeremonyOptions, challengeMs, credentialOf, handleOf, unlessRefused } from "./passkey-ceremony.ts";
import type { PasskeyOptions } from "./passkey-options.ts";
import type { PasskeyRecord } from "./passkey-store.ts";

const maxPasskeys = 20;
/** COSE: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** Adds passkeys to accounts. */
export function createPasskeyRegistration({ place, store, passkeys, tellOwner }: PasskeyOptions) {
  return {
    async begin(userId: string): Promise<{ options: CeremonyOptions } | Refusal> {
      if (place === null) return refuse("passkeys-need-host-name");
      const user = await store.userById(userId);
      if (user === undefined) return refuse("not-signed-in");
      const own = await passkeys.all(userId);
      if (own.length >= maxPasskeys) return refuse("too-many-passkeys");
      const options = await generateRegistrationOptions({
        rpName: "Bellwether",
        rpID: place.host,
        userName: user.email,
        userDisplayName: user.displayName,
        userID: new Uint8Array(handleOf(userId)),
        challenge: await passkeys.addChallenge("register", userId, challengeMs),
        excludeCredentials: own.map(credentialOf),
        // Discoverable without a typed name, and with user verification.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestationType: "none",
        supportedAlgorithmIDs: algorithms,
        timeout: challengeMs,
      });
      return { options: { ...options } };
    },

    async add(
      userId: string,
      input: {
        name: string;
        response: {
          id: string;
          rawId: string;
          type: "public-key";
          response: { clientDataJSON: string; attestationObject: string; transports: string[] };
        };
      },
    ): Promise<Passkey | Refusal> {
      if (place === null) return refuse("passkeys-need-host-name");
      if ((await passkeys.all(userId)).length >= maxPasskeys) return refuse("too-many-passkeys");
      const verified = await unlessRefused(() =>
        verifyRegistrationResponse({
          response: { ...input.response, clientExtensionResults: {} },
          expectedChallenge: async (challenge) =>
            (await passkeys.takeChallenge(challenge, "register"))?.userId === userId,
          expectedOrigin: place.origin,
          expectedRPID: place.host,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
      );
      if (verified === null || !verified.verified) return refuse("passkey-refused");
      const { credential } = verified.registrationInfo;
      const added = await passkeys.add({
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: input.response.response.transports,
        name: input.name,
      });
      if (added === null) return refuse("passkey-refused");
      const user = await store.userById(userId);
      if (user !== undefined) await tellOwner(user, (words, at) => words.passkeyAdded({ ...at, name: added.name }));
      return shown(added);
    },
  };
}

/** A passkey without its key. */
export function shown({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey {
  return { id, name, createdAt, lastUsedAt };
}
