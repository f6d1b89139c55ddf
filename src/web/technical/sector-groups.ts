import type { Output } from "../api/call.ts";
import { groupName } from "../market/group-name.ts";
import { heatMapText as words } from "../text/heat-map-text.ts";

/** Returns the name of a symbol's group on a map: a sector, "Other" if its source names none, or "Unknown". */
export function sectorGroups(answer: Output<"GET /api/market/sectors"> | undefined): (symbol: string) => string {
  const sectorOf = new Map(answer?.symbols.map(({ symbol, sector }) => [symbol, sector]));
  const pending = new Set(answer?.pending);
  return (symbol) => {
    const sector = sectorOf.get(symbol);
    if (sector === undefined || pending.has(symbol)) return words.unknown;
    return sector === null ? words.noSector : groupName("sector", sector);
  };
}
