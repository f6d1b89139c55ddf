/** What no run can be made with, in a sentence that a person can be shown: bars, period, assumptions or strategy. */
export class BacktestFault extends RangeError {
  override readonly name = "BacktestFault";
}
