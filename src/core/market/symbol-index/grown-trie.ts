/** No node. */
export const none = -1;

/** Nodes in columns: the words below each, from one to before another, and its place in the tree. The first is the root. */
export interface TrieNodes {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The code of the letter that leads to the node. */
  readonly letter: readonly number[];
  readonly firstChild: readonly number[];
  readonly nextSibling: readonly number[];
}

/** Grows a tree over sorted words. Below a node of a single word there are no others. */
export function grownTrie(words: readonly string[]): TrieNodes {
  const from: number[] = [];
  const to: number[] = [];
  const letter: number[] = [];
  const firstChild: number[] = [];
  const nextSibling: number[] = [];
  grow(0, words.length, 0, 0);
  return { from, to, letter, firstChild, nextSibling };

  function grow(low: number, high: number, depth: number, code: number): number {
    const node = from.push(low) - 1;
    to.push(high);
    letter.push(code);
    firstChild.push(none);
    nextSibling.push(none);
    if (high - low < 2) return node;
    let previous = none;
    let at = words[low]?.length === depth ? low + 1 : low;
    while (at < high) {
      const childCode = words[at]?.charCodeAt(depth) ?? 0;
      let end = at + 1;
      while (end < high && words[end]?.charCodeAt(depth) === childCode) end++;
      const child = grow(at, end, depth + 1, childCode);
      if (previous === none) firstChild[node] = child;
      else nextSibling[previous] = child;
      previous = child;
      at = end;
    }
    return node;
  }
}
