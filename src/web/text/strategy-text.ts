import { strategy } from "./en/strategy.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the strategy lab. A separate module, so that the sign-in page does not load it. */
export const strategyText = {
  strategy: /* @__PURE__ */ inPageLanguage("strategy", strategy),
};
