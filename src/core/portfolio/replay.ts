import { createCorporateActions } from "./corporate-actions.ts";
import { entryFlag, entryKind } from "./entries.ts";
import { exchange } from "./exchange.ts";
import type { Line } from "./line.ts";
import { createPlay, type Replayed } from "./play.ts";
import type { ReplayContext } from "./replay-context.ts";
import { returnCapital } from "./return-capital.ts";
import { buy, receive, sell, sellFraction } from "./trades.ts";
import type { TransactionType } from "./transaction.ts";
import { kindOf, moneyGoes, sharesGo } from "./transaction-kinds.ts";
import { createTransfers } from "./transfers.ts";

/** Plays lines of instruments that belong together, in the order they take effect in. */
export function replay(lines: readonly Line[], context: ReplayContext): Replayed {
  const play = createPlay(context);
  const actions = createCorporateActions(play);
  const transfers = createTransfers(
    play,
    lines.filter(({ type }) => type === "transfer-out"),
  );
  const heldAs = createHeldAs();
  for (const line of lines) {
    const { newSymbol } = line;
    const symbol = heldAs(line);
    const { books } = kindOf(line.type);
    if (books !== undefined) {
      // Fees and taxes count at the end of their day, as what they are paid from: on a day after the last share left they
      // are no investment that is lost.
      const flag = books === "fee" || books === "tax" ? entryFlag.isTakenOff : 0;
      play.enter(line, entryKind[books], play.toBase(line.amount, line), symbol, flag);
      play.move(line, moneyGoes(line.type) > 0 ? line.amount : -line.amount);
      continue;
    }
    switch (line.type) {
      case "buy":
        if (symbol !== null) buy(play, line, symbol);
        break;
      case "sell":
        if (symbol !== null) sell(play, line, symbol);
        break;
      case "reinvested-dividend":
      case "stock-dividend":
      case "staking-reward":
        if (symbol !== null) receive(play, line, symbol);
        break;
      case "return-of-capital":
        if (symbol !== null) returnCapital(play, line, symbol);
        break;
      case "cash-in-lieu":
        if (symbol !== null) sellFraction(play, line, symbol);
        break;
      case "transfer-in":
        if (symbol !== null) transfers.transferIn(line, symbol);
        break;
      case "transfer-out":
        transfers.transferOutAll(line.day);
        break;
      case "currency-exchange":
        exchange(play, line);
        break;
      case "split":
        if (symbol !== null) actions.split(line, symbol);
        break;
      case "symbol-change":
        if (symbol !== null && newSymbol !== null) actions.changeSymbol(line, symbol, newSymbol);
        break;
      case "merger":
        if (symbol !== null) actions.merge(line, symbol);
        break;
      case "spin-off":
        if (symbol !== null && newSymbol !== null) actions.spinOff(line, symbol, newSymbol);
        break;
    }
  }
  return play.replayed();
}

/** What is said of shares that are there, and not of shares that come or go. */
const ofHeldShares: ReadonlySet<TransactionType> = new Set(["split", "return-of-capital", "cash-in-lieu"]);

/**
 * The symbol whose shares a line is about, line by line: what is said under an old symbol of shares that have become others is said of
 * those. A split follows a change of symbol alone, as a merger changes what a share is.
 */
function createHeldAs(): (line: Line) => string | null {
  const became = new Map<string, { readonly symbol: string; readonly isMerger: boolean }>();
  const keyOf = (accountId: string, symbol: string) => `${accountId}\n${symbol}`;
  return ({ accountId, type, symbol, newSymbol }) => {
    if (symbol === null) return null;
    if (newSymbol === symbol) return symbol;
    if (newSymbol !== null) {
      became.delete(keyOf(accountId, newSymbol));
      if (type !== "spin-off") became.set(keyOf(accountId, symbol), { symbol: newSymbol, isMerger: type === "merger" });
      return symbol;
    }
    if (became.size === 0) return symbol;
    if (!ofHeldShares.has(type)) {
      if (sharesGo(type) > 0) became.delete(keyOf(accountId, symbol));
      return symbol;
    }
    const after = (name: string) => {
      const next = became.get(keyOf(accountId, name));
      return next === undefined || (next.isMerger && type === "split") ? null : next.symbol;
    };
    let name = symbol;
    for (let next = after(name); next !== null; next = after(name)) name = next;
    return name;
  };
}
