import { expect, it } from "vitest";
import { alertDistance } from "./alert-distance.ts";
import { moveAlert } from "./kinds/move.ts";
import { priceAlert } from "./kinds/price.ts";

const quote = { price: 200, changePercent: 1.5, currency: "USD" };

it("is what a price has to move in per cent of itself", () => {
  const of = (is: "above" | "below", value: number) =>
    alertDistance(priceAlert.quote?.thresholds({ kind: "price", is, value }, "armed") ?? [], quote);
  expect(of("above", 220)).toMatchObject({ present: 200, toGo: 10 });
  expect(of("below", 150)).toMatchObject({ present: 200, toGo: 25 });
  expect(of("above", 190)).toMatchObject({ toGo: 0 });
});

it("is the nearer one of two moves, in points of the day's change", () => {
  const rule = { kind: "move", direction: "either", percent: 5, over: "day" } as const;
  const distance = alertDistance(moveAlert.quote?.thresholds(rule, "armed") ?? [], quote);
  expect(distance).toMatchObject({ threshold: { is: "above" }, present: 1.5 });
  expect(distance?.toGo).toBeCloseTo(3.5);
});

it("is unknown without the quote's value or a threshold", () => {
  expect(alertDistance([], quote)).toBeNull();
  const thresholds = [{ gauge: "price", is: "above", value: 1 }] as const;
  expect(alertDistance(thresholds, { ...quote, price: null })).toBeNull();
});
