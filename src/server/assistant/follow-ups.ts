import type { Figure, Source } from "#contract/assistant.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { symbolsNamed } from "#core/market/symbols-named.ts";

const most = 3;

/** Topics of a question; a kind of source shows that an answer covers it already. */
interface Topic {
  readonly kinds: readonly string[];
  readonly question: string;
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
 * model, too. None where the answer draws on no data.
 */
export function followUps(answered: Answered): string[] {
  const used = usedSources(answered);
  if (used.length === 0) return [];
  const kinds = new Set(used.map(({ kind }) => kind));
  const symbols = subjects(answered, used);
  const asked = new Set([answered.question, ...answered.before].map(plain));
  const topics = [
    ...(symbols.length === 0 ? [] : aboutSymbols(symbols, answered)),
    ...([...kinds].some((kind) => portfolioKinds.has(kind)) ? ownTopics(answered.question) : []),
    ...(symbols.length === 0 ? marketTopics : []),
  ];
  const left = topics.filter(
    ({ kinds: covering, question }) => !covering.some((kind) => kinds.has(kind)) && !asked.has(plain(question)),
  );
  return [...new Set(left.map(({ question }) => question))].slice(0, most);
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
      : [{ kinds: ["compare"], question: `Compare ${it} and ${named(other)}` }]),
    hasHistory
      ? { kinds: [], question: `How did ${it} do over 5 years?` }
      : { kinds: ["history"], question: `How has ${it} done this year?` },
    { kinds: ["news"], question: `What is in the news about ${it}?` },
    ...(held.has(symbol) ? [{ kinds: ["holdings"], question: `How much of my portfolio is ${it}?` }] : []),
    { kinds: ["signals"], question: `Why is ${it} rated so?` },
    ...(isCompany ? [{ kinds: ["estimates"], question: `When does ${it} report earnings?` }] : []),
    { kinds: ["quote", "quotes"], question: `What does ${it} cost?` },
  ];
}

function ownTopics(question: string): Topic[] {
  return [
    { kinds: ["contributions"], question: "What moved me this week?" },
    ...(/week/i.test(question) ? [{ kinds: [], question: "What moved me this month?" }] : []),
    { kinds: ["performance"], question: "How am I doing?" },
    { kinds: ["risks"], question: "What are my risks?" },
    { kinds: ["income"], question: "Next dividends?" },
    { kinds: ["allocation"], question: "My allocation by sector" },
  ];
}

const marketTopics: readonly Topic[] = [
  { kinds: ["quotes"], question: "How is the market?" },
  { kinds: [], question: "Biggest gainers today" },
  { kinds: ["calendar"], question: "What is due this week?" },
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
