import type { Market } from "./market.ts";
import type { ExitReason, Trade } from "./result.ts";

/** One position, as reported by the account when it or the run ends. Days are indices of the market's dates. */
export interface TradeEntry {
  readonly instrument: number;
  readonly side: number;
  readonly decidedDay: number;
  readonly entryDay: number;
  /** -1: still open. */
  readonly exitDay: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly quantity: number;
  readonly profitAmount: number;
  readonly profitRatio: number;
  readonly feeAmount: number;
  readonly dividendAmount: number;
  readonly barsHeld: number;
  readonly exitReason: ExitReason | null;
}

const firstCapacity = 128;

/** Trades in columns that the next run reuses. Closed ones come first, in the order of their exits. */
export function createTradeLog() {
  let columns = makeColumns(firstCapacity);
  let exitReasons: (ExitReason | null)[] = [];
  let count = 0;
  let closed = 0;

  return {
    reset() {
      count = 0;
      closed = 0;
      exitReasons = [];
    },
    add(entry: TradeEntry) {
      if (count === columns.side.length) columns = grown(columns);
      columns.instrument[count] = entry.instrument;
      columns.side[count] = entry.side;
      columns.decidedDay[count] = entry.decidedDay;
      columns.entryDay[count] = entry.entryDay;
      columns.exitDay[count] = entry.exitDay;
      columns.entryPrice[count] = entry.entryPrice;
      columns.exitPrice[count] = entry.exitPrice;
      columns.quantity[count] = entry.quantity;
      columns.profitAmount[count] = entry.profitAmount;
      columns.profitRatio[count] = entry.profitRatio;
      columns.feeAmount[count] = entry.feeAmount;
      columns.dividendAmount[count] = entry.dividendAmount;
      columns.barsHeld[count] = entry.barsHeld;
      exitReasons.push(entry.exitReason);
      count++;
      if (entry.exitDay >= 0) closed++;
    },
    /** The columns of closed trades, valid until the next run. */
    closedColumns: () => ({
      count: closed,
      profitAmount: columns.profitAmount,
      profitRatio: columns.profitRatio,
      barsHeld: columns.barsHeld,
    }),
    openCount: () => count - closed,
    toTrades: ({ dates, instruments }: Market): readonly Trade[] =>
      Array.from({ length: count }, (_, row) => ({
        symbol: instruments[columns.instrument[row]!]!.series.symbol,
        side: columns.side[row]! > 0 ? "long" : "short",
        decidedDate: dates[columns.decidedDay[row]!]!,
        entryDate: dates[columns.entryDay[row]!]!,
        entryPrice: columns.entryPrice[row]!,
        exitDate: dates[columns.exitDay[row]!] ?? null,
        exitPrice: columns.exitPrice[row]!,
        quantity: columns.quantity[row]!,
        profitAmount: columns.profitAmount[row]!,
        profitRatio: columns.profitRatio[row]!,
        feeAmount: columns.feeAmount[row]!,
        dividendAmount: columns.dividendAmount[row]!,
        barsHeld: columns.barsHeld[row]!,
        exitReason: exitReasons[row]!,
      })),
  };
}

function makeColumns(capacity: number) {
  const places = () => new Int32Array(capacity);
  const numbers = () => new Float64Array(capacity);
  return {
    instrument: places(),
    side: places(),
    decidedDay: places(),
    entryDay: places(),
    exitDay: places(),
    barsHeld: places(),
    entryPrice: numbers(),
    exitPrice: numbers(),
    quantity: numbers(),
    profitAmount: numbers(),
    profitRatio: numbers(),
    feeAmount: numbers(),
    dividendAmount: numbers(),
  };
}

function grown(columns: ReturnType<typeof makeColumns>): ReturnType<typeof makeColumns> {
  const larger = makeColumns(2 * columns.side.length);
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) larger[name].set(columns[name]);
  return larger;
}
