// Every module below is free of side effects, so that a page loads the sections whose words it uses and no others.
export { account } from "./sections/account-sections.ts";
export { calendar, events } from "./sections/calendar-sections.ts";
export { compare, symbolPage } from "./sections/insights-sections.ts";
export { home } from "./sections/home-sections.ts";
export { position } from "./sections/position-sections.ts";
export { chart, dashboard, insights, market } from "./sections/market-sections.ts";
export { holdings, ledger, portfolio, transactions } from "./sections/portfolio-sections.ts";
export { news, signals, tone } from "./sections/research-sections.ts";
export { indicators, readings, symbolSearch, technical } from "./sections/technical-sections.ts";
export { palette } from "./sections/palette-sections.ts";
export { errors, screens, shell } from "./sections/shell-sections.ts";
export { documentTitle, product, ui } from "./sections/ui-sections.ts";
