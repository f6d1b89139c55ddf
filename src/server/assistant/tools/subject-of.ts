import type { Subject } from "#core/grounding/evidence.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import type { SourceDraft } from "./source-draft.ts";
import { heldBack, outsideWords } from "./outside-words.ts";

/** An instrument with the names people use for it: "Apple Inc." is Apple, too. */
export function subjectOf(symbol: string, name: string | null = null): Subject {
  const full = [name, builtInInstrument(symbol)?.name ?? null]
    .map((given) => (given === null ? null : outsideWords(given, 120)))
    .filter((given) => given !== null && given !== "" && given !== heldBack);
  const names = full.flatMap((given) => [given ?? "", shortName(given ?? "")]);
  return { symbol, names: [...new Set(names)].filter((given) => given.length > 1) };
}

/** How data names an instrument: as the built-in list does, else as whoever named it. */
export function nameOf(draft: SourceDraft, symbol: string | null, name: string | null, key = "name") {
  const known = symbol === null ? undefined : builtInInstrument(symbol)?.name;
  return known === undefined ? draft.name(key, name) : draft.own(known);
}

const instrumentTypes = new Set([
  "Common Stock",
  "ETF",
  "Index",
  "Fund",
  "Mutual Fund",
  "Currency",
  "Crypto",
  "Cryptocurrency",
]);

/** The type of an instrument by the words of our own list, else as a quotation. */
export function typeOf(draft: SourceDraft, type: string | null, key = "type") {
  return type !== null && instrumentTypes.has(type) ? draft.own(type) : draft.quote(key, type, { maxLength: 40 });
}

const endings =
  /[,\s]+(?:incorporated|inc|corporation|corp|company|co|plc|ltd|limited|ag|se|sa|s\.a|nv|n\.v|holdings?|group|platforms|etf trust|trust|etf|class [a-c]|& co|usd)\.?$/i;

/** Without legal form and the like: "The Coca-Cola Company" -> "Coca-Cola", "Amazon.com, Inc." -> "Amazon". */
function shortName(name: string): string {
  let short = name.replace(/^the\s+/i, "").trim();
  while (endings.test(short)) short = short.replace(endings, "").trim();
  return short.replace(/\.com$/i, "");
}
