/** Minimum number of closed trades to tell skill from luck. */
const minTrades = 30;
const likelySkill = 0.95;
const likelyLuck = 0.5;

export type LuckVerdict = "too-few" | "unknown" | "likely-skill" | "unclear" | "likely-luck";

/**
 * The only statement about luck that a run allows. `chance` is the deflated Sharpe ratio (0 to 1), which accounts for
 * the variants tried. Null if unknown. It doesn't count with fewer than 30 closed trades.
 */
export function luckVerdict({
  closedTrades,
  chance,
}: {
  readonly closedTrades: number;
  readonly chance: number | null;
}): LuckVerdict {
  if (closedTrades < minTrades) return "too-few";
  if (chance === null) return "unknown";
  if (chance >= likelySkill) return "likely-skill";
  return chance < likelyLuck ? "likely-luck" : "unclear";
}
