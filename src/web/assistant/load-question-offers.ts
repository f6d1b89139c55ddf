import type { Holding } from "#contract/portfolio-figures.ts";
import type { Watchlist } from "#contract/watchlists.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { askIndexInSteps } from "#core/questions/ask-index.ts";
import { type OfferOptions, type QuestionOffers, questionOffers } from "#core/questions/question-offers.ts";
import { questionWords } from "#core/questions/question-words.ts";
import { localDay } from "../format/local-day.ts";
import { pageLanguage } from "../text/page-language.ts";

/** The questions that are answered without a model, with the user's own symbols. */
export interface OwnQuestionOffers {
  /** None for less than a word and for more than a question. */
  readonly matching: (text: string) => ReturnType<QuestionOffers["matching"]>;
  readonly all: () => ReturnType<QuestionOffers["all"]>;
}

/** What the page knows of its user. */
export interface Own {
  /** Symbols that come before the largest holdings; watched ones come after them. */
  readonly first: readonly string[];
  readonly holdings: readonly Holding[];
  readonly watchlists: readonly Watchlist[];
  readonly currency: string;
}

const longestWaitMs = 300;
const stepMs = 6;
const maxTypedLength = 80;

/** Loads the questions of the page's language and prepares their search in moments in which the page has nothing else to do. */
export async function loadQuestionOffers(): Promise<(own: Own) => OwnQuestionOffers> {
  const { questions } = await questionWords[pageLanguage]();
  const steps = askIndexInSteps(questions);
  for (;;) {
    await idle();
    const until = performance.now() + stepMs;
    do {
      const step = steps.next();
      if (step.done !== true) continue;
      const offers = questionOffers(pageLanguage, questions, step.value);
      await idle();
      // The first search prepares what reads times and amounts.
      offers.matching("1", optionsOf({ first: [], holdings: [], watchlists: [], currency: "USD" }));
      return (own) => ownOffers(offers, own);
    } while (performance.now() < until);
  }
}

function ownOffers(offers: QuestionOffers, own: Own): OwnQuestionOffers {
  const options = optionsOf(own);
  return {
    matching: (text) => (isWorthMatching(text) ? offers.matching(text, options) : []),
    all: () => offers.all(options),
  };
}

function optionsOf({ first, holdings, watchlists, currency }: Own): OfferOptions {
  const isFund = ({ assetClass }: Holding): boolean => assetClass === "Funds";
  return {
    symbols: [
      ...new Set([
        ...first,
        ...holdings.filter((one) => !isFund(one)).map(({ symbol }) => symbol),
        ...watchlists.flatMap(({ symbols }) => symbols),
      ]),
    ],
    funds: holdings.filter(isFund).map(({ symbol }) => symbol),
    known: [
      ...holdings.map(({ symbol, name }) => ({ symbol, name: name ?? "" })),
      ...watchlists.flatMap(({ symbols }) => symbols.map((symbol) => ({ symbol, name: "" }))),
      ...builtInInstruments,
    ],
    currency,
    today: localDay(Date.now()),
  };
}

/** From the third letter, or the second where a letter is a word, up to the length of a question. */
function isWorthMatching(text: string): boolean {
  const typed = text.trim();
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed) ? 2 : 3;
  return typed.length >= least && typed.length <= maxTypedLength && !typed.includes("\n");
}

/** Waits for an idle moment; browsers without them go on after a moment. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else setTimeout(resolve);
  });
}
