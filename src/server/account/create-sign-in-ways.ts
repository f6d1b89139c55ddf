import type { Base } from "../base.ts";
import type { Served } from "../http/serve.ts";
import type { Account } from "./account.ts";
import type { BeginSession } from "./begin-session.ts";
import { createIdentityStore } from "./identity-store.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { createOidc } from "./oidc.ts";
import { oidcEndpoints } from "./oidc-endpoints.ts";
import { createOidcProvider } from "./oidc-provider.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import { passkeyEndpoints } from "./passkey-endpoints.ts";
import { passkeyPlace } from "./passkey-place.ts";
import { createPasskeyStore } from "./passkey-store.ts";
import { createPasskeys } from "./passkeys.ts";
import { createSecondFactor } from "./second-factor.ts";
import { secondFactorEndpoints } from "./second-factor-endpoints.ts";
import { createSecondFactorStore } from "./second-factor-store.ts";
import type { SessionStart } from "./session-start.ts";
import { signInWayEndpoints } from "./sign-in-ways.ts";
import type { AccountStore } from "./store.ts";

/** Sign-in methods besides the password: second factor, passkeys, a provider. */
export function createSignInWays(
  base: Base & {
    store: AccountStore;
    sessionStart: SessionStart;
    tellOwner: OwnerNotice;
    knownBrowsers: KnownBrowsers;
  },
) {
  const { config, db, clock, log, appUrl, store } = base;
  const place = passkeyPlace(appUrl);
  const passkeyStore = createPasskeyStore({ db, clock });
  const hasPasskey = async (userId: string) => place !== null && (await passkeyStore.hasAny(userId));
  const secondFactor = createSecondFactor({ ...base, factors: createSecondFactorStore({ db, clock }), hasPasskey });
  const provider =
    config.oidc === null
      ? null
      : createOidcProvider({
          config: config.oidc,
          redirectUrl: new URL("/api/account/oidc/callback", appUrl),
          clock,
          log,
        });
  const passkeys = createPasskeys({
    ...base,
    place,
    passkeys: passkeyStore,
    issuer: provider?.issuer ?? null,
    challenged: secondFactor.challenged,
    noteProved: (tokenHash) => store.noteProved(tokenHash),
  });
  const identities = createIdentityStore({ db, clock });

  return {
    secondFactor,
    identities,
    hasPasskey,
    /** The address at which passkeys work; null: none. */
    passkeyAddress: place?.origin ?? null,
    hasProvider: async (userId: string) =>
      provider !== null && (await identities.linkedAt(userId, provider.issuer)) !== null,
    cleanUpPasskeys: passkeys.cleanUp,

    endpoints({ account, beginSession }: { account: Account; beginSession: BeginSession }): Served[] {
      const oidc = createOidc({ ...base, provider, identities, account, havePasskeys: place !== null });
      return [
        ...secondFactorEndpoints(secondFactor, beginSession),
        ...passkeyEndpoints(passkeys, beginSession),
        ...oidcEndpoints(oidc, beginSession),
        ...signInWayEndpoints({ store, secondFactor, passkeys, oidc }),
      ];
    },
  };
}
