import { hierarchy, treemap, treemapSquarify } from "d3-hierarchy";

export interface MapTile {
  readonly id: string;
  /** In per cent of the map's width and height. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part's value, and the group it is drawn with. */
export interface MapPart {
  readonly id: string;
  readonly value: number;
  readonly group?: string;
}

/** Room for a group's name, in per cent of the map's height. */
const groupHead = 7;

/**
 * Lays out parts as rectangles whose areas are their values (squarified treemap; Bruls, Huizing and van Wijk, 2000).
 * Leaves out parts that aren't above zero. Parts with groups are placed group by group, each below its name.
 */
export function mapTiles(
  parts: readonly MapPart[],
  aspect: number,
): { readonly tiles: readonly MapTile[]; readonly groups: readonly MapTile[] } {
  interface Node {
    readonly id: string;
    readonly value: number;
    readonly children?: Node[];
  }
  const shown = parts.filter(({ value }) => value > 0);
  if (shown.length === 0) return { tiles: [], groups: [] };
  const leaf = ({ id, value }: MapPart): Node => ({ id, value });
  const isGrouped = shown.some(({ group }) => group !== undefined);
  const children = isGrouped
    ? [...Map.groupBy(shown, ({ group = "" }) => group)].map(([id, own]) => ({ id, value: 0, children: own.map(leaf) }))
    : shown.map(leaf);
  const root = hierarchy<Node>({ id: "", value: 0, children })
    .sum(({ value }) => value)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const height = 100;
  const width = height * aspect;
  const placed = treemap<Node>()
    .tile(treemapSquarify)
    .paddingTop(({ depth }) => (isGrouped && depth === 1 ? groupHead : 0))
    .size([width, height])(root);
  const tileOf = ({ data, x0, x1, y0, y1 }: typeof placed): MapTile => ({
    id: data.id,
    left: (100 * x0) / width,
    top: y0,
    width: (100 * (x1 - x0)) / width,
    height: y1 - y0,
  });
  return {
    tiles: placed.leaves().map(tileOf),
    groups: isGrouped ? (placed.children ?? []).map((node) => ({ ...tileOf(node), height: groupHead })) : [],
  };
}
