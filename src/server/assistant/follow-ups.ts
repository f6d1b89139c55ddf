import type { Figure, Source } from "#contract/assistant.ts";
import { inEnglish, questionInEnglish, type Suggestion, suggestion } from "#core/assistant/suggestion.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { symbolsNamed } from "#core/market/symbols-named.ts";

const maxQuestions = 3;

/** Topics of a question; a kind of source shows that an answer covers it already. */
interface Topic {
  readonly kinds: readonly string[];
  readonly question: Suggestion;
}

/** The parts of an answer that the next questions depend on. */
export interface Answered {
  readonly question: string;
  /** Earlier questions of the same branch. */
  readonly before: readonly string[];
  readonly text: string;
  readonly figures: readonly Pick<Figure, "symbol" | "sourceNumber">[];
  readonly sources: readonly Pick<Source, "number" | "kind" | "symbol">[];
  /** Symbols the user holds; empty where the portfolio is left out of the question. */
  readonly held: ReadonlySet<string>;
}

/**
 * Up to three questions that go on from an answer: other measures and times of what it is about. Each of them can be answered without a
 * model, too. None where the answer draws on no data, or on help alone.
 */
export function followUps(answered: Answered): Suggestion[] {
  const used = usedSources(answered);
  if (used.every(({ kind }) => kind === "help")) return [];
  const kinds = new Set(used.map(({ kind }) => kind));
  const symbols = subjects(answered, used);
  const question = questionInEnglish(answered.question);
  const asked = new Set([question, ...answered.before.map((text) => questionInEnglish(text))].map(plain));
  const topics = [
    ...(symbols.length === 0 ? [] : aboutSymbols(symbols, { ...answered, question })),
    ...([...kinds].some((kind) => portfolioKinds.has(kind)) ? ownTopics(question) : []),
    ...(symbols.length === 0 ? marketTopics : []),
  ];
  const left = topics.filter(
    ({ kinds: covering, question: next }) =>
      !covering.some((kind) => kinds.has(kind)) && !asked.has(plain(inEnglish(next))),
  );
  return left.map(({ question: next }) => next).slice(0, maxQuestions);
}

const portfolioKinds = new Set([
  "holdings",
  "contributions",
  "performance",
  "allocation",
  "risks",
  "income",
  "transactions",
]);

/** Sources that a figure or a citation of the text rests on. */
function usedSources({ text, figures, sources }: Answered): Answered["sources"] {
  const cited = new Set([
    ...figures.map(({ sourceNumber }) => sourceNumber),
    ...[...text.matchAll(/\[(?:\[table )?(\d{1,3})\]/g)].map(([, number]) => Number(number)),
  ]);
  return sources.filter(({ number }) => cited.has(number));
}

/** The symbols of the question first, else those in the order of the answer's figures. */
function subjects({ question, figures }: Answered, used: Answered["sources"]): string[] {
  const inAnswer = new Set([...figures, ...used].flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  const named = symbolsNamed(question, []).filter((symbol) => inAnswer.has(symbol));
  return named.length > 0 ? named : [...inAnswer].slice(0, 2);
}

function aboutSymbols([symbol = "", other]: readonly string[], { question, held, sources }: Answered): Topic[] {
  const it = named(symbol);
  const isCompany = builtInInstrument(symbol)?.type !== "ETF" && /^[A-Z0-9.-]+$/.test(symbol);
  const hasHistory = sources.some(({ kind }) => kind === "history") || /year/i.test(question);
  return [
    ...(other === undefined || named(other) === it
      ? []
      : [{ kinds: ["compare"], question: suggestion("compare", it, named(other)) }]),
    hasHistory
      ? { kinds: [], question: suggestion("fiveYears", it) }
      : { kinds: ["history"], question: suggestion("thisYear", it) },
    { kinds: ["news"], question: suggestion("inTheNews", it) },
    ...(held.has(symbol) ? [{ kinds: ["holdings"], question: suggestion("shareOfPortfolio", it) }] : []),
    { kinds: ["signals"], question: suggestion("rated", it) },
    ...(isCompany ? [{ kinds: ["estimates"], question: suggestion("reportDate", it) }] : []),
    { kinds: ["quote", "quotes"], question: suggestion("price", it) },
  ];
}

function ownTopics(question: string): Topic[] {
  return [
    { kinds: ["contributions"], question: suggestion("movedThisWeek") },
    ...(/week/i.test(question) ? [{ kinds: [], question: suggestion("movedThisMonth") }] : []),
    { kinds: ["performance"], question: suggestion("doing") },
    { kinds: ["risks"], question: suggestion("risks") },
    { kinds: ["income"], question: suggestion("nextDividends") },
    { kinds: ["allocation"], question: suggestion("sectors") },
  ];
}

const marketTopics: readonly Topic[] = [
  { kinds: ["quotes"], question: suggestion("market") },
  { kinds: [], question: suggestion("gainers") },
  { kinds: ["calendar"], question: suggestion("dueThisWeek") },
];

/** A symbol as a question names it: with @ where its letters are a word as well. */
function named(symbol: string): string {
  return symbolsNamed(`What about ${symbol}?`, []).includes(symbol) ? symbol : `@${symbol}`;
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[@?!.\s]+/g, " ")
    .trim();
}
