import { expect, it } from "vitest";
import { keptOf } from "./column-cache.ts";
import { madeSeries } from "../../../tests/support/made-series.ts";

const mebibyte = 2 ** 20;
const column = (bytes: number) => () => new Float64Array(bytes / 8);

it("calculates a result once per series and name", () => {
  const series = madeSeries([[1, 1, 1, 1]]);
  const first = keptOf(series, "a", column(80));
  expect(keptOf(series, "a", column(80))).toBe(first);
  expect(keptOf(series, "b", column(80))).not.toBe(first);
  expect(keptOf({ ...series }, "a", column(80))).not.toBe(first);
});

it("caches 64 MiB over all series and evicts the oldest first", () => {
  const [one, other] = [madeSeries([[1, 1, 1, 1]]), madeSeries([[1, 1, 1, 1]])];
  const oldest = keptOf(one, "oldest", column(mebibyte));
  const later = keptOf(one, "later", column(mebibyte));
  for (let index = 0; index < 62; index++) keptOf(other, `${index}`, column(mebibyte));
  expect(keptOf(one, "oldest", column(mebibyte))).toBe(oldest);
  keptOf(other, "one more", column(mebibyte));
  expect(keptOf(one, "later", column(mebibyte))).toBe(later);
  expect(keptOf(one, "oldest", column(mebibyte))).not.toBe(oldest);
});

it("keeps a column larger than the cache until the next one is added", () => {
  const series = madeSeries([[1, 1, 1, 1]]);
  const large = keptOf(series, "large", column(80 * mebibyte));
  expect(keptOf(series, "large", column(8))).toBe(large);
  const next = keptOf(series, "next", column(8));
  expect(keptOf(series, "next", column(8))).toBe(next);
  expect(keptOf(series, "large", column(8))).not.toBe(large);
});
