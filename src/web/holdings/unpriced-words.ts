import { text } from "../text/text.ts";
import { fewNames, type Unpriced } from "./unpriced.ts";

/** "No price for NVDA yet": what is missing for what. */
export function unpricedWords({ names, lacks }: Unpriced): string {
  return text.home.noPriceFor(fewNames(names, text.home.moreNames), lacks);
}
