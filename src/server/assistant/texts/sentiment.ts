import type { z } from "zod";
import type { analyseSentiment } from "#contract/assistant-texts.ts";
import { moodWord } from "#core/sentiment/index.ts";
import { mood as words } from "#core/words/en/mood.ts";
import { type Clock, isoTime } from "../../clock.ts";
import { createAnswerSources } from "../answer-sources.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import { isReal } from "../tools/is-real.ts";
import { sentimentFound } from "../tools/sentiment.ts";
import { sentimentInstructions, textVersion } from "./instructions.ts";
import type { Narrate } from "./narrate.ts";
import { narrativeOf } from "./narrative.ts";
import { citing, factOf } from "./write-fact.ts";

type Analysed = z.output<typeof analyseSentiment.output>;

const window = "7d";

/** The mood of symbols from prices and stories, in numbers and in words. */
export function createSentimentAnalyses({ narrate, clock }: { narrate: Narrate; clock: Clock }) {
  return async ({ symbols }: { symbols: readonly string[] }, context: ToolContext): Promise<Analysed> => {
    const asked = [...new Set(symbols)];
    const reply = await context.api("GET /api/market/sentiment", { symbols: asked, window });
    const moods = reply.ok ? reply.output.symbols : [];
    const found = await sentimentFound({ symbols: asked, window }, context);
    const sources = createAnswerSources({ amounts: "percentages" });
    const all = found.ok ? found.sources : [];
    sources.add(all);
    sources.addSubjects(found.ok ? found.subjects : []);
    const made =
      all.length === 0
        ? null
        : await narrate({
            userId: context.userId,
            mode: "quick",
            version: textVersion,
            instructions: sentimentInstructions(context.today),
            sources,
            request: `Say how the mood of ${asked.join(", ")} stands.`,
          });
    const narrated = made?.ok === true ? made.narrated : null;
    const computed = found.ok
      ? asked.map((symbol) => sentence(symbol, all)).join(" ")
      : `The mood of ${asked.join(", ")} is not known. ${found.reason}`;
    return {
      symbols: asked.map((symbol) => {
        const mood = moods.find((one) => one.symbol === symbol && isReal(one.provenance));
        const known = mood?.newsMood ?? mood?.priceMood ?? null;
        return {
          symbol,
          priceMood: mood?.priceMood ?? null,
          newsMood: mood?.newsMood ?? null,
          stories: mood?.stories ?? 0,
          word: known === null ? null : words.words[moodWord(known)],
        };
      }),
      narrative: narrativeOf({
        sources,
        question: asked.join(" "),
        today: context.today,
        defaultSubject: asked.length === 1 ? (asked[0] ?? null) : null,
        written: narrated?.text ?? computed,
        narrated,
        notices: [
          ...(found.ok ? found.notices : []),
          ...(made?.ok === false
            ? [
                {
                  code: made.problem.code === "budget" ? ("budget" as const) : ("incomplete" as const),
                  detail: made.problem.detail,
                },
              ]
            : []),
        ],
        createdAt: isoTime(clock.now()),
      }),
    };
  };
}

function sentence(symbol: string, sources: readonly ToolSource[]): string {
  const index = sources.findIndex((source) => source.symbol === symbol);
  const source = sources[index] ?? null;
  if (source === null) return `The mood of ${symbol} is not known.`;
  const { writeFact } = citing(new Map([[source, index + 1]]));
  const price = writeFact(source, "priceMood");
  const news = writeFact(source, "newsMood");
  const stories = writeFact(source, "stories");
  const isOne = factOf(source, "stories")?.value === 1;
  const parts = [
    ...(price === null ? [] : [`mood from price ${price}`]),
    ...(news === null ? ["no stories"] : [`mood from news ${news} in ${stories} ${isOne ? "story" : "stories"}`]),
  ];
  return `${symbol}: ${parts.join(", ")} [${index + 1}].`;
}
