import { writtenLack } from "../../format/written-lack.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { allocationDimensions } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { loadedScript } from "../../errors/missing-script.ts";
import { PanelBoundary } from "../../errors/panel-boundary.tsx";
import { keepWithin } from "../../holdings/use-portfolio.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import { AllocationMap } from "./allocation-map.tsx";
import type { AllocationKind } from "../figures-types.ts";
import { RisksCard } from "./risks-card.tsx";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";
import { WeightsCard } from "./weights-card.tsx";

const words = figuresText.allocation;
const GainMap = lazy(() => loadedScript(import("./gain-map.tsx")));
const CorrelationCard = lazy(() => loadedScript(import("./correlation-card.tsx")));

/** The portfolio's allocation, its drift from the targets, where new cash would go, and risks to review. */
export default function AllocationTab({ account, range }: PortfolioTabProps): ReactNode {
  const [by, setBy] = useState<AllocationKind>("sector");
  const [colour, setColour] = useState<keyof typeof words.colours>("part");
  const [cash, setCash] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query("GET /api/portfolio/allocation", {
      by,
      ...(account === null ? {} : { account }),
      ...(cash === null ? {} : { cash }),
    }),
    placeholderData: keepWithin(account === null ? {} : { account }),
  });
  const [shownBy, setShownBy] = useState(by);
  if (data !== undefined && !isPlaceholderData && shownBy !== by) setShownBy(by);
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: figuresText.performance.showingLast,
    onRetry: () => void refetch(),
  });
  const options = allocationDimensions.map((value) => ({ value, label: words.kinds[value] }));
  const choice = isNarrow ? (
    <Select label={words.by} hideLabel value={by} options={options} onChange={setBy} />
  ) : (
    <SegmentedControl label={words.by} value={by} options={options} onChange={setBy} />
  );
  const isEmpty = data !== undefined && data.buckets.length === 0 && data.incomplete.length === 0;
  return (
    <div className="grid cols-1 gap-3">
      {isEmpty ? (
        <Card title={words.title} state={{ kind: "empty", message: words.empty }} />
      ) : (
        <>
          {data === undefined || data.incomplete.length === 0 ? null : (
            <Alert look="info">
              <b>{figuresText.performance.incomplete}:</b>{" "}
              {data.incomplete
                .map(({ symbol, reason }) => figuresText.performance.incompleteItem(symbol, writtenLack(reason)))
                .join("; ")}
              .
            </Alert>
          )}
          <PanelBoundary title={words.map}>
            <Card title={words.map} actions={choice} state={state}>
              {shownBy === "holding" ? (
                <div className="row gap-2 mb-2">
                  <SegmentedControl
                    label={words.colour}
                    value={colour}
                    options={(["part", "gain"] as const).map((value) => ({ value, label: words.colours[value] }))}
                    onChange={setColour}
                  />
                </div>
              ) : null}
              {data === undefined ? null : shownBy === "holding" && colour === "gain" ? (
                <Suspense fallback={<Skeleton height={300} />}>
                  <GainMap data={data} account={account} range={range} />
                </Suspense>
              ) : (
                <AllocationMap data={data} by={shownBy} />
              )}
            </Card>
          </PanelBoundary>
          {data === undefined ? null : (
            // Another grouping resets the targets once it has loaded.
            <WeightsCard key={shownBy} data={data} by={shownBy} cash={cash} onCash={setCash} />
          )}
        </>
      )}
      <RisksCard account={account} />
      {isEmpty ? null : (
        <PanelBoundary>
          <Suspense fallback={<Card state={{ kind: "loading", label: words.loading }} />}>
            <CorrelationCard account={account} />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}
