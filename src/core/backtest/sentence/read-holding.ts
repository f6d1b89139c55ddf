import { readPeriod } from "./read-bars.ts";
import { readSymbols } from "./read-symbols.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** "buy and hold", "hold SPY and TLT". */
export function readHold(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  if (cursor.take("buy hold", "buy and hold|keep", "hold forever", "hodl")) {
    for (const symbol of readSymbols(cursor, state.knownSymbols)) state.traded.add(symbol);
    cursor.take("forever");
    return { kind: "hold" };
  }
  if (!cursor.take("hold|buy|own|keep")) return null;
  const symbols = readSymbols(cursor, state.knownSymbols);
  const isForever = cursor.take("and hold|keep it|forever", "and hold|keep", "forever", "hold");
  const isAlone = symbols.length > 0 && (cursor.isAtEnd() || cursor.sees(",|.|;"));
  if (!isForever && !isAlone) return null;
  for (const symbol of symbols) state.traded.add(symbol);
  return { kind: "hold" };
}

/** "save 500 every month", "monthly saving of 500". */
export function readSaving(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const before = readPeriod(cursor);
  if (
    !cursor.take(
      "save|saving|savings|contribute|deposit|add|invest|buy|put",
      "put in|aside",
      "pay in",
      "dollar cost average",
    )
  )
    return null;
  cursor.take("for|worth");
  const amount = cursor.takeNumber(({ isPercent }) => !isPercent);
  if (amount === null || amount <= 0) return null;
  cursor.take("dollars|euros|usd|eur|bucks");
  const early = before ?? readPeriod(cursor);
  const symbols = cursor.attempt(() => {
    const named = cursor.take("into|in|to") ? readSymbols(cursor, state.knownSymbols) : [];
    return named.length > 0 ? named : null;
  });
  const every = early ?? readPeriod(cursor);
  if (every !== null) for (const symbol of symbols ?? []) state.traded.add(symbol);
  return every === null ? null : { kind: "saving", saving: { amount, every } };
}

/** "rebalance monthly", "switch every quarter". */
export function readRebalance(cursor: TokenCursor): SentenceAction | null {
  const before = readPeriod(cursor);
  if (!cursor.take("rebalance|rebalanced|rebalancing|rotate|switch|recheck|checked|reviewed|review")) return null;
  const every = before ?? readPeriod(cursor);
  return every === null ? null : { kind: "rebalance", every };
}
