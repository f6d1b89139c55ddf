import type { Account } from "./account.ts";
import type { Assumptions } from "./assumptions.ts";
import { BacktestFault } from "./backtest-fault.ts";
import { createDividends } from "./dividends.ts";
import type { Market } from "./market.ts";
import type { Sources } from "./operand-column.ts";
import { createProtectiveExit } from "./protective-exit.ts";
import type { ExitReason } from "./result.ts";
import { dividend, longEntry, longExit, shortEntry, shortExit, type RuleSignals } from "./rule-signals.ts";
import { createSizing } from "./sizing.ts";
import type { RuleStrategy } from "./strategy.ts";

const noOrder = 2;

/** Trades the rules over the days of a market. Skips the days without a signal. */
export function runRules(
  strategy: RuleStrategy,
  { bits, anyBits }: RuleSignals,
  market: Market,
  sources: Sources,
  account: Account,
  assumptions: Assumptions,
): void {
  const { instruments, length } = market;
  const { quantity } = account;
  const count = instruments.length;
  const fillsAtClose = assumptions.fillAt === "close";
  const endsAtOpen = assumptions.lastBar === "open";
  const sizeOf = createSizing(strategy.sizing, market, sources);
  const protective = createProtectiveExit(strategy.protection, account, instruments);
  const dividends = createDividends(market, account, assumptions);
  const barsToTimeExit = barsToTimeExitOf(strategy, fillsAtClose);

  const { targetSide, decidedDay, budget, maxUnits, exitReasons, openedDay } = orderColumns(count);
  let orders = 0;

  function order(place: number, day: number, side: number, reason: ExitReason, equity: number) {
    targetSide[place] = side;
    decidedDay[place] = day;
    exitReasons[place] = reason;
    if (side !== 0) {
      const size = sizeOf(place, day, equity);
      const isByClose = assumptions.sizedAt === "decision" && size.maxUnits === Infinity;
      budget[place] = isByClose ? Infinity : size.budget;
      maxUnits[place] = isByClose ? Math.min(size.budget, equity) / instruments[place]!.close[day]! : size.maxUnits;
    }
    orders++;
  }

  function decide(day: number) {
    // Instruments without a bar have no bits.
    if (anyBits[day] === 0 && barsToTimeExit === Infinity) return;
    const equity = account.valueAt(day);
    for (let place = 0; place < count; place++) {
      if (targetSide[place] !== noOrder || instruments[place]!.barOf[day]! < 0) continue;
      const signals = bits[place]![day]!;
      const both = longEntry | shortEntry;
      // Simultaneous entries on both sides cancel each other out.
      const entry = (signals & both) === both ? 0 : signals & both;
      const held = quantity[place]!;
      if (held === 0) {
        if (entry !== 0) order(place, day, entry === longEntry ? 1 : -1, "rule", equity);
      } else if (entry === (held > 0 ? shortEntry : longEntry))
        order(place, day, held > 0 ? -1 : 1, "reversal", equity);
      else if ((signals & (held > 0 ? longExit : shortExit)) !== 0) order(place, day, 0, "rule", equity);
      else if (account.barsHeld(place, day) >= barsToTimeExit) order(place, day, 0, "time", equity);
    }
  }

  /** Exits first, so that their proceeds can be spent. Then entries in the order of the instruments. */
  function fill(day: number) {
    for (let place = 0; place < count; place++) {
      if (targetSide[place] === noOrder) continue;
      const price = priceAt(place, day);
      const held = quantity[place]!;
      if (Number.isNaN(price) || held === 0 || Math.sign(held) === targetSide[place]) continue;
      account.removeAll(place, day, price, exitReasons[place]!);
    }
    for (let place = 0; place < count; place++) {
      const side = targetSide[place]!;
      if (side === noOrder || Number.isNaN(priceAt(place, day))) continue;
      targetSide[place] = noOrder;
      orders--;
      if (side === 0 || quantity[place] !== 0) continue;
      account.addUnits(place, day, priceAt(place, day), side, budget[place]!, maxUnits[place]!, decidedDay[place]!);
      if (quantity[place] === 0) continue;
      openedDay[place] = day;
      protective?.start(place);
    }
  }

  function priceAt(place: number, day: number): number {
    const { open, close } = instruments[place]!;
    return fillsAtClose ? close[day]! : open[day]!;
  }

  function watch(day: number) {
    if (protective === null) return;
    for (let place = 0; place < count; place++) {
      if (quantity[place] === 0 || instruments[place]!.barOf[day]! < 0) continue;
      const isNew = !fillsAtClose && openedDay[place] === day;
      if (!isNew || assumptions.stopsFrom !== "next-bar") protective.watch(place, day, isNew);
      if (quantity[place] !== 0) protective.remember(place, day, day + 1);
    }
  }

  /** The next day on which something can happen. */
  function nextDay(from: number): number {
    if (orders > 0) return from;
    let watchedSignals = 0;
    let end = endsAtOpen && account.openPositions() > 0 ? length - 1 : length;
    for (let place = 0; place < count; place++) {
      const held = quantity[place]!;
      if (held === 0) watchedSignals |= longEntry | shortEntry;
      else {
        watchedSignals |= dividend | (held > 0 ? longExit | shortEntry : shortExit | longEntry);
        if (protective !== null) end = protective.nextHit(place, from, end);
        end = timeExit(place, from, end);
      }
    }
    let day = from;
    while (day < end && (anyBits[day]! & watchedSignals) === 0) day++;
    if (protective !== null && day > from)
      for (let place = 0; place < count; place++) if (quantity[place] !== 0) protective.remember(place, from, day);
    return day;
  }

  /**
   * The first day from `from` to before `end` at whose close the position has been held for long enough, or `end` if
   * there is none.
   */
  function timeExit(place: number, from: number, end: number): number {
    if (barsToTimeExit === Infinity) return end;
    let day = from;
    while (day < end && account.barsHeld(place, day) < barsToTimeExit) day++;
    return day;
  }

  let day = 0;
  let isRuined = false;
  while (day < length && !isRuined) {
    const next = nextDay(day);
    account.record(day, next);
    const ruined = account.firstRuinedDay(day, next);
    isRuined = ruined < next;
    day = isRuined ? ruined + 1 : next;
    if (isRuined || day === length) break;
    const endsHere = endsAtOpen && day === length - 1;
    dividends.pay(day);
    if (orders > 0 && !fillsAtClose) fill(day);
    if (endsHere) account.closeAll(day, "last-bar", "open");
    watch(day);
    dividends.reinvest(day);
    if (!endsHere) decide(day);
    if (orders > 0 && fillsAtClose) fill(day);
    account.record(day, day + 1);
    day++;
    isRuined = account.firstRuinedDay(day - 1, day) < day;
  }
  account.finish(day, isRuined);
}

/** Bars after which a position is closed, counted to the decision; infinite without a limit. */
function barsToTimeExitOf({ protection }: RuleStrategy, fillsAtClose: boolean): number {
  const maximumBars = protection.maximumBars ?? Infinity;
  if (!(maximumBars >= 1)) throw new BacktestFault(`a position must be held for at least 1 bar, not ${maximumBars}`);
  // A fill at the next open comes one bar after its decision.
  return fillsAtClose ? maximumBars : maximumBars - 1;
}

/** The order of each instrument, in columns. */
function orderColumns(count: number) {
  return {
    // -1 short, 0 flat, 1 long.
    targetSide: new Int8Array(count).fill(noOrder),
    decidedDay: new Int32Array(count),
    budget: new Float64Array(count),
    maxUnits: new Float64Array(count),
    exitReasons: Array.from({ length: count }, (): ExitReason => "rule"),
    openedDay: new Int32Array(count).fill(-1),
  };
}
