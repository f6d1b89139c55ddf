import { expect, it } from "vitest";
import { mapTiles } from "./map-tiles.ts";

const parts = [
  { id: "a", value: 60 },
  { id: "b", value: 30 },
  { id: "c", value: 10 },
  { id: "debt", value: -5 },
];

it("gives each part its share of the area, and none to a debt", () => {
  const { tiles } = mapTiles(parts, 2.4);
  expect(tiles.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  for (const { id, width, height } of tiles)
    expect((width * height) / 10_000).toBeCloseTo(parts.find((part) => part.id === id)!.value / 100, 6);
});

it("stays within the map and does not overlap", () => {
  const { tiles } = mapTiles(parts, 1);
  for (const { left, top, width, height } of tiles) {
    expect(left + width).toBeLessThanOrEqual(100.000001);
    expect(top + height).toBeLessThanOrEqual(100.000001);
  }
  const [a, b] = tiles;
  expect(a!.left + a!.width <= b!.left + 1e-9 || a!.top + a!.height <= b!.top + 1e-9).toBe(true);
});

it("has no tiles for nothing", () => {
  expect(mapTiles([], 2)).toEqual({ tiles: [], groups: [] });
});

it("places groups beside each other, with their parts below their name", () => {
  const { tiles, groups } = mapTiles(
    [
      { id: "AAPL", value: 60, group: "Technology" },
      { id: "JNJ", value: 30, group: "Healthcare" },
      { id: "MSFT", value: 10, group: "Technology" },
    ],
    2,
  );
  expect(groups.map(({ id }) => id)).toEqual(["Technology", "Healthcare"]);
  for (const { id, left, top } of tiles) {
    const group = groups.find((one) => one.id === (id === "JNJ" ? "Healthcare" : "Technology"))!;
    expect(left).toBeGreaterThanOrEqual(group.left - 1e-9);
    expect(top).toBeGreaterThanOrEqual(group.top + group.height - 1e-9);
  }
});
