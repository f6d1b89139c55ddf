import { compareLines, type Line } from "./line.ts";

/** Lines of instruments that turn into each other; cash alone is a group of its own, named "". */
export interface Group {
  readonly name: string;
  readonly symbols: readonly string[];
  /** The currency of the first line of each symbol. */
  readonly currencies: ReadonlyMap<string, string>;
  /** In the order they were given, and in the order they take effect in. */
  readonly given: readonly Line[];
  readonly lines: readonly Line[];
  readonly pairs: ReadonlyMap<Line, Line>;
  /** True when values of shares on some day affect the results. */
  readonly readsPrices: boolean;
}

/** Lines by the instruments they concern, by name. */
export function groupsOf(lines: readonly Line[], before: ReadonlyMap<string, Group>): Map<string, Group> {
  const rootOf = rootsOf(lines);
  const byName = new Map<string, Line[]>();
  for (const line of lines) {
    const name = line.symbol === null ? "" : rootOf(line.symbol);
    const own = byName.get(name);
    if (own === undefined) byName.set(name, [line]);
    else own.push(line);
  }
  const groups = new Map<string, Group>();
  for (const name of [...byName.keys()].sort()) {
    const given = byName.get(name) ?? [];
    const known = before.get(name);
    groups.set(name, known !== undefined && isSame(known.given, given) ? known : groupOf(name, given));
  }
  return groups;
}

/** The name of a group is its first symbol by name, whichever line came first. */
function rootsOf(lines: readonly Line[]): (symbol: string) => string {
  const parent = new Map<string, string>();
  const rootOf = (symbol: string): string => {
    let root = symbol;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    return root;
  };
  for (const line of lines) {
    if (line.transaction.newSymbol == null) continue;
    const { symbol, newSymbol } = line;
    if (symbol === null || newSymbol === null) continue;
    const [first, second] = [rootOf(symbol), rootOf(newSymbol)].sort();
    if (first !== undefined && second !== undefined && first !== second) parent.set(second, first);
  }
  return parent.size === 0 ? (symbol) => symbol : rootOf;
}

function inOrder(lines: readonly Line[]): readonly Line[] {
  for (let index = 1; index < lines.length; index += 1) {
    const [first, second] = [lines[index - 1], lines[index]];
    if (first !== undefined && second !== undefined && compareLines(first, second) > 0)
      return lines.toSorted(compareLines);
  }
  return lines;
}

export function isSame<T>(first: readonly T[], second: readonly T[]): boolean {
  if (first === second) return true;
  if (first.length !== second.length) return false;
  for (let index = 0; index < first.length; index += 1) if (first[index] !== second[index]) return false;
  return true;
}

function groupOf(name: string, given: readonly Line[]): Group {
  const lines = inOrder(given);
  const currencies = new Map<string, string>();
  for (const { symbol, newSymbol, currency } of lines) {
    if (symbol !== null && !currencies.has(symbol)) currencies.set(symbol, currency);
    if (newSymbol !== null && !currencies.has(newSymbol)) currencies.set(newSymbol, currency);
  }
  const transfers = lines.filter(({ type }) => type === "transfer-in" || type === "transfer-out");
  return {
    name,
    symbols: [...currencies.keys()],
    currencies,
    given,
    lines,
    pairs: pairedTransfers(transfers),
    readsPrices: transfers.length > 0,
  };
}

/** Shares that leave one account and come to another on the same day: both ends of one transfer. */
function pairedTransfers(transfers: readonly Line[]): Map<Line, Line> {
  const leaving = new Map<string, Line[]>();
  const keyOf = ({ day, symbol, quantity }: Line) => `${day} ${symbol} ${quantity}`;
  for (const line of transfers) {
    if (line.type === "transfer-out") leaving.set(keyOf(line), [...(leaving.get(keyOf(line)) ?? []), line]);
  }
  const pairs = new Map<Line, Line>();
  for (const line of transfers) {
    if (line.type !== "transfer-in") continue;
    const waiting = leaving.get(keyOf(line)) ?? [];
    const index = waiting.findIndex(({ accountId }) => accountId !== line.accountId);
    const [partner] = index < 0 ? [] : waiting.splice(index, 1);
    if (partner === undefined) continue;
    pairs.set(line, partner);
    pairs.set(partner, line);
  }
  return pairs;
}
