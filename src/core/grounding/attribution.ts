import type { Mention } from "./named-subjects.ts";
import { sentencesOf, type Stretch } from "./prose.ts";

/** The subject a text assigns a value to: its owner, another one, or it isn't clear. */
export type Attribution = { readonly to: "owner" } | { readonly to: "other" | "unclear"; readonly symbol: string };

const toOwner: Attribution = { to: "owner" };

/**
 * Returns the subject a text assigns a value to. In order: a name right after it ("178.88 for NVIDIA"), its position in
 * a list of as many names and values, the subject of its sentence, or the last instrument before it. In a table, its
 * row and column. If the sentence names none before it, the last sentence or heading above that names an instrument.
 * `values` are all values of the text.
 */
export function attributionOf(
  prose: string,
  value: Stretch,
  owner: string,
  { mentions, values }: { readonly mentions: readonly Mention[]; readonly values: readonly Stretch[] },
): Attribution {
  const sentence = sentenceAt(prose, value);
  const inside = mentions.filter(isIn(sentence));
  const before = inside.filter(({ end }) => end <= value.start);
  const behind = inside.filter(({ start }) => start >= value.end);
  const owns = (mention: Mention) => mention.symbols.includes(owner);
  const isNamed = inside.some(owns);
  const judged = (candidates: readonly Mention[]): Attribution => {
    const [first] = candidates;
    if (first === undefined || candidates.some(owns)) return toOwner;
    return { to: isNamed ? "unclear" : "other", symbol: first.symbols[0] ?? "another" };
  };

  const cells = cellHeads(prose, value, sentence, mentions);
  if (cells !== null) {
    const foreign = cells.find((heads) => heads.length > 0 && !heads.some(owns));
    return foreign === undefined ? toOwner : judged(foreign);
  }

  const next = behind[0];
  if (next !== undefined && isRightBehind(prose.slice(value.end, next.start))) return judged([next]);

  const paired = pairOf(prose, value, before, values.filter(isIn(sentence)));
  if (paired !== null) return judged([paired]);

  if (before.length > 0) return judged(spokenOf(prose, before, value));

  const hasOwnValue =
    next !== undefined &&
    values.some(
      ({ start }) => start >= next.end && start < (behind[1]?.start ?? sentence.end) && start !== value.start,
    );
  if (next !== undefined && !hasOwnValue)
    return owns(next) ? toOwner : { to: "unclear", symbol: next.symbols[0] ?? "another" };

  const above = lastAbove(prose, sentence, mentions);
  const [other] = above;
  return other === undefined || above.some(owns) ? toOwner : { to: "unclear", symbol: other.symbols[0] ?? "another" };
}

/** "178.88 (NVIDIA)", "178.88 for NVIDIA". */
function isRightBehind(between: string): boolean {
  return /^\s*(?:\(\s*|(?:for|of|at|für|von|bei|pour|de|para)\s+)$/iu.test(between);
}

/**
 * The name at the value's position in a list: "NVDA and AAPL trade at 1 and 2". Null unless each name has one value.
 */
function pairOf(prose: string, value: Stretch, before: readonly Mention[], values: readonly Stretch[]): Mention | null {
  const list = listBefore(prose, before);
  const [last] = list.slice(-1);
  if (list.length < 2 || last === undefined) return null;
  const following = values.filter(({ start }) => start >= last.end).toSorted((one, other) => one.start - other.start);
  const place = following.findIndex(({ start }) => start === value.start);
  const areTogether = following
    .slice(0, list.length)
    .every(({ end }, index, all) => index === all.length - 1 || isListed(prose.slice(end, all[index + 1]?.start)));
  return following.length === list.length && areTogether ? (list[place] ?? null) : null;
}

/** Words right before a name that is only a comparison. */
const comparison =
  /(?:unlike|than|versus|vs\.?|against|like|with|to|behind|ahead of|als|anders als|wie|gegenüber|gegen|zu|mit|que|contre|à|par rapport à|como|con|frente a|より|と)\s+(?:the\s|der\s|die\s|das\s)?$/iu;

/** The mentions a value may belong to: the subject of the sentence, and the last one before the value with its list. */
function spokenOf(prose: string, all: readonly Mention[], value: Stretch): readonly Mention[] {
  const isAside = ({ start }: Stretch) => comparison.test(prose.slice(Math.max(0, start - 30), start));
  // "Apple (and its rival NVIDIA) trades at": the company in brackets is only an aside.
  const open = all.filter((mention, index) => index === 0 || !isInBrackets(prose, mention, value));
  const list = listBefore(prose, open);
  const [head] = list;
  if (head === undefined) return list;
  if (isAside(head)) {
    // "Unlike Apple, Palantir": the comma ends the comparison.
    const afterComma = list.findIndex(
      (mention, index) => index > 0 && prose.slice(head.end, mention.start).includes(","),
    );
    if (afterComma > 0) return list.slice(afterComma);
  }
  const subject = open.find((mention) => !isAside(mention));
  const isClosed = /[,;)–—]/.test(prose.slice(list.at(-1)?.end, value.start));
  if (isAside(head) && isClosed && subject !== undefined) return [subject];
  return subject === undefined ? list : [subject, ...list];
}

