import type { Output } from "../api/call.ts";

type Holdings = Output<"GET /api/portfolio/holdings">["holdings"];
type Performance = Pick<Output<"GET /api/portfolio/performance">, "opening" | "series" | "incomplete">;

const mostNames = 3;

/** What of it cannot be valued. */
export function unpriced(holdings: Holdings): readonly string[] {
  return holdings.flatMap(({ symbol, value }) => (value === null ? [symbol] : []));
}

/** What was invested in a range where none of it could be valued: a line through its days would be one of nothing. Else empty. */
export function unpricedThroughout({ opening, series, incomplete }: Performance): readonly string[] {
  const isOfNothing = [opening, ...series].every(({ value }) => value === null || Number(value) === 0);
  return isOfNothing ? incomplete.flatMap(({ symbol }) => symbol ?? []) : [];
}

/** The first names, and how many others there are: short enough for a sentence. */
export function fewNames(names: readonly string[], others: (count: number) => string): string {
  if (names.length <= mostNames) return names.join(", ");
  return `${names.slice(0, mostNames).join(", ")} ${others(names.length - mostNames)}`;
}
