import { expect, it } from "vitest";
import { sectorGroups } from "./sector-groups.ts";

it("tells a symbol without a sector from one whose sector isn't known", () => {
  const groupOf = sectorGroups({
    symbols: [
      { symbol: "KO", sector: "Consumer Defensive" },
      { symbol: "SPY", sector: null },
      { symbol: "MSFT", sector: null },
    ],
    pending: ["MSFT"],
  });
  expect(["KO", "SPY", "MSFT", "NVDA"].map(groupOf)).toEqual(["Consumer Defensive", "Other", "Unknown", "Unknown"]);
});

it("calls every sector unknown while there is no answer", () => {
  expect(sectorGroups(undefined)("KO")).toBe("Unknown");
});
