import { describe, expect, it } from "vitest";
import type { Condition } from "#core/backtest/strategy.ts";
import { negated, withAnother, withCondition } from "./condition-edits.ts";

const signal = (id: "sma" | "rsi" | "macd"): Condition => ({ kind: "signal", signal: id, is: "buy", forBars: 1 });
const both: Condition = { kind: "all", conditions: [signal("sma"), signal("rsi")] };

describe("a condition", () => {
  it("is replaced at its path, and nothing else changes", () => {
    const nested: Condition = { kind: "any", conditions: [{ kind: "not", condition: both }, signal("macd")] };
    expect(withCondition(nested, [0, 0, 1], signal("macd"))).toEqual({
      kind: "any",
      conditions: [
        { kind: "not", condition: { kind: "all", conditions: [signal("sma"), signal("macd")] } },
        signal("macd"),
      ],
    });
  });

  it("leaves no group of one behind when removed", () => {
    expect(withCondition(both, [0], null)).toEqual(signal("rsi"));
    expect(withCondition(signal("sma"), [], null)).toBeNull();
    expect(withCondition({ kind: "not", condition: signal("sma") }, [0], null)).toBeNull();
  });

  it("joins the group it is added to, or makes a new one", () => {
    expect(withAnother(both, signal("macd"))).toEqual({
      kind: "all",
      conditions: [signal("sma"), signal("rsi"), signal("macd")],
    });
    expect(withAnother(signal("sma"), signal("rsi"), "any")).toEqual({
      kind: "any",
      conditions: [signal("sma"), signal("rsi")],
    });
    expect(withAnother({ kind: "always" }, signal("rsi"))).toEqual(signal("rsi"));
  });

  it("is unchanged after two negations", () => {
    expect(negated(negated(both))).toEqual(both);
  });
});
