import { text } from "../../text/text.ts";
import type { DashboardCard } from "../dashboard-card.ts";
import { MarketStrip } from "../market-strip.tsx";

export const market: DashboardCard = {
  id: "market",
  title: text.dashboard.strip,
  zones: ["wide"],
  phonePlace: 8,
  uses: ["market"],
  hasContent: () => true,
  Component: ({ view: { stripQuotes, sparklines } }) => (
    <MarketStrip quotes={stripQuotes.bySymbol} sparklines={sparklines} isPending={stripQuotes.isPending} />
  ),
};
