import type { CashColumns, KnownCash, Checkpoint, Moved } from "./cash-columns.ts";
import {
  BoundedSum,
  centsOfUnits,
  conversionRounding,
  cutRounding,
  maxWhole,
  rounding,
  unitPlaces,
} from "./bounded.ts";
import { firstLineFrom } from "./column-worth.ts";
import { lineKind } from "./columns.ts";
import type { ColumnContext } from "./column-play.ts";
import type { PlayedGroup } from "./played-group.ts";
import { isImpliedBy } from "./cash.ts";
import { type Exact, times, unitsOf, unity } from "./exact.ts";
import type { Account } from "./transaction.ts";

/** The part of a ledger in columns that its cash follows from. */
interface BookedColumns {
  readonly groups: readonly PlayedGroup[];
  readonly firstDay: number;
  readonly lastDay: number;
  readonly rates: ColumnContext["rates"];
}

const checkpointDays = 128;

/**
 * The cash of every account that has any. `before` is the cash of the same accounts before a change: movements before the first day that
 * changed are taken over, and balances are worked out from the last checkpoint before it.
 */
export function cashOfColumns(
  ledger: BookedColumns,
  accounts: readonly Account[],
  baseCurrency: string,
  before: KnownCash | null,
): KnownCash {
  const { groups, firstDay } = ledger;
  const isComparable = before !== null && before.firstDay === firstDay && before.accounts.length === accounts.length;
  const known = isComparable ? before : null;
  const from = known === null ? firstDay : Math.max(firstDay, firstChange(known.groups, groups));
  const moved = movedByAccount(ledger, accounts.length, known, from);
  const columns: CashColumns[] = [];
  const checkpoints: (readonly Checkpoint[])[] = [];
  let isKnown = true;
  for (const [number, movements] of moved.entries()) {
    const account = accounts[number];
    if (account === undefined || movements.firstDay === Number.POSITIVE_INFINITY) {
      checkpoints.push([]);
      continue;
    }
    const old = known?.columns?.find((one) => one.account === number);
    const isImplied = isImpliedBy(account, movements.firstDeposit, movements.firstPurchase);
    const isSame = old !== undefined && old.firstDay === movements.firstDay && (old.implied !== null) === isImplied;
    const saved = isSame ? (known?.checkpoints[number] ?? []) : [];
    const length = ledger.lastDay - movements.firstDay + 1;
    const start = saved.findLast(({ index }) => index <= Math.min(from - movements.firstDay, length));
    const made = balances(ledger, account, number, { movements, isImplied, baseCurrency, old, start });
    if (made === null) isKnown = false;
    else columns.push(made.columns);
    const kept = start === undefined ? [] : saved.filter(({ index }) => index <= start.index);
    checkpoints.push([...kept, ...(made?.checkpoints ?? [])]);
  }
  columns.sort((first, second) => (first.accountId < second.accountId ? -1 : 1));
  return { groups, firstDay, moved, accounts, columns: isKnown ? columns : null, checkpoints };
}

/** The first day on which the lines of one ledger differ from those of another; infinite where they are the same. */
export function firstChange(old: readonly PlayedGroup[], groups: readonly PlayedGroup[]): number {
  let first = Number.POSITIVE_INFINITY;
  let [one, other] = [0, 0];
  while (one < old.length || other < groups.length) {
    const [before, now] = [old[one], groups[other]];
    if (before === now) {
      one += 1;
      other += 1;
      continue;
    }
    const order =
      before === undefined
        ? 1
        : now === undefined
          ? -1
          : before.symbol < now.symbol
            ? -1
            : Number(before.symbol > now.symbol);
    if (order <= 0) one += 1;
    if (order >= 0) other += 1;
    first = Math.min(first, changeOf(order <= 0 ? before : undefined, order >= 0 ? now : undefined));
  }
  return first;
}

function changeOf(before: PlayedGroup | undefined, now: PlayedGroup | undefined): number {
  if (before === undefined || now === undefined || before.currency !== now.currency)
    return Math.min(before?.firstDay ?? Number.POSITIVE_INFINITY, now?.firstDay ?? Number.POSITIVE_INFINITY);
  const [old, lines] = [before.transactions, now.transactions];
  let index = 0;
  while (index < old.length && old[index] === lines[index]) index += 1;
  const none = Number.POSITIVE_INFINITY;
  return Math.min(
    index < old.length ? (before.columns.day[before.start + index] ?? none) : none,
    index < lines.length ? (now.columns.day[now.start + index] ?? none) : none,
  );
}

function movedByAccount(
  { groups, firstDay, lastDay }: BookedColumns,
  count: number,
  known: KnownCash | null,
  from: number,
): Moved[] {
  const none = Number.POSITIVE_INFINITY;
  const length = groups.length === 0 ? 0 : lastDay - firstDay + 1;
  const moved = Array.from({ length: count }, (_, number): Moved => {
    const before = known?.moved[number];
    const column = (old: Float64Array | undefined) => {
      const made = new Float64Array(length);
      if (old !== undefined) made.set(old.subarray(0, Math.min(length, from - firstDay)));
      return made;
    };
    return {
      firstDay: earlier(before?.firstDay, from),
      firstDeposit: earlier(before?.firstDeposit, from),
      firstPurchase: earlier(before?.firstPurchase, from),
      net: column(before?.net),
      netBase: column(before?.netBase),
      error: column(before?.error),
    };
  });
  let last = -1;
  let own = moved[0];
  for (const group of groups) {
    const { columns, end } = group;
    const { day: days, kind: kinds, account: accounts, net: nets, netBase: bases, netError: errors } = columns;
    for (let at = known === null ? group.start : firstLineFrom(group, from); at < end; at += 1) {
      const account = accounts[at] ?? 0;
      if (account !== last) {
        last = account;
        own = moved[account];
      }
      if (own === undefined) continue;
      const day = days[at] ?? 0;
      const kind = kinds[at] ?? 0;
      if (kind === lineKind.buy && day < own.firstPurchase) own.firstPurchase = day;
      if (kind === lineKind.deposit && day < own.firstDeposit) own.firstDeposit = day;
      addMovement(own, day, day - firstDay, nets[at] ?? 0, bases[at] ?? 0, errors[at] ?? 0);
    }
  }
  return moved;

  /** Keeps a known day when it comes before the first change. */
  function earlier(day: number | undefined, limit: number): number {
    return day !== undefined && day < limit ? day : none;
  }
}

