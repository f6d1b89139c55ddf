import { createHmac } from "node:crypto";
import { type Clock } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { AccountStore } from "./store.ts";

const freeFailures = 5;
/** Block after each further failure; the last value repeats. */
const waitsMs = [30_000, 60_000, 120_000, 240_000, 480_000, 900_000];

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Slows down guessing: five failures are free, then one try per 30 s, growing to 15 min, never a hard lock. A subject is
 * whatever is counted on its own, such as an address or one browser at that address. Unknown addresses are slowed down the
 * same way, so the answer doesn't reveal who has an account.
 */
export function createSignInGuard({ store, clock, secret }: { store: AccountStore; clock: Clock; secret: string }) {
  const keyOf = (subject: string) => createHmac("sha256", secret).update(`sign-in:${subject}`).digest("hex");
  return {
    /**
     * Runs `check` unless the subject is blocked, and counts the try before it runs. A check that ends in a refusal or an
     * error proved nothing and isn't counted. Returns the outcome, or `too-many-requests` with the seconds to wait.
     */
    async attempt(subject: string, check: () => Promise<boolean | Refusal>): Promise<boolean | Refusal> {
      const key = keyOf(subject);
      const blockedUntil = await store.reserveTry(key, { freeFailures, waitsMs });
      if (blockedUntil !== null) {
        const seconds = Math.ceil((Date.parse(blockedUntil) - clock.now()) / 1000);
        return refuse("too-many-requests", { retryAfterSeconds: Math.max(1, seconds) });
      }
      let outcome: boolean | Refusal;
      try {
        outcome = await check();
      } catch (error) {
        await store.releaseTry(key);
        throw error;
      }
      if (outcome === true) await store.forgetFailures(key);
      else if (outcome instanceof Refusal) await store.releaseTry(key);
      return outcome;
    },
    /** Forgets earlier failures, for example after a password reset. */
    forget: (subject: string): Promise<void> => store.forgetFailures(keyOf(subject)),
  };
}
