import { normaliseSymbol } from "#core/market/symbol.ts";

/** Commas and semicolons, also those of Japanese keyboards. Spaces part the words of a name, in capitals too. */
const separator = /[,;，；、]/;

/** True for a list of symbols, false for one symbol or a name. */
export function isSymbolList(typed: string): boolean {
  return separator.test(typed);
}

/** Returns the symbols of a typed list, each once. */
export function typedSymbols(typed: string): readonly string[] {
  return [...new Set(typed.split(separator).map(normaliseSymbol))].filter((symbol) => symbol !== "");
}
