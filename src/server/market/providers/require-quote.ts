import { ProviderError } from "../provider.ts";

/** Throws where a reply holds no price. */
export function requireQuote(price: number | null | undefined): void {
  if (price === null || price === undefined)
    throw new ProviderError("Invalid quote data received", { advice: "try-next" });
}
