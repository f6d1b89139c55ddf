import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type MarketProvider, ProviderError } from "./provider.ts";

export interface ProviderCondition {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  /** The first failure since the last call that succeeded; null while none has failed. */
  readonly failingSince: string | null;
}

const neverAsked: ProviderCondition = { lastSuccessAt: null, lastErrorAt: null, lastError: null, failingSince: null };

export type ProviderConditions = ReturnType<typeof createProviderConditions>;

/** Runs the calls of providers and records how each went last. */
export function createProviderConditions({ clock, log }: { clock: Clock; log: Log }) {
  const conditions = new Map<string, ProviderCondition>();

  /** Runs one call and records how it went. An undefined value means that the provider has no such call. */
  async function recorded<T>(provider: MarketProvider, what: string, call: () => Promise<T>): Promise<T> {
    const known = (): ProviderCondition => conditions.get(provider.id) ?? neverAsked;
    try {
      const value = await call();
      if (value !== undefined)
        conditions.set(provider.id, { ...known(), lastSuccessAt: isoTime(clock.now()), failingSince: null });
      return value;
    } catch (error) {
      const failingSince = known().failingSince ?? isoTime(clock.now());
      if (!(error instanceof ProviderError)) {
        const lastError = "The reply could not be understood";
        conditions.set(provider.id, { ...known(), lastErrorAt: isoTime(clock.now()), lastError, failingSince });
        log.error({ provider: provider.id, what, err: error }, "a provider broke");
        throw error;
      }
      const message = describeFailure(error);
      // A call that was never made adds no information: the failure that blocks it stays on record.
      const isHeldBack = error.advice === "wait" && error.status === null && known().lastError !== null;
      if (!isHeldBack)
        conditions.set(provider.id, {
          ...known(),
          lastErrorAt: isoTime(clock.now()),
          lastError: message,
          failingSince,
        });
      log.warn({ provider: provider.id, what, advice: error.advice, reason: error.message }, message);
      throw error;
    }
  }

  /** Runs one call and records how it went; null when it failed, so that the next provider, or the last good value, answers. */
  async function attempt<T>(
    provider: MarketProvider,
    what: string,
    call: () => Promise<T>,
  ): Promise<{ value: T } | null> {
    return recorded(provider, what, call).then(
      (value) => ({ value }),
      () => null,
    );
  }

  return {
    of: (id: string): ProviderCondition => conditions.get(id) ?? neverAsked,
    recorded,
    attempt,
  };
}

/** "HTTP {status}: {statusText}", or what went wrong where there was no reply. */
export function describeFailure(error: ProviderError): string {
  return error.status === null ? error.message : `HTTP ${error.status}: ${error.statusText}`;
}
