/** Spellings that one or two slips lead to, and the distance between two words. */

/** Letters from which one slip, and two, are forgiven. */
export function slipsFor(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** A word and what is left of it without one letter, or two. */
export function shortened(word: string, letters: number): ReadonlySet<string> {
  const found = new Set([word]);
  let last = [word];
  for (let step = 0; step < letters; step += 1) {
    last = [...new Set(last.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))))];
    for (const text of last) found.add(text);
  }
  return found;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Letters added, left out, changed or swapped with their neighbour: optimal string alignment. More than `max` is `max` + 1. */
export function slipsBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return Math.min(last[other.length] ?? max + 1, max + 1);
}
