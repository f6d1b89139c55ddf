import { type MarketProvider, ProviderError, type QuoteAnswer } from "../../provider.ts";
import { loosePositive } from "../loose.ts";
import { type PartialAnswers, partialAnswers } from "../partial-answers.ts";
import { requireQuote } from "../require-quote.ts";
import { quoteAnswers } from "../yahoo/yahoo-quote.ts";
import { displayQuoteAnswer } from "./display-quote.ts";
import { describedQuotesPath } from "./gateway-calls.ts";
import type { GatewayContext } from "./gateway-context.ts";
import { rowsOf } from "./rows.ts";

export const testSymbol = "AAPL";

/** The gateway's quotes: a list from the described path, else one by one. */
export function createGatewayQuotes({ calls, key, source, ask, clock, fetchedAt }: GatewayContext) {
  /** Rows of the described path, which answers a list only in part or not at all where the plan has it no more. */
  function describedQuotes(symbols: readonly string[], signal?: AbortSignal) {
    const list = symbols.map(encodeURIComponent).join(",");
    const read = (json: unknown) =>
      quoteAnswers(symbols, rowsOf(json), { source, fetchedAt: fetchedAt(), readPrice: loosePositive });
    return ask("quote", `${describedQuotesPath}${list}`, {}, read, signal);
  }

  async function displayQuote(symbol: string, signal?: AbortSignal): Promise<QuoteAnswer> {
    for (const type of ["STOCKS", "ETF"]) {
      const read = (json: unknown) => displayQuoteAnswer(symbol, rowsOf(json)[0], { source, now: clock.now() });
      const answer = await ask("quote", "/api/v1/markets/quote", { ticker: symbol, type }, read, signal);
      if (answer !== null) return answer;
    }
    return { kind: "unknown" };
  }

  async function singleQuote(symbol: string, hasDescribedPath: boolean, signal?: AbortSignal): Promise<QuoteAnswer> {
    const described = hasDescribedPath ? (await describedQuotes([symbol], signal))?.get(symbol) : undefined;
    return described === undefined || described.kind === "unknown" ? displayQuote(symbol, signal) : described;
  }

  return {
    async quotes(symbols, signal) {
      const answers = new Map<string, QuoteAnswer>(await describedQuotes(symbols, signal));
      const hasDescribedPath = answers.size > 0;
      const left = symbols.filter((symbol) => (answers.get(symbol)?.kind ?? "unknown") === "unknown");
      // A list of one has just been asked for on its own.
      const asksAgain = hasDescribedPath && symbols.length > 1;
      for (const symbol of left) answers.delete(symbol);
      const asked = partialAnswers(left, (symbol) => singleQuote(symbol, asksAgain, signal));
      // Answers received so far are kept, even if these calls fail.
      const singles = answers.size === 0 ? await asked : await asked.catch(nothingOf);
      for (const [symbol, answer] of singles.answers) answers.set(symbol, answer);
      return answers;
    },

    async probe() {
      const read = (json: unknown) => {
        const answers = quoteAnswers([testSymbol], rowsOf(json), {
          source,
          fetchedAt: fetchedAt(),
          readPrice: loosePositive,
        });
        const answer = answers.get(testSymbol);
        requireQuote(answer?.kind === "quote" ? answer.quote.facts.price : null);
      };
      await calls.ask({ key, purpose: "quote", path: `${describedQuotesPath}${testSymbol}`, read, isSingle: true });
    },
  } satisfies Partial<MarketProvider>;
}

/** Treats failed calls as an answer with no quotes. */
function nothingOf(error: unknown): PartialAnswers<QuoteAnswer> {
  if (error instanceof ProviderError) return { answers: new Map(), missing: null };
  throw error;
}
