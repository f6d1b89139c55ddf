import { alerts } from "./en/alerts.ts";
import { inPageLanguage } from "./translation.ts";

/** Words about alerts: apart from the rest, so that only their dialog and list load them. */
export const alertsText = /* @__PURE__ */ inPageLanguage("alerts", alerts);
