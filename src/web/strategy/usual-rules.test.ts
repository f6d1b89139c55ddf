import { expect, it } from "vitest";
import type { Condition } from "#core/backtest/strategy.ts";
import { mirrorOf, usualComparison, usualSignal } from "./usual-rules.ts";

it("turns a rule round, and a rule turned round twice is itself", () => {
  const rule: Condition = { kind: "all", conditions: [usualComparison, { kind: "not", condition: usualSignal }] };
  const turned = mirrorOf(rule);
  expect(turned).toMatchObject({
    kind: "any",
    conditions: [{ is: "below" }, { kind: "not", condition: { is: "sell" } }],
  });
  expect(mirrorOf(turned)).toEqual(rule);
});
