import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type MarketProvider, type ProvidedQuote, ProviderError } from "./provider.ts";

/** What all providers together say of a symbol. */
export type Routed =
  | { readonly kind: "quote"; readonly quote: ProvidedQuote }
  | { readonly kind: "unknown" }
  | { readonly kind: "failed" };

export interface ProviderCondition {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
}

export type Router = ReturnType<typeof createRouter>;

/** Asks the providers in their order; each is asked only for what the ones before it could not answer. */
export function createRouter({
  providers,
  clock,
  log,
}: {
  providers: readonly MarketProvider[];
  clock: Clock;
  log: Log;
}) {
  const conditions = new Map<string, ProviderCondition>();

  /** Runs one call and keeps how it went; null when it failed. */
  async function attempt<T>(
    provider: MarketProvider,
    what: string,
    call: () => Promise<T>,
  ): Promise<{ value: T } | null> {
    const before = conditions.get(provider.id) ?? { lastSuccessAt: null, lastErrorAt: null, lastError: null };
    try {
      const value = await call();
      conditions.set(provider.id, { ...before, lastSuccessAt: isoTime(clock.now()) });
      return { value };
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        // A mistake of our own in one provider must not keep the others, or the last good value, from answering.
        const lastError = "The reply could not be understood";
        conditions.set(provider.id, { ...before, lastErrorAt: isoTime(clock.now()), lastError });
        log.error({ provider: provider.id, what, err: error }, "a provider broke");
        return null;
      }
      const message = describeFailure(error);
      conditions.set(provider.id, { ...before, lastErrorAt: isoTime(clock.now()), lastError: message });
      log.warn({ provider: provider.id, what, advice: error.advice, reason: error.message }, message);
      return null;
    }
  }

  return {
    providers,

    condition: (id: string): ProviderCondition =>
      conditions.get(id) ?? { lastSuccessAt: null, lastErrorAt: null, lastError: null },

    async quotes(symbols: readonly string[]): Promise<Map<string, Routed>> {
      const routed = new Map<string, Routed>(symbols.map((symbol) => [symbol, { kind: "failed" }]));
      for (const provider of providers) {
        const asked = symbols.filter((symbol) => routed.get(symbol)?.kind !== "quote" && provider.covers(symbol));
        const batches: string[][] = [];
        for (let start = 0; start < asked.length; start += provider.batchSize)
          batches.push(asked.slice(start, start + provider.batchSize));
        await Promise.all(
          batches.map(async (batch) => {
            const answers = await attempt(provider, "quotes", () => provider.quotes(batch));
            if (answers === null) return;
            for (const symbol of batch) {
              const answer = answers.value.get(symbol);
              if (answer?.kind === "quote") routed.set(symbol, answer);
              else if (answer?.kind === "unknown") routed.set(symbol, answer);
              else
                log.warn(
                  { provider: provider.id, symbol, reason: answer?.reason ?? "no answer for the symbol" },
                  "Invalid quote data received",
                );
            }
          }),
        );
      }
      return routed;
    },

    /**
     * The first provider's answer; null when every one failed or has no such call. A provider's null ("no such instrument")
     * counts only when no later one knows better.
     */
    async first<T>(
      what: string,
      covers: (provider: MarketProvider) => boolean,
      call: (provider: MarketProvider) => Promise<T> | undefined,
    ): Promise<{ value: T; provider: MarketProvider } | null> {
      let unknown: { value: T; provider: MarketProvider } | null = null;
      for (const provider of providers) {
        if (!covers(provider)) continue;
        const asked = await attempt(provider, what, async () => call(provider));
        if (asked === null || asked.value === undefined) continue;
        if (asked.value !== null) return { value: asked.value, provider };
        unknown ??= { value: asked.value, provider };
      }
      return unknown;
    },
  };
}

/** "HTTP {status}: {statusText}", or what went wrong where there was no reply. */
export function describeFailure(error: ProviderError): string {
  return error.status === null ? error.message : `HTTP ${error.status}: ${error.statusText}`;
}
