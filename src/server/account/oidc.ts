import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Caller } from "./caller.ts";
import { createOidcFlows, type OidcFlow } from "./oidc-flow.ts";
import { createOidcPersons, type OidcPersonsOptions } from "./oidc-persons.ts";
import type { Started } from "./session-start.ts";

/** The outcome of a round trip. The browser words any problem. */
export type Finished =
  | { readonly kind: "signed-in"; readonly started: Started }
  | { readonly kind: "linked" }
  | { readonly kind: "proved" }
  | { readonly kind: "problem"; readonly purpose: OidcFlow["purpose"]; readonly code: string };

export type Oidc = ReturnType<typeof createOidc>;

/**
 * Sign-in through an OpenID Connect provider, besides the password. The provider's own second factor counts, so none is
 * asked for here.
 */
export function createOidc({
  vault,
  havePasskeys,
  limits,
  clock,
  ...options
}: OidcPersonsOptions & {
  readonly vault: Vault;
  /** True if passkeys work at this address. */
  readonly havePasskeys: boolean;
  readonly limits: RateLimits;
  readonly clock: Clock;
}) {
  const { provider, identities, store } = options;
  const flows = createOidcFlows(vault, clock);
  const { signIn, link, tell } = createOidcPersons(options);

  async function begin(
    purpose: OidcFlow["purpose"],
    { tokenHash, invitation }: Pick<OidcFlow, "tokenHash" | "invitation">,
  ): Promise<{ url: string; cookie: string } | Refusal> {
    if (provider === null) return refuse("provider-not-set-up");
    const begun = await provider.begin({ anew: purpose === "proof" });
    if (begun === "unreachable") return refuse("provider-unreachable");
    const cookie = flows.seal({ purpose, secrets: begun.secrets, tokenHash, invitation });
    return { url: begun.url.href, cookie };
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
      const flow = flows.open(cookie);
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
      if (purpose === "link") {
        const outcome = await link(person, signedIn.userId);
        return outcome === "linked" ? { kind: "linked" } : problem(outcome);
      }
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
