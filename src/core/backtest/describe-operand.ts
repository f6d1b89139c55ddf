import { indicatorOf } from "../indicators/index.ts";
import type { Operand } from "./strategy.ts";

/** Describes an operand in English: "SMA 20", "2 × SMA 20 of volume", "close of SPY 1 bar ago". */
export function describeOperand(operand: Operand): string {
  if (operand.kind === "number") return numberWords(operand.value);
  const { times, symbol, barsAgo } = operand;
  const words = operand.kind === "price" ? operand.field : indicatorText(operand);
  const factor = times === 1 ? "" : `${numberWords(times)} × `;
  const whose = symbol === null ? "" : ` of ${symbol}`;
  const when = barsAgo === 0 ? "" : ` ${barsAgo} ${barsAgo === 1 ? "bar" : "bars"} ago`;
  return `${factor}${words}${whose}${when}`;
}

function indicatorText(operand: Extract<Operand, { kind: "indicator" }>): string {
  const words = indicatorWords(operand);
  return operand.of === "close" ? words : `${words} of ${operand.of}`;
}

/** The name of an indicator with its parameters: "SMA 20". */
export function indicatorWords({ id, output, parameters }: Extract<Operand, { kind: "indicator" }>): string {
  const indicator = indicatorOf(id);
  const rules = indicator?.parameters ?? {};
  const template = indicator?.words[output] ?? `${id} ${output}`;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    numberWords(parameters[name] ?? rules[name]?.default ?? NaN),
  );
}

/** Formats a number for a sentence without trailing decimals. */
export function numberWords(value: number): string {
  return String(Number(value.toPrecision(10)));
}
