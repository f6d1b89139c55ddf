import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { symbolsNamed } from "#core/market/symbols-named.ts";
import type { AnswerSources } from "./answer-sources.ts";
import type { AnswerTask } from "./answer-task.ts";
import type { ToolContext, ToolFound, ToolMissing, ToolSource } from "./tool.ts";
import { fileSource } from "./tools/file-source.ts";
import { found } from "./tools/found.ts";
import { givenPart } from "./tools/given-part.ts";
import { holdingsFound } from "./tools/holdings.ts";
import { notesFound } from "./tools/notes.ts";
import { newsFound } from "./tools/news.ts";
import { quotesFound } from "./tools/quotes.ts";
import { sentimentFound } from "./tools/sentiment.ts";
import { subjectOf } from "./tools/subject-of.ts";
import { watchlistFound } from "./tools/watchlist.ts";

export { symbolsNamed } from "#core/market/symbols-named.ts";

export const contextParts = [
  "currentMarketData",
  "userPortfolio",
  "recentNews",
  "marketSentiment",
  "watchlist",
  "notes",
] as const;
export type ContextPart = (typeof contextParts)[number];

/** The data that goes with a question before any tool is called. */
export interface UpFront {
  /** The parts that were not left out. `emptyReason`: why there is nothing, null where there is something. */
  readonly parts: readonly {
    readonly id: ContextPart | "attachments";
    readonly sources: readonly ToolSource[];
    readonly emptyReason: string | null;
    /** Sent to the model instead of the reason. */
    readonly code?: string;
    /** The result in one line; null where there is nothing. */
    readonly summary: string | null;
  }[];
  /** Named in the question or found: later calls may ask for them. */
  readonly subjects: readonly Subject[];
  /** Those of them that the user named, in the question or with it. */
  readonly named: readonly string[];
  readonly notices: ToolFound["notices"];
}

const maxSymbols = 10;
const maxStories = 10;
/** The market as a whole, where nothing is named. */
const marketSymbols = ["SPY", "QQQ", "DIA"];

const titles: Readonly<Record<Exclude<ContextPart, "watchlist" | "notes">, string>> = {
  currentMarketData: "Market data",
  userPortfolio: "Portfolio",
  recentNews: "News",
  marketSentiment: "Sentiment",
};
const empty: Readonly<Record<ContextPart, string>> = {
  currentMarketData: "No market data",
  userPortfolio: "No holdings",
  recentNews: "No news",
  marketSentiment: "No sentiment",
  watchlist: "The watchlist is empty.",
  notes: "No notes",
};

/** Gathers the parts of the context, and the files. */
export async function foundUpFront(task: AnswerTask, context: ToolContext): Promise<UpFront> {
  const found = await contextSources(task.context, task.question, context);
  if (task.attachments.length === 0) return found;
  const files = task.attachments.map((attachment) => fileSource(attachment, context.today));
  return { ...found, parts: [...found.parts, { id: "attachments", sources: files, emptyReason: null, summary: null }] };
}

/** Adds the parts to the sources of an answer. Returns the numbers of each part. */
export function numbered(found: UpFront, sources: AnswerSources): number[][] {
  sources.addSubjects(found.subjects);
  return found.parts.map((part) => sources.add(part.sources));
}

/** Gathers the parts of the context: each asked for, taken as given, or left out. An empty part says that it is empty. */
export async function contextSources(
  context: z.output<typeof AssistantContext>,
  question: string,
  toolContext: ToolContext,
): Promise<UpFront> {
  const [portfolio, watchlist] = await Promise.all([
    context.userPortfolio === true ? holdingsFound(toolContext) : null,
    context.watchlist ? watchlistFound(toolContext) : null,
  ]);
  const known = [portfolio, watchlist].flatMap((result) => (result?.ok === true ? result.subjects : []));
  const named = [...new Set([...context.symbols, ...symbolsNamed(question, known)])].slice(0, maxSymbols);
  const held = portfolio?.ok === true ? portfolio.subjects.map(({ symbol }) => symbol).slice(0, 5) : [];

  const gathered: Readonly<
    Record<ContextPart, () => Promise<ToolFound | ToolMissing | null> | ToolFound | ToolMissing | null>
  > = {
    currentMarketData: () => quotesFound(named.length === 0 ? marketSymbols : named, toolContext),
    userPortfolio: () => portfolio,
    recentNews: () => newsFound(named.length === 0 ? held : named, maxStories, toolContext),
    marketSentiment: () => sentimentFound({ symbols: named, window: "7d" }, toolContext),
    watchlist: () => watchlist,
    notes: () => notesOn(named, toolContext),
  };
  const results = await Promise.all(
    contextParts.map(async (id) => ({ id, result: await partOf(id, context, toolContext, gathered[id]) })),
  );
  const parts = results.flatMap(({ id, result }) =>
    result === null
      ? []
      : [
          result.ok
            ? {
                id,
                sources: result.sources,
                emptyReason: result.sources.length === 0 ? empty[id] : null,
                summary: result.sources.length === 0 ? null : result.summary,
              }
            : {
                id,
                sources: [],
                emptyReason: result.reason,
                summary: null,
                ...(result.code === undefined ? {} : { code: result.code }),
              },
        ],
  );
  const all = results.flatMap(({ result }) => (result?.ok === true ? [result] : []));
  return {
    parts,
    named,
    subjects: distinct([...all.flatMap(({ subjects }) => subjects), ...named.map((symbol) => subjectOf(symbol))]),
    notices: all.flatMap(({ notices }) => notices),
  };
}

/** Null where nothing is named or noted: most questions have no notes to go with them. */
async function notesOn(symbols: readonly string[], toolContext: ToolContext): Promise<ToolFound | ToolMissing | null> {
  const notes = symbols.length === 0 ? null : await notesFound(symbols, toolContext);
  return notes?.ok === true ? notes : null;
}

/** One part: null when it is left out. */
async function partOf(
  id: ContextPart,
  context: z.output<typeof AssistantContext>,
  { today }: ToolContext,
  gather: () => Promise<ToolFound | ToolMissing | null> | ToolFound | ToolMissing | null,
): Promise<ToolFound | ToolMissing | null> {
  const given = context[id];
  if (given === false) return null;
  if (given === true || id === "watchlist" || id === "notes") return gather();
  if (Object.keys(given).length === 0) return { ok: false, reason: empty[id] };
  const source = givenPart(`${titles[id]} given with the question`, given, {
    asOf: today,
    isPortfolio: id === "userPortfolio",
  });
  return found(source.title, [source]);
}

function distinct(subjects: readonly Subject[]): readonly Subject[] {
  const bySymbol = new Map<string, Subject>();
  for (const subject of subjects) {
    const before = bySymbol.get(subject.symbol);
    const names = [...new Set([...(before?.names ?? []), ...subject.names])];
    bySymbol.set(subject.symbol, { symbol: subject.symbol, names });
  }
  return [...bySymbol.values()];
}
