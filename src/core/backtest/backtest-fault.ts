/** A reason a run isn't possible, in a sentence for display: bars, period, assumptions or strategy. */
export class BacktestFault extends RangeError {
  override readonly name = "BacktestFault";
}
