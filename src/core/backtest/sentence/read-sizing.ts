import type { Sizing } from "../strategy.ts";
import { percentOf } from "./read-protection.ts";
import { readSymbols } from "./read-symbols.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "use half of my money", "invest 25% per trade", "$1000 for each position", "100 shares". */
export function readSizing(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const hasVerb = cursor.take("use|using|invest|commit|put|with|for|size|position");
  cursor.take("up to", "only");
  const sizing = readSize(cursor, hasVerb);
  if (sizing === null) return null;
  cursor.take("into|in|for|on|to");
  for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
  cursor.take("each|every|per|one");
  cursor.take("position|positions|trade|trades|time|buy|purchase|it");
  state.leadsOn = hasVerb && cursor.sees("when|if|once|whenever");
  return { kind: "sizing", sizing };
}

/** "buy 100 shares", "buy with half of my money". */
export function readEntrySize(cursor: TokenCursor): Sizing | null {
  return cursor.attempt(() => {
    cursor.take("with|for|using");
    return readSize(cursor, true);
  });
}

function readSize(cursor: TokenCursor, hasVerb: boolean): Sizing | null {
  const money = "money|cash|capital|equity|portfolio|account|funds";
  if (cursor.take("all in")) return { kind: "all-in" };
  return (
    cursor.attempt(() =>
      hasVerb && (cursor.take(`all ${money}`) || cursor.take("everything")) ? { kind: "all-in" } : null,
    ) ??
    cursor.attempt(() => {
      const shares = [
        ["half", 50],
        ["third", 100 / 3],
        ["quarter", 25],
      ] as const;
      const share = shares.find(([word]) => cursor.take(word));
      return share !== undefined && (cursor.take(money) || (hasVerb && cursor.sees("in|per|for")))
        ? { kind: "fixed-fraction", percent: Number(share[1].toPrecision(4)) }
        : null;
    }) ??
    cursor.attempt(() => {
      const percent = percentOf(cursor);
      if (percent === null || percent <= 0 || percent > 100) return null;
      return cursor.take(money) ||
        cursor.take("per|each|every trade|position|time") ||
        (hasVerb && !cursor.sees("stop|trailing|above|below|profit"))
        ? { kind: "fixed-fraction", percent }
        : null;
    }) ??
    cursor.attempt(() => {
      const isMoney = cursor.peek()?.isMoney === true;
      const amount = cursor.takeNumber(({ isPercent }) => !isPercent);
      if (amount === null || amount <= 0) return null;
      if (cursor.take("shares|units|share|stocks")) return { kind: "fixed-quantity", quantity: amount };
      const isNamedMoney = cursor.take("dollars|euros|usd|eur|bucks") || isMoney;
      if (hasVerb && isNamedMoney) return { kind: "fixed-amount", amount };
      return cursor.take(
        "for each|every position|trade",
        "per|each|every|in position|trade|buy",
        "for each|every",
        "per|each",
      )
        ? { kind: "fixed-amount", amount }
        : null;
    })
  );
}
