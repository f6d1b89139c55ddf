const letters = 38;
const gramCount = letters ** 3;
/** Maximum rows kept for queries of one or two letters, which match almost everything. */
const keptRows = 64;

/** A substring index: rows by every three letters of their texts, ascending. */
export function createGramIndex(texts: readonly string[]) {
  const counts = new Uint32Array(gramCount + 1);
  forEachGram(texts, (gram) => (counts[gram + 1] = (counts[gram + 1] ?? 0) + 1));
  for (let gram = 0; gram < gramCount; gram++) counts[gram + 1] = (counts[gram + 1] ?? 0) + (counts[gram] ?? 0);
  const rows = new Uint32Array(counts[gramCount] ?? 0);
  const next = counts.slice(0, gramCount);
  forEachGram(texts, (gram, row) => {
    const at = next[gram] ?? 0;
    rows[at] = row;
    next[gram] = at + 1;
  });
  const short = new Map<string, number[]>();

  return {
    /** Calls `visit` with the rows whose texts contain every given text, best first, until it returns false. */
    forEachRow(queries: readonly string[], visit: (row: number) => boolean): void {
      const containsAll = (row: number) => queries.every((each) => texts[row]?.includes(each));
      let rarest = -1;
      let fewest = Number.POSITIVE_INFINITY;
      for (const each of queries)
        for (let at = 0; at + 3 <= each.length; at++) {
          const gram = gramAt(each, at);
          const count = (counts[gram + 1] ?? 0) - (counts[gram] ?? 0);
          if (count < fewest) [rarest, fewest] = [gram, count];
        }
      if (rarest < 0) {
        const key = queries.reduce((longest, each) => (each.length > longest.length ? each : longest), "");
        const known = short.get(key) ?? firstRowsWith(texts, key);
        short.set(key, known);
        for (const row of known) if (containsAll(row) && !visit(row)) return;
        return;
      }
      const end = counts[rarest + 1] ?? 0;
      for (let at = counts[rarest] ?? 0; at < end; at++) {
        const row = rows[at] ?? 0;
        if (containsAll(row) && !visit(row)) return;
      }
    },
  };
}

function firstRowsWith(texts: readonly string[], query: string): number[] {
  const found: number[] = [];
  for (let row = 0; row < texts.length && found.length < keptRows; row++)
    if (texts[row]?.includes(query) === true) found.push(row);
  return found;
}

/** Each gram of each text once, rows ascending. */
function forEachGram(texts: readonly string[], visit: (gram: number, row: number) => void): void {
  const lastRow = new Int32Array(gramCount).fill(-1);
  texts.forEach((text, row) => {
    for (let at = 0; at + 3 <= text.length; at++) {
      const gram = gramAt(text, at);
      if (lastRow[gram] === row) continue;
      lastRow[gram] = row;
      visit(gram, row);
    }
  });
}

function gramAt(text: string, at: number): number {
  return (letterOf(text, at) * letters + letterOf(text, at + 1)) * letters + letterOf(text, at + 2);
}

/** 0 a space, 1 to 26 letters, 27 to 36 digits, 37 anything else. The text itself is compared in the end. */
function letterOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  return code === 32 ? 0 : 37;
}
