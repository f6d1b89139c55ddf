import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPercentChange } from "../format/format-price.ts";
import { heatMapText as words } from "../text/heat-map-text.ts";
import { classNames } from "../ui/class-names.ts";
import { HeatScale } from "./heat-scale.tsx";
import { heatStep } from "./heat-step.ts";
import { TileMap } from "./tile-map.tsx";
import { PictureButton } from "./picture-button.tsx";

export interface HeatTile {
  readonly id: string;
  /** The tile's area in relation to the others. */
  readonly size: number;
  /** The change that colours it: 0.05 is 5%. Null if unknown. */
  readonly ratio: number | null;
  /** The page that the tile opens. */
  readonly path: string;
  /** Tiles of a group are drawn together, below its name. */
  readonly group?: string;
  /** More about it, in its tooltip. */
  readonly title: string;
}

/** Smaller changes don't fill the scale. */
const minLimit = 0.01;
const maxLimit = 1;

/** Parts as areas, coloured by their change, with the scale of colours below. */
export function HeatMap({
  tiles,
  caption,
  note,
}: {
  tiles: readonly HeatTile[];
  caption: string;
  /** Says what size and colour mean. */
  note: string;
}): ReactNode {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const limit = limitOf(tiles);
  const [low, high] = [formatPercentChange(-limit * 100), formatPercentChange(limit * 100)];
  return (
    <figure>
      <TileMap
        parts={tiles.map(({ id, size, group }) => ({ id, value: size, ...(group === undefined ? {} : { group }) }))}
        caption={caption}
        render={(id, room) => {
          const tile = byId.get(id);
          if (tile === undefined) return null;
          const { ratio, path, title } = tile;
          const lookOf = (size: string): string => (room === "none" ? "visually-hidden" : `ellipsis ${size}`);
          return (
            <Link
              to={path}
              className={classNames(
                "column full full-height clip ink round-badge py-2 px-2 hover-no-underline",
                ratio === null && "edge-control",
              )}
              title={title}
              data-heat={ratio === null ? undefined : heatStep(ratio, limit)}
            >
              <b className={lookOf("strong")}>{id}</b>{" "}
              <span className={lookOf("size-secondary")}>
                {ratio === null ? words.unknown : formatPercentChange(ratio * 100)}
              </span>
            </Link>
          );
        }}
      />
      <figcaption className="mt-2h flex wrap gap-y-1 gap-x-3 note">
        <span className="grow phone-basis-full">{note}</span>
        <PictureButton title={caption} />
        <HeatScale low={low} high={high} spoken={words.scale(low, high)} />
      </figcaption>
    </figure>
  );
}

/** Returns the change at which the colour is full: the largest one, in whole per cent. */
function limitOf(tiles: readonly HeatTile[]): number {
  const largest = Math.max(...tiles.map(({ ratio }) => Math.abs(ratio ?? 0)), minLimit);
  // Rounded as shown, since 0.07 * 100 is a little over 7.
  return Math.min(maxLimit, Math.ceil(Number((largest * 100).toFixed(2))) / 100);
}
