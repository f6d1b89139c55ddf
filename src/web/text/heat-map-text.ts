import { heatMap } from "./en/heat-map.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the heat maps, which loads with them alone. */
export const heatMapText = /* @__PURE__ */ inPageLanguage("heatMap", heatMap);
