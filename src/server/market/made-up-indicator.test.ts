import { expect, it } from "vitest";
import { defineIndicator } from "#core/indicators/indicator.ts";
import { catalog, type Indicator } from "#core/indicators/index.ts";
import { lengthRule } from "#core/indicators/parameters.ts";
import { randomBars } from "../../../tests/support/random-bars.ts";

// An indicator is one file and one line in the catalog: this one shows up wherever the others do.
(catalog as Indicator[]).push(
  defineIndicator({
    id: "zebra",
    name: "Zebra Momentum",
    short: "Zebra",
    words: { zebra: "Zebra {length}" },
    called: { zebra: ["zebra momentum", "zebra"] },
    aliases: ["zebroid"],
    isRatio: true,
    centre: 50,
    ranges: { zebra: [0, 100] },
    inputs: ["close"],
    parameters: { length: lengthRule(14) },
    outputs: ["zebra"],
    warmUp: ({ length }) => length - 1,
    compute: ({ close }) => ({ zebra: close.map((value) => value / 2) }),
  }),
);
const { describeStrategy, readSentence, tunableNumbers } = await import("#core/backtest/index.ts");
const { extraSeries, indicatorCatalog, readChosenIndicators } = await import("./chosen-indicators.ts");
const { readIndicator } = await import("#core/questions/read-indicator.ts");

it("is in the menu of the technical screen, with its parameters", () => {
  expect(indicatorCatalog().at(-1)).toEqual({
    id: "zebra",
    name: "Zebra Momentum",
    place: "pane",
    parameters: [{ name: "length", default: 14, min: 2, max: 1000 }],
    outputs: ["zebra"],
  });
});

it("is computed for the chart by its id and numbers", () => {
  const chosen = readChosenIndicators("zebra,20");
  if (typeof chosen === "string" || chosen[0] === undefined) throw new Error("not chosen");
  const { close } = randomBars(30, 1);
  const bars = Array.from(close, (value) => ({
    date: "2026-01-02",
    open: value,
    high: value,
    low: value,
    close: value,
    volume: 1,
  }));
  const series = extraSeries(chosen[0], bars, 2);
  expect(series).toMatchObject({ id: "zebra", label: "Zebra Momentum (20)", outputs: [{ name: "zebra" }] });
  expect(series.outputs[0]?.values).toEqual(Array.from(close.subarray(-2), (value) => value / 2));
});

it("is read in a sentence, mirrored around its centre, and told in its own words", () => {
  const { strategy } = readSentence("buy SPY when zebra momentum 20 is below 30%");
  if (strategy === null) throw new Error("not understood");
  expect(describeStrategy(strategy)).toBe("Buy when Zebra 20 is below 30; sell when Zebra 20 is above 70.");
  expect(readSentence("buy SPY when zebra is below $30").strategy).toBeNull();
  expect(tunableNumbers(strategy)).toContainEqual(expect.objectContaining({ value: 30, min: 0, max: 100 }));
});

it("is read in a question to the assistant, also by its other names", () => {
  for (const name of ["zebra", "zebroid", "Zebra Momentum"]) {
    expect(readIndicator(`what is the ${name} 21 of AAPL`)?.id).toBe("zebra,21");
  }
});
