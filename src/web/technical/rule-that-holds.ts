import type { Reading } from "#contract/indicators.ts";
import { adxSignal, macdSignal, rsiSignal, rules, smaSignal, type ReadingId } from "#core/signals/index.ts";

/** Returns the rule that a reading's value falls under; null if there is none, such as for an unknown value. */
export function ruleThatHolds(id: ReadingId, value: number | null, inputs: Reading["inputs"]): number | null {
  if (value === null) return null;
  const input = (name: string): number | null => inputs.find((one) => one.name === name)?.value ?? null;
  switch (id) {
    case "sma":
      return lineOf(id, smaSignal(input("latest"), input("previous")).signal);
    case "macd":
      return lineOf(id, macdSignal(value).signal);
    case "rsi": {
      const { signal } = rsiSignal(value);
      return signal === "Hold" ? (value >= 60 ? 1 : value <= 40 ? 3 : 2) : lineOf(id, signal);
    }
    default: {
      const { signal } = adxSignal({ adx: value, plusDi: input("plusDi"), minusDi: input("minusDi") });
      if (signal !== "Hold") return lineOf(id, signal);
      return value < 20 ? 3 : value <= 25 ? 2 : null;
    }
  }
}

function lineOf(id: ReadingId, signal: string | null): number | null {
  const index = rules[id].findIndex((rule) => rule.signal === signal);
  return index < 0 ? null : index;
}
