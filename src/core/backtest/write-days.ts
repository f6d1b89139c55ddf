import type { Instrument } from "./market.ts";

// Writes equity and exposure of the days from `first` to before `end`, during which nothing is traded. One loop for
// each case, because most of a run's time is spent here.

/** Without a position. */
export function writeCash(
  equity: Float64Array,
  exposure: Float64Array,
  cash: number,
  first: number,
  end: number,
): void {
  for (let day = first; day < end; day++) {
    equity[day] = cash;
    exposure[day] = 0;
  }
}

/** With one position, in a market of one instrument. */
export function writePosition(
  equity: Float64Array,
  exposure: Float64Array,
  cash: number,
  quantity: number,
  marks: Float64Array,
  first: number,
  end: number,
): void {
  for (let day = first; day < end; day++) {
    const worth = quantity * marks[day]!;
    const value = cash + worth;
    equity[day] = value;
    exposure[day] = Math.abs(worth) / value;
  }
}

/** With positions in any of the instruments. */
export function writePositions(
  equity: Float64Array,
  exposure: Float64Array,
  cash: number,
  quantities: Float64Array,
  instruments: readonly Instrument[],
  first: number,
  end: number,
): void {
  equity.fill(cash, first, end);
  exposure.fill(0, first, end);
  for (let place = 0; place < instruments.length; place++)
    if (quantities[place] !== 0)
      addPosition(equity, exposure, quantities[place]!, instruments[place]!.marks, first, end);
  for (let day = first; day < end; day++) exposure[day]! /= equity[day]!;
}

function addPosition(
  equity: Float64Array,
  exposure: Float64Array,
  quantity: number,
  marks: Float64Array,
  first: number,
  end: number,
): void {
  const size = Math.abs(quantity);
  for (let day = first; day < end; day++) {
    const mark = marks[day]!;
    equity[day]! += quantity * mark;
    exposure[day]! += size * mark;
  }
}
