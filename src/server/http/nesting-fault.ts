const maximumDepth = 20;
const maximumItems = 5_000;

interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly name: string;
  readonly within: Place | null;
}

/**
 * Returns the first unusable part of decoded JSON and its path: deep nesting, long lists, and NUL, which PostgreSQL
 * can't store. `deeper`: additional levels allowed; `listsFrom`: lists that begin on this level or above are checked
 * elsewhere.
 */
export function nestingFault(
  root: unknown,
  { deeper = 0, listsFrom = 0 }: { deeper?: number; listsFrom?: number } = {},
): { path: string; message: string } | null {
  const open: Place[] = [{ value: root, depth: 1, name: "", within: null }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, depth } = place;
    if (typeof value === "string" && value.includes("\0")) return fault(place, "A text with a NUL character");
    if (typeof value !== "object" || value === null) continue;
    const most = maximumDepth + deeper;
    if (depth > most) return fault(place, `Nested more than ${most} levels deep`);
    const children = Object.entries(value) as [string, unknown][];
    const isMeasured = Array.isArray(value) && depth <= listsFrom;
    if (children.length > maximumItems && !isMeasured)
      return fault(place, `More than ${maximumItems} items in one list`);
    for (const [name, child] of children) {
      const inner = { value: child, depth: depth + 1, name, within: place };
      if (name.includes("\0")) return fault(inner, "A text with a NUL character");
      open.push(inner);
    }
  }
  return null;
}

function fault(place: Place, message: string): { path: string; message: string } {
  const names: string[] = [];
  for (let at: Place | null = place; at !== null && at.within !== null; at = at.within) names.unshift(at.name);
  return { path: names.slice(0, 30).join(".").replaceAll("\0", "").slice(0, 300), message };
}
