import { type Suggestion, suggestion, suggestionText } from "#core/assistant/suggestion.ts";
import { learnLanguage } from "../questions/asking-words.ts";
import { languageOf } from "../questions/listed-answer.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { watchlistFound } from "../tools/watchlist.ts";

const maxSuggestions = 4;
const usual = [
  suggestion("market"),
  suggestion("compare", "@AAPL", "@MSFT"),
  suggestion("peRatio"),
  suggestion("dueThisWeek"),
];

/** Four questions from today's portfolio, or the watchlist; each can be answered without a model, too. */
export async function suggestions(context: ToolContext): Promise<readonly string[]> {
  // Who is offered questions is about to ask one.
  learnLanguage(languageOf(context.words)).catch(() => {
    // The question itself will tell.
  });
  const [held, list] = await Promise.all([holdingsFound(context), watchlistFound(context)]);
  const symbols = held.ok ? held.subjects.map(({ symbol }) => symbol) : [];
  const moved = held.ok ? maxMoved(held.sources[0]?.facts ?? []) : null;
  const watched = list.ok
    ? list.subjects.map(({ symbol }) => symbol).filter((symbol) => !symbols.includes(symbol))
    : [];
  const all = [...ofHoldings(symbols, moved), ...ofList(watched), ...usual];
  return [...new Set(all.map((one) => suggestionText(one, context.words.suggestions)))].slice(0, maxSuggestions);
}

function ofHoldings([first, second]: readonly string[], moved: string | null): readonly Suggestion[] {
  if (first === undefined) return [];
  return [
    suggestion("movedToday"),
    ...(moved === null ? [] : [suggestion("rated", `@${moved}`)]),
    suggestion("held", `@${first}`),
    ...(second === undefined ? [] : [suggestion("compare", `@${first}`, `@${second}`)]),
    suggestion("nextDividends"),
  ];
}

function ofList([first, second]: readonly string[]): readonly Suggestion[] {
  if (first === undefined) return [];
  return [
    suggestion("rated", `@${first}`),
    ...(second === undefined ? [] : [suggestion("compare", `@${first}`, `@${second}`)]),
    suggestion("reportDate", `@${first}`),
    suggestion("news", `@${first}`),
  ];
}

/** The holding whose day changed most, either way. */
function maxMoved(facts: readonly { readonly key: string; readonly value: number }[]): string | null {
  const changes = facts.filter(({ key }) => key.endsWith(".dayChangePercent"));
  const largest = changes.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))[0];
  return largest?.key.replace(/\.dayChangePercent$/, "") ?? null;
}
