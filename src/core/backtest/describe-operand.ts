import { catalog } from "../indicators/index.ts";
import { indicatorWords } from "./indicator-words.ts";
import type { Operand } from "./strategy.ts";

/** A number of each bar in English: "SMA 20", "2 × SMA 20 of volume", "close of SPY 1 bar ago". */
export function describeOperand(operand: Operand): string {
  if (operand.kind === "number") return numberWords(operand.value);
  const { times, symbol, barsAgo } = operand;
  const words = operand.kind === "price" ? operand.field : indicatorText(operand);
  const factor = times === 1 ? "" : `${numberWords(times)} × `;
  const whose = symbol === null ? "" : ` of ${symbol}`;
  const when = barsAgo === 0 ? "" : ` ${barsAgo} ${barsAgo === 1 ? "bar" : "bars"} ago`;
  return `${factor}${words}${whose}${when}`;
}

function indicatorText({ id, output, parameters, of }: Extract<Operand, { kind: "indicator" }>): string {
  const rules = catalog.find((indicator) => indicator.id === id)?.parameters ?? {};
  const template = indicatorWords[id]?.outputs[output] ?? `${id} ${output}`;
  const words = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    numberWords(parameters[name] ?? rules[name]?.default ?? NaN),
  );
  return of === "close" ? words : `${words} of ${of}`;
}

/** A number as a sentence has it: no more places than it needs. */
export function numberWords(value: number): string {
  return String(Number(value.toPrecision(10)));
}
