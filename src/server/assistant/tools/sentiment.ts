import { z } from "zod";
import type { Api } from "#contract/index.ts";
import type { SymbolMood } from "#contract/sentiment.ts";
import { moodWord } from "#core/sentiment/index.ts";
import { mood as words } from "#core/words/en/mood.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing, type ToolSource } from "../tool.ts";
import { found, missing, refused, sampleLeftOut } from "./found.ts";
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
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/sentiment", { symbols: [...symbols], window });
  if (!reply.ok) return refused(reply);
  const { market, provenance } = reply.output;
  const isSample = provenance.status === "sample";
  const moods = reply.output.symbols.filter(
    (mood) => isReal(mood.provenance) && (mood.priceMood !== null || mood.newsMood !== null),
  );
  const sources = [
    ...(isReal(provenance) && market.score !== null ? [marketSource(reply.output)] : []),
    ...moods.map((mood) => moodSource(mood, window)),
  ];
  if (sources.length === 0)
    return missing(isSample ? sampleLeftOut : (market.reason ?? "No mood is known: no prices and no stories."));
  return found(
    symbols.length === 0 ? "Mood of the market" : `Mood of ${symbols.join(", ")}`,
    sources,
    moods.map(({ symbol, name }) => subjectOf(symbol, name)),
  );
}

function marketSource({ market, provenance }: Api["GET /api/market/sentiment"]["output"]): ToolSource {
  const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status });
  return draft.source({
    kind: "sentiment",
    title: "Market mood",
    href: "/sentiment",
    provider: provenance.source,
    data: {
      score: draft.computed({
        key: "score",
        label: "Market mood",
        alsoCalled: ["mood", "market sentiment", "sentiment", "score"],
        unit: "number",
        value: market.score,
        formula: "weighted mean of the parts",
        of: [],
      }),
      word: market.word,
      changeIn7Days: draft.computed({
        key: "changeIn7Days",
        label: "Market mood, change in 7 days",
        alsoCalled: ["change in a week"],
        unit: "number",
        period: "7d",
        value: market.changeIn7Days,
        formula: "mood less the mood of a week before",
        of: [],
      }),
      // Named by what they are: a model reads a number beside its name, not beside "value".
      parts: Object.fromEntries(
        market.components.map(({ name, value, weight, rule, count }) => [
          name,
          {
            [`mood from ${name}`]: draft.computed({
              key: `${name}.value`,
              label: `Mood from ${name}`,
              alsoCalled: [name],
              unit: "number",
              value,
              formula: rule,
              of: [],
            }),
            [`weight of ${name} percent`]: draft.figure({
              key: `${name}.weight`,
              label: `Weight of ${name}`,
              unit: "percent",
              value: weight * 100,
            }),
            [`items of ${name}`]: draft.figure({
              key: `${name}.count`,
              label: `Items of ${name}`,
              unit: "count",
              value: count,
            }),
          },
        ]),
      ),
    },
  });
}

function moodSource(mood: SymbolMood, window: "1d" | "7d" | "30d"): ToolSource {
  const { asOf, status, source } = mood.provenance;
  const draft = sourceDraft({ asOf, status, subject: subjectOf(mood.symbol, mood.name) });
  const number = (key: string, label: string, value: number | null, formula: string, alsoCalled: readonly string[]) =>
    draft.computed({ key, label, alsoCalled, unit: "number", period: window, value, formula, of: [] });
  const count = (key: string, label: string, value: number) =>
    draft.figure({ key, label, alsoCalled: ["stories", "articles"], unit: "count", period: window, value });
  return draft.source({
    kind: "sentiment",
    title: `${mood.symbol} mood`,
    href: "/sentiment",
    provider: source,
    data: {
      symbol: mood.symbol,
      window,
      dayChangePercent: draft.figure({
        key: "changePercent",
        label: "Day change",
        unit: "percent",
        period: "1d",
        value: mood.changePercent,
      }),
      priceMood: number("priceMood", "Mood from price", mood.priceMood, "from the day's change", ["price mood"]),
      newsMood: number("newsMood", "Mood from news", mood.newsMood, "mean tone of the stories", [
        "news mood",
        "sentiment",
      ]),
      newsWord: mood.newsMood === null ? "no stories" : words.words[moodWord(mood.newsMood)],
      stories: count("stories", "Stories", mood.stories),
      positive: count("positiveStories", "Positive stories", mood.positiveStories),
      negative: count("negativeStories", "Negative stories", mood.negativeStories),
      isLowEvidence: mood.isLowEvidence,
      gap: number("gap", "Price mood less news mood", mood.gap, "price mood − news mood", ["gap"]),
      divergence: mood.divergence === null ? null : draft.sentence("divergence", mood.divergence),
    },
  });
}
