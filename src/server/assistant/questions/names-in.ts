import { folded } from "#core/questions/features.ts";
import { readCurrencies } from "#core/questions/read-amounts.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import type { ToolContext } from "../tool.ts";
import { waysIn } from "./asking-words.ts";
import { type NamedInstrument, readNames } from "./names.ts";
import type { ReadOptions } from "./read-question.ts";

/** A search of all instruments that looks for each name once. */
export function searchOf(toolContext: ToolContext): ReadOptions["search"] {
  const found = new Map<string, ReturnType<typeof subjectsOf>>();
  return (query) => {
    const before = found.get(query);
    const result = before ?? subjectsOf(query, toolContext);
    if (before === undefined) found.set(query, result);
    return result;
  };
}

async function subjectsOf(query: string, toolContext: ToolContext) {
  const result = await searchSymbolTool.run({ query: query.slice(0, 80), limit: 10 }, toolContext);
  return result.ok ? result.subjects : [];
}

/** The instruments that an English text names. */
export async function namesIn(
  text: string,
  { known, search }: Pick<ReadOptions, "known" | "search">,
): Promise<readonly NamedInstrument[]> {
  const { index } = await waysIn.en();
  const isWord = (word: string) => index.hasWord(word);
  const names = await readNames(text, { known, search, isWord, areCapitalsNames: true });
  const currencies = readCurrencies(folded(text), "en", { isWord });
  return names.filter(({ from, to }) => currencies.every(({ at }) => from < at.from || at.to < to));
}
