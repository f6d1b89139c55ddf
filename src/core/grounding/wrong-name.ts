import type { Subject } from "./evidence.ts";
import type { Mention } from "./named-subjects.ts";

/** A text that says of a ticker that it is another company than the data says. */
export interface WrongName {
  readonly symbol: string;
  /** The company that the symbol is. */
  readonly name: string;
  /** What the text calls it. */
  readonly given: string;
}

/** Words that say one name is the other: "TOTDY, that is TotalEnergies". */
const identity =
  /^\s*[,–—-]?\s*(?:(?:(?:that|which|this|it)\s+)?(?:is|means|stands for)|(?:also\s+)?(?:known|listed|traded) as|i\.?\s?e\.?|a\.?k\.?a\.?|alias|namely|(?:das\s+)?(?:ist|heißt)|d\.\s?h\.|nämlich|also|c['’]est(?:-à-dire)?|(?:qui\s+)?est|soit|à savoir|(?:que\s+|esto\s+)?es(?:\s+decir)?|つまり|すなわち|は|とは)[\s,:]*(?:the\s+)?$/iu;

/**
 * Returns the tickers that a text gives the name of another company, each once: "TOTDY (TotalEnergies)", "TotalEnergies
 * (TOTDY)", "TOTDY, that is TotalEnergies", "TOTDY, TotalEnergies, trades". A symbol whose name isn't known is passed over.
 */
export function wrongNames(
  prose: string,
  mentions: readonly Mention[],
  subjects: readonly Subject[],
): readonly WrongName[] {
  const nameOf = new Map<string, string>();
  for (const { symbol, names } of subjects)
    if (names[0] !== undefined && !nameOf.has(symbol)) nameOf.set(symbol, names[0]);
  const found = new Map<string, WrongName>();
  mentions.forEach((one, index) => {
    const other = mentions[index + 1];
    if (other === undefined || other.symbols.some((symbol) => one.symbols.includes(symbol))) return;
    if (!areOne(prose, one, other)) return;
    const [oneText, otherText] = [one, other].map(({ start, end }) => prose.slice(start, end)) as [string, string];
    for (const [symbol, given] of [
      [oneText, otherText],
      [otherText, oneText],
    ] as const) {
      const name = nameOf.get(symbol);
      // Two tickers side by side name no company.
      if (name !== undefined && !nameOf.has(given)) found.set(symbol, { symbol, name, given });
    }
  });
  return [...found.values()];
}

function areOne(prose: string, one: Mention, other: Mention): boolean {
  const between = prose.slice(one.end, other.start);
  const behind = prose.slice(other.end);
  if (/^\s*[([]\s*$/.test(between)) return /^\s*[)\]]/.test(behind);
  if (/^(?:\s*[,–—]|\s+-)\s+$/.test(between))
    return /^(?:,|\s+[–—-])\s+\p{Ll}/u.test(behind) && !/^,\s+(?:and|or|und|oder|et|ou|y|o)\s/u.test(behind);
  return identity.test(between);
}
