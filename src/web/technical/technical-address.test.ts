import { describe, expect, it } from "vitest";
import { presetNames, presets } from "./presets.ts";
import { IndicatorSet } from "#contract/settings.ts";
import {
  maxAdded,
  readChoice,
  readTechnicalAddress,
  sameChoice,
  technicalParams,
  usualChoice,
  writeChoice,
} from "./technical-address.ts";

const read = (words: string) => readTechnicalAddress(new URLSearchParams(words));

describe("the address of the technical screen", () => {
  it("means the documented defaults if empty", () => {
    expect(read("")).toEqual({
      symbol: null,
      view: "chart",
      interval: "5m",
      points: 50,
      sma: 50,
      rsi: 14,
      macd: [12, 26, 9],
      adx: 14,
      add: [],
    });
  });

  it.each(presetNames)("survives a round trip: %s", (name) => {
    const address = { symbol: "BRK-B", view: "scan", ...presets[name] } as const;
    const again = read(new URLSearchParams(technicalParams(address)).toString());
    expect(again).toEqual(address);
    expect(sameChoice(again, presets[name])).toBe(true);
  });

  it.each(presetNames)("is saved and read as a choice: %s", (name) => {
    const address = { symbol: "KO", view: "scan", ...presets[name] } as const;
    expect(readChoice(writeChoice(address))).toEqual(presets[name]);
  });

  it("has room for a saved choice of every indicator with long decimals", () => {
    const add = Array.from({ length: maxAdded }, (_, index) => ({
      id: `standardDeviation${index}`,
      values: [0.1234567890123456, 1.234567890123456, 123.4567890123456, 99.12345678901234],
    }));
    const written = writeChoice({ ...usualChoice, add });
    expect(IndicatorSet.safeParse({ name: "All", choice: written }).success).toBe(true);
    expect(readChoice(written).add).toEqual(add);
  });

  it("ignores invalid parts", () => {
    const address = read("symbol=no symbol&interval=2h&points=0&sma=1&rsi=251&macd=26,12,9&adx=1.5&add=;;x,y;../,3");
    expect(address).toEqual({ symbol: null, view: "chart", ...usualChoice });
  });
});
