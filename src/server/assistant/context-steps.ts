import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { ToolUse } from "#contract/conversations.ts";
import type { AnswerSources } from "./answer-sources.ts";
import { type ContextPart, contextParts, type UpFront } from "./up-front.ts";

/** The tool that reads the same as a part of the context. */
const toolOf: Readonly<Record<ContextPart, string>> = {
  currentMarketData: "get_quotes",
  userPortfolio: "get_holdings",
  recentNews: "get_news",
  marketSentiment: "get_sentiment",
  watchlist: "get_watchlist",
  notes: "get_notes",
};

/** Steps that begin when data is gathered for a question: parts that the server reads, not those that were given or left out. */
export function contextSteps(
  context: z.output<typeof AssistantContext>,
): { id: string; name: string; input: unknown }[] {
  return contextParts
    .filter((part) => context[part] === true && part !== "notes")
    .map((part) => ({ id: idOf(part), name: toolOf[part], input: {} }));
}

/** The same steps with what they found. Notes are a step only where there are some. */
export function contextUses(
  { parts, named }: UpFront,
  numbers: readonly (readonly number[])[],
  context: z.output<typeof AssistantContext>,
  sources: AnswerSources,
): ToolUse[] {
  return parts.flatMap(({ id, emptyReason, summary }, index): ToolUse[] => {
    if (id === "attachments" || context[id] !== true) return [];
    const shown = sources.shownOf(numbers[index] ?? []);
    return [
      {
        id: idOf(id),
        name: toolOf[id],
        input: named.length === 0 || id === "userPortfolio" || id === "watchlist" ? {} : { symbols: [...named] },
        summary: emptyReason ?? summary ?? shown[0]?.title ?? "",
        asOf:
          shown
            .flatMap(({ asOf }) => (asOf === null ? [] : [asOf]))
            .toSorted()
            .at(-1) ?? null,
        sourceNumbers: shown.map(({ number }) => number),
        ok: emptyReason === null,
      },
    ];
  });
}

function idOf(part: ContextPart): string {
  return `context-${part}`;
}
