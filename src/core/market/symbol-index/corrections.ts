import type { WordTrie } from "./word-trie.ts";

/** Query lengths from which one and two edits are tolerated. */
const oneEditFrom = 4;
const twoEditsFrom = 8;
export const maxEdits = 2;
/** Maximum corrections tried for one of several words. */
const triedCorrections = 8;

/** Corrections of one of the words, most common first. All unknown words are corrected if there are several. */
export function corrections(trie: WordTrie, words: readonly string[], edits: number): string[][] {
  const alike = words.map((word) =>
    edits <= editsFor(word) && (words.length === 1 || trie.find(word) === null) ? placesNear(trie, word, edits) : [],
  );
  const bestGuess = words.map((word, at) => alike[at]?.[0] ?? word);
  return alike.flatMap((guesses, at) => guesses.map((guess) => bestGuess.toSpliced(at, 1, guess)));
}

/** Edits that are tolerated in a word. */
export function editsFor(word: string): number {
  return word.length >= twoEditsFrom ? maxEdits : word.length >= oneEditFrom ? 1 : 0;
}

function placesNear(trie: WordTrie, word: string, edits: number): string[] {
  const counts = new Map<string, number>();
  trie.near(word, edits, (place) => {
    if (place.depth > 1) counts.set(trie.textOf(place), trie.rowCount(place));
  });
  return [...counts]
    .sort(([, count], [, other]) => other - count)
    .slice(0, triedCorrections)
    .map(([text]) => text);
}
