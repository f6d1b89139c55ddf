import { readBareEvent, readEntryOrExit, readFurtherExit, readVeto } from "./read-entry-or-exit.ts";
import { readHold, readRebalance, readSaving } from "./read-holding.ts";
import { readStopLoss, readTakeProfit, readTimeExit, readTrailingStop } from "./read-protection.ts";
import { readFilter, readRotation, readShelter, readWeighting } from "./read-rotation.ts";
import { readSizing } from "./read-sizing.ts";
import type { ActionState, SentenceAction } from "./sentence-action.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Reads the next action of a sentence. Null if none begins here. */
export function readSentenceAction(cursor: TokenCursor, state: ActionState): SentenceAction | null {
  const readings = [
    readTrailingStop,
    readTakeProfit,
    readStopLoss,
    readTimeExit,
    readSaving,
    readRotation,
    readHold,
    readRebalance,
    readShelter,
    readFilter,
    readWeighting,
    readSizing,
    readVeto,
    readFurtherExit,
    readEntryOrExit,
    readBareEvent,
  ];
  for (const read of readings) {
    const before = { ...state, traded: [...state.traded] };
    const action = cursor.attempt(() => read(cursor, state));
    if (action !== null) return action;
    const { left, right, isUpward, signal } = before;
    Object.assign(state, { left, right, isUpward, signal, leadsOn: false });
    state.traded.clear();
    for (const symbol of before.traded) state.traded.add(symbol);
  }
  return null;
}
