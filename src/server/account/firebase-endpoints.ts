import { startHostedSession } from "#contract/account.ts";
import type { Clock } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { descriptorOf, serve, type Served } from "../http/serve.ts";
import type { FirebaseSignIn } from "./firebase-sign-in.ts";

/** What only the local backend does. */
const localRoutes = [
  "POST /api/account/sign-up",
  "POST /api/account/sign-up/confirm",
  "POST /api/account/sign-in",
  "POST /api/account/password",
  "POST /api/account/password-reset",
  "POST /api/account/password-reset/confirm",
  "POST /api/account/email",
  "POST /api/account/address/ask",
  "POST /api/account/address/confirm",
  "POST /api/account/proof",
  "POST /api/account/sign-in/second-step",
  "POST /api/account/passkeys/options",
  "POST /api/account/passkeys",
  "POST /api/account/sign-in/passkey/options",
  "POST /api/account/sign-in/passkey",
  "POST /api/account/proof/passkey/options",
  "POST /api/account/proof/passkey",
  "POST /api/account/second-factor",
  "DELETE /api/account/second-factor",
  "POST /api/account/second-factor/confirm",
  "POST /api/account/second-factor/recovery-codes",
];

/** The endpoints of accounts where Firebase signs in: what only the local backend does is refused. */
export function firebaseEndpoints({
  firebase,
  local,
  clock,
}: {
  firebase: FirebaseSignIn;
  local: readonly Served[];
  clock: Clock;
}): Served[] {
  return [
    ...local.map((item) => (localRoutes.includes(descriptorOf(item).route) ? refused(item) : item)),
    serve(startHostedSession, async (input, context) => {
      const started = await firebase.signIn(input, context);
      if (started instanceof Refusal) return started;
      const token = started.token ?? context.sessionToken;
      const lastsMs = Date.parse(started.session.expiresAt) - clock.now();
      context.setSessionCookie(token, Math.max(0, Math.floor(lastsMs / 1000)));
      return started.session;
    }),
  ];
}

/** The same place in the local backend, which knows no ID tokens. */
export function noHostedSession(): Served {
  return serve(startHostedSession, async () => refuse("operation-not-allowed"));
}

function refused(item: Served): Served {
  if (item.kind !== "endpoint") return item;
  const detail = "Firebase signs in on this server";
  return { ...item, handle: async () => refuse("operation-not-allowed", { detail }) };
}
