import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Account, Caller } from "./account.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { OidcPerson, OidcProvider } from "./oidc-provider.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { SessionStart, Started } from "./session-start.ts";
import type { AccountStore } from "./store.ts";

const flowMs = 10 * 60_000;
const sealedAs = { userId: "", field: "oidc-flow" };

/** A pending round trip. The browser keeps it, sealed. */
const Flow = z.object({
  purpose: z.enum(["sign-in", "link", "proof"]),
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The session that started it; null: signed out. */
  tokenHash: z.string().nullable(),
  invitation: z.string().nullable(),
  expiresAtMs: z.number(),
});
type Flow = z.infer<typeof Flow>;

/** The outcome of a round trip. The browser words any problem. */
export type Finished =
  | { readonly kind: "signed-in"; readonly started: Started }
  | { readonly kind: "linked" }
  | { readonly kind: "proved" }
  | { readonly kind: "problem"; readonly purpose: Flow["purpose"]; readonly code: string };

export type Oidc = ReturnType<typeof createOidc>;

/**
 * Sign-in through an OpenID Connect provider, besides the password. The provider's own second factor counts, so none is
 * asked for here.
 */
export function createOidc({
  provider,
  identities,
  account,
  store,
  sessionStart,
  vault,
  tellOwner,
  havePasskeys,
  limits,
  clock,
}: {
  /** Null: none is configured. */
  provider: OidcProvider | null;
  identities: IdentityStore;
  account: Account;
  store: AccountStore;
  sessionStart: SessionStart;
  vault: Vault;
  tellOwner: OwnerNotice;
  /** True if passkeys work at this address. */
  havePasskeys: boolean;
  limits: RateLimits;
  clock: Clock;
}) {
  async function begin(
    purpose: Flow["purpose"],
    { tokenHash, invitation }: Pick<Flow, "tokenHash" | "invitation">,
  ): Promise<{ url: string; cookie: string } | Refusal> {
    if (provider === null) return refuse("provider-not-set-up");
    const begun = await provider.begin({ anew: purpose === "proof" });
    if (begun === "unreachable") return refuse("provider-unreachable");
    const flow: Flow = { purpose, secrets: begun.secrets, tokenHash, invitation, expiresAtMs: clock.now() + flowMs };
    return { url: begun.url.href, cookie: vault.seal(JSON.stringify(flow), sealedAs) };
  }

  function flowIn(cookie: string | null): Flow | null {
    const opened = cookie === null ? null : vault.open(cookie, sealedAs);
    const flow = opened === null ? null : Flow.safeParse(JSON.parse(opened)).data;
    return flow !== null && flow !== undefined && flow.expiresAtMs > clock.now() ? flow : null;
  }

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

  async function link(person: OidcPerson, userId: string): Promise<Finished> {
    const owner = await identities.userOf(person);
    const isTaken = owner !== null && owner !== userId;
    const hasOther = owner === null && (await identities.linkedAt(userId, person.issuer)) !== null;
    if (isTaken || hasOther) return { kind: "problem", purpose: "link", code: "provider-linked-elsewhere" };
    if (owner === null) {
      if (!(await identities.link(person, userId)))
        return { kind: "problem", purpose: "link", code: "provider-linked-elsewhere" };
      await tell(userId, "providerLinked");
    }
    return { kind: "linked" };
  }

  return {
    name: provider?.name ?? null,

    async linkedAt(userId: string): Promise<string | null> {
      return provider === null ? null : identities.linkedAt(userId, provider.issuer);
    },

    async beginSignIn(invitation: string | null, { clientAddress }: Pick<Caller, "clientAddress">) {
      const wait = await limits.signIn(clientAddress);
      if (wait !== null) return refuse("too-many-requests", { retryAfterSeconds: wait });
      return begin("sign-in", { tokenHash: null, invitation });
    },
    beginLink: ({ tokenHash }: SignedIn) => begin("link", { tokenHash, invitation: null }),
    beginProof: ({ tokenHash }: SignedIn) => begin("proof", { tokenHash, invitation: null }),

    /** Handles the provider's response. Its purpose was fixed at the start, by the same browser and session. */
    async finish(
      parameters: Readonly<Record<string, string | undefined>>,
      cookie: string | null,
      { signedIn, ...caller }: Caller & { readonly signedIn: SignedIn | null },
    ): Promise<Finished> {
      const flow = flowIn(cookie);
      if (provider === null || flow === null) return { kind: "problem", purpose: "sign-in", code: "sign-in-expired" };
      const { purpose, secrets, tokenHash, invitation } = flow;
      const problem = (code: string): Finished => ({ kind: "problem", purpose, code });
      const person = await provider.finish(parameters, secrets, { anew: purpose === "proof" });
      if (typeof person === "string") return problem(`provider-${person}`);
      if (purpose === "sign-in") {
        const started = await signIn(person, invitation, caller);
        return started instanceof Refusal ? problem(started.code) : { kind: "signed-in", started };
      }
      if (signedIn === null || signedIn.tokenHash !== tokenHash) return problem("sign-in-expired");
      if (purpose === "link") return link(person, signedIn.userId);
      if ((await identities.userOf(person)) !== signedIn.userId) return problem("provider-linked-elsewhere");
      await store.noteProved(signedIn.tokenHash, person.provedAtMs ?? 0);
      return { kind: "proved" };
    },

    async unlink(userId: string): Promise<Record<string, never> | Refusal> {
      if (provider === null) return refuse("provider-not-set-up");
      const outcome = await identities.unlink(userId, provider.issuer, { isPlaced: havePasskeys });
      if (outcome === "not-linked") return refuse("provider-not-linked");
      if (outcome === "only-way-in") return refuse("only-way-in");
      await tell(userId, "providerUnlinked");
      return {};
    },
  };
}
