import type { Passkey, SignedChallenge } from "#contract/passkeys.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { CeremonyOptions } from "./passkey-ceremony.ts";
import type { PasskeyOptions } from "./passkey-options.ts";
import { createPasskeyRegistration, shown } from "./passkey-registration.ts";
import { createPasskeySignatures } from "./passkey-signatures.ts";
import type { Started } from "./session-start.ts";

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn). The authenticator verifies its user, so that one passkey counts as both factors. */
export function createPasskeys(options: PasskeyOptions) {
  const { place, store, passkeys, issuer, sessionStart, challenged, noteProved, tellOwner, limits } = options;
  const { ask, signer } = createPasskeySignatures(options);

  return {
    ...createPasskeyRegistration(options),

    async all(userId: string): Promise<Passkey[]> {
      return (await passkeys.all(userId)).map(shown);
    },

    async rename(userId: string, id: string, name: string): Promise<Record<string, never> | Refusal> {
      return (await passkeys.rename(userId, id, name)) ? {} : refuse("passkey-not-found");
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      const passkey = (await passkeys.all(userId)).find((each) => each.id === id);
      if (passkey === undefined) return refuse("passkey-not-found");
      const outcome = await passkeys.remove(userId, id, { isPlaced: place !== null, issuer });
      if (outcome === "only-way-in") return refuse("only-way-in");
      if (outcome === "not-found") return refuse("passkey-not-found");
      const user = await store.userById(userId);
      if (user !== undefined) await tellOwner(user, (words, at) => words.passkeyRemoved({ ...at, name: passkey.name }));
      return {};
    },

    async beginSignIn(challenge: string | null): Promise<{ options: CeremonyOptions } | Refusal> {
      if (challenge === null) return ask("sign-in", null);
      const userId = await challenged(challenge);
      return userId === undefined ? refuse("sign-in-expired") : ask("sign-in", userId);
    },

    async signIn(
      response: SignedChallenge,
      { clientAddress, userAgent }: { clientAddress: string; userAgent: string | null },
    ): Promise<Started | Refusal> {
      const wait = await limits.signIn(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const signed = await signer("sign-in", response, null);
      if (signed instanceof Refusal) return signed;
      const { passkey, counter } = signed;
      return sessionStart.begin(passkey.userId, userAgent, (queries) => passkeys.noteUsed(passkey, counter, queries));
    },

    beginProof: (userId: string) => ask("proof", userId),

    async prove({ userId, tokenHash }: SignedIn, response: SignedChallenge): Promise<Record<string, never> | Refusal> {
      const signed = await signer("proof", response, { userId });
      if (signed instanceof Refusal) return signed;
      if (!(await passkeys.noteUsed(signed.passkey, signed.counter))) return refuse("passkey-refused");
      await noteProved(tokenHash);
      return {};
    },

    cleanUp: () => passkeys.deleteOld(),
  };
}
