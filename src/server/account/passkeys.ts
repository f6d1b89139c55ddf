import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Passkey, SignedChallenge } from "#contract/passkeys.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { PasskeyPlace } from "./passkey-place.ts";
import type { PasskeyPurpose, PasskeyRecord, PasskeyStore } from "./passkey-store.ts";
import type { SessionStart, Started } from "./session-start.ts";
import type { AccountStore } from "./store.ts";

const challengeMs = 5 * 60_000;
const maxPasskeys = 20;
/** COSE: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn). The authenticator verifies its user, so that one passkey counts as both factors. */
export function createPasskeys({
  place,
  store,
  passkeys,
  issuer,
  sessionStart,
  challenged,
  noteProved,
  tellOwner,
  limits,
}: {
  /** Null: there is no address at which they work. */
  place: PasskeyPlace | null;
  store: AccountStore;
  passkeys: PasskeyStore;
  /** The issuer of the configured sign-in provider; null: none. */
  issuer: string | null;
  sessionStart: SessionStart;
  /** Returns the user whose sign-in waits for its second step. */
  challenged: (challenge: string) => Promise<string | undefined>;
  noteProved: (tokenHash: string) => Promise<void>;
  tellOwner: OwnerNotice;
  limits: RateLimits;
}) {
  async function tell(userId: string, name: string, letter: "passkeyAdded" | "passkeyRemoved"): Promise<void> {
    const user = await store.userById(userId);
    if (user !== undefined) await tellOwner(user, (words, at) => words[letter]({ ...at, name }));
  }

  /** Creates a challenge, for any passkey or for those of one user. */
  async function ask(purpose: PasskeyPurpose, userId: string | null): Promise<{ options: Options } | Refusal> {
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

  return {
    async all(userId: string): Promise<Passkey[]> {
      return (await passkeys.all(userId)).map(shown);
    },

    async begin(userId: string): Promise<{ options: Options } | Refusal> {
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
      await tell(userId, added.name, "passkeyAdded");
      return shown(added);
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
      await tell(userId, passkey.name, "passkeyRemoved");
      return {};
    },

    async beginSignIn(challenge: string | null): Promise<{ options: Options } | Refusal> {
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

interface Options {
  readonly challenge: string;
  readonly [field: string]: unknown;
}

/** The library throws for invalid input. Its details aren't shown to the client. */
async function unlessRefused<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function credentialOf({ credentialId, transports }: PasskeyRecord) {
  return { id: credentialId, transports: [...transports] };
}

/** The user handle that an authenticator stores: the id, which reveals nothing. */
function handleOf(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId, "utf8");
}

function shown({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey {
  return { id, name, createdAt, lastUsedAt };
}
