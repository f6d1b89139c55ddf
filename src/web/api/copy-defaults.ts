/** Values of fields that a copy of an older version lacks. `each` is for every item of a list. */
type Defaults = null | readonly ["each", Defaults] | { readonly [name: string]: Defaults };

/** Fields that were added to answers after browsers had begun to keep copies of them. */
const copyDefaults: Readonly<Record<string, Defaults>> = {
  "GET /api/market/signals": { symbols: ["each", { score: null, scoreWeekAgo: null }] },
  "GET /api/market/fundamentals": { officers: ["each", { pay: null, payYear: null }] },
  "GET /api/portfolio/performance": { statistics: { beta: null } },
};

/** Returns an offline copy with the fields that its version didn't know yet, as unknown. */
export function withCopyDefaults(route: string, copy: unknown): unknown {
  return filled(copy, copyDefaults[route] ?? null);
}

function filled(value: unknown, defaults: Defaults): unknown {
  if (defaults === null) return value === undefined ? null : value;
  if (isEach(defaults)) return Array.isArray(value) ? value.map((item) => filled(item, defaults[1])) : value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const known = value as Readonly<Record<string, unknown>>;
  const parts = Object.entries(defaults).map(([name, inner]) => [name, filled(known[name], inner)] as const);
  return { ...known, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
}

function isEach(defaults: Exclude<Defaults, null>): defaults is readonly ["each", Defaults] {
  return Array.isArray(defaults);
}
