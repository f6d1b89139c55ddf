/**
 * Where each character of a parsed Markdown text stands in its source, which also has escapes, entities and the marks at the beginning of
 * a line; one more entry for the end. Null: they cannot be aligned.
 */
export function sourceOffsets(value: string, source: string, start: number, end: number): readonly number[] | null {
  if (source.startsWith(value, start)) return Array.from({ length: value.length + 1 }, (_, index) => start + index);
  const offsets: number[] = [];
  let at = start;
  for (let index = 0; index < value.length; index += 1) {
    const wanted = value[index];
    const isEscape = source[at] === "\\" && source[at + 1] === wanted && at + 1 < end;
    const entity = source[at] === "&" ? (/^&#?\w+;/.exec(source.slice(at, Math.min(end, at + 40)))?.[0] ?? null) : null;
    if (isEscape) at += 1;
    else if (entity === null) while (at < end && source[at] !== wanted && /[\s>`]/.test(source[at] ?? "")) at += 1;
    if (at >= end || (entity === null && source[at] !== wanted)) return null;
    offsets.push(at);
    at += entity === null ? 1 : entity.length;
  }
  return [...offsets, at];
}
