import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { isNotOffered, type MarketProvider } from "./provider.ts";
import { createProviderConditions } from "./provider-conditions.ts";
import { createQuoteRouting } from "./quote-routing.ts";

export type Router = ReturnType<typeof createRouter>;

/** Asks the providers in their order; each is asked only for what the ones before it could not answer. */
export function createRouter({
  providers,
  secondOpinions = [],
  clock,
  log,
}: {
  providers: readonly MarketProvider[];
  /** Asked for a quote only when it is doubted. */
  secondOpinions?: readonly MarketProvider[];
  clock: Clock;
  log: Log;
}) {
  const conditions = createProviderConditions({ clock, log });

  return {
    providers,

    /** Everybody this router may ask, those of a second opinion last. */
    asked: [...new Set([...providers, ...secondOpinions])],

    condition: conditions.of,

    /** Asks one provider for one quote, past every cache. Throws what the provider throws. */
    probe: (provider: MarketProvider): Promise<void> =>
      conditions
        .recorded(provider, "test", async () => {
          await provider.probe();
          return null;
        })
        .then(() => undefined),

    quotes: createQuoteRouting({ providers, secondOpinions, attempt: conditions.attempt, log }),

    /**
     * The first provider's answer; null when every one failed or has no such call. A provider's null ("no such instrument")
     * and what it doesn't offer count only when no later one knows better, the latter only when none failed.
     */
    async first<T>(
      what: string,
      covers: (provider: MarketProvider) => boolean,
      call: (provider: MarketProvider) => Promise<T> | undefined,
    ): Promise<{ value: T; provider: MarketProvider } | null> {
      let unknown: { value: T; provider: MarketProvider } | null = null;
      let notOffered: { value: T; provider: MarketProvider } | null = null;
      let hasFailed = false;
      for (const provider of providers) {
        if (!covers(provider)) continue;
        const asked = await conditions.attempt(provider, what, async () => call(provider));
        hasFailed ||= asked === null;
        if (asked === null || asked.value === undefined) continue;
        const answer = { value: asked.value, provider };
        if (isNotOffered(asked.value)) notOffered ??= answer;
        else if (asked.value === null) unknown ??= answer;
        else return answer;
      }
      return (hasFailed ? null : notOffered) ?? unknown;
    },
  };
}
