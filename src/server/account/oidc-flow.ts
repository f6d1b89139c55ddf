import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Vault } from "../secrets/vault.ts";

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
export type OidcFlow = z.infer<typeof Flow>;

/** Round trips to the provider, sealed for the browser that keeps them. */
export function createOidcFlows(vault: Vault, clock: Clock) {
  return {
    seal: (flow: Omit<OidcFlow, "expiresAtMs">): string =>
      vault.seal(JSON.stringify({ ...flow, expiresAtMs: clock.now() + flowMs } satisfies OidcFlow), sealedAs),

    /** Null: there is none, or its time is over. */
    open(cookie: string | null): OidcFlow | null {
      const opened = cookie === null ? null : vault.open(cookie, sealedAs);
      const flow = opened === null ? null : Flow.safeParse(JSON.parse(opened)).data;
      return flow !== null && flow !== undefined && flow.expiresAtMs > clock.now() ? flow : null;
    },
  };
}
