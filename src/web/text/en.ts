import { account } from "./en-account.ts";
import { calendar, events } from "./en-calendar.ts";
import { compare, symbolPage } from "./en-insights.ts";
import { home } from "./en-home.ts";
import { position } from "./en-position.ts";
import { chart, dashboard, insights, market } from "./en-market.ts";
import { holdings, ledger, portfolio, transactions } from "./en-portfolio.ts";
import { news, signals, tone } from "./en-research.ts";
import { indicators, readings, symbolSearch, technical } from "./en-technical.ts";
import { errors, palette, screens, shell } from "./en-shell.ts";

/** The interface in English: one section per room of `src/web`. */
export const en = {
  product: "Bellwether",
  market,
  chart,
  dashboard,
  home,
  position,
  insights,
  signals,
  tone,
  news,
  events,
  calendar,
  indicators,
  readings,
  technical,
  portfolio,
  holdings,
  transactions,
  ledger,
  symbolSearch,
  symbolPage,
  compare,
  documentTitle: (title: string) => `${title} · Bellwether`,
  account,
  shell,
  screens,
  palette,
  errors,
  ui: {
    retry: "Retry",
    details: "Details",
    copy: "Copy",
    copied: "Copied",
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    showPassword: "Show password",
    panelMissing: "This panel could not be loaded.",
    panelStopped: "This panel stopped.",
    reloadPanel: "Reload panel",
  },
};
