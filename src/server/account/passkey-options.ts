import type { RateLimits } from "../http/rate-limits.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { PasskeyPlace } from "./passkey-place.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import type { SessionStart } from "./session-start.ts";
import type { AccountStore } from "./store.ts";

/** The stores and services that passkeys need. */
export interface PasskeyOptions {
  /** Null: there is no address at which they work. */
  readonly place: PasskeyPlace | null;
  readonly store: AccountStore;
  readonly passkeys: PasskeyStore;
  /** The issuer of the configured sign-in provider; null: none. */
  readonly issuer: string | null;
  readonly sessionStart: SessionStart;
  /** Returns the user whose sign-in waits for its second step. */
  readonly challenged: (challenge: string) => Promise<string | undefined>;
  readonly noteProved: (tokenHash: string) => Promise<void>;
  readonly tellOwner: OwnerNotice;
  readonly limits: RateLimits;
}
