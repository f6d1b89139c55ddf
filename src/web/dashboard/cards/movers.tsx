import type { ReactNode } from "react";
import { marketProxies } from "#core/market/market-proxies.ts";
import { text } from "../../text/text.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { chartChoice, type DashboardCard, type DashboardView } from "../dashboard-card.ts";
import { MoversCard } from "../movers-card.tsx";
import { MovesCard } from "../moves-card.tsx";

/** Without a portfolio, the moves of the watchlist. */
export const movers: DashboardCard = {
  id: "movers",
  title: text.dashboard.dayMovers,
  zones: ["side", "main"],
  phonePlace: 3,
  uses: [],
  usesWithoutHoldings: ["list", "market"],
  hasContent: ({ own, hasSetup }) => own !== null || !hasSetup,
  isFlexible: true,
  Component: ({ view }) => {
    const { own, holdings, today } = view;
    if (own !== null) return <MoversCard holdings={own} today={today} />;
    return holdings.isPending ? <MoversSkeleton /> : <MarketMoves view={view} />;
  },
};

function MoversSkeleton(): ReactNode {
  return (
    <Card
      title={text.home.movers(text.home.moversToday)}
      state={{ kind: "loading", label: text.home.loadingPortfolio, skeleton: <Skeleton height={312} /> }}
    />
  );
}

function MarketMoves({ view }: { view: DashboardView }): ReactNode {
  const { watchlists, quotes, stripQuotes, symbols } = view;
  const { isEmpty, selected } = chartChoice(view);
  return (
    <MovesCard
      title={isEmpty ? text.dashboard.marketMoves : text.dashboard.moves}
      symbols={isEmpty ? marketProxies : symbols}
      quotes={isEmpty ? stripQuotes.bySymbol : quotes.bySymbol}
      sessionLabel={view.sessionLabel}
      isPending={watchlists.isPending || quotes.isPending}
      selected={selected}
      onSelect={view.onSelect}
    />
  );
}
