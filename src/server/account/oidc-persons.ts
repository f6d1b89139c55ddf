import { Refusal, refuse } from "../http/refusal.ts";
import type { Account } from "./account.ts";
import type { Caller } from "./caller.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { OidcPerson, OidcProvider } from "./oidc-provider.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { SessionStart, Started } from "./session-start.ts";
import type { AccountStore } from "./store.ts";

export interface OidcPersonsOptions {
  /** Null: none is configured. */
  readonly provider: OidcProvider | null;
  readonly identities: IdentityStore;
  readonly account: Account;
  readonly store: AccountStore;
  readonly sessionStart: SessionStart;
  readonly tellOwner: OwnerNotice;
}

/** Accounts of the persons that a provider has authenticated. */
export function createOidcPersons(options: OidcPersonsOptions) {
  const { provider, identities, account, store, sessionStart, tellOwner } = options;
  async function tell(userId: string, letter: "providerLinked" | "providerUnlinked"): Promise<void> {
    const user = await store.userById(userId);
    if (user !== undefined && provider !== null)
      await tellOwner(user, (words, at) => words[letter]({ ...at, name: provider.name }));
  }

  async function signIn(person: OidcPerson, invitation: string | null, caller: Caller): Promise<Started | Refusal> {
    const known = await identities.userOf(person);
    // The provider may have used an existing session, which proves nothing about now.
    const provedAtMs = person.provedAtMs ?? 0;
    if (known !== null) return sessionStart.begin(known, caller.userAgent, async () => true, provedAtMs);
    // An address that the provider hasn't verified may belong to another person.
    if (person.email === null || !person.isEmailVerified) return refuse("provider-email-not-verified");
    const { email } = person;
    const wish = { email, name: person.name, invitation, provedAtMs };
    const opened = await account.signUpVouched(wish, caller, (userId, queries) =>
      identities.link(person, userId, queries),
    );
    // Another window of the same person may have been first.
    const again = opened instanceof Refusal ? await identities.userOf(person) : null;
    if (again !== null) return sessionStart.begin(again, caller.userAgent, async () => true, provedAtMs);
    // The owner of an existing account has to sign in to it first and link the provider there.
    return opened instanceof Refusal && opened.code === "email-already-in-use" ? refuse("provider-not-linked") : opened;
  }

  async function link(person: OidcPerson, userId: string): Promise<"linked" | "provider-linked-elsewhere"> {
    const owner = await identities.userOf(person);
    const isTaken = owner !== null && owner !== userId;
    const hasOther = owner === null && (await identities.linkedAt(userId, person.issuer)) !== null;
    if (isTaken || hasOther) return "provider-linked-elsewhere";
    if (owner === null) {
      if (!(await identities.link(person, userId))) return "provider-linked-elsewhere";
      await tell(userId, "providerLinked");
    }
    return "linked";
  }

  return { tell, signIn, link };
}
