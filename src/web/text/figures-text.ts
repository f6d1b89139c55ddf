import { allocation, income, performance } from "./en/performance.ts";
import { inPageLanguage } from "./translation.ts";

/** Words of the portfolio's figures: apart from the rest, so that the sign-in page does not load them. */
export const figuresText = {
  performance: /* @__PURE__ */ inPageLanguage("performance", performance),
  income: /* @__PURE__ */ inPageLanguage("income", income),
  allocation: /* @__PURE__ */ inPageLanguage("allocation", allocation),
};
