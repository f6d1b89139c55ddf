/** A chunk as the bundler creates it by default. */
export interface ScriptPart {
  readonly name: string;
  /** The module it is the entry of; null if several entries share it. */
  readonly root: string | null;
  /** The names of the chunks it imports statically. */
  readonly imports: readonly string[];
  readonly bytes: number;
}

/** The parts loaded together when something opens. */
interface Load {
  readonly needed: ReadonlySet<string>;
  /** How often it opens, relative to a screen. */
  readonly weight: number;
  /** The cost of a byte that is loaded without being used. */
  readonly wasteWeight: number;
}

interface Group {
  readonly names: readonly string[];
  readonly bytes: number;
  /** Bytes of the chunk that each load needs. */
  readonly neededBytes: readonly number[];
}

/** The cost of one more request, in bytes that take the same time: headers, and a new compression dictionary. */
const requestBytes = 12_000;
const shellModule = /\/shell\/shell\.tsx$/;
const anonymousModule = /\/account\/[\w-]+\.tsx?$|\/shared\/|mail-link-page/;
const screenModule = /-screen\.tsx$/;
/** The page itself and the application, which loads once its texts are there. */
const entryModule = /index\.html$|\/start\.tsx$/;
/** The entry modules of a page, whose script names the server looks up. */
const pageModules = [entryModule, shellModule, screenModule];
/** A page opened with an empty browser cache loads nothing for other pages. */
const firstWasteWeight = 5;
/** A dialog or a tab, relative to a screen. */
const rareWeight = 0.1;

/**
 * Decides which shared chunks to join. Joins the cheapest pair until no join is worth the request it saves. A join
 * costs the bytes that pages then load without using. Never creates circular imports between groups.
 */
export function mergePlan(parts: readonly ScriptPart[]): string[][] {
  const loads = loadsOf(parts);
  const imports = new Map(parts.map((part) => [part.name, closureOf([part.name], parts)]));
  const imported = new Set(parts.flatMap((part) => part.imports));
  const isShared = ({ name, root }: ScriptPart): boolean =>
    root === null || (imported.has(name) && !pageModules.some((pattern) => pattern.test(root)));
  const fixed = parts.filter((part) => !isShared(part)).map(({ name }) => name);
  let groups: Group[] = parts.filter(isShared).map(({ name, bytes }) => ({
    names: [name],
    bytes,
    neededBytes: loads.map(({ needed }) => (needed.has(name) ? bytes : 0)),
  }));
  for (;;) {
    const join = bestJoin(groups, loads, (first, second) => wouldCircle(first, second, { groups, fixed, imports }));
    if (join === null) return groups.map(({ names }) => [...names]);
    const [first, second] = join;
    groups = [...groups.filter((group) => group !== first && group !== second), joined(first, second)];
  }
}

function loadsOf(parts: readonly ScriptPart[]): Load[] {
  const roots = parts.filter((part) => part.root !== null);
  const entry = roots.filter(({ root }) => entryModule.test(root ?? ""));
  const shell = roots.filter(({ root }) => shellModule.test(root ?? ""));
  return roots.map((part) => {
    const root = part.root ?? "";
    const isAnonymous = anonymousModule.test(root);
    const weight = screenModule.test(root) ? 1 : rareWeight;
    const around = isAnonymous ? entry : [...entry, ...shell];
    return {
      needed: closureOf(
        [...around, part].map(({ name }) => name),
        parts,
      ),
      weight,
      wasteWeight: isAnonymous ? firstWasteWeight : weight,
    };
  });
}

function closureOf(names: readonly string[], parts: readonly ScriptPart[]): Set<string> {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(byName.get(name)?.imports ?? []));
  }
  return seen;
}

function joined(first: Group, second: Group): Group {
  return {
    names: [...first.names, ...second.names],
    bytes: first.bytes + second.bytes,
    neededBytes: first.neededBytes.map((bytes, index) => bytes + (second.neededBytes[index] ?? 0)),
  };
}

function bestJoin(
  groups: readonly Group[],
  loads: readonly Load[],
  isForbidden: (first: Group, second: Group) => boolean,
): readonly [Group, Group] | null {
  const pairs = groups.flatMap((first, index) =>
    groups.slice(index + 1).flatMap((second) => {
      const cost = joinCost(first, second, loads);
      return cost < 0 ? [{ first, second, cost }] : [];
    }),
  );
  const best = pairs
    .toSorted((one, other) => one.cost - other.cost)
    .find(({ first, second }) => !isForbidden(first, second));
  return best === undefined ? null : [best.first, best.second];
}

/** Bytes loaded without being used, less the saved requests; worth it below zero. */
function joinCost(first: Group, second: Group, loads: readonly Load[]): number {
  return loads.reduce((cost, { weight, wasteWeight }, index) => {
    const needsFirst = (first.neededBytes[index] ?? 0) > 0;
    const needsSecond = (second.neededBytes[index] ?? 0) > 0;
    if (!needsFirst && !needsSecond) return cost;
    if (needsFirst && needsSecond) return cost - weight * requestBytes;
    return cost + wasteWeight * (needsFirst ? second.bytes : first.bytes);
  }, 0);
}

/** True if a third chunk is imported by one of the two and imports the other. */
function wouldCircle(
  first: Group,
  second: Group,
  rest: {
    readonly groups: readonly Group[];
    readonly fixed: readonly string[];
    readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  },
): boolean {
  const others = [
    ...rest.groups.filter((group) => group !== first && group !== second).map(({ names }) => names),
    ...rest.fixed.map((name) => [name]),
  ];
  // A path can pass through several groups, and through any part of a group it enters.
  const passes = (from: Group, to: Group): boolean => {
    const needs = (names: readonly string[], targets: readonly string[]): boolean =>
      names.some((name) => targets.some((target) => rest.imports.get(name)?.has(target) === true));
    const seen = new Set<readonly string[]>(others.filter((names) => needs(from.names, names)));
    for (const via of seen) {
      if (needs(via, to.names)) return true;
      for (const next of others) if (!seen.has(next) && needs(via, next)) seen.add(next);
    }
    return false;
  };
  return passes(first, second) || passes(second, first);
}
