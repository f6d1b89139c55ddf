import { expect, it } from "vitest";
import { regionOf } from "./region-of.ts";

it.each([
  ["United States", "North America"],
  [" germany ", "Europe"],
  ["Taiwan", "Asia and Pacific"],
  ["Brazil", "Latin America"],
  ["South Africa", "Middle East and Africa"],
  ["Atlantis", null],
  [null, null],
])("puts %s in %s", (country, region) => {
  expect(regionOf(country)).toBe(region);
});
