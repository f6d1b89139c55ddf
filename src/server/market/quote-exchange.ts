import type { Log } from "../log.ts";
import type { SharedState } from "../shared/shared-state.ts";
import type { ProvidedQuote } from "./provider.ts";

const channel = "quotes";

/** The result of one instance's request to the providers. */
export interface QuoteNews {
  /** All that were asked for, also those without an answer. */
  readonly symbols: readonly string[];
  readonly quotes: readonly ProvidedQuote[];
  /** Notes for users on a quote, by symbol. */
  readonly labels: Readonly<Record<string, string>>;
  /** Why an answer was held back, by symbol. */
  readonly heldBack: Readonly<Record<string, string>>;
}

export interface QuoteExchange {
  send(news: QuoteNews): void;
  /** Calls back with what other instances send. */
  onNews(listener: (news: QuoteNews) => void): () => void;
}

/** Quotes on their way between instances. What is lost is asked for again; nothing waits for it. */
export function createQuoteExchange({
  shared,
  instance,
  log,
}: {
  shared: SharedState;
  /** Names this process. */
  instance: string;
  log: Log;
}): QuoteExchange {
  return {
    send(news) {
      shared
        .publish(channel, JSON.stringify({ instance, news }))
        .catch((error: unknown) => log.debug({ err: error }, "quotes were not sent to other instances"));
    },
    onNews(listener) {
      return shared.subscribe(channel, (text) => {
        const message = JSON.parse(text) as { instance: string; news: QuoteNews };
        if (message.instance !== instance) listener(message.news);
      });
    },
  };
}
