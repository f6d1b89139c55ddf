import type { NumberMeaning, TunableNumber } from "#core/backtest/tunable-numbers.ts";
import type { PriceField } from "#core/backtest/strategy.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { indicatorName } from "./operand-words.ts";

const words = strategyText.strategy;

const names: Readonly<Record<Exclude<NumberMeaning["kind"], "parameter" | "threshold">, string>> = {
  count: words.rotation.count,
  forBars: words.forBars,
  times: words.operand.times,
  stopLossPercent: words.stopLoss,
  takeProfitPercent: words.takeProfit,
  trailingStopPercent: words.trailingStop,
  maximumBars: words.timeExit,
  fractionPercent: words.sizingPercent,
  quantity: words.sizingQuantity,
  amount: words.sizingAmount,
  volatilityPercent: words.sizingVolatility,
  volatilityLength: words.sizingLength,
};

/** A number that can be varied, with its value: "SMA Length = 20". */
export function numberLabel({ what, value }: Pick<TunableNumber, "what" | "value">): string {
  return `${nameOf(what)} = ${fieldNumber(String(value)).replace("-", "−")}`;
}

function nameOf(what: NumberMeaning): string {
  if (what.kind === "threshold") return words.threshold(wordOf(what.of));
  if (what.kind !== "parameter") return names[what.kind];
  const { of, indicator, parameter } = what;
  return [...of.map(wordOf), indicatorName(indicator), text.technical.parameterNames[parameter] ?? parameter].join(" ");
}

/** The reader's word for a price field or an indicator; a symbol stays as it is. */
function wordOf(name: string): string {
  return name in words.operand.prices ? words.operand.prices[name as PriceField] : indicatorName(name);
}
