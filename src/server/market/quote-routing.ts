import { agrees, type QuoteDoubt } from "#core/market/plausibility.ts";
import type { Log } from "../log.ts";
import type { MarketProvider, ProvidedQuote, QuoteAnswer } from "./provider.ts";
import type { ProviderConditions } from "./provider-conditions.ts";

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

/** Asks the providers for quotes, each for what the ones before it could not answer. */
export function createQuoteRouting({
  providers,
  secondOpinions,
  attempt,
  log,
}: {
  providers: readonly MarketProvider[];
  secondOpinions: readonly MarketProvider[];
  attempt: ProviderConditions["attempt"];
  log: Log;
}) {
  /**
   * Rejects a quote that `doubtOf` questions and asks the next provider, then those for a second opinion. If another
   * provider confirms the quote, it is accepted. If none does, the symbol fails with the doubt in words.
   */
  return async (
    symbols: readonly string[],
    doubtOf: (quote: ProvidedQuote) => QuoteDoubt | null = () => null,
  ): Promise<Map<string, Routed>> => {
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
  };
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
