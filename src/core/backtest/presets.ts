import { presetNames } from "../words/en/preset-names.ts";
import type { AppSignal, Comparison, Condition, Operand, RuleStrategy, SideRules, Strategy } from "./strategy.ts";

const close: Operand = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 };

export type PresetId = keyof typeof presetNames;

/** Starter strategies with their English names. They don't name instruments; dual momentum takes the user's shelter. */
export const presets: readonly { readonly id: PresetId; readonly strategy: Strategy }[] = [
  { id: "buy-and-hold", strategy: { kind: "hold", name: presetNames["buy-and-hold"], rebalance: null, saving: null } },
  {
    id: "monthly-saving",
    strategy: {
      kind: "hold",
      name: presetNames["monthly-saving"],
      rebalance: null,
      saving: { amount: 200, every: "month" },
    },
  },
  {
    id: "sma-cross",
    strategy: rules(presetNames["sma-cross"], {
      entry: compare(sma(20), "crosses-above", sma(50)),
      exit: compare(sma(20), "crosses-below", sma(50)),
    }),
  },
  {
    id: "rsi-reversal",
    strategy: rules(presetNames["rsi-reversal"], {
      entry: compare(indicator("rsi", "rsi", { length: 14 }), "below", number(30)),
      exit: compare(indicator("rsi", "rsi", { length: 14 }), "above", number(70)),
    }),
  },
  {
    id: "macd",
    strategy: rules(presetNames.macd, {
      entry: compare(macd("macd"), "crosses-above", macd("signal")),
      exit: compare(macd("macd"), "crosses-below", macd("signal")),
    }),
  },
  {
    id: "adx-trend",
    strategy: rules(presetNames["adx-trend"], {
      entry: all(compare(adx("adx"), "above", number(25)), compare(adx("plusDi"), "above", adx("minusDi"))),
      exit: any(compare(adx("adx"), "below", number(20)), compare(adx("plusDi"), "below", adx("minusDi"))),
    }),
  },
  {
    id: "donchian-breakout",
    // The channel includes the current bar, so a break is measured against the channel of the bar before.
    strategy: rules(presetNames["donchian-breakout"], {
      entry: compare(close, "above", indicator("donchian", "upper", { length: 20 }, 1)),
      exit: compare(close, "below", indicator("donchian", "lower", { length: 10 }, 1)),
    }),
  },
  {
    id: "bollinger-reversion",
    strategy: rules(presetNames["bollinger-reversion"], {
      entry: compare(close, "below", indicator("bollinger", "lower", { length: 20, deviations: 2 })),
      exit: compare(close, "above", indicator("bollinger", "middle", { length: 20, deviations: 2 })),
    }),
  },
  {
    id: "dual-momentum",
    // G. Antonacci, Dual Momentum Investing, 2014: the stronger over a year, if it rose at all.
    strategy: {
      kind: "rotation",
      name: presetNames["dual-momentum"],
      rank: indicator("roc", "roc", { length: 252 }),
      count: 1,
      filter: compare(indicator("roc", "roc", { length: 252 }), "above", number(0)),
      shelter: null,
      every: "month",
      weighting: "equal",
    },
  },
  {
    id: "app-signals",
    strategy: rules(presetNames["app-signals"], { entry: signal("overall", "buy"), exit: signal("overall", "sell") }),
  },
];

function rules(name: string, long: SideRules): RuleStrategy {
  return {
    kind: "rules",
    name,
    long,
    short: null,
    sizing: { kind: "all-in" },
    protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
  };
}

function compare(left: Operand, is: Comparison, right: Operand): Condition {
  return { kind: "compare", left, is, right, forBars: 1 };
}

function all(...conditions: readonly Condition[]): Condition {
  return { kind: "all", conditions };
}

function any(...conditions: readonly Condition[]): Condition {
  return { kind: "any", conditions };
}

function signal(signal: AppSignal, is: "buy" | "sell"): Condition {
  return { kind: "signal", signal, is, forBars: 1 };
}

function number(value: number): Operand {
  return { kind: "number", value };
}

function indicator(id: string, output: string, parameters: Readonly<Record<string, number>>, barsAgo = 0): Operand {
  return { kind: "indicator", id, output, parameters, of: "close", barsAgo, symbol: null, times: 1 };
}

function sma(length: number): Operand {
  return indicator("sma", "sma", { length });
}

function macd(output: string): Operand {
  return indicator("macd", output, { fast: 12, slow: 26, signal: 9 });
}

function adx(output: string): Operand {
  return indicator("adx", output, { length: 14 });
}
