import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { type MapPart, type MapTile, mapTiles } from "./map-tiles.ts";
import styles from "./tile-map.module.css";

const aspects = { wide: 3.4, narrow: 1.1 };

/** Contents that fit into a tile: nothing, a name with a figure, or a third line as well. */
export type TileRoom = "none" | "some" | "plenty";

/** Parts as rectangles whose areas are their values. */
export function TileMap({
  parts,
  caption,
  render,
}: {
  parts: readonly MapPart[];
  /** The list's name. Null where the page has the same figures in words: screen readers skip the map then. */
  caption: string | null;
  render: (id: string, room: TileRoom, place: number) => ReactNode;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const aspect = isNarrow ? aspects.narrow : aspects.wide;
  const { tiles, groups } = mapTiles(parts, aspect);
  return (
    <ul
      className={classNames("relative full", styles.map)}
      style={{ "--aspect": aspect } as CSSProperties}
      aria-label={caption ?? undefined}
      aria-hidden={caption === null}
    >
      {groups.map((group) => (
        <li key={`group ${group.id}`} className="absolute row clip" style={placeOf(group)} aria-hidden="true">
          <span className="soft size-meta ellipsis">{group.id}</span>
        </li>
      ))}
      {tiles.map((tile, place) => (
        <li key={tile.id} className="absolute" style={placeOf(tile)}>
          {render(tile.id, roomOf(tile.width, tile.height, isNarrow), place)}
        </li>
      ))}
    </ul>
  );
}

function placeOf({ left, top, width, height }: MapTile): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, padding: 1 };
}

function roomOf(width: number, height: number, isNarrow: boolean): TileRoom {
  if (width <= (isNarrow ? 18 : 6) || height <= 17) return "none";
  return width > (isNarrow ? 30 : 12) && height > 40 ? "plenty" : "some";
}
