import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { readAssumptions } from "#core/backtest/read-assumptions.ts";
import { readStrategy } from "#core/backtest/read-strategy.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { type LabRun, maxSymbols } from "./lab-run.ts";
import { steady } from "./run-key.ts";

/** Encodes a run for an address: its differences from the defaults, as JSON in base64url. */
export function runCode({ strategy, symbols, from, to, assumptions, unseenPercent }: LabRun): string {
  const changed = Object.entries(assumptions).filter(
    ([name, value]) => steady(value) !== steady(defaultAssumptions[name as keyof typeof defaultAssumptions]),
  );
  const parts = { s: short(strategy), y: symbols, f: from, t: to, a: Object.fromEntries(changed), u: unseenPercent };
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Decodes a run; null if the code is damaged or describes an impossible run. */
export function runOfCode(code: string): LabRun | null {
  const parts = partsOf(code);
  if (parts === null) return null;
  const { s, y, f, t, a, u } = parts;
  const strategy = readStrategy(s);
  const assumptions = readAssumptions(a);
  const symbols: readonly unknown[] = Array.isArray(y) ? [...new Set<unknown>(y)] : [];
  const areDays = [f, t].every((day) => day === null || (typeof day === "string" && isPlainDate(day)));
  const areSymbols = symbols.every((symbol) => typeof symbol === "string" && isSymbol(symbol));
  const isShare = typeof u === "number" && u >= 0 && u <= 50;
  if (!strategy.ok || !assumptions.ok || !areDays || !areSymbols || !isShare || symbols.length > maxSymbols)
    return null;
  return {
    strategy: strategy.strategy,
    symbols: symbols as string[],
    from: f as string | null,
    to: t as string | null,
    assumptions: assumptions.assumptions,
    unseenPercent: u,
  };
}

function partsOf(code: string): Readonly<Record<string, unknown>> | null {
  try {
    const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof parts === "object" && parts !== null ? (parts as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** Defaults of most operands and conditions, omitted here and restored by `readStrategy`. */
const usual: Readonly<Record<string, unknown>> = { barsAgo: 0, symbol: null, times: 1, of: "close", forBars: 1 };
const usualKeys: Readonly<Record<string, readonly string[]>> = {
  price: ["barsAgo", "symbol", "times"],
  indicator: ["barsAgo", "symbol", "times", "of"],
  compare: ["forBars"],
  signal: ["forBars"],
};

function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const kind: unknown = entries.find(([key]) => key === "kind")?.[1];
  const keys = typeof kind === "string" ? (usualKeys[kind] ?? []) : [];
  const written = entries.filter(([key, inner]) => !keys.includes(key) || inner !== usual[key]);
  return Object.fromEntries(written.map(([key, inner]) => [key, short(inner)]));
}
