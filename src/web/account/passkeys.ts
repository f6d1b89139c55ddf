import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { call, type Output } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";

/** The user cancelled, or the browser had no passkey. */
export class PasskeyDismissed extends Error {
  override readonly name = "PasskeyDismissed";
}

/** Returns true if passkeys work at this address. They are bound to one origin. */
export function canUsePasskeys(passkeyAddress: string | null): boolean {
  return passkeyAddress === window.location.origin && "PublicKeyCredential" in window;
}

/** Signs in with a passkey. `challenge` belongs to a sign-in that awaits its second step. */
export async function signInWithPasskey(
  challenge: string | null,
): Promise<Output<"POST /api/account/sign-in/passkey">> {
  const { options } = await call("POST /api/account/sign-in/passkey/options", { challenge });
  return call("POST /api/account/sign-in/passkey", { response: await signed(options) });
}

/** Proves with a passkey that the user owns the account. */
export async function proveWithPasskey(): Promise<void> {
  const { options } = await call("POST /api/account/proof/passkey/options", {});
  await call("POST /api/account/proof/passkey", { response: await signed(options) });
}

/** Creates a passkey and stores its public key with the account. */
export async function makePasskey(name: string): Promise<Output<"POST /api/account/passkeys">> {
  const { options } = await call("POST /api/account/passkeys/options", {});
  const { startRegistration } = await loadedScript(import("@simplewebauthn/browser"));
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(dismissed);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return call("POST /api/account/passkeys", {
    name,
    response: { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } },
  });
}

async function signed(options: object) {
  const { startAuthentication } = await loadedScript(import("@simplewebauthn/browser"));
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(dismissed);
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return {
    id,
    rawId,
    type: "public-key" as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

function dismissed(cause: unknown): never {
  throw new PasskeyDismissed("The browser gave no passkey", { cause });
}
