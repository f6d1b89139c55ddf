import type { Output } from "../api/call.ts";

type Holdings = Output<"GET /api/portfolio/holdings">["holdings"];
type Performance = Pick<Output<"GET /api/portfolio/performance">, "opening" | "series" | "incomplete">;

const maxNames = 3;

/** Holdings that can't be valued, by cause: no price, or no exchange rate for it. */
export interface Unpriced {
  readonly names: readonly string[];
  readonly lacks: "price" | "rate" | "either";
}

/** Returns the holdings that can't be valued. */
export function unpriced(holdings: Holdings): Unpriced {
  const without = holdings.filter(({ value }) => value === null);
  return {
    names: without.map(({ symbol }) => symbol),
    lacks: lackOf(without.map(({ price }) => price !== null)),
  };
}

/**
 * Returns the unvalued holdings of a range that has no valued day at all, where a chart would be empty. Otherwise
 * empty.
 */
export function unpricedThroughout({ opening, series, incomplete }: Performance): Unpriced {
  const isOfNothing = [opening, ...series].every(({ value }) => value === null || Number(value) === 0);
  const without = isOfNothing ? incomplete.filter(({ symbol }) => symbol !== null) : [];
  return {
    names: without.flatMap(({ symbol }) => symbol ?? []),
    lacks: lackOf(without.map(({ reason }) => reason.code === "no-rate-on")),
  };
}

function lackOf(isRate: readonly boolean[]): Unpriced["lacks"] {
  if (!isRate.includes(true)) return "price";
  return isRate.includes(false) ? "either" : "rate";
}

/** Returns the first names and the number of others, to fit a sentence. */
export function fewNames(names: readonly string[], others: (count: number) => string): string {
  if (names.length <= maxNames) return names.join(", ");
  return `${names.slice(0, maxNames).join(", ")} ${others(names.length - maxNames)}`;
}
