import type { ReactNode } from "react";
import { problemDetails } from "../../api/api-problem.ts";
import { text } from "../../text/text.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { DashboardCard, DashboardView } from "../dashboard-card.ts";
import styles from "../dashboard.module.css";
import { WatchlistCard } from "../watchlist-card.tsx";

export const watchlist: DashboardCard = {
  id: "watchlist",
  title: text.dashboard.watchlist,
  zones: ["main", "wide"],
  phonePlace: 4,
  phonePlaceWithoutHoldings: 0,
  uses: ["list", "signals", "events"],
  hasContent: () => true,
  Component: ({ view }) =>
    view.list === undefined ? (
      <WatchlistState watchlists={view.watchlists} />
    ) : (
      <WatchlistCard
        lists={view.watchlists.data?.watchlists ?? []}
        list={view.list}
        quotes={view.quotes}
        sparklines={view.sparklines}
        sessionLabel={view.sessionLabel}
        nowMs={view.nowMs}
        actions={view.actions}
        signals={view.signals}
        next={view.next}
        onList={view.onList}
        onSelect={view.onSelect}
      />
    ),
};

function WatchlistState({ watchlists }: Pick<DashboardView, "watchlists">): ReactNode {
  return (
    <Card
      title={text.dashboard.watchlist}
      state={
        watchlists.error === null
          ? { kind: "loading", label: text.dashboard.loadingWatchlist, skeleton: <RowSkeletons /> }
          : {
              kind: "error",
              message: text.dashboard.watchlistFailed,
              details: problemDetails(watchlists.error),
              onRetry: () => void watchlists.refetch(),
            }
      }
    />
  );
}

function RowSkeletons(): ReactNode {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.rowSkeleton}>
          <Skeleton height={20} />
        </div>
      ))}
    </div>
  );
}
