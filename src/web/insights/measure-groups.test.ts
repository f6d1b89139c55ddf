import { describe, expect, it } from "vitest";
import { measureKinds } from "#core/market/measures.ts";
import { figureValue } from "./figure-value.ts";
import { measureGroups } from "./measure-groups.ts";

describe("a company's figures", () => {
  it("have a place each, once", () => {
    const groups = measureGroups(measureKinds.map(({ id }) => ({ id, value: 1 })));
    const placed = groups.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(placed.toSorted()).toEqual(measureKinds.map(({ id }) => id).toSorted());
  });

  it("leave out unknown values", () => {
    const groups = measureGroups([
      { id: "beta", value: null },
      { id: "trailingPe", value: 35.2 },
    ]);
    expect(groups.map(({ name, figures }) => [name, figures.length])).toEqual([["valuation", 1]]);
  });

  it("are formatted by their unit", () => {
    expect([
      figureValue(0.24, "ratio"),
      figureValue(0.0043, "ratio"),
      figureValue(35.2, "multiple"),
      figureValue(8.9, "multiple"),
      figureValue(1.12, "number"),
      figureValue(2.4, "days"),
      figureValue(3.48e12, "money"),
      figureValue(6.57, "price"),
      figureValue(null, "money"),
    ]).toEqual(["24.0%", "0.43%", "35.2×", "8.90×", "1.12", "2.4", "3.48T", "6.57", "—"]);
  });
});
