import { text } from "../../text/text.ts";
import type { HoldingsAnswer } from "./holdings-columns.ts";

/** Lists the items without a value that the total leaves out: symbols, then currencies without an exchange rate. */
export function leftOut({
  holdings,
  cash,
}: {
  readonly holdings: readonly Pick<HoldingsAnswer["holdings"][number], "symbol" | "value">[];
  readonly cash: readonly Pick<HoldingsAnswer["cash"][number], "currency" | "value">[];
}): string[] {
  const currencies = cash.filter(({ value }) => value === null).map(({ currency }) => currency);
  return [
    ...holdings.filter(({ value }) => value === null).map(({ symbol }) => symbol),
    ...[...new Set(currencies)].map((currency) => text.holdings.cashOf(currency)),
  ];
}
