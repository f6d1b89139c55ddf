/** A price/earnings ratio and earnings per share whose product isn't the price. */
export interface FigureConflict {
  readonly id: "trailing" | "forward";
  readonly ratio: number;
  readonly earnings: number;
  readonly product: number;
  /** The product against the price, a ratio less one. */
  readonly gap: number;
}

/** Smaller gaps come from rounding and from prices of different minutes. */
const minGap = 0.02;
/** Prices in pence next to earnings in pounds are a convention, not a contradiction. */
const minorUnits = 100;

/** Checks P/E times earnings per share against the price, for past and for expected earnings. */
export function figureConflicts({
  price,
  trailingPe,
  trailingEps,
  forwardPe,
  forwardEps,
}: Readonly<
  Record<"price" | "trailingPe" | "trailingEps" | "forwardPe" | "forwardEps", number | null>
>): readonly FigureConflict[] {
  return [
    conflict("trailing", trailingPe, trailingEps, price),
    conflict("forward", forwardPe, forwardEps, price),
  ].filter((found) => found !== null);
}

function conflict(
  id: FigureConflict["id"],
  ratio: number | null,
  earnings: number | null,
  price: number | null,
): FigureConflict | null {
  if (ratio === null || earnings === null || price === null || price <= 0) return null;
  const product = ratio * earnings;
  const part = product / price;
  const isConvention = [minorUnits, 1 / minorUnits].some((unit) => Math.abs(part / unit - 1) < minGap);
  return Math.abs(part - 1) < minGap || isConvention ? null : { id, ratio, earnings, product, gap: part - 1 };
}
