import type { DashboardCard } from "../dashboard-card.ts";
import { allocation } from "./allocation.tsx";
import { brief } from "./brief.tsx";
import { comingUp } from "./coming-up.tsx";
import { market } from "./market.tsx";
import { movers } from "./movers.tsx";
import { news } from "./news.tsx";
import { portfolio } from "./portfolio.tsx";
import { watchlist } from "./watchlist.tsx";

/** The cards of the dashboard, in the order of a wide window. Editing offers each of them. */
export const dashboardCards: readonly DashboardCard[] = [
  market,
  brief,
  portfolio,
  movers,
  watchlist,
  comingUp,
  allocation,
  news,
];
