import { decodedSegment } from "./request-target.ts";

interface Pattern<T> {
  readonly segments: readonly string[];
  readonly item: T;
}

export interface Found<T> {
  readonly item: T;
  readonly parameters: Readonly<Record<string, string>>;
}

const noParameters: Readonly<Record<string, string>> = Object.freeze({});

/** Maps routes to handlers. A path without parameters wins over one with them, otherwise the first one added. */
export function createRouteTable<T>(routes: readonly { method: string; path: string; item: T }[]) {
  const fixed = new Map<string, Map<string, Found<T>>>();
  const patterns = new Map<string, Pattern<T>[]>();
  const methods = new Set<string>();

  for (const { method, path, item } of routes) {
    if (path.includes("/:")) {
      const segments = path.split("/");
      const key = keyOf(method, segments);
      patterns.set(key, [...(patterns.get(key) ?? []), { segments, item }]);
    } else {
      const byPath = fixed.get(method) ?? new Map<string, Found<T>>();
      fixed.set(method, byPath);
      if (!byPath.has(path)) byPath.set(path, { item, parameters: noParameters });
    }
    methods.add(method);
  }

  function find(method: string, path: string): Found<T> | null {
    const known = fixed.get(method)?.get(path);
    if (known !== undefined) return known;
    const segments = path.split("/");
    const pattern = patterns.get(keyOf(method, segments))?.find((candidate) => fits(candidate.segments, segments));
    return pattern === undefined ? null : { item: pattern.item, parameters: parametersOf(pattern.segments, segments) };
  }

  return {
    find,
    /** The methods that a path accepts. */
    methodsAt: (path: string): string[] => [...methods].filter((method) => find(method, path) !== null),
  };
}

function keyOf(method: string, segments: readonly string[]): string {
  return `${method} ${segments.length}`;
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]));
}

function parametersOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), decodedSegment(segments[index] ?? "")]] : [],
    ),
  );
}
