import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Refusal } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Standing } from "./firebase-lookup.ts";
import type { FirebaseStore } from "./firebase-store.ts";
import type { FirebaseIdentity } from "./firebase-token.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore } from "./store.ts";

/** The stores, services and settings that hosted sign-in needs. */
export interface FirebaseSignInOptions {
  /** Null if the configuration is incomplete. */
  readonly checkToken: ((token: string) => Promise<FirebaseIdentity | "unreachable" | null>) | null;
  readonly lookUp: (idToken: string, subject: string) => Promise<Standing>;
  readonly store: AccountStore;
  readonly firebaseStore: FirebaseStore;
  readonly identities: IdentityStore;
  readonly sessions: Sessions;
  readonly links: AccountLinkStore;
  readonly vault: Vault;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly log: Log;
  readonly signUpMode: "open" | "closed" | "invite";
  readonly prepare: (userId: string, queries: Queries) => Promise<void>;
  /** Changes an account's address to one its owner has verified. */
  readonly changeAddress: (userId: string, email: string) => Promise<Refusal | null>;
  /** Ends the personal access tokens of an account. */
  readonly endTokens: (userId: string, queries: Queries) => Promise<void>;
}
