import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { PickSymbol } from "./pick-symbol.tsx";
import { SymbolPage } from "./symbol-page.tsx";

/** One symbol in depth; without a symbol, a search. */
export function InsightsScreen(): ReactNode {
  const [parameters] = useSearchParams();
  const symbol = normaliseSymbol(parameters.get("symbol") ?? "");
  if (symbol === "") return <PickSymbol />;
  return isSymbol(symbol) ? <SymbolPage symbol={symbol} /> : <PickSymbol key={symbol} query={symbol} isUnknown />;
}
