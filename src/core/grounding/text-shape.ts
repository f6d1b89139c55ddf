import type { Stretch } from "./leave-out.ts";

/** A sentence, a heading or a cell of a table, with what stands over it. */
export interface Segment extends Stretch {
  readonly kind: "sentence" | "heading" | "cell";
  /** Of a cell: the head of its column and the first cell of its row. */
  readonly heads: readonly Stretch[];
  /** Of a cell: its whole row, where its sources may be named. */
  readonly row: Stretch | null;
  /** Of a cell: the heads of all columns. */
  readonly headRow: Stretch | null;
  /** Headings, lead-ins and the points it belongs under, the nearest first. */
  readonly above: readonly Stretch[];
  /** The sentence before it in the same paragraph or point; null: none. */
  readonly previous: Segment | null;
}

/** Takes a markdown text apart. `prose` has the same offsets as `markdown` with all marks blanked out. */
export function segmentsOf(markdown: string, prose: string): readonly Segment[] {
  const segments: Segment[] = [];
  const lines = linesOf(prose);
  const headings: { level: number; stretch: Stretch }[] = [];
  let paragraph = null as Stretch | null;
  let previous = null as Segment | null;
  const above = () => headings.map(({ stretch }) => stretch).reverse();
  const closeFrom = (level: number) => {
    while ((headings.at(-1)?.level ?? -1) >= level) headings.pop();
  };
  const endParagraph = () => {
    if (paragraph === null) return;
    for (const stretch of sentencesOf(prose, paragraph)) {
      const segment: Segment = {
        ...stretch,
        kind: "sentence",
        heads: [],
        row: null,
        headRow: null,
        above: above(),
        previous,
      };
      segments.push(segment);
      previous = segment;
    }
    paragraph = null;
  };

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const words = prose.slice(line.start, line.end);
    const original = markdown.slice(line.start, line.end);
    const next = lines[index + 1];
    if (words.includes("|") && next !== undefined && separator.test(prose.slice(next.start, next.end))) {
      endParagraph();
      index = readTable(prose, lines, index, above(), segments);
      previous = null;
      continue;
    }
    if (words.trim() === "") {
      // A blanked line, such as a live piece, does not end what is spoken about.
      endParagraph();
      continue;
    }
    const level =
      /^\s{0,3}(#{1,6})\s/.exec(original)?.[1]?.length ??
      (/^\s*(?:\d+[.)]\s+)?\*\*[^*\n]+\*\*:?\s*$/.test(original) ? 7 : null);
    if (level !== null) {
      endParagraph();
      closeFrom(level);
      segments.push({ ...line, kind: "heading", heads: [], row: null, headRow: null, above: above(), previous: null });
      headings.push({ level, stretch: line });
      previous = null;
      continue;
    }
    const point = /^(\s*)(?:[-+•*]|\d{1,3}[.)])\s+/.exec(original);
    if (point !== null) {
      endParagraph();
      const pointLevel = 20 + Math.min((point[1] ?? "").replaceAll("\t", "    ").length, 60);
      closeFrom(pointLevel);
      previous = null;
      const start = line.start + point[0].length;
      for (const stretch of sentencesOf(prose, { start, end: line.end })) {
        const segment: Segment = {
          ...stretch,
          kind: "sentence",
          heads: [],
          row: null,
          headRow: null,
          above: above(),
          previous,
        };
        segments.push(segment);
        previous = segment;
      }
      headings.push({ level: pointLevel, stretch: { start, end: line.end } });
      continue;
    }
    if (paragraph === null) {
      const isContinued = /^\s{2,}/.test(words) && (headings.at(-1)?.level ?? 0) >= 20;
      if (!isContinued) closeFrom(10);
    }
    paragraph = { start: paragraph?.start ?? line.start, end: line.end };
    // "NVIDIA (NVDA):" leads in the points below it.
    if (/:\s*$/.test(words) && words.trim().length < 100 && paragraph.start === line.start) {
      endParagraph();
      closeFrom(10);
      headings.push({ level: 10, stretch: line });
    }
  }
  endParagraph();
  return segments.sort((a, b) => a.start - b.start);
}

const separator = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)*\|?\s*$/;
const abbreviation =
  /(?:\b(?:Inc|Corp|Co|Ltd|No|vs|approx|ca|est|incl|excl|Mr|Ms|Mrs|Dr|St|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|e\.g|i\.e|etc|cf|resp|avg|mkt|Fr)|(?<=^|[\s.(])[A-Z])\.$/;

function linesOf(text: string): readonly Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  for (;;) {
    const end = text.indexOf("\n", start);
    lines.push({ start, end: end < 0 ? text.length : end });
    if (end < 0) return lines;
    start = end + 1;
  }
}

/** What stands behind the full stop, such as a citation, still belongs to the sentence. */
function sentencesOf(prose: string, { start, end }: Stretch): readonly Stretch[] {
  const sentences: Stretch[] = [];
  const text = prose.slice(start, end);
  let from = 0;
  for (const match of text.matchAll(/[.!?…]["”’')]?\s+(?=["“‘'(]?[\p{Lu}\p{N}$€£¥+\-−–(])/gu)) {
    const until = match.index + match[0].length;
    if (abbreviation.test(text.slice(Math.max(0, match.index - 8), match.index + 1))) continue;
    sentences.push({ start: start + from, end: start + until });
    from = until;
  }
  if (text.slice(from).trim() !== "") sentences.push({ start: start + from, end });
  return sentences;
}

function readTable(
  prose: string,
  lines: readonly Stretch[],
  first: number,
  above: readonly Stretch[],
  segments: Segment[],
): number {
  const head = lines[first] === undefined ? [] : cellsOf(prose, lines[first]);
  for (const cell of head)
    segments.push({
      ...cell,
      kind: "cell",
      heads: [],
      row: lines[first] ?? null,
      headRow: null,
      above,
      previous: null,
    });
  let last = first + 1;
  for (let index = first + 2; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || !prose.slice(line.start, line.end).includes("|")) break;
    last = index;
    const cells = cellsOf(prose, line);
    const rowHead = cells[0];
    for (const [column, cell] of cells.entries()) {
      const heads = [head[column], column > 0 ? rowHead : undefined, column > 0 ? head[0] : undefined].filter(
        (stretch) => stretch !== undefined,
      );
      segments.push({ ...cell, kind: "cell", heads, row: line, headRow: lines[first] ?? null, above, previous: null });
    }
  }
  return last;
}

function cellsOf(prose: string, line: Stretch): readonly Stretch[] {
  const text = prose.slice(line.start, line.end);
  const bars = [...text.matchAll(/\|/g)].map((match) => match.index);
  const cells: Stretch[] = [];
  let start = 0;
  for (const bar of [...bars, text.length]) {
    cells.push({ start: line.start + start, end: line.start + bar });
    start = bar + 1;
  }
  if (text.slice(0, bars[0]).trim() === "") cells.shift();
  if (text.slice((bars.at(-1) ?? 0) + 1).trim() === "") cells.pop();
  return cells;
}
