import type { Evidence } from "#core/grounding/evidence.ts";
import type { Issue } from "#core/newsletter/issue.ts";

/** Whoever a sentence names; `symbol` is null for the whole portfolio and its owner. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly symbol: string | null;
}

const ofOwner =
  /\byou\b|\byour (?:whole |total |overall |entire )*(?:portfolio|returns?|results?|total|gains?|loss(?:es)?|week|month|day|money|wealth|holdings|investments|account|performance|profits?|balance|assets)\b|\bthe (?:whole |entire )?portfolio\b/giu;
/** "44.9% of your portfolio", "cost you": then it is not what the sentence is about. */
const asObject =
  /\b(?:of|in|from|for|to|cost|took|gave|brought|earned|pulled|dragged|lifted|pushed|helped|hurt|left|beat|made)\s+$/iu;

/** Everybody a sentence names, in order. */
export function mentionsIn(text: string, { result }: Issue, { subjects }: Evidence): readonly Mention[] {
  const named = subjects.flatMap(({ symbol, names }) =>
    [symbol, ...names].flatMap((name) =>
      placesOf(text, name).map((start) => ({ start, end: start + name.length, symbol })),
    ),
  );
  const owner = [...text.matchAll(ofOwner)]
    .filter(({ index }) => !asObject.test(text.slice(0, index)))
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, symbol: null }));
  const benchmark = result?.benchmark?.symbol ?? null;
  return [...named, ...owner]
    .toSorted((one, other) => one.start - other.start || other.end - one.end || (one.symbol === benchmark ? -1 : 1))
    .reduce<Mention[]>((kept, mention) => {
      if ((kept.at(-1)?.end ?? 0) <= mention.start) kept.push(mention);
      return kept;
    }, []);
}

/** Where a name stands by itself; symbols are written in capitals, as words are not. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  const isSymbol = name === name.toUpperCase();
  const [searched, wanted] = isSymbol ? [text, name] : [text.toLowerCase(), name.toLowerCase()];
  for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, at + 1)) {
    const isInside = /[\p{L}\p{N}]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + wanted.length));
    if (!isInside) places.push(at);
  }
  return places;
}
