import { z } from "zod";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";

/** One ticker symbol, trimmed and upper-cased. */
export const TickerSymbol = z
  .string()
  .transform(normaliseSymbol)
  .refine(isSymbol, "Use a ticker symbol: letters, digits and . - = ^ & only, at most 32 characters");

/**
 * A comma-separated list of symbols, or several such lists. Duplicates are removed and the order is kept; `minimum` to
 * 50 symbols.
 */
export const tickerSymbols = (minimum: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .default("")
    .transform((raw) =>
      [raw]
        .flat()
        .flatMap((list) => list.split(","))
        .map(normaliseSymbol)
        .filter((symbol) => symbol !== ""),
    )
    .transform((list) => [...new Set(list)])
    .pipe(z.array(TickerSymbol).min(minimum, "Enter at least one symbol").max(50, "At most 50 symbols per request"));
