/** The content of the headline sentence that compares a run with buy and hold. */
export type Headline =
  | { readonly kind: "no-trades" }
  | {
      readonly kind: "compared";
      readonly isLoss: boolean;
      readonly made: "more" | "less" | "same";
      readonly fall: "deeper" | "smaller" | "same";
    };

interface Figures {
  readonly totalReturnRatio: number;
  readonly maximumDrawdownRatio: number;
}

/** Rounded as shown, so that the words never contradict the figures beside them. */
export function headline(strategy: Figures & { readonly tradeCount: number }, hold: Figures): Headline {
  if (strategy.tradeCount === 0) return { kind: "no-trades" };
  const made = tenths(strategy.totalReturnRatio) - tenths(hold.totalReturnRatio);
  const fall = tenths(strategy.maximumDrawdownRatio) - tenths(hold.maximumDrawdownRatio);
  return {
    kind: "compared",
    isLoss: tenths(strategy.totalReturnRatio) < 0,
    made: made > 0 ? "more" : made < 0 ? "less" : "same",
    // Drawdowns are negative: the lower one is deeper.
    fall: fall < 0 ? "deeper" : fall > 0 ? "smaller" : "same",
  };
}

function tenths(ratio: number): number {
  return Math.round(ratio * 1000);
}
