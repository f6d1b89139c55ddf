import { changePercent } from "./delay.ts";
import { defineIndicator } from "./indicator.ts";
import { lengthRule } from "./parameters.ts";
import { overWholeValues, unknownColumn } from "./whole-bars.ts";

export const betaIndicator = defineIndicator({
  id: "beta",
  name: "Beta",
  short: "Beta",
  words: { beta: "Beta {length}" },
  inputs: ["close", "benchmark"],
  parameters: { length: lengthRule(60) },
  outputs: ["beta"],
  warmUp: ({ length }) => length,
  compute: ({ close, benchmark }, { length }) => {
    const returns = (values: Float64Array) =>
      values.map((value, index) => changePercent(values[index - 1] ?? NaN, value));
    return overWholeValues({ own: returns(close), other: returns(benchmark) }, ["beta"], ({ own, other }) => {
      const beta = unknownColumn(own.length);
      for (let end = length; end <= own.length; end++)
        beta[end - 1] = slope(own.subarray(end - length, end), other.subarray(end - length, end));
      return { beta };
    });
  },
});

/** Covariance of the two over the variance of the other; NaN when the other does not move. */
function slope(own: Float64Array, other: Float64Array): number {
  const ownMean = own.reduce((sum, value) => sum + value, 0) / own.length;
  const otherMean = other.reduce((sum, value) => sum + value, 0) / other.length;
  let covariance = 0;
  let variance = 0;
  for (let index = 0; index < other.length; index++) {
    const distance = other[index]! - otherMean;
    covariance += distance * (own[index]! - ownMean);
    variance += distance * distance;
  }
  return variance === 0 ? NaN : covariance / variance;
}
