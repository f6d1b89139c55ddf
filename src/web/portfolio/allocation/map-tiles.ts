import { hierarchy, treemap, treemapSquarify } from "d3-hierarchy";

export interface MapTile {
  readonly id: string;
  /** In per cent of the map's width and height. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lays out parts as rectangles whose areas are their values (squarified treemap; Bruls, Huizing and van Wijk, 2000).
 * Leaves out parts that aren't above zero.
 */
export function mapTiles(
  parts: readonly { readonly id: string; readonly value: number }[],
  aspect: number,
): readonly MapTile[] {
  interface Node {
    readonly id: string;
    readonly value: number;
    readonly children?: Node[];
  }
  const children = parts.filter(({ value }) => value > 0).map(({ id, value }) => ({ id, value }));
  if (children.length === 0) return [];
  const root = hierarchy<Node>({ id: "", value: 0, children })
    .sum(({ value }) => value)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const height = 100;
  const width = height * aspect;
  const placed = treemap<Node>().tile(treemapSquarify).size([width, height])(root);
  return placed.leaves().map(({ data, x0, x1, y0, y1 }) => ({
    id: data.id,
    left: (100 * x0) / width,
    top: y0,
    width: (100 * (x1 - x0)) / width,
    height: y1 - y0,
  }));
}
