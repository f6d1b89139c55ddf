import { startHostedSession } from "#contract/account.ts";
import { splitRoute } from "#contract/endpoint.ts";
import type { Clock } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { descriptorOf, serve, type Served } from "../http/serve.ts";
import type { FirebaseSignIn } from "./firebase-sign-in.ts";

/** Paths of the local backend only, including everything below them. */
const localPlaces = [
  "sign-up",
  "sign-in",
  "password",
  "password-reset",
  "second-factor",
  "passkeys",
  "proof",
  "email",
  "address",
  "oidc",
  "identities",
].map((name) => `/api/account/${name}`);

/** The account endpoints with Firebase. Those of the local backend alone are refused. */
export function firebaseEndpoints({
  firebase,
  local,
  endReplaced,
  clock,
}: {
  firebase: FirebaseSignIn;
  local: readonly Served[];
  endReplaced: (previousToken: string, token: string) => Promise<void>;
  clock: Clock;
}): Served[] {
  return [
    ...local.map((item) => (isLocalAlone(descriptorOf(item).route) ? refused(item) : item)),
    serve(startHostedSession, async (input, context) => {
      const started = await firebase.signIn(input, context);
      if (started instanceof Refusal) return started;
      const token = started.token ?? context.sessionToken;
      if (started.token !== null && context.sessionToken !== null)
        await endReplaced(context.sessionToken, started.token);
      const lastsMs = Date.parse(started.session.expiresAt) - clock.now();
      context.setSessionCookie(token, Math.max(0, Math.floor(lastsMs / 1000)));
      return started.session;
    }),
  ];
}

/** The same path in the local backend, which doesn't accept ID tokens. */
export function noHostedSession(): Served {
  return serve(startHostedSession, async () => refuse("operation-not-allowed"));
}

/** True for a route that only the local backend serves. */
export function isLocalAlone(route: string): boolean {
  const { method, path } = splitRoute(route);
  return method !== "GET" && localPlaces.some((place) => path === place || path.startsWith(`${place}/`));
}

function refused(item: Served): Served {
  if (item.kind !== "endpoint") return item;
  return { ...item, refusal: refuse("operation-not-allowed", { detail: "Firebase signs in on this server" }) };
}
