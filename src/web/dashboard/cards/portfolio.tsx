import type { ReactNode } from "react";
import { Link } from "react-router";
import { HistoryCard } from "../../chart/history-card.tsx";
import { Change } from "../../market/change.tsx";
import { insightsPath } from "../../market/insights-path.ts";
import { Price } from "../../market/price.tsx";
import { text } from "../../text/text.ts";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { chartChoice, type DashboardCard, type DashboardView } from "../dashboard-card.ts";
import styles from "../dashboard.module.css";
import { PortfolioCard } from "../portfolio-card.tsx";

const chartHeight = "clamp(280px, 33dvh, 400px)";

/** Without a portfolio, a symbol's chart takes its place. */
export const portfolio: DashboardCard = {
  id: "portfolio",
  title: text.home.portfolio,
  zones: ["main", "wide"],
  phonePlace: 1,
  uses: [],
  usesWithoutHoldings: ["list", "market"],
  hasContent: ({ own, hasSetup }) => own !== null || !hasSetup,
  isFlexible: true,
  Component: ({ view }) => {
    const { own, holdings, today } = view;
    if (own !== null) return <PortfolioCard holdings={own} today={today} />;
    return holdings.isPending ? <PortfolioSkeleton /> : <MarketChart view={view} />;
  },
};

function PortfolioSkeleton(): ReactNode {
  return (
    <Card
      title={text.home.portfolio}
      state={{ kind: "loading", label: text.home.loadingPortfolio, skeleton: <Skeleton height={312} /> }}
    />
  );
}

function MarketChart({ view }: { view: DashboardView }): ReactNode {
  const { selectable, selected, quote } = chartChoice(view);
  return (
    <HistoryCard
      symbol={selected}
      quote={quote}
      title={quote?.name ?? selected}
      beside={
        <>
          {selectable.length > 0 ? (
            <Select
              label={text.dashboard.chartSymbol}
              hideLabel
              className={styles.select ?? ""}
              value={selected}
              options={selectable.map((symbol) => ({ value: symbol, label: symbol }))}
              onChange={view.onSelect}
            />
          ) : null}
          <span className={classNames("inline-flex items-baseline min-h-26 gap-2", styles.chartFigures)}>
            {quote === undefined ? (
              view.quotes.isPending ? (
                <Skeleton width={150} height={18} />
              ) : null
            ) : (
              <>
                <Price key={selected} quote={quote} />
                <Change quote={quote} show="both" />
              </>
            )}
          </span>
        </>
      }
      actions={<Link to={insightsPath(selected)}>{text.dashboard.details}</Link>}
      startRange="6M"
      startKind="line"
      chartHeight={chartHeight}
    />
  );
}
