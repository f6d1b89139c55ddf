import { text } from "../text/text.ts";
import { fewNames, type Unpriced } from "./unpriced.ts";

/** Says what is missing for which symbols: "No price for NVDA yet". */
export function unpricedWords({ names, lacks }: Unpriced): string {
  return text.home.noPriceFor(fewNames(names, text.home.moreNames), lacks);
}
