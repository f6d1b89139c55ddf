import type { Output } from "../api/call.ts";

type Holdings = Output<"GET /api/portfolio/holdings">["holdings"];
type Performance = Pick<Output<"GET /api/portfolio/performance">, "opening" | "series" | "incomplete">;

const mostNames = 3;

/** What cannot be valued, and what it lacks: a price, or the exchange rate of its price. */
export interface Unpriced {
  readonly names: readonly string[];
  readonly lacks: "price" | "rate" | "either";
}

/** What of it cannot be valued. */
export function unpriced(holdings: Holdings): Unpriced {
  const without = holdings.filter(({ value }) => value === null);
  return {
    names: without.map(({ symbol }) => symbol),
    lacks: lackOf(without.map(({ price }) => price !== null)),
  };
}

/** What was invested in a range where none of it could be valued: a line through its days would be one of nothing. Else nothing. */
export function unpricedThroughout({ opening, series, incomplete }: Performance): Unpriced {
  const isOfNothing = [opening, ...series].every(({ value }) => value === null || Number(value) === 0);
  const without = isOfNothing ? incomplete.filter(({ symbol }) => symbol !== null) : [];
  return {
    names: without.flatMap(({ symbol }) => symbol ?? []),
    lacks: lackOf(without.map(({ reason }) => reason.startsWith("no rate"))),
  };
}

function lackOf(isRate: readonly boolean[]): Unpriced["lacks"] {
  if (!isRate.includes(true)) return "price";
  return isRate.includes(false) ? "either" : "rate";
}

/** The first names, and how many others there are: short enough for a sentence. */
export function fewNames(names: readonly string[], others: (count: number) => string): string {
  if (names.length <= mostNames) return names.join(", ");
  return `${names.slice(0, mostNames).join(", ")} ${others(names.length - mostNames)}`;
}
