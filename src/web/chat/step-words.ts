import { symbolsNamed } from "#core/market/symbols-named.ts";
import { assistantText } from "../text/assistant-text.ts";

const words = assistantText.chat.steps;
const shownSymbols = 3;
const shownNames = 3;

/** The data a step reads: "quotes", "what moved you". What has no name of its own is a calculation. */
export function stepName(tool: string): string {
  return words.names[tool] ?? words.names["calculate"] ?? tool;
}

/** A step in progress: "Looking up quotes of NVDA…". */
export function stepUnderWay(tool: string, input: unknown): string {
  const symbols = symbolsOf(input);
  return words.lookingUp(symbols.length === 0 ? stepName(tool) : words.of(stepName(tool), listed(symbols)));
}

/** The text for a question before its first step is known. */
export function firstWords(question: string, symbols: readonly string[]): string {
  const named = [...new Set([...symbols, ...symbolsNamed(question, [])])];
  return named.length === 0 ? assistantText.chat.thinking : words.lookingUp(listed(named));
}

/** The data that was read, in one line: "holdings, quotes, news and 2 more". */
export function namesOfSteps(steps: readonly { readonly name: string; readonly ok: boolean }[]): string {
  const names = [...new Set(steps.filter(({ ok }) => ok).map(({ name }) => stepName(name)))];
  const more = names.length - shownNames;
  return more > 0 ? words.andMore(names.slice(0, shownNames).join(", "), more) : names.join(", ");
}

function listed(symbols: readonly string[]): string {
  const more = symbols.length - shownSymbols;
  return more > 0 ? words.andMore(symbols.slice(0, shownSymbols).join(", "), more) : symbols.join(", ");
}

function symbolsOf(input: unknown): string[] {
  if (typeof input !== "object" || input === null) return [];
  const { symbol, symbols } = input as { readonly symbol?: unknown; readonly symbols?: unknown };
  return [symbol, ...(Array.isArray(symbols) ? (symbols as unknown[]) : [])].filter((one) => typeof one === "string");
}
