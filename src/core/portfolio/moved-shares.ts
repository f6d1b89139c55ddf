import type { Line } from "./line.ts";

/** What one end of a transfer has of another one: so many of the shares that arrive. */
export interface Moved {
  readonly line: Line;
  readonly quantity: bigint;
}

/** What a transfer may lose on its way, as a fee in kind: a tenth. */
const minArrivingTenths = 9n;

/**
 * The ends of each transfer between two accounts, by line: shares that leave one account and come to another on the same day, as a whole,
 * in several parts, or from several accounts. A little less may arrive than left, as of coins whose network takes its fee out of them.
 */
export function movedShares(transfers: readonly Line[]): ReadonlyMap<Line, readonly Moved[]> {
  const ends = new Map<Line, readonly Moved[]>();
  for (const ofDay of Map.groupBy(transfers, ({ day, symbol }) => `${day} ${symbol}`).values()) {
    const open = (type: Line["type"]) => ofDay.filter((line) => line.type === type && !ends.has(line));
    // Those that arrive whole first, so that they don't become a part of another.
    joinPairs(ends, open("transfer-out"), () => open("transfer-in"), isWhole);
    const leaving = open("transfer-out");
    const from = new Set(leaving.map(({ accountId }) => accountId));
    // What comes to an account that shares leave is no part of them.
    const parts = open("transfer-in").filter(({ accountId }) => !from.has(accountId));
    joinParts(ends, leaving, parts);
    // Nor is what has a cost of its own, where the parts aren't exactly the whole.
    const others = new Set(parts.length > leaving.length ? parts.filter(hasCost) : []);
    const arriving = () => open("transfer-in").filter((line) => !others.has(line));
    const rest = () => parts.filter((line) => !ends.has(line) && !others.has(line));
    joinParts(ends, open("transfer-out"), rest());
    // What left as one and arrives in several parts is no part and a fee.
    if (rest().length <= open("transfer-out").length) joinPairs(ends, open("transfer-out"), arriving, isNearly);
  }
  return ends;
}

type Ends = Map<Line, readonly Moved[]>;

/** All that left arrives. */
export const isWhole = (left: bigint, arrived: bigint) => left === arrived;
/** A tenth less at most arrives. */
export const isNearly = (left: bigint, arrived: bigint) => left > arrived && arrived * 10n >= left * minArrivingTenths;

const hasCost = ({ gross }: Line) => gross !== null;

/** One line out to one line in: the smallest that fits. */
function joinPairs(
  ends: Ends,
  leaving: readonly Line[],
  arriving: () => readonly Line[],
  fits: (left: bigint, arrived: bigint) => boolean,
): void {
  const open = leaving.toSorted(byQuantity);
  for (const line of arriving())
    for (let at = countUpTo(open, line.quantity - 1n); at < open.length; at += 1) {
      const one = open[at];
      const isFit = one !== undefined && fits(one.quantity, line.quantity);
      if (one === undefined || (!isFit && one.quantity > line.quantity)) break;
      if (!isFit || one.accountId === line.accountId) continue;
      join(ends, one, line, line.quantity);
      open.splice(at, 1);
      break;
    }
}

/** One line out to several in, or several out to one in, where all that is open on the day fits together. */
function joinParts(ends: Ends, leaving: readonly Line[], arriving: readonly Line[]): void {
  if (Math.min(leaving.length, arriving.length) !== 1 || leaving.length === arriving.length) return;
  const [left, arrived] = [quantityOf(leaving), quantityOf(arriving)];
  if (!isWhole(left, arrived) && (!isNearly(left, arrived) || arriving.some(hasCost))) return;
  const [only, target] = [leaving[0], arriving[0]];
  if (only === undefined || target === undefined) return;
  if (leaving.length === 1) {
    for (const line of arriving) join(ends, only, line, line.quantity);
    return;
  }
  const largest = leaving.reduce((best, line) => (line.quantity > best.quantity ? line : best), only);
  const lost = left - arrived;
  if (lost >= largest.quantity) return;
  for (const line of leaving) join(ends, line, target, line === largest ? line.quantity - lost : line.quantity);
}

export function quantityOf(lines: readonly Line[]): bigint {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0n);
}

function join(ends: Ends, leaving: Line, arriving: Line, quantity: bigint): void {
  ends.set(leaving, [...(ends.get(leaving) ?? []), { line: arriving, quantity }]);
  ends.set(arriving, [...(ends.get(arriving) ?? []), { line: leaving, quantity }]);
}

/** The fewest shares first. */
export function byQuantity(one: Line, other: Line): number {
  return Number(one.quantity - other.quantity);
}

/** How many lines, sorted by their shares, have at most so many. */
export function countUpTo(lines: readonly Line[], quantity: bigint): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.quantity ?? 0n) <= quantity) low = middle + 1;
    else high = middle;
  }
  return low;
}