function addMovement(own: Moved, day: number, offset: number, amount: number, base: number, amountError: number): void {
  if (amount === 0) return;
  const { net, netBase, error } = own;
  if (day < own.firstDay) own.firstDay = day;
  const sum = (net[offset] ?? 0) + amount;
  const sumBase = (netBase[offset] ?? 0) + base;
  const known = error[offset] ?? 0;
  const size = Math.abs(sum) + Math.abs(sumBase);
  net[offset] = sum;
  netBase[offset] = sumBase;
  // Whole numbers are added exactly; what the sum of others is rounded by is part of the bound.
  if (amountError !== 0 || known !== 0 || size > maxWhole) error[offset] = known + amountError + size * rounding;
}

interface Balanced {
  readonly columns: CashColumns;
  readonly checkpoints: readonly Checkpoint[];
}

/** The balance of each day from a checkpoint on; days before it are those of `old`. Null where the sign of one is in doubt. */
function balances(
  ledger: BookedColumns,
  account: Account,
  number: number,
  {
    movements,
    isImplied,
    baseCurrency,
    old,
    start,
  }: {
    readonly movements: Moved;
    readonly isImplied: boolean;
    readonly baseCurrency: string;
    readonly old: CashColumns | undefined;
    readonly start: Checkpoint | undefined;
  },
): Balanced | null {
  const { firstDay, net, netBase, error } = movements;
  const offset = firstDay - ledger.firstDay;
  const length = net.length - offset;
  const { currency } = account;
  const isBase = currency === baseCurrency;
  const rates = isBase ? null : ledger.rates(currency, baseCurrency);
  const first = start?.index ?? 0;
  const column = (before: Float64Array | null | undefined) => {
    const made = new Float64Array(length);
    if (first > 0 && before != null) made.set(before.subarray(0, first));
    return made;
  };
  const balance = column(old?.balance);
  const balanceError = column(old?.balanceError);
  const booked = isBase ? balance : column(old?.booked);
  const bookedError = isBase ? balanceError : column(old?.bookedError);
  const implied = isImplied ? column(old?.implied) : null;
  let impliedError = start?.impliedError ?? 0;
  let sum = start?.sum.copy() ?? new BoundedSum();
  const bookedSum = start?.booked.copy() ?? new BoundedSum();
  const checkpoints: Checkpoint[] = [];
  for (let index = first; index < length; index += 1) {
    if (index > first && index % checkpointDays === 0)
      checkpoints.push({ index, sum: sum.copy(), booked: bookedSum.copy(), impliedError });
    const amount = net[index + offset] ?? 0;
    const base = netBase[index + offset] ?? 0;
    if (amount !== 0 || base !== 0) {
      const amountError = error[index + offset] ?? 0;
      sum.add(amount, amountError);
      if (!isBase) bookedSum.add(base, amountError);
      if (implied !== null) {
        if (sum.error > 0 && Math.abs(sum.value) <= sum.error + Math.abs(sum.high) * rounding) return null;
        if (sum.value < 0) {
          const rate = rates === null ? 1 : (rates.values[firstDay + index - rates.firstDay] ?? Number.NaN);
          if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) return null;
          const lacking = -sum.value * rate;
          const isExact = isBase && sum.error === 0 && sum.low === 0;
          const lackingError = isExact ? 0 : sum.error * rate + lacking * conversionRounding + cutRounding;
          implied[index] = lacking;
          impliedError += lackingError;
          if (!isBase) bookedSum.add(lacking, lackingError);
          sum = new BoundedSum();
        }
      }
    }
    balance[index] = sum.value;
    balanceError[index] = sum.error + (sum.low === 0 ? 0 : Math.abs(sum.high) * rounding);
    if (isBase) continue;
    booked[index] = bookedSum.value;
    bookedError[index] = bookedSum.error + Math.abs(bookedSum.high) * rounding;
  }
  const columns = {
    account: number,
    accountId: account.id,
    currency,
    firstDay,
    balance,
    balanceError,
    booked,
    bookedError,
    implied,
    impliedError,
  };
  return { columns, checkpoints };
}

/** Returns the index of a day in an account's columns; -1 before its first. Days after the last one get the last. */
export function cashIndex({ firstDay, balance }: CashColumns, day: number): number {
  return day < firstDay ? -1 : Math.min(day - firstDay, balance.length - 1);
}

/** The cents of a balance at a rate; exact numbers decide where a half cent is in doubt, NaN where the balance itself is not exact. */
export function cashCents(balance: number, error: number, exactRate: Exact | null, rate: number): number {
  if (exactRate === unity) return centsOfUnits(balance, error);
  const worth = balance * rate;
  const cents = centsOfUnits(worth, error * rate + Math.abs(worth) * conversionRounding);
  if (!Number.isNaN(cents) || error !== 0 || exactRate === null || !Number.isInteger(balance)) return cents;
  return Number(unitsOf(times({ digits: BigInt(balance), places: unitPlaces }, exactRate), 2));
}
