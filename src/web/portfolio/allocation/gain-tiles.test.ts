import { expect, it } from "vitest";
import { gainTiles } from "./gain-tiles.ts";

it("joins each holding's value with its gain and simple return", () => {
  const buckets = ["KO", "TSLA", "FLAT", "LATE"].map((name) => ({ name, value: "150.00" }));
  const contributions = [
    // Sold for the most part: the gain is that of more than the value.
    { symbol: "KO", gain: "100.00", simple: 0.1 },
    { symbol: "TSLA", gain: "-50.00", simple: -0.25 },
    { symbol: "FLAT", gain: "0.00", simple: 0 },
    { symbol: null, gain: "3.00", simple: null },
  ];
  expect(gainTiles(buckets, contributions)).toEqual([
    { symbol: "KO", value: 150, gain: 100, ratio: 0.1 },
    { symbol: "TSLA", value: 150, gain: -50, ratio: -0.25 },
    { symbol: "FLAT", value: 150, gain: 0, ratio: 0 },
    { symbol: "LATE", value: 150, gain: null, ratio: null },
  ]);
});

it("leaves out cash, and what has no value above zero", () => {
  const buckets = [
    { name: "EUR", value: "50.00" },
    { name: "GONE", value: null },
    { name: "DEBT", value: "-5.00" },
  ];
  expect(gainTiles(buckets, [])).toEqual([]);
});
