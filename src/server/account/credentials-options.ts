import type { Clock } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountPost } from "./account-post.ts";
import type { AddressConfirmation } from "./address-confirmation.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { AccountLinkStore } from "./link-store.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { SecondFactor } from "./second-factor.ts";
import type { AccountStore } from "./store.ts";

/** The stores, services and settings that changes to credentials need. */
export interface CredentialsOptions {
  readonly store: AccountStore;
  readonly links: AccountLinkStore;
  readonly hasher: PasswordHasher;
  readonly mail: AccountPost;
  readonly mails: AccountMails;
  readonly tellOwner: OwnerNotice;
  readonly secondFactor: SecondFactor;
  readonly hasPasskey: (userId: string) => Promise<boolean>;
  readonly hasProvider: (userId: string) => Promise<boolean>;
  /** Removes every sign-in method except the password, and the second factor. */
  readonly removeAllButPassword: (userId: string, queries: Queries) => Promise<void>;
  readonly limits: RateLimits;
  readonly knownBrowsers: KnownBrowsers;
  readonly clock: Clock;
  readonly secret: string;
  readonly appUrl: URL;
  readonly minimumPasswordLength: number;
  /** Ends the personal access tokens of an account. */
  readonly endTokens: (userId: string, queries: Queries) => Promise<void>;
  readonly addressConfirmation: AddressConfirmation;
}
