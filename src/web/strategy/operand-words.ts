import { type Indicator, catalog } from "#core/indicators/index.ts";
import type { Operand } from "#core/backtest/strategy.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";

const words = strategyText.strategy.operand;

/** Describes an operand briefly enough for a button: "SMA 20", "Close of SPY, 1 day ago". */
export function operandWords(operand: Operand): string {
  if (operand.kind === "number") return fieldNumber(String(operand.value)).replace("-", "−");
  const name = operand.kind === "price" ? words.prices[operand.field] : indicatorWords(operand);
  return [
    operand.times === 1 ? "" : `${fieldNumber(String(operand.times))} × `,
    name,
    operand.symbol === null ? "" : ` ${words.ofSymbol(operand.symbol)}`,
    operand.barsAgo === 0 ? "" : `, ${words.daysAgo(operand.barsAgo)}`,
  ].join("");
}

export function indicatorOf(id: string): Indicator | undefined {
  return catalog.find((indicator) => indicator.id === id);
}

/** Short forms of the catalogue's names for buttons. */
export function indicatorName(id: string): string {
  return words.indicators[id] ?? indicatorOf(id)?.name ?? id;
}

export function outputName(output: string): string {
  return words.outputs[output] ?? text.indicators.outputs[output] ?? output;
}

/** True for an indicator of a single price column, which can be another than the close. */
export function takesAnyPrice(id: string): boolean {
  const inputs = indicatorOf(id)?.inputs ?? [];
  return inputs.length === 1 && inputs[0] === "close";
}

function indicatorWords({ id, output, parameters, of }: Extract<Operand, { kind: "indicator" }>): string {
  const indicator = indicatorOf(id);
  if (indicator === undefined) return id;
  const values = Object.entries(indicator.parameters)
    .filter(([name, rule]) => rule.choices === undefined && (!hidden.has(name) || name in parameters))
    .map(([name, rule]) => parameters[name] ?? rule.default);
  const isSeveral = indicator.outputs.length > 1 && output !== indicator.id;
  return [
    indicatorName(id),
    values.length === 0 ? "" : ` ${values.join("/")}`,
    isSeveral ? ` ${outputName(output)}` : "",
    of === "close" ? "" : ` ${words.ofPrice(words.prices[of].toLowerCase())}`,
  ].join("");
}

/** Parameters shown only if they differ from the default. */
const hidden: ReadonlySet<string> = new Set(["seed", "periodsPerYear"]);
