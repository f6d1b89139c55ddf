import type { ChatMessage } from "#contract/conversations.ts";

const maximumCharacters = 20_000;
const maximumSymbols = 6;

/** An answer as words alone: without citations, live pieces and Markdown's signs, its paragraphs and lists as they are. */
export function noteOfAnswer(content: string): string {
  return content
    .replaceAll(/^[ \t]*\[\[[^\]]*\]\][ \t]*$/gm, "")
    .replaceAll(/\[\[[^\]]*\]\]/g, "")
    .replaceAll(/\[([^\]]+)\]\((?:https?:\/\/|\/)[^)]*\)/g, "$1")
    .replaceAll(/\s*\[\d{1,3}\]/g, "")
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/^#{1,6} +/gm, "")
    .replaceAll(/^(\s*)[-*] /gm, "$1• ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, maximumCharacters);
}

/** Symbols that an answer is about: those of its sources, else those of the facts it used. None where it only shows notes. */
export function symbolsOfAnswer({ sources }: Pick<ChatMessage, "sources">): string[] {
  if (sources.every(({ kind }) => kind === "note")) return [];
  const named = sources.flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
  const used = sources.flatMap(({ facts }) => facts.flatMap(({ symbol }) => (symbol === null ? [] : [symbol])));
  return [...new Set(named.length > 0 ? named : used)].slice(0, maximumSymbols);
}
