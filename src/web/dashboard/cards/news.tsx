import { text } from "../../text/text.ts";
import type { DashboardCard } from "../dashboard-card.ts";
import { NewsCard } from "../news-card.tsx";

export const news: DashboardCard = {
  id: "news",
  title: text.dashboard.news,
  zones: ["main", "side", "wide"],
  phonePlace: 6,
  uses: [],
  hasContent: () => true,
  Component: ({ view: { own, list, symbols, ownSymbols } }) =>
    own === null ? (
      <NewsCard key={list?.id} symbols={symbols} title={text.dashboard.newsTitle} />
    ) : (
      <NewsCard key="own" symbols={ownSymbols} title={text.home.ownNews} />
    ),
};
