import type { OptionContract } from "#contract/fundamentals.ts";
import { ProviderError, type ProvidedOptions } from "../../provider.ts";
import {
  looseAt,
  looseDay,
  looseList,
  looseRecord,
  looseText,
  looseUnixTime,
  plainNumber,
  plainPrice,
} from "../loose.ts";

/** Translates Yahoo's v7 options: the chain of one expiry. Null: there is no such instrument. */
export function optionsOf(
  json: unknown,
  { source, fetchedAt }: { source: string; fetchedAt: string },
): ProvidedOptions | null {
  const results = looseList(looseAt(json, "optionChain", "result"));
  const error = looseAt(json, "optionChain", "error");
  if (results === null && looseAt(error, "code") !== "Not Found")
    throw new ProviderError(looseText(looseAt(error, "description")) ?? "Yahoo's options have an unexpected shape", {
      advice: "try-next",
    });
  const result = looseRecord(results?.[0]);
  if (result === null) return null;
  const expiries = (looseList(result["expirationDates"]) ?? []).map(looseDay).filter((day) => day !== null);
  const chain = looseList(result["options"])?.[0];
  const marketTime = looseUnixTime(looseAt(result, "quote", "regularMarketTime"));
  return {
    expiries: expiries.sort(),
    expiry: looseDay(looseAt(chain, "expirationDate")),
    underlyingPrice: plainPrice(looseAt(result, "quote", "regularMarketPrice")),
    calls: contracts(looseAt(chain, "calls")),
    puts: contracts(looseAt(chain, "puts")),
    origin: {
      source,
      asOf: marketTime === null ? fetchedAt : new Date(marketTime).toISOString(),
      fetchedAt,
      delayMinutes: plainNumber(looseAt(result, "quote", "exchangeDataDelayedBy")),
      isSample: false,
    },
  };
}

/** By strike; a row without one is no contract. */
function contracts(value: unknown): readonly OptionContract[] {
  return (looseList(value) ?? [])
    .flatMap((row): OptionContract[] => {
      const strike = plainPrice(looseAt(row, "strike"));
      if (strike === null) return [];
      const inTheMoney = looseAt(row, "inTheMoney");
      return [
        {
          strike,
          last: plainPrice(looseAt(row, "lastPrice")),
          bid: plainNumber(looseAt(row, "bid")),
          ask: plainNumber(looseAt(row, "ask")),
          volume: plainNumber(looseAt(row, "volume")),
          openInterest: plainNumber(looseAt(row, "openInterest")),
          impliedVolatility: plainNumber(looseAt(row, "impliedVolatility")),
          isInTheMoney: typeof inTheMoney === "boolean" ? inTheMoney : null,
        },
      ];
    })
    .sort((a, b) => a.strike - b.strike);
}
