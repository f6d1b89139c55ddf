import { writtenLack } from "../../format/written-lack.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Input } from "../../api/call.ts";
import { wireRequest } from "../../api/request.ts";
import { useNow } from "../../format/use-now.ts";
import { rangeStep, useHoldings, usePerformance } from "../../holdings/use-portfolio.ts";
import { localDay } from "../../market/calendar-event.ts";
import { useDataEntry } from "../../market/data-registry.tsx";
import { figuresText } from "../../text/figures-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BridgeCard } from "./bridge-card.tsx";
import { ComputedCard } from "./computed-card.tsx";
import { ContributionsCard } from "./contributions-card.tsx";
import { MonthsCard } from "./months-card.tsx";
import styles from "./performance.module.css";
import { ReturnsCard } from "./returns-card.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";
import { usePreferences } from "../use-preferences.ts";
import { ValueCard } from "./value-card.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance;
const parts = ["income", "fees", "taxes"] as const;

/**
 * The performance of a portfolio, an account, a holding or a tag over a range: three returns, the bridge and the
 * calculation.
 */
export default function PerformanceTab({ account, range }: PortfolioTabProps): ReactNode {
  const [of, setOf] = useState("");
  const [leftOut, setLeftOut] = useState<readonly (typeof parts)[number][]>([]);
  const ranged = {
    ...(account === null ? {} : { account }),
    ...(range.from === null ? {} : { from: range.from }),
    ...(range.to === null ? {} : { to: range.to }),
  };
  const counted = Object.fromEntries(leftOut.map((part) => [part, "false"]));
  const input: Input<"GET /api/portfolio/performance"> = {
    ...ranged,
    ...(of.startsWith("tag:") ? { tag: of.slice(4) } : of === "" ? {} : { symbol: of }),
    ...counted,
  };
  const today = localDay(useNow("minute"));
  // The same step as the page header, so that one answer serves both.
  const { data, error, isFetching, refetch } = usePerformance({ ...input, ...rangeStep(range, today) });
  const { change } = usePreferences();
  const retry = (): void => void refetch();
  useDataEntry(
    data === undefined || data.series.length === 0
      ? null
      : { id: "performance", label: words.title, ...data.provenance, onRetry: retry },
  );
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: words.showingLast,
    onRetry: retry,
  });
  if (data === undefined)
    return <Card state={state.kind === "loading" ? { ...state, skeleton: <PerformanceSkeleton /> } : state} />;
  const isEmpty = data.series.length === 0 && of === "";
  if (isEmpty) return <Card state={{ kind: "empty", message: words.empty }} />;
  const csvAddress = wireRequest("GET /api/portfolio/performance/days", input).url;
  return (
    <div className="grid cols-1 gap-3">
      <div className="row wrap gap-y-2 gap-x-4">
        <Scope account={account} value={of} onChange={setOf} />
        <fieldset
          className={classNames("row wrap gap-y-1 gap-x-3h min-0 p-0 edge-none soft", styles.parts)}
          title={words.countsHint}
        >
          <legend className="faint">{words.counts}</legend>
          {parts.map((part) => (
            <label className="inline-row gap-1h min-h-28 pointer touch-min-h-44" key={part}>
              <input
                type="checkbox"
                checked={!leftOut.includes(part)}
                onChange={({ target }) =>
                  setLeftOut(target.checked ? leftOut.filter((other) => other !== part) : [...leftOut, part])
                }
              />
              {words.parts[part]}
            </label>
          ))}
        </fieldset>
      </div>
      {data.incomplete.length === 0 ? null : (
        <Alert look="info">
          <b>{words.incomplete}:</b>{" "}
          {data.incomplete.map(({ symbol, reason }) => words.incompleteItem(symbol, writtenLack(reason))).join("; ")}.
        </Alert>
      )}
      {data.provenance.note === undefined ? null : (
        <p className={classNames("mt-2h note", styles.note)}>{data.provenance.note}</p>
      )}
      <ReturnsCard data={data} state={state} onBenchmark={(benchmark) => change({ benchmark })} />
      <ValueCard zoomKey={[account, of, range.from, range.to].join(" ")} data={data} />
      <div className="grid cols-2 gap-3 narrow-cols-1">
        <BridgeCard data={data} />
        <MonthsCard data={data} />
      </div>
      <div className="grid cols-2 gap-3 narrow-cols-1">
        {of === "" ? <ContributionsCard input={{ ...ranged, ...counted }} /> : null}
        <StatisticsCard data={data} onRate={(riskFreeRate) => change({ riskFreeRate })} />
      </div>
      <ComputedCard input={input} csvAddress={csvAddress} />
    </div>
  );
}

/** Chooses everything, a tag or one holding. */
function Scope({
  account,
  value,
  onChange,
}: {
  account: string | null;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { data } = useHoldings({ account });
  const holdings = data?.holdings ?? [];
  const tags = [...new Set(holdings.flatMap((holding) => holding.tags))].toSorted((a, b) => a.localeCompare(b));
  const options = [
    { value: "", label: words.everything },
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: words.tagName(tag) })),
    ...holdings.map(({ symbol, name }) => ({ value: symbol, label: name === null ? symbol : `${symbol} · ${name}` })),
  ];
  const isListed = options.some((option) => option.value === value);
  return (
    <Select
      label={words.ofWhole}
      hideLabel
      className={classNames("max-full", styles.scope)}
      value={value}
      options={isListed ? options : [...options, { value, label: value }]}
      onChange={onChange}
    />
  );
}

function PerformanceSkeleton(): ReactNode {
  return (
    <div className="grid cols-1 gap-3">
      <Skeleton height={92} />
      <Skeleton height={340} />
      <Skeleton height={260} />
    </div>
  );
}
