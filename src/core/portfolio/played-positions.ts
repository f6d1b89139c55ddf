import type { Line } from "./line.ts";
import { createPosition, type Position } from "./position.ts";
import type { ReplayContext } from "./replay-context.ts";

/** The positions that lines make, by account and instrument. */
export function createPlayedPositions(
  context: Pick<ReplayContext, "arithmetic" | "currencyOf" | "costMethod" | "nameOf">,
) {
  const { arithmetic } = context;
  const positions = new Map<string, Map<string, Position>>();

  function positionOf({ accountId }: Line, symbol: string): Position {
    const ofAccount = positions.get(accountId) ?? new Map<string, Position>();
    positions.set(accountId, ofAccount);
    const known = ofAccount.get(symbol);
    if (known !== undefined) return known;
    const made = createPosition({
      accountId,
      symbol,
      name: context.nameOf(accountId, symbol),
      currency: context.currencyOf(symbol),
      costMethod: context.costMethod(accountId),
      arithmetic,
    });
    ofAccount.set(symbol, made);
    return made;
  }

  return {
    positionOf,
    all: (): Position[] => [...positions.values()].flatMap((ofAccount) => [...ofAccount.values()]),
  };
}
