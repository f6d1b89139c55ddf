import { z } from "zod";
import type { Api } from "#contract/index.ts";
import type { SymbolMood } from "#contract/sentiment.ts";
import { moodWord } from "#core/sentiment/index.ts";
import { mood as moodWords } from "#core/words/en/mood.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

export const sentimentTool = readingTool({
  name: "get_sentiment",
  description:
    "Mood of the market (0 to 1, 0.5 neutral) with its parts, and of up to 20 symbols: mood from price beside mood from news, with the number of stories and where the two disagree.",
  input: z.strictObject({
    symbols: z.array(symbolInput).max(20).default([]),
    window: z.enum(["1d", "7d", "30d"]).default("7d"),
  }),
  symbolsOf: ({ symbols }) => symbols,
  run: (input, context) => sentimentFound(input, context),
});

export async function sentimentFound(
  { symbols, window }: { readonly symbols: readonly string[]; readonly window: "1d" | "7d" | "30d" },
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/sentiment", { symbols: [...symbols], window });
  if (!reply.ok) return refused(reply, words);
  const { mood: texts, sampleOnly } = words.answers.sources;
  const { market, provenance } = reply.output;
  const isSample = provenance.status === "sample";
  const moods = reply.output.symbols.filter(
    (mood) => isReal(mood.provenance) && (mood.priceMood !== null || mood.newsMood !== null),
  );
  const sources = [
    ...(isReal(provenance) && market.score !== null ? [marketSource(reply.output, words)] : []),
    ...moods.map((mood) => moodSource(mood, window, words)),
  ];
  if (sources.length === 0) return missing(isSample ? sampleOnly : texts.none(market.reason));
  return found(
    symbols.length === 0 ? texts.market : texts.of(symbols.join(", ")),
    sources,
    moods.map(({ symbol, name }) => subjectOf(symbol, name)),
  );
}

function marketSource({ market, provenance }: Api["GET /api/market/sentiment"]["output"], words: Words): ToolSource {
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, words });
  const { mood: texts } = draft.texts;
  return draft.source({
    kind: "sentiment",
    title: draft.labels.marketMood,
    href: "/sentiment",
    provider: provenance.source,
    data: {
      score: draft.computed({
        key: "score",
        label: draft.labels.marketMood,
        unit: "number",
        value: market.score,
        formula: draft.formulas.moodOfParts,
        of: [],
      }),
      word: market.word,
      changeIn7Days: draft.computed({
        key: "changeIn7Days",
        label: draft.labels.marketMoodChange,
        unit: "number",
        period: "7d",
        value: market.changeIn7Days,
        formula: draft.formulas.moodChange,
        of: [],
      }),
      // Named by what they are: a model reads a number beside its name, not beside "value".
      parts: Object.fromEntries(
        market.components.map(({ name, value, weight, count }) => [
          name,
          {
            [`mood from ${name}`]: draft.computed({
              key: `${name}.value`,
              label: texts.from(texts.parts[name]),
              unit: "number",
              value,
              formula: words.answers.moodRules[name],
              of: [],
            }),
            [`weight of ${name} percent`]: draft.figure({
              key: `${name}.weight`,
              label: texts.weight(texts.parts[name]),
              unit: "percent",
              value: weight * 100,
            }),
            [`items of ${name}`]: draft.figure({
              key: `${name}.count`,
              label: texts.items(texts.parts[name]),
              unit: "count",
              value: count,
            }),
          },
        ]),
      ),
    },
  });
}

function moodSource(mood: SymbolMood, window: "1d" | "7d" | "30d", words: Words): ToolSource {
  const { asOf, status, source } = mood.provenance;
  const draft = sourceDraft({ asOf, status, subject: subjectOf(mood.symbol, mood.name), words });
  const number = (key: string, label: string, value: number | null, formula: string) =>
    draft.computed({ key, label, unit: "number", period: window, value, formula, of: [] });
  const count = (key: string, label: string, value: number) =>
    draft.figure({ key, label, unit: "count", period: window, value });
  return draft.source({
    kind: "sentiment",
    title: draft.texts.mood.one(mood.symbol),
    href: "/sentiment",
    provider: source,
    data: {
      symbol: mood.symbol,
      window,
      dayChangePercent: draft.figure({
        key: "changePercent",
        label: draft.labels.dayChange,
        unit: "percent",
        period: "1d",
        value: mood.changePercent,
      }),
      priceMood: number("priceMood", draft.labels.moodFromPrice, mood.priceMood, draft.formulas.moodOfPrice),
      newsMood: number("newsMood", draft.labels.moodFromNews, mood.newsMood, draft.formulas.moodOfStories),
      newsWord: mood.newsMood === null ? "no stories" : moodWords.words[moodWord(mood.newsMood)],
      stories: count("stories", draft.labels.stories, mood.stories),
      positive: count("positiveStories", draft.labels.positiveStories, mood.positiveStories),
      negative: count("negativeStories", draft.labels.negativeStories, mood.negativeStories),
      isLowEvidence: mood.isLowEvidence,
      gap: number("gap", draft.labels.moodGap, mood.gap, draft.formulas.moodGap),
      divergence:
        mood.divergenceKind === null
          ? null
          : draft.sentence("divergence", words.answers.divergences[mood.divergenceKind]),
    },
  });
}
