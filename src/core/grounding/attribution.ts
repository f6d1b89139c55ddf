import type { Mention } from "./named-subjects.ts";
import { sentencesOf, type Stretch } from "./prose.ts";

/** Whom the words around a value give it to: its owner, somebody else, or it isn't clear. */
export type Attribution = { readonly to: "owner" } | { readonly to: "other" | "unclear"; readonly symbol: string };

const toOwner: Attribution = { to: "owner" };

/**
 * Whom a text gives a value to. The last instrument before it in its sentence counts, or the last list of them; a comparison
 * ("unlike Apple,") counts only until its comma. Without one, the row and column of a table, the names behind the value, or the last
 * sentence or heading above that names an instrument. `values` are all values of the text, to tell whose another name's value is.
 */
export function attributionOf(
  prose: string,
  value: Stretch,
  owner: string,
  { mentions, values }: { readonly mentions: readonly Mention[]; readonly values: readonly Stretch[] },
): Attribution {
  const sentence = sentenceAt(prose, value);
  const before = mentions.filter(({ start, end }) => start >= sentence.start && end <= value.start);
  const behind = mentions.filter(({ start, end }) => start >= value.end && end <= sentence.end);
  const owns = (mention: Mention) => mention.symbols.includes(owner);
  const isNamed = [...before, ...behind].some(owns);
  const judged = (candidates: readonly Mention[]): Attribution => {
    const [first] = candidates;
    if (first === undefined || candidates.some(owns)) return toOwner;
    return { to: isNamed ? "unclear" : "other", symbol: first.symbols[0] ?? "another" };
  };

  const cell = cellHeads(prose, value, sentence, mentions);
  if (cell !== null)
    return cell.every((heads) => heads.length === 0 || heads.some(owns)) ? toOwner : judged(cell.flat());

  if (before.length > 0) return judged(nearest(prose, before, value));

  const next = behind[0];
  const hasOwnValue =
    next !== undefined &&
    values.some(
      ({ start }) => start >= next.end && start < (behind[1]?.start ?? sentence.end) && start !== value.start,
    );
  if (next !== undefined && !owns(next) && !hasOwnValue && !isNamed)
    return { to: "unclear", symbol: next.symbols[0] ?? "another" };
  if (behind.some(owns)) return toOwner;

  const above = lastAbove(prose, sentence, mentions);
  const [other] = above;
  return other === undefined || above.some(owns) ? toOwner : { to: "unclear", symbol: other.symbols[0] ?? "another" };
}

/** Words that bring in what something is compared with, right before its name. */
const comparison =
  /(?:unlike|than|versus|vs\.?|against|like|with|to|behind|ahead of|als|anders als|wie|gegenüber|gegen|zu|mit|que|contre|à|par rapport à|como|con|frente a|より|と)\s+(?:the\s|der\s|die\s|das\s)?$/iu;

/** The mentions that a value may belong to: the last one with its list, and the last before it that isn't a comparison. */
function nearest(prose: string, before: readonly Mention[], value: Stretch): readonly Mention[] {
  const isAside = ({ start }: Stretch) => comparison.test(prose.slice(Math.max(0, start - 30), start));
  const list: Mention[] = [];
  for (const mention of before.toReversed()) {
    const [following] = list;
    if (following !== undefined && !isListed(prose.slice(mention.end, following.start))) break;
    list.unshift(mention);
  }
  const [head] = list;
  const last = list.at(-1);
  if (head === undefined || last === undefined || !isAside(head)) return list;
  // "Unlike Apple, Palantir": the comma ends the comparison.
  const afterComma = list.findIndex(
    (mention, index) => index > 0 && prose.slice(head.end, mention.start).includes(","),
  );
  if (afterComma > 0) return list.slice(afterComma);
  const subject = before.filter((mention) => mention.end <= head.start && !isAside(mention)).at(-1);
  const isClosed = /[,;)–—]/.test(prose.slice(last.end, value.start));
  return [...(subject === undefined ? [] : [subject]), ...(isClosed && subject !== undefined ? [] : list)];
}

