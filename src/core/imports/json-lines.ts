/**
 * Lines, from 1, on which the elements of a list in a JSON text begin: the list under a key of the outermost object.
 */
export function elementLines(text: string, key: string): readonly number[] {
  const lines: number[] = [];
  let [line, depth, listDepth] = [1, 0, -1];
  let lastText: string | null = null;
  let isElementDue = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\n") line += 1;
    if (character === undefined || /[\s:]/.test(character)) continue;
    const isClosing = character === "]" || character === "}";
    if (isElementDue && character !== "," && !isClosing) {
      lines.push(line);
      isElementDue = false;
    }
    if (character === '"') {
      const end = endOfText(text, index);
      lastText = text.slice(index + 1, end);
      index = end;
    } else if (character === "[" || character === "{") {
      depth += 1;
      if (character === "[" && listDepth < 0 && depth === 2 && lastText === key) {
        listDepth = depth;
        isElementDue = true;
      }
    } else if (isClosing) {
      if (depth === listDepth) return lines;
      depth -= 1;
    } else if (character === ",") {
      if (depth === listDepth) isElementDue = true;
      lastText = null;
    }
  }
  return lines;
}

function endOfText(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}
