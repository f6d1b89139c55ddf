import { expect, it } from "vitest";
import { readStrategy } from "#core/backtest/read-strategy.ts";
import { tunableNumbers } from "#core/backtest/tunable-numbers.ts";
import { catalog } from "#core/indicators/index.ts";
import { text } from "../text/text.ts";
import { numberLabel } from "./number-label.ts";

it("names a number by its indicator, price field or setting", () => {
  const volume = { kind: "price", field: "volume" };
  const average = { kind: "indicator", id: "sma", parameters: { length: 20 }, of: "volume", times: 2 };
  const rsi = { kind: "indicator", id: "rsi", parameters: {} };
  const read = readStrategy({
    kind: "rules",
    long: {
      entry: { kind: "compare", left: volume, is: "above", right: average },
      exit: { kind: "compare", left: rsi, is: "above", right: { kind: "number", value: 70 } },
    },
    protection: { stopLossPercent: 7.5 },
  });
  if (!read.ok) throw new Error("not a strategy");
  expect(tunableNumbers(read.strategy).map(numberLabel)).toEqual([
    "Volume SMA Length = 20",
    "Multiplied by = 2",
    "RSI Length = 14",
    "RSI threshold = 70",
    "Stop loss, % = 7.5",
  ]);
});

it("has a name for each number of an indicator that can be varied", () => {
  for (const { id, parameters } of catalog)
    for (const [name, rule] of Object.entries(parameters))
      if (rule.choices === undefined) expect(text.technical.parameterNames, id).toHaveProperty(name);
});
