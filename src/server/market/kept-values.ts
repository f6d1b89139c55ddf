import { LRUCache } from "lru-cache";
import type { Provenance } from "#contract/provenance.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import type { Origin } from "#core/market/quote.ts";
import { type Clock, isRecent } from "../clock.ts";
import type { Log } from "../log.ts";
import { noteCacheRead } from "../metrics/channels.ts";
import { patiently, patienceMs } from "./patience.ts";
import { createSharedRenewals } from "./shared-renewals.ts";
import type { MarketStore } from "./store.ts";

/** Everything but quotes is fresh for five minutes. Source: product specification, section 9. */
export const factFreshMs = 5 * 60_000;
/** Past this a value is no longer "cached" but "stale". */
const staleAfterMs = 15 * 60_000;
const heldEntries = 1_000;
/** After a failure the sources' own breakers say when to ask again; this only keeps readers from asking in a rush. */
export const failureRestMs = 5_000;

export interface WithOrigin {
  readonly origin: Origin;
}

/** The answer of the providers: a value, confirmation that there is no such thing, or a failure. */
export type Asked<T> =
  | { readonly kind: "value"; readonly value: T }
  | { readonly kind: "unknown" }
  | { readonly kind: "failed" };

/**
 * Values by key: fresh ones from memory, else from the providers with identical requests shared, else the last good one.
 * An old value is shown at once while it is renewed.
 */
export function createKeptValues<T extends WithOrigin>({
  kind,
  store,
  clock,
  log,
  negativeCacheMs,
  freshMs = () => factFreshMs,
}: {
  /** Names the kind of value in the database. */
  kind: string;
  store: Pick<MarketStore, "lastGoodValue" | "keepValue">;
  clock: Clock;
  log: Log;
  /** Milliseconds for which a missing item isn't requested again. */
  negativeCacheMs: number;
  freshMs?: (key: string, value: T) => number;
}) {
  const held = new LRUCache<string, T>({ max: heldEntries });
  const resting = new LRUCache<string, { asked: Asked<T>; until: number }>({ max: heldEntries });
  const shared = createSharedRenewals<Asked<T>>();

  async function renew(key: string, ask: () => Promise<Asked<T>>): Promise<Asked<T>> {
    const rest = resting.get(key);
    if (rest !== undefined && rest.until > clock.now()) return rest.asked;
    const asked = await ask();
    if (asked.kind !== "value") {
      const restMs = asked.kind === "unknown" ? negativeCacheMs : Math.min(negativeCacheMs, failureRestMs);
      resting.set(key, { asked, until: clock.now() + restMs });
      return asked;
    }
    held.set(key, asked.value);
    resting.delete(key);
    void store
      .keepValue(kind, key, asked.value)
      .catch((error: unknown) => log.error({ err: error, kind }, "a last good value was not kept"));
    return asked;
  }

  return {
    /** Returns the newest value available; `unknown` when there is no such thing, `failed` when no source answered. */
    async get(key: string, ask: () => Promise<Asked<T>>): Promise<Asked<T>> {
      const known = held.get(key);
      const isHit = known !== undefined && isFresh(key, known);
      noteCacheRead(kind, isHit);
      if (isHit) return { kind: "value", value: known };
      const lastGood = known ?? (((await store.lastGoodValue(kind, key))?.value ?? null) as T | null);
      if (lastGood !== null && isFresh(key, lastGood)) {
        held.set(key, lastGood);
        return { kind: "value", value: lastGood };
      }
      const renewal = shared(
        key,
        () => renew(key, ask),
        (error) => log.error({ err: error, kind, key }, "a value was not renewed"),
      );
      if (lastGood === null) return (await patiently(renewal)) ?? { kind: "failed" };
      const settled =
        factStatus(lastGood.origin, clock.now()) === "stale" ? await patiently(renewal, patienceMs) : null;
      if (settled?.kind === "unknown") return settled;
      return { kind: "value", value: held.get(key) ?? lastGood };
    },
  };

  function isFresh(key: string, value: T): boolean {
    return isRecent(Date.parse(value.origin.fetchedAt), clock.now(), freshMs(key, value));
  }
}

/** Returns the status of a value without a market time: its age counts from when it was received. */
export function factStatus(origin: Origin, now: number, freshMs: number = factFreshMs): DataStatus {
  if (origin.isSample) return "sample";
  const age = now - Date.parse(origin.fetchedAt);
  if (age <= freshMs) return "live";
  return age <= Math.max(staleAfterMs, freshMs) ? "cached" : "stale";
}

export function factProvenance(origin: Origin, now: number, note?: string | null, freshMs?: number): Provenance {
  return {
    source: origin.source,
    status: factStatus(origin, now, freshMs),
    asOf: origin.asOf,
    delayMinutes: origin.delayMinutes,
    fetchedAt: origin.fetchedAt,
    ...(note === undefined || note === null ? {} : { note }),
  };
}

/** Returns the provenance of a value that no source provided. */
export function noProvenance(note?: string): Provenance {
  return {
    source: "none",
    status: "unavailable",
    asOf: null,
    delayMinutes: null,
    fetchedAt: null,
    ...(note === undefined ? {} : { note }),
  };
}
