import { chart, dashboard, insights, market } from "./en-market.ts";

/** The interface in English: one section per room of `src/web`. */
export const en = {
  product: "Bellwether",
  market,
  chart,
  dashboard,
  insights,
  ui: {
    retry: "Retry",
    details: "Details",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    showPassword: "Show password",
    panelStopped: "This panel stopped.",
    reloadPanel: "Reload panel",
  },
};
