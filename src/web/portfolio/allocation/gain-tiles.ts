import { currencies } from "#core/money/currencies.ts";
import type { Output } from "../../api/call.ts";
import type { Allocation } from "../figures-types.ts";

type Contribution = Output<"GET /api/portfolio/contributions">["contributions"][number];

export interface GainTile {
  readonly symbol: string;
  readonly value: number;
  /** In the range, in the base currency. Null if unknown. */
  readonly gain: number | null;
  /** The simple return of the range. Null if unknown. */
  readonly ratio: number | null;
}

/** Joins the value of each holding above zero with its gain in the range. Leaves out cash. */
export function gainTiles(
  buckets: readonly Pick<Allocation["buckets"][number], "name" | "value">[],
  contributions: readonly Pick<Contribution, "symbol" | "gain" | "simple">[],
): readonly GainTile[] {
  const bySymbol = new Map(contributions.map((part) => [part.symbol, part]));
  return buckets.flatMap(({ name, value }) => {
    const part = bySymbol.get(name);
    if (!(Number(value) > 0) || (part === undefined && isCurrency(name))) return [];
    return [
      {
        symbol: name,
        value: Number(value),
        gain: part === undefined ? null : Number(part.gain),
        ratio: part?.simple ?? null,
      },
    ];
  });
}

/** Cash is listed under its currency. */
function isCurrency(name: string): boolean {
  return currencies.some((currency) => currency === name);
}
