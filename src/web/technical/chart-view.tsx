import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { IndicatorCard } from "../chart/indicator-card.tsx";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { rememberSymbol } from "../market/recent-symbols.ts";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { EvidenceCard } from "../market/evidence-card.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Card } from "../ui/card.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { ReadingsCard } from "./readings-card.tsx";
import { type TechnicalAddress, writeAdded } from "./technical-address.ts";
import styles from "./technical.module.css";
import { classNames } from "../ui/class-names.ts";
import { PointsSelect } from "./points-select.tsx";

const words = text.technical;

/** The chart of a symbol with its indicators, readings and evidence. */
export function ChartView({
  symbol,
  address,
  side,
  onChoose,
  onPoints,
}: {
  symbol: string;
  address: TechnicalAddress;
  side: ReactNode;
  onChoose: (symbol: string) => void;
  onPoints: (points: number) => void;
}): ReactNode {
  const { interval, points, sma, rsi, macd, adx, add } = address;
  const quotes = useQuotes([symbol]);
  const quote = quotes.bySymbol.get(symbol);
  const [chosen, setChosen] = useState("sma");
  const answer = useQuery({
    ...query("GET /api/market/indicators", {
      symbol,
      interval,
      points,
      sma,
      rsi,
      macd: macd.join(","),
      adx,
      add: writeAdded(add),
    }),
    // The previous chart stays while another choice of the same symbol loads.
    placeholderData: (before) => (before?.symbol === symbol ? keepPreviousData(before) : undefined),
    enabled: !quotes.isPending && !quotes.unknown.has(symbol),
  });
  const { error, isFetching, refetch } = answer;
  const isUnknown = quotes.unknown.has(symbol) || error?.code === "unknown-symbol";
  useEffect(() => {
    if (answer.data !== undefined) rememberSymbol(symbol);
  }, [symbol, answer.data]);
  const choice = useMemo(() => ({ interval, lengths: { sma, rsi, macd, adx } }), [interval, sma, rsi, macd, adx]);
  // The choice behind the answer on the screen. Its figures keep their names until the next answer.
  const [displayedChoice, setDisplayedChoice] = useState(choice);
  if (!answer.isPlaceholderData && displayedChoice !== choice) setDisplayedChoice(choice);
  if (isUnknown)
    return (
      <div className={classNames("grid gap-card", styles.unknown)}>
        <Alert>
          {text.market.noData} {symbol}
        </Alert>
        <Card title={words.chooseSymbol}>
          <SymbolSearch onChoose={onChoose} start={symbol} />
        </Card>
      </div>
    );
  const isRefused = error !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
  const data = error === null ? answer.data : isRefused ? undefined : answer.data;
  const reading = data?.readings.find(({ id }) => id === chosen) ?? data?.readings[0];
  const isIntraday = /m$|h$/.test(displayedChoice.interval);
  return (
    <>
      {isRefused ? (
        <Alert>
          <p>{words.refused}</p>
          <p>{error.message}</p>
        </Alert>
      ) : null}
      <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
        <div className="grid gap-card min-0">
          <PanelBoundary>
            <IndicatorCard
              symbol={symbol}
              quote={quote}
              data={data}
              error={error}
              isFetching={isFetching}
              onRetry={() => void refetch()}
              lengths={displayedChoice.lengths}
              intervalLabel={text.indicators.intervals[displayedChoice.interval]}
              chartHeight={chartHeight(add.length)}
              beside={<PointsSelect points={points} interval={interval} onChange={onPoints} />}
            />
          </PanelBoundary>
          {data === undefined && error !== null ? null : <EvidenceCard data={data} />}
        </div>
        <div className={classNames("grid gap-card min-0", styles.side)}>
          {error !== null && data === undefined ? null : (
            <ReadingsCard
              data={data}
              title={words.reading(words.intervalNames[displayedChoice.interval])}
              isIntraday={isIntraday}
              chosen={reading?.id ?? chosen}
              onChoose={setChosen}
            />
          )}
          {reading === undefined || data === undefined ? null : (
            <HowToRead symbol={symbol} reading={reading} isSample={data.provenance.status === "sample"} />
          )}
          {side}
        </div>
      </div>
    </>
  );
}

/** More panes need more height. */
function chartHeight(added: number): string {
  return `clamp(420px, calc(100dvh - 250px + ${added * 60}px), ${780 + added * 90}px)`;
}
