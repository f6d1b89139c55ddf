import { compareLines, type Line } from "./line.ts";
import { type Moved, movedShares } from "./moved-shares.ts";
import type { TransactionType } from "./transaction.ts";
import { kindOf } from "./transaction-kinds.ts";

/** Lines of instruments that turn into each other; cash alone is a group of its own, named "". */
export interface Group {
  readonly name: string;
  readonly symbols: readonly string[];
  /** The currency of the first line of each symbol. */
  readonly currencies: ReadonlyMap<string, string>;
  /** In the order they were given, and in the order they take effect in. */
  readonly given: readonly Line[];
  readonly lines: readonly Line[];
  /** The other ends of transfers between accounts. */
  readonly moved: ReadonlyMap<Line, readonly Moved[]>;
  readonly nameOf: NameOf;
  /** What `nameOf` gives for its lines. */
  readonly names: readonly string[];
  /** True when values of shares on some day affect the results. */
  readonly readsPrices: boolean;
}

/**
 * The symbol that a holding goes by in the end. After a change of symbol or a merger the old one's gains, income and days belong to the
 * new one, unless the account came to hold the old one again.
 */
export type NameOf = (accountId: string, symbol: string) => string;

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
  const nameOf = lastNames(lines);
  const namesOf = ({ accountId, symbol, newSymbol }: Line) =>
    [symbol, newSymbol].flatMap((one) => (one === null ? [] : [nameOf(accountId, one)]));
  return {
    name,
    symbols: [...currencies.keys()],
    currencies,
    given,
    lines,
    moved: movedShares(transfers),
    nameOf,
    names: [...new Set(lines.flatMap(namesOf))],
    readsPrices: transfers.length > 0,
  };
}

function lastNames(lines: readonly Line[]): NameOf {
  if (lines.every(({ newSymbol }) => newSymbol === null)) return (_, symbol) => symbol;
  const followed = new Map<string, string>();
  const keyOf = (accountId: string, symbol: string) => JSON.stringify([accountId, symbol]);
  for (const { accountId, type, symbol, newSymbol } of lines) {
    if (bringsShares(type)) followed.delete(keyOf(accountId, symbol ?? ""));
    if (newSymbol === null || symbol === null || newSymbol === symbol) continue;
    followed.delete(keyOf(accountId, newSymbol));
    if (type === "symbol-change" || type === "merger") followed.set(keyOf(accountId, symbol), newSymbol);
  }
  return (accountId, symbol) => {
    let name = symbol;
    for (
      let next = followed.get(keyOf(accountId, name));
      next !== undefined;
      next = followed.get(keyOf(accountId, name))
    )
      name = next;
    return name;
  };
}

function bringsShares(type: TransactionType): boolean {
  const { shares } = kindOf(type);
  return shares === "bought" || shares === "given" || shares === "moved-in";
}
