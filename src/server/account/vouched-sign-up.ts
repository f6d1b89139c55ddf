import type { Queries } from "../database/open-database.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { AccountOpening } from "./account-opening.ts";
import type { AccountOptions } from "./account-options.ts";
import type { Caller } from "./caller.ts";
import { cleanName } from "./display-name.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { noPassword } from "./password-hash.ts";
import type { Started } from "./session-start.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Sign-up with an address that a sign-in provider vouches for. */
export function createVouchedSignUp(
  { store, limits, links, signUpMode }: Pick<AccountOptions, "store" | "limits" | "links" | "signUpMode">,
  opening: AccountOpening,
) {
  return {
    /**
     * Creates an account without a password for an address that a sign-in provider vouches for. `link` connects it to
     * the provider. The sign-up mode applies as to any other sign-up.
     */
    async signUpVouched(
      input: { email: string; name: string | null; invitation: string | null; provedAtMs: number },
      { clientAddress, userAgent }: Caller,
      link: (userId: string, queries: Queries) => Promise<boolean>,
    ): Promise<Started | Refusal> {
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const emailKey = keyOf(email);
      if ((await store.userByEmail(emailKey)) !== undefined) return refuse("email-already-in-use");
      const isOpen = await opening.isOpenToAll();
      const { invitation } = input;
      const isInvited = !isOpen && signUpMode === "invite" && invitation !== null;
      if (!isOpen && !isInvited) return refuse("operation-not-allowed");
      const wait = await limits.signUp(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      const displayName = cleanName(input.name ?? "") ?? cleanName(email.split("@")[0] ?? "") ?? "Investor";
      return unlessTaken(() =>
        store.transaction(async (queries) => {
          if (isInvited && !(await links.use(queries, invitation, "invite"))) return refuse("operation-not-allowed");
          await links.removeOfAddress(queries, emailKey, "sign-up");
          await links.removeOfAddress(queries, emailKey, "invited-sign-up");
          const wish = { email, emailKey, displayName, passwordHash: noPassword, isConfirmed: true };
          const started = await opening.open(wish, queries, userAgent, input.provedAtMs);
          if (!(await link(started.session.user.id, queries))) throw refuse("sign-in-expired");
          return started;
        }),
      );
    },
  };
}
