import type { AccountCopy } from "#contract/account-copy.ts";
import type { Drawing } from "#contract/drawings.ts";
import { maxDrawings, maxDrawnSymbols } from "#core/market/drawing-limits.ts";
import { tooMany } from "../account-copy/copy-faults.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import type { Queries } from "../database/open-database.ts";
import { findDrawings, noDrawings, writeDrawings } from "./store.ts";

export const drawingCopy: RoomCopy = {
  async export(queries, userId) {
    const rows = await ofUser(queries, userId).select(["symbol", "drawings"]).orderBy("symbol").execute();
    return { drawings: rows.map(({ symbol, drawings }) => ({ symbol, drawings: JSON.parse(drawings) as Drawing[] })) };
  },

  async import(queries, userId, { copy: { drawings }, now }) {
    const added = await mergeDrawings(queries, userId, drawings, now);
    return [part("drawings", added, drawings.flatMap((chart) => chart.drawings).length)];
  },
};

const ofUser = (queries: Queries, userId: string) =>
  queries.selectFrom("chart_drawings").where("user_id", "=", userId).where("drawings", "!=", noDrawings);

/** Adds the drawings that aren't there yet, by their ids. Returns their number. */
async function mergeDrawings(
  queries: Queries,
  userId: string,
  charts: AccountCopy["drawings"],
  now: string,
): Promise<number> {
  let added = 0;
  for await (const [index, chart] of inTurns(charts)) {
    const current = await findDrawings(queries, userId, chart.symbol);
    const known = new Set(current.drawings.map(({ id }) => id));
    const fresh = chart.drawings.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) continue;
    const drawings = [...current.drawings, ...fresh];
    if (drawings.length > maxDrawings) throw tooMany(`drawings.${index}.drawings`, maxDrawings);
    await writeDrawings(queries, userId, { symbol: chart.symbol, drawings, version: current.version + 1 }, now);
    added += fresh.length;
  }
  const { length } = await ofUser(queries, userId).select("symbol").execute();
  if (length > maxDrawnSymbols) throw tooMany("drawings", maxDrawnSymbols);
  return added;
}
