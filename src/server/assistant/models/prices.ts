import type { ModelUsage } from "./model.ts";

/** US dollars for a million tokens, of every model whose name begins with the prefix, from a day on. */
export interface ModelPrice {
  readonly prefix: string;
  readonly input: number;
  readonly output: number;
  /** 2026-12-01; null: always. */
  readonly from: string | null;
}

/** List prices of the standard tier as published on 2026-11-20; thinking counts as output. */
const listPrices: readonly ModelPrice[] = [
  { prefix: "gemini-4-argon", input: 2, output: 10, from: null },
  { prefix: "gemini-4-argon", input: 4, output: 20, from: "2026-12-01" },
  { prefix: "gemini-3.8-flash", input: 0.75, output: 3.75, from: null },
  { prefix: "gemini-3.7-flash", input: 0.75, output: 3.75, from: null },
  { prefix: "gemini-3.5-flash-lite", input: 0.3, output: 2.5, from: null },
  { prefix: "gemini-3.5-flash", input: 1.5, output: 9, from: null },
  { prefix: "gemini-3.1-flash-lite", input: 0.25, output: 1.5, from: null },
  { prefix: "gemini-3-flash", input: 0.5, output: 3, from: null },
  { prefix: "gemini-2.5-pro", input: 1.25, output: 10, from: null },
  { prefix: "gemini-2.5-flash-lite", input: 0.1, output: 0.4, from: null },
  { prefix: "gemini-2.5-flash", input: 0.3, output: 2.5, from: null },
  { prefix: "claude-opus-5-5", input: 4, output: 20, from: null },
  { prefix: "claude-opus-5", input: 5, output: 25, from: null },
  { prefix: "claude-sonnet-5", input: 2, output: 10, from: null },
  { prefix: "claude-haiku-5-5", input: 0.1, output: 0.5, from: null },
  { prefix: "claude-haiku-4-5", input: 1, output: 5, from: null },
];

/**
 * Tells what a call of a model cost in US dollars; null where its price or what it used is not known. The host's own prices win, then
 * the longest prefix and the newest day.
 */
export function createCostOf({ prices, clock }: { prices: readonly ModelPrice[]; clock: { now(): number } }) {
  return (model: string, usage: ModelUsage): number | null => {
    if (usage.inputTokens === null || usage.outputTokens === null) return null;
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const price = best(prices, model, today) ?? best(listPrices, model, today);
    return price === null ? null : (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1e6;
  };
}

/** Reads "llama=0/0, gemini-3.8-flash=0.75/3.75"; null: it is not of that form. */
export function readPrices(text: string): ModelPrice[] | null {
  const prices: ModelPrice[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [, prefix, input, output] = /^([^\s=]+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    if (prefix === undefined) return null;
    prices.push({ prefix, input: Number(input), output: Number(output), from: null });
  }
  return prices;
}

function best(prices: readonly ModelPrice[], model: string, today: string): ModelPrice | null {
  const fitting = prices.filter(({ prefix, from }) => model.startsWith(prefix) && (from === null || from <= today));
  return (
    fitting.toSorted(
      (first, second) =>
        second.prefix.length - first.prefix.length || (second.from ?? "").localeCompare(first.from ?? ""),
    )[0] ?? null
  );
}
