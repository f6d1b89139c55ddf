import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  proveWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "#contract/passkeys.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import type { BeginSession } from "./begin-session.ts";
import type { Passkeys } from "./passkeys.ts";

export function passkeyEndpoints(passkeys: Passkeys, beginSession: BeginSession): Served[] {
  return [
    serve(beginPasskey, (_input, context) => passkeys.begin(context.userId())),
    serve(addPasskey, (input, context) => passkeys.add(context.userId(), input)),
    serve(renamePasskey, ({ id, name }, context) => passkeys.rename(context.userId(), id, name)),
    serve(removePasskey, ({ id }, context) => passkeys.remove(context.userId(), id)),
    serve(beginPasskeySignIn, ({ challenge }) => passkeys.beginSignIn(challenge)),
    serve(signInWithPasskey, async ({ response }, context) =>
      beginSession(await passkeys.signIn(response, context), context),
    ),
    serve(beginPasskeyProof, (_input, context) => passkeys.beginProof(context.userId())),
    serve(proveWithPasskey, async ({ response }, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : passkeys.prove(signedIn, response),
    ),
  ];
}
