import { grownTrie, none } from "./grown-trie.ts";

/**
 * A position in the trie: a node and its depth in letters. Below a node of a single word, the word itself is followed.
 */
export interface TriePlace {
  readonly node: number;
  readonly depth: number;
}

export type WordTrie = ReturnType<typeof createWordTrie>;

/** Best rows are cached for word ranges with more rows than this. */
const keptAbove = 96;
const keptRows = 64;
/** The node that all words are below. */
const root = 0;

/**
 * Words and the rows they appear in. Rows are numbered by rank, so the smallest numbers are the best. `rowsOf` gives
 * each word's rows in ascending order.
 */
export function createWordTrie(rowsOf: ReadonlyMap<string, readonly number[]>) {
  const words = [...rowsOf.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  for (let word = 0; word < words.length; word++)
    starts[word + 1] = (starts[word] ?? 0) + (rowsOf.get(words[word] ?? "")?.length ?? 0);
  const rows = new Uint32Array(starts[words.length] ?? 0);
  words.forEach((word, index) => rows.set(rowsOf.get(word) ?? [], starts[index]));

  const { from, to, letter, firstChild, nextSibling } = grownTrie(words);
  const best = new Map<number, Uint32Array>();
  for (let node = 0; node < from.length; node++)
    if (rowCount({ node, depth: 0 }) > keptAbove) best.set(node, allRows(node).slice(0, keptRows));

  function isSingle(node: number): boolean {
    return (to[node] ?? 0) - (from[node] ?? 0) === 1;
  }

  function wordAt(node: number): string {
    return words[from[node] ?? 0] ?? "";
  }

  /** Returns the node a letter leads to, or -1. */
  function step(node: number, depth: number, code: number): number {
    if (isSingle(node)) return wordAt(node).charCodeAt(depth) === code ? node : none;
    for (let child = firstChild[node] ?? none; child !== none; child = nextSibling[child] ?? none)
      if (letter[child] === code) return child;
    return none;
  }

  function rowCount({ node }: TriePlace): number {
    return (starts[to[node] ?? 0] ?? 0) - (starts[from[node] ?? 0] ?? 0);
  }

  /** Ascending, once for each word in a row. */
  function allRows(node: number): Uint32Array {
    const found = rows.slice(starts[from[node] ?? 0], starts[to[node] ?? 0]);
    return isSingle(node) ? found : found.sort();
  }

  /**
   * Visits every position that a text leads to within exactly or at most a number of edits: a letter inserted, deleted,
   * replaced, or two swapped.
   */
  function near(text: string, edits: number, visit: (place: TriePlace) => void): void {
    const walk = (start: number, startDepth: number, startAt: number, left: number): void => {
      let node = start;
      let depth = startDepth;
      for (let at = startAt; at < text.length; at++, depth++) {
        const code = text.charCodeAt(at);
        if (left > 0) tryEdits(node, depth, at, left - 1);
        node = step(node, depth, code);
        if (node === none) return;
      }
      visit({ node, depth });
    };
    const tryEdits = (node: number, depth: number, at: number, left: number): void => {
      const code = text.charCodeAt(at);
      walk(node, depth, at + 1, left);
      const swapped = at + 1 < text.length ? step(node, depth, text.charCodeAt(at + 1)) : none;
      const afterSwap = swapped === none ? none : step(swapped, depth + 1, code);
      if (afterSwap !== none) walk(afterSwap, depth + 2, at + 2, left);
      const tryLetter = (child: number, childCode: number) => {
        if (childCode !== code) walk(child, depth + 1, at + 1, left);
        walk(child, depth + 1, at, left);
      };
      if (isSingle(node)) {
        const word = wordAt(node);
        if (depth < word.length) tryLetter(node, word.charCodeAt(depth));
      } else
        for (let child = firstChild[node] ?? none; child !== none; child = nextSibling[child] ?? none)
          tryLetter(child, letter[child] ?? 0);
    };
    walk(root, 0, 0, edits);
  }

  return {
    /** Returns the position a text leads to. Null if no word begins with it. */
    find(text: string): TriePlace | null {
      let node = words.length === 0 ? none : root;
      for (let at = 0; at < text.length && node !== none; at++) node = step(node, at, text.charCodeAt(at));
      return node === none ? null : { node, depth: text.length };
    },
    rowCount,
    /**
     * Returns the best rows below a position, ascending, at least `count` of them if there are enough. A row may appear
     * twice.
     */
    bestRows(place: TriePlace, count: number): Uint32Array {
      const kept = best.get(place.node);
      return kept !== undefined && count <= keptRows / 2 ? kept : allRows(place.node);
    },
    allRows: ({ node }: TriePlace) => allRows(node),
    /** The letters that lead to a position. */
    textOf: ({ node, depth }: TriePlace) => wordAt(node).slice(0, depth),
    /** True if a word of at most this length lies below a position. */
    hasWordWithin: ({ node }: TriePlace, length: number) => wordAt(node).length <= length,
    near,
  };
}
