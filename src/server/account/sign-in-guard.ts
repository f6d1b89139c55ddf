import { createHmac } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import type { AccountStore } from "./store.ts";

const freeFailures = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

/**
 * Slows down guessing one account's password: five failures are free, then one try per 30 s, growing to 15 min, never a
 * hard lock. Unknown addresses are slowed down just the same, so that the answer does not tell who has an account.
 */
export function createSignInGuard({ store, clock, secret }: { store: AccountStore; clock: Clock; secret: string }) {
  const keyOf = (emailKey: string) => createHmac("sha256", secret).update(`sign-in:${emailKey}`).digest("hex");
  return {
    /** Seconds until the next try is taken; null: now. */
    async waitSeconds(emailKey: string): Promise<number | null> {
      const until = await store.blockedUntil(keyOf(emailKey));
      if (until === null) return null;
      const waitMs = Date.parse(until) - clock.now();
      return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
    },
    async failed(emailKey: string): Promise<void> {
      const key = keyOf(emailKey);
      const excess = (await store.countFailure(key)) - freeFailures;
      if (excess < 0) return;
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(excess, 10));
      await store.block(key, isoTime(clock.now() + waitMs));
    },
    succeeded: (emailKey: string): Promise<void> => store.forgetFailures(keyOf(emailKey)),
  };
}
