/** Unsupported words, and the supported words closest to them. */
const closest: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bstrong(?:ly)?\s+(buy|sell)\b/gi, ["$1"]],
  [/\b(?:DEMA|TEMA|HMA|ZLEMA|KAMA|ALMA|T3|JMA|LSMA|FRAMA|VIDYA|TRIMA|SMMA|RMA|VWMA|MAMA)\b/gi, ["EMA", "SMA"]],
  [
    /\b(?:hull|double exponential|triple exponential|adaptive|kaufman adaptive|smoothed|triangular|volume[- ]weighted|zero[- ]lag)\s+(?:moving\s+)?average\b/gi,
    ["exponential average", "simple average"],
  ],
  [/\bhighest close\b/gi, ["highest high"]],
  [/\blowest close\b/gi, ["lowest low"]],
  [/\bclosing (high|low)\b/gi, ["$1"]],
  [/\bthe market\b/gi, ["the price", "SPY"]],
  [/\bstrong(?:est|ly)? (?:oversold|overbought)\b/gi, ["oversold"]],
  [/\b(?:extremely|very|deeply|heavily) (oversold|overbought)\b/gi, ["$1"]],
  [/\bhalf (?=when|if|at|once)/gi, ["all "]],
];

/** A sentence with one kind of unknown word replaced by known ones, and a note about it. */
export function alternativeReadings(
  text: string,
  maybeSymbols: readonly string[],
): readonly { readonly changed: string; readonly words: string }[] {
  const note = (from: readonly string[], to: string) =>
    `Reads ${[...new Set(from)].map((part) => `“${part.trim()}”`).join(", ")} as “${to.trim()}”.`;
  const known = closest.flatMap(([pattern, replacements]) => {
    const parts = text.match(pattern);
    if (parts === null) return [];
    return replacements.map((replacement) => ({
      changed: text.replaceAll(pattern, replacement),
      words: note(parts, parts[0].replace(pattern, replacement)),
    }));
  });
  const symbols = maybeSymbols.map((symbol) => ({
    changed: text.replaceAll(new RegExp(`(?<![\\w$@.-])${symbol}(?![\\w-])`, "g"), `$$${symbol}`),
    words: `Reads “${symbol}” as a ticker symbol.`,
  }));
  return [...known, ...symbols];
}
