import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Quote } from "#contract/market.ts";
import { readingDefaults } from "#core/signals/reading-rules.ts";
import { IndicatorCard } from "../chart/indicator-card.tsx";
import { EvidenceCard } from "../market/evidence-card.tsx";
import { ReadingsTable } from "../market/readings-table.tsx";
import { SignalScale } from "../market/signal-badge.tsx";
import { technicalPath } from "../market/technical-path.ts";
import { query } from "../shell/query.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import styles from "./insights.module.css";
import { classNames } from "../ui/class-names.ts";

const { sma, rsi, macd, adx } = readingDefaults;
const words = symbolTabsText.technicalTab;

/** The default indicators of daily bars, with their signals. */
export default function TechnicalTab({ symbol, quote }: { symbol: string; quote: Quote | undefined }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(
    query("GET /api/market/indicators", { symbol, interval: "1d", points: 100 }),
  );
  const lengths = useMemo(() => ({ sma, rsi, macd: [macd.fast, macd.slow, macd.signal] as const, adx }), []);
  const isSample = data !== undefined && data.points.length === 0;
  return (
    <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.overview)}>
      <div className={classNames("grid gap-card min-0", styles.chartPlace)}>
        <IndicatorCard
          symbol={symbol}
          quote={quote}
          data={data}
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
          lengths={lengths}
          intervalLabel={text.indicators.intervals["1d"]}
          chartHeight="clamp(420px, 66dvh, 700px)"
        />
        {data === undefined && error !== null ? null : <EvidenceCard data={data} />}
      </div>
      <div className={classNames("grid gap-card min-0", styles.side)}>
        <Card
          title={words.readings}
          actions={<Link to={technicalPath(symbol)}>{words.open}</Link>}
          flush
          state={
            data === undefined
              ? error === null
                ? { kind: "loading", label: text.indicators.loading }
                : { kind: "empty", message: text.readings.none }
              : data.provenance.status === "sample"
                ? { kind: "sample" }
                : { kind: "ready" }
          }
        >
          <div className="pt-half pb-2 px-4">
            <SignalScale signal={isSample ? null : (data?.overall ?? null)} />
          </div>
          {data === undefined ? null : (
            <ReadingsTable
              readings={data.readings}
              isSample={isSample}
              isIntraday={false}
              timeZone={data.timeZone ?? "UTC"}
            />
          )}
          {isSample ? <p className="pt-0 pb-3h px-4 faint">{text.readings.sampleNote}</p> : null}
        </Card>
      </div>
    </div>
  );
}
