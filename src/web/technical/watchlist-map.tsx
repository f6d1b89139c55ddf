import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { HeatMap } from "../chart/heat-map.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { query, renewMs } from "../shell/query.ts";
import { heatMapText as words } from "../text/heat-map-text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { sectorGroups } from "./sector-groups.ts";
import { watchlistTiles } from "./watchlist-tiles.ts";

const scopes = ["watchlist", "active"] as const;
type Scope = (typeof scopes)[number];

/** Each symbol's sector takes a request to a source, kept for a day. */
const maxSymbols = 40;
/** Sectors that didn't arrive in time are asked for again. */
const pendingMs = 20_000;

/** Symbols as areas, by sector, coloured by the change of the last session: the watchlist's, or the most traded ones. */
export default function WatchlistMap({ quotes }: { quotes: readonly Quote[] }): ReactNode {
  const [scope, setScope] = useState<Scope>("watchlist");
  const movers = useQuery({
    ...query("GET /api/market/movers", { kind: "active", limit: maxSymbols }),
    enabled: scope === "active",
  });
  const shown = scope === "watchlist" ? quotes : (movers.data?.quotes ?? []);
  const { tiles, isByCap } = watchlistTiles(shown);
  // By symbol, since the order of the tiles follows the prices.
  const symbols = tiles
    .map(({ symbol }) => symbol)
    .toSorted()
    .slice(0, maxSymbols);
  const sectors = useQuery({
    ...query("GET /api/market/sectors", { symbols }),
    enabled: symbols.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pending.length ?? 0) > 0 ? pendingMs : renewMs("GET /api/market/sectors"),
  });
  const groupOf = sectorGroups(sectors.data);
  // The sectors of other symbols say nothing about these.
  const isOfOthers = sectors.isPlaceholderData && !sectors.data?.symbols.some(({ symbol }) => symbols.includes(symbol));
  if (scope === "watchlist" && tiles.length === 0) return null;
  return (
    <Card
      title={words.watchlist}
      actions={
        <SegmentedControl
          label={words.scope}
          value={scope}
          options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
          onChange={setScope}
        />
      }
    >
      {content()}
    </Card>
  );

  function content(): ReactNode {
    if (scope === "active" && movers.error !== null) return <p className="soft">{words.noMovers}</p>;
    if (movers.isLoading || sectors.isLoading || isOfOthers) return <Skeleton height={380} radius={8} />;
    if (tiles.length === 0) return <p className="soft">{words.noMovers}</p>;
    return (
      <HeatMap
        tiles={tiles.map(({ symbol, name, size, ratio }) => {
          const group = groupOf(symbol);
          return { id: symbol, size, ratio, group, path: insightsPath(symbol), title: `${name ?? symbol}, ${group}` };
        })}
        caption={words.watchlistCaption}
        note={isByCap ? words.watchlistNote.cap : words.watchlistNote.equal}
      />
    );
  }
}
