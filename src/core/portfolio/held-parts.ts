import type { Lack } from "./lack.ts";
import type { Cents } from "./cents.ts";
import type { HoldingParts } from "./holding.ts";

/** Positions and cash in their own currencies, before totals. */
export interface HeldParts {
  readonly parts: readonly HoldingParts[];
  readonly cash: readonly HeldCash[];
}

export interface HeldCash {
  readonly accountId: string;
  readonly currency: string;
  readonly isEmpty: boolean;
  /** To the cent, in the currency of the account. */
  readonly balance: string;
  /** In the base currency; null where a rate is missing, and why. */
  readonly value: Cents | null;
  readonly reason: Lack | null;
}
