import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { allocationDimensions } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { keepWithin } from "../../holdings/use-portfolio.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import { AllocationMap } from "./allocation-map.tsx";
import type { AllocationKind } from "../figures-types.ts";
import { RisksCard } from "./risks-card.tsx";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";
import { WeightsCard } from "./weights-card.tsx";

const words = figuresText.allocation;

/** The portfolio's allocation, its drift from the targets, where new cash would go, and risks to review. */
export default function AllocationTab({ account }: PortfolioTabProps): ReactNode {
  const [by, setBy] = useState<AllocationKind>("sector");
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
                .map(({ symbol, reason }) => figuresText.performance.incompleteItem(symbol, reason))
                .join("; ")}
              .
            </Alert>
          )}
          <Card title={words.map} actions={choice} state={state}>
            {data === undefined ? null : <AllocationMap data={data} />}
          </Card>
          {data === undefined ? null : (
            // Another grouping resets the targets once it has loaded.
            <WeightsCard key={shownBy} data={data} by={shownBy} cash={cash} onCash={setCash} />
          )}
        </>
      )}
      <RisksCard account={account} />
    </div>
  );
}
