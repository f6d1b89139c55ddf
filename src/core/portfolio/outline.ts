import type { ColumnLedger } from "./column-ledger.ts";
import type { PlayedGroup } from "./played-group.ts";
import { sightOf } from "./column-range.ts";
import { firstLineFrom, heldAt } from "./column-worth.ts";
import { lineKind } from "./columns.ts";
import type { Ledger } from "./ledger.ts";
import type { Portfolio } from "./portfolio.ts";
import type { Scope } from "./portfolio-input.ts";
import type { Position } from "./position.ts";
import { stepAt } from "./worth.ts";

/** When an instrument was held in an account, without what it cost or was worth. */
export interface PositionOutline {
  readonly symbol: string;
  /** The symbol it goes by in the end. */
  readonly name: string;
  readonly accountId: string;
  /** The currency it is priced in. */
  readonly currency: string;
  /** The day of its first transaction. */
  readonly firstDay: number;
  readonly isHeld: boolean;
  readonly isHeldOn: (day: number) => boolean;
  /** Held at any time of a range of days, both included, or when it began. */
  readonly isHeldWithin: (firstDay: number, lastDay: number) => boolean;
  readonly lotCount: () => number;
}

export interface Outline {
  /** By symbol and account. */
  readonly positions: readonly PositionOutline[];
  /** The day of the first line; null without any. */
  readonly firstDay: number | null;
}

/** Returns the holding periods of some accounts or instruments. */
export function outlineOf(portfolio: Portfolio, scope: Scope = {}): Outline {
  const columns = portfolio.columns();
  return columns === null ? exactOutline(portfolio.ledger(scope)) : columnOutline(columns, scope);
}

function exactOutline({ positions, firstDay }: Ledger): Outline {
  return { positions: positions.filter(({ steps }) => steps.length > 0).map(exactPosition), firstDay };
}

function exactPosition({ symbol, name, accountId, currency, steps, quantity, lotCount }: Position): PositionOutline {
  const isHeldOn = (day: number) => (stepAt(steps, day)?.quantity ?? 0n) > 0n;
  return {
    symbol,
    name,
    accountId,
    currency,
    firstDay: steps[0]?.day ?? 0,
    isHeld: quantity() > 0n,
    isHeldOn,
    isHeldWithin: (firstDay, lastDay) =>
      isHeldOn(firstDay - 1) || steps.some((step) => step.day >= firstDay && step.day <= lastDay && step.quantity > 0n),
    lotCount,
  };
}

function columnOutline(ledger: ColumnLedger, scope: Scope): Outline {
  const { hasSymbol, accounts: seen } = sightOf(ledger, scope);
  const positions: PositionOutline[] = [];
  let firstDay = Number.POSITIVE_INFINITY;
  for (const group of ledger.groups) {
    if (scope.symbols !== undefined && !hasSymbol(group.symbol)) continue;
    for (const account of group.accounts) {
      if (seen !== null && seen[account] !== 1) continue;
      firstDay = Math.min(firstDay, group.columns.day[firstOf(group, account)] ?? firstDay);
      const position = group.symbol === "" ? null : columnPosition(group, account, ledger.accountIds[account] ?? "");
      if (position !== null) positions.push(position);
    }
  }
  return { positions, firstDay: Number.isFinite(firstDay) ? firstDay : null };
}

function columnPosition(group: PlayedGroup, account: number, accountId: string): PositionOutline | null {
  const { symbol, currency, columns, start, end } = group;
  const { day: days, account: owners, quantity: quantities } = columns;
  let first = start;
  while (first < end && (owners[first] !== account || !isTrade(columns.kind[first] ?? 0))) first += 1;
  if (first === end) return null;
  const isHeldOn = (day: number) => (quantities[heldAt(group, account, day)] ?? 0) > 0;
  return {
    symbol,
    name: symbol,
    accountId,
    currency,
    firstDay: days[first] ?? 0,
    isHeld: isHeldOn(Number.POSITIVE_INFINITY),
    isHeldOn,
    isHeldWithin(firstDay, lastDay) {
      if (isHeldOn(firstDay - 1)) return true;
      for (let at = firstLineFrom(group, firstDay); at < end && (days[at] ?? 0) <= lastDay; at += 1) {
        if (owners[at] !== account || (quantities[at] ?? 0) === 0) continue;
        // A day on which everything was bought and sold again ends with nothing.
        if (isHeldOn(days[at] ?? 0)) return true;
      }
      return false;
    },
    lotCount: () => lotCountOf(group, account),
  };
}

function firstOf({ columns, start, end }: PlayedGroup, account: number): number {
  let at = start;
  while (at < end && columns.account[at] !== account) at += 1;
  return at;
}

function isTrade(kind: number): boolean {
  return kind === lineKind.buy || kind === lineKind.sell || kind === lineKind.split;
}

/** The purchases of which shares are left: the oldest leave first. */
function lotCountOf({ columns, start, end }: PlayedGroup, account: number): number {
  const { kind: kinds, account: owners, quantity: quantities } = columns;
  const lots: number[] = [];
  let head = 0;
  let held = 0;
  for (let at = start; at < end; at += 1) {
    if (owners[at] !== account) continue;
    const now = quantities[at] ?? 0;
    if (kinds[at] === lineKind.buy) lots.push(now - held);
    else if (kinds[at] === lineKind.split && held > 0)
      for (let lot = head; lot < lots.length; lot += 1) lots[lot] = ((lots[lot] ?? 0) * now) / held;
    else
      for (let rest = held - now; rest > 0 && head < lots.length;) {
        const lot = lots[head] ?? 0;
        if (lot > rest) lots[head] = lot - rest;
        else head += 1;
        rest -= Math.min(lot, rest);
      }
    held = now;
  }
  return lots.length - head;
}