/** "Apple, Microsoft and NVIDIA": between the names are only commas and one small word. */
function isListed(between: string): boolean {
  return /^(?:['’]s)?[\s,/&(]*(?:(?:and|or|und|oder|et|ou|y|o|と)[\s]+)?$/iu.test(between);
}

function sentenceAt(prose: string, { start }: Stretch): Stretch {
  const lineStart = prose.lastIndexOf("\n", start - 1) + 1;
  const nextLine = prose.indexOf("\n", start);
  const line = prose.slice(lineStart, nextLine === -1 ? prose.length : nextLine);
  if (isTableRow(line)) return { start: lineStart, end: lineStart + line.length };
  const found = sentencesOf(line).find((one) => lineStart + one.start <= start && start < lineStart + one.end);
  return found === undefined
    ? { start: lineStart, end: lineStart + line.length }
    : { start: lineStart + found.start, end: lineStart + found.end };
}

const isTableRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isListItem = (line: string) => /^\s*(?:[-*+•]|\d+[.)])\s/.test(line);
const isIn = (stretch: Stretch) => (mention: Mention) => mention.start >= stretch.start && mention.end <= stretch.end;

/** Names in the first cell of a value's row and at the head of its column; null outside a table. */
function cellHeads(
  prose: string,
  value: Stretch,
  row: Stretch,
  mentions: readonly Mention[],
): readonly (readonly Mention[])[] | null {
  const line = prose.slice(row.start, row.end);
  if (!isTableRow(line)) return null;
  const table = rowsAbove(prose, row.start);
  const header = table[0] ?? row;
  const column = prose.slice(row.start, value.start).split("|").length - 1;
  const cellOf = ({ start, end }: Stretch, index: number): Stretch => {
    const bars = [...prose.slice(start, end).matchAll(/\|/g)].map((bar) => start + bar.index);
    return { start: bars[index - 1] ?? end, end: bars[index] ?? end };
  };
  return [cellOf(row, column), cellOf(row, 1), cellOf(header, column)].map((cell) =>
    mentions.filter((mention) => isIn(cell)(mention) && mention.end <= Math.max(value.start, cell.end)),
  );
}

/** The rows of a table above one that begins at `start`, the header first. */
function rowsAbove(prose: string, start: number): readonly Stretch[] {
  const rows: Stretch[] = [];
  for (const line of linesAbove(prose, start)) {
    if (!isTableRow(prose.slice(line.start, line.end))) break;
    rows.unshift(line);
  }
  return rows;
}

function* linesAbove(prose: string, start: number): Generator<Stretch> {
  let end = start - 1;
  while (end > 0) {
    const begin = prose.lastIndexOf("\n", end - 1) + 1;
    yield { start: begin, end };
    end = begin - 1;
  }
}

/** The instruments of the last sentence or heading above; for an item of a list, of the words above the list. */
function lastAbove(prose: string, sentence: Stretch, mentions: readonly Mention[]): readonly Mention[] {
  const lineStart = prose.lastIndexOf("\n", sentence.start - 1) + 1;
  const inLine = mentions.filter(isIn({ start: lineStart, end: sentence.start })).at(-1);
  if (inLine !== undefined) return mentions.filter(isIn(sentenceAt(prose, inLine)));
  const nextLine = prose.indexOf("\n", lineStart);
  const isItem = isListItem(prose.slice(lineStart, nextLine === -1 ? prose.length : nextLine));
  for (const line of linesAbove(prose, lineStart)) {
    const text = prose.slice(line.start, line.end);
    if (isItem && isListItem(text)) continue;
    const last = mentions.filter(isIn(line)).at(-1);
    if (last !== undefined) return mentions.filter(isIn(isTableRow(text) ? line : sentenceAt(prose, last)));
  }
  return [];
}
