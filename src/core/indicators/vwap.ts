import { defineIndicator } from "./indicator.ts";
import type { BarValues, Whole } from "./bars.ts";
import { overBars } from "./over-bars.ts";
import { typicalPrice } from "./typical-price.ts";

export const vwapIndicator = defineIndicator({
  id: "vwap",
  name: "Volume-Weighted Average Price",
  short: "VWAP",
  words: { vwap: "VWAP" },
  called: { vwap: ["vwap"] },
  place: "price",
  inputs: ["high", "low", "close", "volume"],
  parameters: {},
  outputs: ["vwap"],
  warmUp: () => 0,
  compute: (bars) => overBars(bars, ["vwap"], weightedPriceStep()),
});

function weightedPriceStep() {
  let session = NaN;
  let value = 0;
  let volume = 0;
  return (bar: Whole<BarValues>) => {
    if (bar.session !== session) [session, value, volume] = [bar.session, 0, 0];
    value += typicalPrice(bar) * bar.volume;
    volume += bar.volume;
    return { vwap: volume === 0 ? NaN : value / volume };
  };
}
