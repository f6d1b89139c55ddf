import type { UpstreamHealth } from "./upstream-health.ts";

export type Quota = NonNullable<UpstreamHealth["quota"]>;

/** Header names by meaning, the most specific first. Per-second and per-minute limits are ignored. */
const families = ["x-ratelimit-requests", "x-ratelimit", "ratelimit"] as const;

/** Without a time of reset an empty quota is tried again after so long. */
const unknownResetMs = 900_000;

/** Tracks the remaining quota from a service's response headers. */
export function createQuotaWatch({ clock }: { clock: { now(): number } }) {
  let limit: number | null = null;
  let remaining: number | null = null;
  let resetAt: number | null = null;
  let emptySince: number | null = null;

  /** When calls are counted anew. */
  function renewalAt(): number | null {
    if (resetAt !== null) return resetAt;
    return emptySince === null ? null : emptySince + unknownResetMs;
  }

  function forgetWhenRenewed() {
    const at = renewalAt();
    if (at === null || clock.now() < at) return;
    remaining = null;
    resetAt = null;
    emptySince = null;
  }

  return {
    /** Reads the headers of a reply; missing headers change nothing. */
    read(headers: Headers) {
      const family = families.find((name) => whole(headers.get(`${name}-remaining`)) !== null);
      if (family === undefined) return;
      const reset = whole(headers.get(`${family}-reset`));
      limit = whole(headers.get(`${family}-limit`)) ?? limit;
      remaining = whole(headers.get(`${family}-remaining`));
      // Seconds from now, or for some services the moment itself in unix seconds.
      resetAt = reset === null ? null : reset > 1e9 ? reset * 1000 : clock.now() + reset * 1000;
      emptySince = remaining === 0 ? clock.now() : null;
    },

    /** Counts a call that is about to be made: its reply will say the rest. */
    spend() {
      forgetWhenRenewed();
      if (remaining !== null && remaining > 0) remaining--;
      if (remaining === 0) emptySince ??= clock.now();
    },

    /** Milliseconds until calls are possible again; null: some are left, or the quota is unknown. */
    emptyForMs(): number | null {
      forgetWhenRenewed();
      const at = renewalAt();
      return remaining === 0 && at !== null ? at - clock.now() : null;
    },

    /** True if less than a share (0.05 is 5 %) of the quota is left. */
    isBelow(share: number): boolean {
      forgetWhenRenewed();
      return remaining !== null && limit !== null && remaining < limit * share;
    },

    /** Null until a header has reported a quota. */
    current(): Quota | null {
      forgetWhenRenewed();
      if (limit === null && remaining === null) return null;
      return { limit, remaining, resetsAt: resetAt === null ? null : new Date(resetAt).toISOString() };
    },
  };
}

/** A whole number; of a list such as "100, 100;w=60" the first. */
function whole(text: string | null): number | null {
  const digits = /^\s*(\d{1,12})(?=$|[\s,;])/.exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
