import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal, sumOf } from "#core/money/decimal.ts";
import { allocationDimensions } from "./allocation-dimensions.ts";
import { allocation, type AllocatedPosition } from "./allocation.ts";
import { holds } from "../../../tests/support/holds.ts";

const position = (key: string, value: string | null, more: Partial<AllocatedPosition> = {}): AllocatedPosition => ({
  key,
  value: value === null ? null : decimal(value),
  isCash: false,
  account: "Main",
  currency: "USD",
  sector: null,
  assetClass: null,
  country: null,
  tags: [],
  ...more,
});
const held = [
  position("MSFT", "600", {
    sector: "Technology",
    country: "United States",
    assetClass: "Stock",
    tags: ["AI", "Core"],
  }),
  position("SIE.DE", "200", { sector: "Industrials", country: "Germany", currency: "EUR", assetClass: "Stock" }),
  position("VOO", "100", { assetClass: "Fund", tags: ["Core"] }),
  position("USD", "100", { isCash: true }),
];
const short = (dimension: Parameters<typeof allocation>[1], positions = held) =>
  allocation(positions, dimension).slices.map(
    ({ name, weightRatio }) => `${name} ${weightRatio === null ? "?" : Math.round(weightRatio * 1000) / 10}`,
  );

it("groups unknown parts last instead of leaving them out", () => {
  expect(short("sector")).toEqual(["Technology 60", "Industrials 20", "Cash 10", "Unknown 10"]);
  expect(short("country")).toEqual(["United States 60", "Germany 20", "Cash 10", "Unknown 10"]);
  expect(short("region")).toEqual(["North America 60", "Europe 20", "Cash 10", "Unknown 10"]);
  expect(short("asset-class")).toEqual(["Stock 80", "Cash 10", "Fund 10"]);
  expect(short("currency")).toEqual(["USD 80", "EUR 20"]);
  expect(short("account")).toEqual(["Main 100"]);
  expect(short("holding")).toEqual(["MSFT 60", "SIE.DE 20", "USD 10", "VOO 10"]);
});

it("names a fund without sector and country as one", () => {
  const positions = [
    position("VT", "9", { isFund: true }),
    position("VNQ", "1", { isFund: true, sector: "Real Estate" }),
  ];
  expect(short("sector", positions)).toEqual(["Funds 90", "Real Estate 10"]);
  expect(short("region", positions)).toEqual(["Funds 100"]);
});

it("gives each of several tags an equal part", () => {
  expect(short("tag")).toEqual(["Core 40", "AI 30", "Untagged 30"]);
  const thirds = allocation([position("A", "1", { tags: ["x", "y", "z", "x"] })], "tag");
  expect(sumOf(thirds.slices.map(({ value }) => value)).toFixed()).toBe("1");
});

it("lists positions without a value, and weighs the rest", () => {
  const { incomplete, total } = allocation([...held, position("NOVA", null)], "sector");
  expect([incomplete, total?.toFixed()]).toEqual([["NOVA"], "1000"]);
});

it("has no total if nothing has a value", () => {
  expect(allocation([position("NOVA", null)], "sector")).toMatchObject({ slices: [], total: null });
});

it("combines one symbol of two accounts, and keeps a debt below zero", () => {
  const positions = [
    position("KO", "80", { account: "A" }),
    position("KO", "40", { account: "B" }),
    position("USD", "-20", { account: "A", isCash: true }),
  ];
  expect(short("holding", positions)).toEqual(["KO 120", "USD -20"]);
  expect(allocation([position("USD", "-20", { isCash: true })], "holding").slices[0]?.weightRatio).toBeNull();
});

it("sums to the total and to 100% in any grouping and order", () => {
  const names = fc.constantFrom("A", "B", "C", null);
  const positions = fc.array(
    fc
      .record({
        cents: fc.integer({ min: 1, max: 1e9 }),
        sector: names,
        country: names,
        assetClass: names,
        currency: names,
        account: names,
        isCash: fc.boolean(),
        tags: fc.array(fc.constantFrom("t", "u", "v"), { maxLength: 3 }),
      })
      .map(({ cents, ...rest }) => ({ ...rest, value: decimal(cents).div(100) })),
    { minLength: 1, maxLength: 30 },
  );
  holds(
    fc.property(positions, fc.constantFrom(...allocationDimensions), (list, dimension) => {
      const keyed = list.map((one, index) => ({ ...one, key: `K${index}` }));
      const { slices, total } = allocation(keyed, dimension);
      expect(sumOf(slices.map(({ value }) => value)).toFixed()).toBe(total?.toFixed());
      expect(slices.reduce((sum, { weightRatio }) => sum + (weightRatio ?? Number.NaN), 0)).toBeCloseTo(1, 9);
      const turned = allocation(keyed.toReversed(), dimension);
      expect(turned.slices.map(({ name, value }) => [name, value.toFixed()])).toEqual(
        slices.map(({ name, value }) => [name, value.toFixed()]),
      );
    }),
  );
});
