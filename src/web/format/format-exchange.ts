import { exchangeName } from "#core/market/exchange-codes.ts";

/** An exchange as people know it: XNAS is NASDAQ; a code nobody named stays as it is. */
export function formatExchange(mic: string): string {
  return exchangeName(mic) ?? mic;
}
