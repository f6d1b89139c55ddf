import { expect, it } from "vitest";
import type { Condition } from "#core/backtest/strategy.ts";
import { mirrorOf, usualComparison, usualSignal } from "./usual-rules.ts";

it("mirrors a rule, and a rule mirrored twice is unchanged", () => {
  const rule: Condition = { kind: "all", conditions: [usualComparison, { kind: "not", condition: usualSignal }] };
  const turned = mirrorOf(rule);
  expect(turned).toMatchObject({
    kind: "any",
    conditions: [{ is: "below" }, { kind: "not", condition: { is: "sell" } }],
  });
  expect(mirrorOf(turned)).toEqual(rule);
});
