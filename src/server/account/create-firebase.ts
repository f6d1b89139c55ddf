import type { Clock } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Refusal } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import type { Vault } from "../secrets/vault.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import type { FirebaseConfig } from "./firebase-config.ts";
import { createFirebaseLookup } from "./firebase-lookup.ts";
import { createFirebaseSignIn } from "./firebase-sign-in.ts";
import { createFirebaseStore } from "./firebase-store.ts";
import { createFirebaseTokenCheck } from "./firebase-token.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore } from "./store.ts";

/** Short limits, because a person waits for the answer. */
const patience = { firstByteMs: 4_000, totalMs: 5_000, maxBytes: 100_000, retries: 1 };

/** Hosted sign-in with its calls to Firebase. */
export function createFirebase({
  config,
  db,
  ...options
}: {
  config: FirebaseConfig;
  db: Database;
  appUrl: URL;
  vault: Vault;
  store: AccountStore;
  sessions: Sessions;
  links: AccountLinkStore;
  identities: IdentityStore;
  limits: RateLimits;
  clock: Clock;
  log: Log;
  signUpMode: "open" | "closed" | "invite";
  prepare: (userId: string, queries: Queries) => Promise<void>;
  changeAddress: (userId: string, email: string) => Promise<Refusal | null>;
  endTokens: (userId: string, queries: Queries) => Promise<void>;
}) {
  const { clock, log, appUrl } = options;
  const { values, missing, identityUrl } = config;
  if (missing.length > 0) log.error({ missing }, "hosted sign-in is not completely set up: nobody can sign in");
  if (config.emulatorUrl !== null)
    log.warn("the Authentication emulator signs in: nobody signs its tokens, so this is for tests alone");
  const client = (name: string) => createUpstreamClient({ name, clock, log, limits: patience });
  return createFirebaseSignIn({
    ...options,
    checkToken:
      values === null
        ? null
        : createFirebaseTokenCheck({ config, projectId: values.projectId, client: client("firebase-keys"), clock }),
    lookUp: createFirebaseLookup({
      identityUrl,
      apiKey: values?.apiKey ?? "",
      appUrl,
      client: client("firebase-identity"),
      log,
    }),
    firebaseStore: createFirebaseStore({ db, clock }),
  });
}
