import { entryFlag, entryKind, type EntryKind } from "./entries.ts";

/** How often an entry counts in each of a day's sums. */
export interface FlowSigns {
  readonly inflow: number;
  readonly broughtGain: number;
  readonly outflow: number;
  readonly income: number;
  readonly fees: number;
  readonly taxes: number;
  readonly feesPaidIn: number;
  readonly taxesPaidIn: number;
}

const none: FlowSigns = {
  inflow: 0,
  broughtGain: 0,
  outflow: 0,
  income: 0,
  fees: 0,
  taxes: 0,
  feesPaidIn: 0,
  taxesPaidIn: 0,
};
const inward: FlowSigns = { ...none, inflow: 1 };
const outward: FlowSigns = { ...none, outflow: 1 };
const earned: FlowSigns = { ...none, income: 1 };

/**
 * How an entry counts. With cash, money that changes place inside is no flow. Instruments looked at alone have no cash:
 * what is paid for them, with fees and taxes, comes in, and what they bring goes out.
 */
export function flowSigns(kind: EntryKind, flags: number, hasCash: boolean, isLeftOut: boolean): FlowSigns {
  if (isLeftOut && !hasCash) return none;
  switch (kind) {
    case entryKind.deposit:
      return inward;
    case entryKind.withdrawal:
      return outward;
    case entryKind.sharesIn:
      return isLeftOut ? none : inward;
    case entryKind.broughtGain:
      return isLeftOut ? none : { ...none, broughtGain: 1 };
    case entryKind.sharesOut:
      return isLeftOut ? none : outward;
    case entryKind.buy:
      if (hasCash) return isLeftOut ? outward : none;
      return inward;
    case entryKind.sell:
      if (hasCash) return isLeftOut ? inward : none;
      return outward;
    case entryKind.income:
      return hasCash ? earned : { ...earned, outflow: 1 };
    case entryKind.fee:
    case entryKind.tax:
      return chargeSigns(kind, (flags & entryFlag.isTakenOff) !== 0, hasCash);
    default:
      return none;
  }
}

function chargeSigns(kind: EntryKind, isTakenOff: boolean, hasCash: boolean): FlowSigns {
  const paidIn = isTakenOff ? 0 : 1;
  const own = kind === entryKind.fee ? { fees: 1, feesPaidIn: paidIn } : { taxes: 1, taxesPaidIn: paidIn };
  if (hasCash) return { ...none, ...own };
  return isTakenOff ? { ...none, ...own, outflow: -1 } : { ...none, ...own, inflow: 1 };
}

/** The signs of every kind of entry of a scope, made once each. */
export function createFlowSigns(hasCash: boolean): (kind: EntryKind, flags: number, isLeftOut: boolean) => FlowSigns {
  const known: (FlowSigns | undefined)[] = [];
  return (kind, flags, isLeftOut) => {
    const index = kind * 4 + (flags & entryFlag.isTakenOff) * 2 + Number(isLeftOut);
    return (known[index] ??= flowSigns(kind, flags, hasCash, isLeftOut));
  };
}
