import { expect, it } from "vitest";
import { looseTimeZone, looseAt, looseNumber, loosePositive, looseText, looseUnixTime } from "./loose.ts";

it("reads numbers in every way services write them", () => {
  expect(
    [12.5, "12.5", "$227.55", "-0.65%", "+2.01", "31,759,188", { raw: 3, fmt: "3.00" }, "1e3"].map(looseNumber),
  ).toEqual([12.5, 12.5, 227.55, -0.65, 2.01, 31_759_188, 3, 1000]);
});

it("takes nothing for a number that is none", () => {
  const nothing = [
    null,
    undefined,
    "",
    "N/A",
    "NaN",
    "Infinity",
    "1e400",
    1e300,
    "1e30",
    Number.POSITIVE_INFINITY,
    Number.NaN,
    {},
    [],
    true,
    "12 apples",
    { raw: { raw: 1 } },
  ];
  expect(nothing.map(looseNumber)).toEqual(nothing.map(() => null));
});

it("takes zero for no price, and blanks for no text", () => {
  expect([loosePositive(0), loosePositive(-1), loosePositive("0.01")]).toEqual([null, null, 0.01]);
  expect([looseText("  "), looseText(5), looseText(" Apple ")]).toEqual([null, null, "Apple"]);
});

it("reads unix seconds and milliseconds, and no other century", () => {
  expect([1_739_566_800, "1739566800", 1_739_566_800_000].map(looseUnixTime)).toEqual(Array(3).fill(1_739_566_800_000));
  expect([0, 5, 9e15, "soon"].map(looseUnixTime)).toEqual([null, null, null, null]);
});

it("walks into what is there", () => {
  expect(looseAt({ a: { b: 1 } }, "a", "b")).toBe(1);
  expect(looseAt({ a: [1] }, "a", "b", "c")).toBeUndefined();
});

it("knows time zones from other texts", () => {
  expect(["Europe/London", "UTC", "Nowhere/Atlantis", "", 5].map(looseTimeZone)).toEqual([
    "Europe/London",
    "UTC",
    null,
    null,
    null,
  ]);
});
