import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Bar } from "#contract/market.ts";
import { priceDigits } from "../format/format-price.ts";
import { insightsPath } from "../market/insights-path.ts";
import { failureOr } from "../api/api-problem.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { barsInRange, type ChartRange, historyRequest } from "./chart-range.ts";
import PriceChart from "./price-chart.tsx";

const words = text.compare;

/** More charts would be too small to read. */
const maxCharts = 4;
const minChartWidth = "330px";

/** A point in time that one of the charts is pointed at. */
interface Pointed {
  readonly symbol: string;
  readonly moment: string;
}

/** Price charts of up to four symbols beside each other, with one range and one crosshair. */
export default function SideBySide({
  symbols,
  range,
  chartHeight,
}: {
  symbols: readonly string[];
  range: ChartRange;
  /** As a CSS length. */
  chartHeight: string;
}): ReactNode {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  return (
    <>
      <div className="flex wrap gap-x-2">
        {symbols.slice(0, maxCharts).map((symbol) => (
          <OneChart
            key={symbol}
            symbol={symbol}
            // Three fill a wide row, or two and one below. Four are two rows of two.
            minWidth={symbols.length === 3 ? minChartWidth : `max(${minChartWidth}, 34%)`}
            range={range}
            chartHeight={chartHeight}
            pointed={pointed}
            onPointed={(moment) => setPointed(moment === null ? null : { symbol, moment })}
          />
        ))}
      </div>
      {symbols.length > maxCharts ? <p className="px-4 pb-2 note">{words.firstCharts(maxCharts)}</p> : null}
    </>
  );
}

function OneChart({
  symbol,
  minWidth,
  range,
  chartHeight,
  pointed,
  onPointed,
}: {
  symbol: string;
  /** As a CSS length. The last chart of a row takes what is left. */
  minWidth: string;
  range: ChartRange;
  chartHeight: string;
  /** Null while no chart is pointed at. */
  pointed: Pointed | null;
  onPointed: (moment: string | null) => void;
}): ReactNode {
  const { data, error, refetch } = useQuery(query("GET /api/market/history", { symbol, ...historyRequest(range) }));
  const bars = useMemo(() => barsInRange(data?.bars ?? [], range), [data, range]);
  // Markets differ in their days: the latest bar up to that moment has the price of then.
  const index = pointed === null ? -1 : bars.findLastIndex((bar) => momentOf(bar) <= pointed.moment);
  return (
    <section className="min-0" style={{ flex: `1 1 min(100%, ${minWidth})` }} aria-label={symbol}>
      <h3 className="px-4 pt-2 size-body strong phone-px-3h">
        <Link to={insightsPath(symbol)} className="ink">
          {symbol}
        </Link>
      </h3>
      <div className="column" style={{ height: chartHeight }}>
        {content()}
      </div>
    </section>
  );

  function content(): ReactNode {
    if (data === undefined && error !== null)
      return (
        <p className="px-4 soft">
          {failureOr(error, text.market.failed)}{" "}
          <Button size="small" onClick={() => void refetch()}>
            {text.ui.retry}
          </Button>
        </p>
      );
    if (data === undefined) return <Skeleton height="100%" radius={8} />;
    if (bars.length === 0) return <p className="px-4 soft">{text.chart.empty}</p>;
    return (
      <PriceChart
        symbol={symbol}
        rangeLabel={text.chart.range[range]}
        bars={bars}
        kind="candles"
        digits={priceDigits({ currency: data.currency, price: bars.at(-1)?.close ?? null, symbol })}
        timeZone={data.timeZone ?? "UTC"}
        events={data.events}
        isSample={data.provenance.status === "sample"}
        provenance={data.provenance}
        session={null}
        scale="linear"
        // The chart under the pointer follows the pointer by itself.
        pointedAt={pointed?.symbol === symbol ? undefined : index < 0 ? null : index}
        onPointed={(at) => {
          const bar = at === null ? undefined : bars[at];
          onPointed(bar === undefined ? null : momentOf(bar));
        }}
      />
    );
  }
}

const momentOf = ({ time, date }: Bar): string => time ?? date;
