import type { BoundedSum } from "./bounded.ts";

export interface RangeSums {
  readonly deposits: BoundedSum;
  readonly implied: BoundedSum;
  readonly withdrawals: BoundedSum;
  readonly realised: BoundedSum;
  readonly income: BoundedSum;
  readonly fees: BoundedSum;
  readonly taxes: BoundedSum;
  readonly currency: BoundedSum;
}
