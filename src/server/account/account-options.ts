import type { AccountRules } from "#contract/account.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountPost } from "./account-post.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { SecondFactor } from "./second-factor.ts";
import type { SessionStart } from "./session-start.ts";
import type { SessionWatch } from "./session-watch.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore } from "./store.ts";

/** The stores, services and settings that accounts need. */
export interface AccountOptions {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly sessionStart: SessionStart;
  /** The address at which passkeys work; null: none. */
  readonly passkeyAddress: string | null;
  readonly providerName: string | null;
  readonly secondFactor: SecondFactor;
  readonly sessionWatch: SessionWatch;
  readonly knownBrowsers: KnownBrowsers;
  readonly hasher: PasswordHasher;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly secret: string;
  readonly signUpMode: "open" | "closed" | "invite";
  readonly minimumPasswordLength: number;
  readonly version: string;
  readonly appUrl: URL;
  readonly links: AccountLinkStore;
  readonly mail: AccountPost;
  readonly mails: AccountMails;
  /** Null: accounts exist only in this database. */
  readonly hosted: AccountRules["firebase"] | null;
  readonly prepare: (userId: string, queries: Queries) => Promise<void>;
}
