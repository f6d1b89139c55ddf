/** A range of a text. `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Blanks out code, addresses, live elements, citations, tags and emphasis. Offsets stay the same. */
export function proseOf(markdown: string): string {
  const blank = (match: string) => match.replaceAll(/[^\n]/g, " ");
  return markdown
    .replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))/gm, blank)
    .replaceAll(/(`+)[^`\n]+\1/g, blank)
    .replaceAll(/\[\[[^\]\n]{1,200}\]\]/g, blank)
    .replaceAll(
      /(!?\[[^[\]\n]{0,300}\])(\((?:[^()\s]|\([^()\s]{0,100}\)){1,500}(?:\s+"[^"\n]{0,100}")?\))/g,
      (_, label: string, target: string) => label + blank(target),
    )
    .replaceAll(/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi, blank)
    .replaceAll(/\[\s?\^?(?:source\s)?\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\s?\]/gi, blank)
    .replaceAll(/<\/?[a-z][^>\n]{0,200}>/gi, blank)
    .replaceAll(/[*_]{1,3}/g, blank)
    .replaceAll(/\\(?=[$|~+.()-])/g, " ");
}

/** The sentences of a text. A line break ends one. */
export function sentencesOf(text: string): readonly Stretch[] {
  return [...sentences.segment(text)].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Finds words as a whole, in any case. Words of three letters or fewer must match in case. */
export function placesOf(words: string, text: string): readonly Stretch[] {
  if (words.trim() === "") return [];
  const isShort = words.length <= 3;
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, isShort ? "gu" : "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}
