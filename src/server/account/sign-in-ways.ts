import { getSignInWays } from "#contract/sign-in-ways.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Oidc } from "./oidc.ts";
import { noPassword } from "./password-hash.ts";
import type { Passkeys } from "./passkeys.ts";
import type { SecondFactor } from "./second-factor.ts";
import type { AccountStore } from "./store.ts";

/** All sign-in methods of an account, for its owner. */
export function signInWayEndpoints({
  store,
  secondFactor,
  passkeys,
  oidc,
}: {
  store: AccountStore;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  oidc: Oidc;
}): Served[] {
  return [
    serve(getSignInWays, async (_input, context) => {
      const user = await store.userById(context.userId());
      if (user === undefined) return refuse("not-signed-in");
      return {
        hasPassword: user.passwordHash !== noPassword,
        secondFactor: await secondFactor.state(user.id),
        passkeys: await passkeys.all(user.id),
        provider: oidc.name === null ? null : { name: oidc.name, linkedAt: await oidc.linkedAt(user.id) },
      };
    }),
  ];
}
