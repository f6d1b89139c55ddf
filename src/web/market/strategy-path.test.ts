import { expect, it } from "vitest";
import { presets } from "#core/backtest/presets.ts";
import { strategyPath } from "./strategy-path.ts";

it.each(["sma", "rsi", "macd", "adx", "overall"])("names an existing preset for %s", (reading) => {
  const { searchParams } = new URL(strategyPath("BRK-B", reading), "http://localhost");
  expect(searchParams.get("symbol")).toBe("BRK-B");
  expect(presets.map(({ id }) => id)).toContain(searchParams.get("preset"));
});
