import type { Assumptions } from "./assumptions.ts";
import { BacktestFault } from "./backtest-fault.ts";

/** Throws a BacktestFault that names an invalid assumption. */
export function checkAssumptions({ startCash, commission, slippagePercent, riskFreePercent }: Assumptions): void {
  if (!(startCash > 0 && Number.isFinite(startCash)))
    throw new BacktestFault(`the start cash must be above 0, not ${startCash}`);
  for (const [name, value] of Object.entries(commission))
    if (!(value >= 0 && Number.isFinite(value)))
      throw new BacktestFault(`commission: ${name} must be at least 0, not ${value}`);
  if (!(slippagePercent >= 0 && slippagePercent < 100))
    throw new BacktestFault(`slippage must be from 0 to below 100 %, not ${slippagePercent}`);
  if (!(riskFreePercent > -100 && Number.isFinite(riskFreePercent)))
    throw new BacktestFault(`the risk-free rate must be above -100 %, not ${riskFreePercent}`);
}