function isInBrackets(prose: string, { start, end }: Stretch, value: Stretch): boolean {
  const opening = prose.lastIndexOf("(", start);
  const closing = prose.indexOf(")", end);
  return (
    opening > prose.lastIndexOf(")", start) &&
    closing !== -1 &&
    closing < value.start &&
    !prose.slice(opening, start).includes("\n")
  );
}

/** The last mention with those it is listed with. */
function listBefore(prose: string, before: readonly Mention[]): readonly Mention[] {
  const list: Mention[] = [];
  for (const mention of before.toReversed()) {
    const [following] = list;
    if (following !== undefined && !isListed(prose.slice(mention.end, following.start))) break;
    list.unshift(mention);
  }
  return list;
}

/** "Apple, Microsoft and NVIDIA": only commas and one small word between the names. */
function isListed(between: string): boolean {
  return /^(?:['’]s)?[\s,/&]*(?:(?:and|or|und|oder|et|ou|y|o|と)[\s]+)?$/iu.test(between);
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
const isIn = (stretch: Stretch) => (inner: Stretch) => inner.start >= stretch.start && inner.end <= stretch.end;

/**
 * Names in a value's own cell and at the head of its column, or in its row if the column names none. Null outside a
 * table.
 */
function cellHeads(
  prose: string,
  value: Stretch,
  row: Stretch,
  mentions: readonly Mention[],
): readonly (readonly Mention[])[] | null {
  if (!isTableRow(prose.slice(row.start, row.end))) return null;
  const header = headerOf(prose, row.start) ?? row;
  const column = prose.slice(row.start, value.start).split("|").length - 1;
  const cellOf = ({ start, end }: Stretch, index: number): Stretch => {
    const bars = [...prose.slice(start, end).matchAll(/\|/g)].map((bar) => start + bar.index);
    return { start: bars[index - 1] ?? end, end: bars[index] ?? end };
  };
  const own = mentions.filter(isIn(cellOf(row, column)));
  const head = header === row ? [] : mentions.filter(isIn(cellOf(header, column)));
  const others = mentions.filter((mention) => isIn(row)(mention) && !own.includes(mention));
  return [own, head, head.length > 0 ? [] : others];
}

/** The first row of the table above a row. */
function headerOf(prose: string, start: number): Stretch | null {
  let header: Stretch | null = null;
  for (const line of linesAbove(prose, start)) {
    if (!isTableRow(prose.slice(line.start, line.end))) break;
    header = line;
  }
  return header;
}

function* linesAbove(prose: string, start: number): Generator<Stretch> {
  let end = start - 1;
  while (end > 0) {
    const begin = prose.lastIndexOf("\n", end - 1) + 1;
    yield { start: begin, end };
    end = begin - 1;
  }
}

/** The instruments of the last sentence or heading above. For a list item, of the words above the list. */
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
