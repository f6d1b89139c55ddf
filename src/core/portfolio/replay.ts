import { createCorporateActions } from "./corporate-actions.ts";
import { entryFlag, entryKind } from "./entries.ts";
import type { Line } from "./line.ts";
import { createPlay, type Replayed } from "./play.ts";
import type { ReplayContext } from "./replay-context.ts";
import { buy, sell } from "./trades.ts";
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
    switch (line.type) {
      case "buy":
        if (symbol !== null) buy(play, line, symbol);
        break;
      case "sell":
        if (symbol !== null) sell(play, line, symbol);
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
      case "dividend":
      case "interest":
        play.enter(line, entryKind.income, play.toBase(line.amount, line));
        play.move(line, line.amount);
        break;
      case "fee":
      case "tax":
        // At the end of its day, as what it is paid from: on a day after the last share left it is no investment that is lost.
        play.enter(line, entryKind[line.type], play.toBase(line.amount, line), symbol, entryFlag.isTakenOff);
        play.move(line, -line.amount);
        break;
      case "deposit":
        play.enter(line, entryKind.deposit, play.toBase(line.amount, line));
        play.move(line, line.amount);
        break;
      case "withdrawal":
        play.enter(line, entryKind.withdrawal, play.toBase(line.amount, line));
        play.move(line, -line.amount);
        break;
    }
  }
  return play.replayed();
}
