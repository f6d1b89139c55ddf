import type { AccountRules } from "#contract/account.ts";
import { canUsePasskeys } from "./passkeys.ts";
import type { HostedAccount } from "./sign-in-backend.ts";

/** Heights in px: the line above the options with its margins, and an option with the gap above it. */
const lineHeight = 37;
const wayHeight = 60;

/** The height of the sign-in options besides the password. Reserves space so that the form doesn't move. */
export function waysRoom(rules: AccountRules | null, hosted: HostedAccount | null): number {
  const ways =
    hosted === null
      ? [(rules?.providerName ?? null) !== null, canUsePasskeys(rules?.passkeyAddress ?? null)]
      : [hosted.signInWithGoogle !== null];
  const count = ways.filter(Boolean).length;
  return count === 0 ? 0 : lineHeight + count * wayHeight;
}
