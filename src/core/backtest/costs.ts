import type { Assumptions } from "./assumptions.ts";

/** Trading costs: commission per fill, and slippage. */
export function createCosts({ commission, slippagePercent, units }: Assumptions) {
  const { perShare, fixed, minimum } = commission;
  const part = commission.percent / 100;
  const slippage = slippagePercent / 100;

  function feeOf(quantity: number, amount: number): number {
    return Math.max(minimum, fixed + part * amount + perShare * quantity);
  }
  function totalOf(quantity: number, price: number): number {
    return quantity * price + feeOf(quantity, quantity * price);
  }
  return {
    feeOf,
    /** The price paid per unit, or received for a sale: 1 buys, -1 sells. */
    slipped: (price: number, direction: number) => price * (1 + direction * slippage),
    /** Rounds units to whole ones if the account requires it. */
    rounded: (quantity: number) => (units === "whole" ? Math.floor(quantity) : quantity),
    /** The maximum units whose price and fee fit the budget. */
    affordable(budget: number, price: number): number {
      if (!(price > 0 && budget > 0)) return 0;
      const quantity = Math.min((budget - fixed) / (price * (1 + part) + perShare), (budget - minimum) / price);
      if (!(quantity > 0)) return 0;
      if (units === "fractional") return quantity;
      // A quotient can miss a whole number by rounding.
      const whole = Math.floor(quantity);
      if (totalOf(whole + 1, price) <= budget) return whole + 1;
      return whole > 0 && totalOf(whole, price) > budget ? whole - 1 : whole;
    },
  };
}
