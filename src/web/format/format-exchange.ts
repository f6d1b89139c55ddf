import { exchangeName } from "#core/market/exchange-codes.ts";

/** Returns an exchange's familiar name: XNAS is NASDAQ. Unknown codes are returned unchanged. */
export function formatExchange(mic: string): string {
  return exchangeName(mic) ?? mic;
}
