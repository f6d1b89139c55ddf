import { createCorporateActions } from "./corporate-actions.ts";
import { entryFlag, entryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import { createPlay, type Replayed } from "./play.ts";
import type { ReplayContext } from "./replay-context.ts";
import { returnCapital } from "./return-capital.ts";
import { buy, receive, sell, sellFraction } from "./trades.ts";
import { kindOf, moneyGoes } from "./transaction-kinds.ts";
import { createTransfers } from "./transfers.ts";

/** Plays lines of instruments that belong together, in the order they take effect in. */
export function replay(lines: readonly Line[], context: ReplayContext): Replayed {
  const play = createPlay(context);
  const actions = createCorporateActions(play);
  const transfers = createTransfers(
    play,
    lines.filter(({ type }) => type === "transfer-out"),
  );
  for (const line of lines) {
    const { symbol, newSymbol } = line;
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
