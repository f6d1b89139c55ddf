import { expect, it } from "vitest";
import { alertDistance } from "#core/alerts/alert-distance.ts";
import { alerts as spanish } from "../text/es/alerts.ts";
import { alerts as french } from "../text/fr/alerts.ts";
import { distanceWords } from "./distance-words.ts";

const quote = { symbol: "NVDA", type: "Common Stock", currency: "USD", price: 100, changePercent: 1.25 };

it.each([
  ["price", 101.5, "Now 100.00 USD. Triggers at 101.50 USD, 1.5% away."],
  ["price", 100.11, "Now 100.00 USD. Triggers at 100.11 USD, 0.1% away."],
  ["price", 100.09, "Now 100.00 USD. Triggers at 100.09 USD, less than 0.1% away."],
  ["price", 100.01, "Now 100.00 USD. Triggers at 100.01 USD, less than 0.1% away."],
  ["price", 100, "Now 100.00 USD"],
  ["day-percent", 2.25, "Today +1.25%. Triggers at +2.25%, 1.0 points away."],
  ["day-percent", 1.26, "Today +1.25%. Triggers at +1.26%, less than 0.1 points away."],
] as const)("the distance of an alert on the %s at %d reads", (gauge, value, expected) => {
  const distance = alertDistance([{ gauge, is: "above", value }], quote);
  expect(distance === null ? null : distanceWords(distance, quote)).toBe(expected);
});

it("counts points in French and Spanish without a plural form, which 1,0 would not take", () => {
  expect(french.pointsToGo("1,0")).toBe("encore 1,0\u00a0pt");
  expect(french.lessPointsToGo("0,1")).toBe("encore moins de 0,1\u00a0pt");
  expect(spanish.pointsToGo("1,0")).toBe("faltan 1,0\u00a0pp");
});
