import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { agrees, type QuoteDoubt } from "#core/market/plausibility.ts";
import { type MarketProvider, type ProvidedQuote, ProviderError, type QuoteAnswer } from "./provider.ts";

/** The combined answer of all providers for a symbol. */
export type Routed =
  | {
      readonly kind: "quote";
      readonly quote: ProvidedQuote;
      /** A note for users; null when there is none. */
      readonly label: string | null;
    }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "failed";
      /** Set when there was a quote too doubtful to show. */
      readonly doubt: (QuoteDoubt & { readonly quote: ProvidedQuote }) | null;
      /** Why it is not shown, for people. */
      readonly words: string | null;
    };

export interface ProviderCondition {
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  /** The first failure since the last call that succeeded; null while none has failed. */
  readonly failingSince: string | null;
}

const neverAsked: ProviderCondition = { lastSuccessAt: null, lastErrorAt: null, lastError: null, failingSince: null };

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
    providers,

    /** Everybody this router may ask, those of a second opinion last. */
    asked: [...new Set([...providers, ...secondOpinions])],

    condition: (id: string): ProviderCondition => conditions.get(id) ?? neverAsked,

    /** Asks one provider for one quote, past every cache. Throws what the provider throws. */
    probe: (provider: MarketProvider): Promise<void> =>
      recorded(provider, "test", async () => {
        await provider.probe();
        return null;
      }).then(() => undefined),

    /**
     * Rejects a quote that `doubtOf` questions and asks the next provider, then those for a second opinion. If another
     * provider confirms the quote, it is accepted. If none does, the symbol fails with the doubt in words.
     */
    async quotes(
      symbols: readonly string[],
      doubtOf: (quote: ProvidedQuote) => QuoteDoubt | null = () => null,
    ): Promise<Map<string, Routed>> {
      const routed = new Map<string, Routed>(
        symbols.map((symbol) => [symbol, { kind: "failed", doubt: null, words: null }]),
      );
      const doubted = new Map<string, { quote: ProvidedQuote; doubt: QuoteDoubt }[]>();

      function take(provider: MarketProvider, symbol: string, answer: QuoteAnswer | undefined) {
        if (answer?.kind === "unknown") {
          // A price that is doubted is still one of an instrument that exists.
          if (!doubted.has(symbol)) routed.set(symbol, answer);
          return;
        }
        if (answer?.kind !== "quote") {
          const reason = answer?.reason ?? "no answer for the symbol";
          log.warn({ provider: provider.id, symbol, reason }, "Invalid quote data received");
          if (answer !== undefined && !doubted.has(symbol))
            routed.set(symbol, { kind: "failed", doubt: null, words: heldBackWords(provider, reason) });
          return;
        }
        const doubt = doubtOf(answer.quote);
        const earlier = doubted.get(symbol) ?? [];
        if (doubt === null || doubt.action === "label") {
          routed.set(symbol, { ...answer, label: doubt?.words ?? null });
          return;
        }
        const agreeing = earlier.find(
          (other) => isSettledBySecond(other.doubt) && haveSamePrice(other.quote, answer.quote),
        );
        if (agreeing !== undefined && isSettledBySecond(doubt)) {
          routed.set(symbol, { kind: "quote", quote: agreeing.quote, label: null });
          return;
        }
        doubted.set(symbol, [...earlier, { quote: answer.quote, doubt }]);
        // Keeps a move that may be real, even if another source only has an older price.
        if (!earlier.some((other) => isSettledBySecond(other.doubt))) {
          const words = heldBackWords(provider, doubt.words);
          routed.set(symbol, { kind: "failed", doubt: { ...doubt, quote: answer.quote }, words });
        }
        log.warn({ provider: provider.id, symbol, reason: doubt.reason }, "a quote was held back");
      }

      async function ask(provider: MarketProvider, asked: readonly string[]) {
        const batches: string[][] = [];
        for (let start = 0; start < asked.length; start += provider.batchSize)
          batches.push(asked.slice(start, start + provider.batchSize));
        await Promise.all(
          batches.map(async (batch) => {
            const answers = await attempt(provider, "quotes", () => provider.quotes(batch));
            if (answers !== null) for (const symbol of batch) take(provider, symbol, answers.value.get(symbol));
          }),
        );
      }

      for (const provider of providers)
        await ask(
          provider,
          symbols.filter((symbol) => routed.get(symbol)?.kind !== "quote" && provider.covers(symbol)),
        );
      for (const provider of secondOpinions) {
        if (providers.includes(provider)) continue;
        const isOpen = (symbol: string) =>
          routed.get(symbol)?.kind === "failed" && doubted.get(symbol)?.some(({ doubt }) => isSettledBySecond(doubt));
        await ask(
          provider,
          symbols.filter((symbol) => isOpen(symbol) === true && provider.covers(symbol)),
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

function heldBackWords({ name }: MarketProvider, reason: string): string {
  return `Held back from ${name}: ${reason}`;
}

/**
 * Returns true when two quotes have the same price in the same unit. A missing currency is assumed to match the
 * other's.
 */
function haveSamePrice({ facts: one }: ProvidedQuote, { facts: other }: ProvidedQuote): boolean {
  const isSameUnit = one.currency === null || other.currency === null || one.currency === other.currency;
  return isSameUnit && agrees(one.price, other.price);
}

/** Returns true for doubts that a second source can resolve: a move may be real, an invalid value never is. */
function isSettledBySecond({ reason }: QuoteDoubt): boolean {
  return reason === "jump" || reason === "hundredfold";
}
