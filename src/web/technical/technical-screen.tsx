import { IconCheck, IconLink } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { IndicatorCard } from "../chart/indicator-card.tsx";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { Change } from "../market/change.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { Price } from "../market/price.tsx";
import { rememberSymbol } from "../market/recent-symbols.ts";
import { SymbolButton } from "../market/symbol-button.tsx";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { EvidenceCard } from "../market/evidence-card.tsx";
import { useQuotes } from "../market/use-quotes.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { usePageTitle } from "../shell/page-title.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { IndicatorBar } from "./indicator-bar.tsx";
import { ReadingsCard } from "./readings-card.tsx";
import { ScanCard } from "./scan-card.tsx";
import {
  pointCounts,
  readTechnicalAddress,
  type TechnicalAddress,
  type TechnicalInterval,
  technicalIntervals,
  technicalParams,
  writeAdded,
} from "./technical-address.ts";
import styles from "./technical.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.technical;
const fallbackSymbol = "AAPL";

/** Trend and momentum of one symbol, or of a whole list. */
export function TechnicalScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readTechnicalAddress(params), [params]);
  const watchlists = useWatchlists();
  const lists = watchlists.data?.watchlists;
  const watched = lists?.find(({ isDefault }) => isDefault)?.symbols ?? [];
  const symbol =
    address.symbol ?? (lists === undefined && watchlists.error === null ? null : (watched[0] ?? fallbackSymbol));
  const whole = { ...address, symbol };
  const change = (next: Partial<TechnicalAddress>): void =>
    setParams(technicalParams({ ...whole, ...next }), { replace: true, preventScrollReset: true });
  const pathWith = (next: Partial<TechnicalAddress>): string =>
    `/technical?${new URLSearchParams(technicalParams({ ...whole, ...next })).toString()}`;
  const scanInterval = address.interval;
  return (
    <div className="column gap-card">
      <div className={classNames("row wrap gap-y-2 gap-x-3 min-0", styles.head)}>
        <h1 className="phone-absolute phone-clip phone-w-1 phone-h-1" data-screen-title>
          {words.title}
        </h1>
        {address.view === "scan" || symbol === null ? null : (
          <SymbolHead symbol={symbol} onChoose={(next) => change({ symbol: next })} />
        )}
        <div className="row wrap gap-y-2 gap-x-3 min-0 ml-auto phone-ml-0">
          <SegmentedControl
            label={words.view}
            value={address.view}
            options={(["chart", "scan"] as const).map((value) => ({ value, label: words.views[value] }))}
            onChange={(view) => change({ view })}
          />
          <CopyLink path={pathWith({})} />
        </div>
      </div>
      {address.view === "scan" ? (
        <>
          <div className="row wrap gap-y-2 gap-x-3 py-2 px-3 card-box">
            <SegmentedControl
              label={words.interval}
              value={scanInterval}
              options={technicalIntervals.map((value) => ({
                value,
                label: words.intervals[value],
                title: words.intervalNames[value],
              }))}
              onChange={(interval) => change({ interval })}
            />
          </div>
          <ScanCard
            interval={scanInterval}
            pathOf={(next) => pathWith({ symbol: next, view: "chart" })}
            current={symbol}
            scanPath={null}
          />
        </>
      ) : (
        <>
          <IndicatorBar choice={address} onChange={change} />
          {symbol === null ? null : (
            <ChartView
              symbol={symbol}
              address={address}
              onChoose={(next) => change({ symbol: next })}
              onPoints={(points) => change({ points })}
              side={
                <ScanCard
                  interval="1d"
                  pathOf={(next) => pathWith({ symbol: next })}
                  current={symbol}
                  scanPath={pathWith({ view: "scan", interval: "1d" })}
                />
              }
            />
          )}
        </>
      )}
    </div>
  );
}

function ChartView({
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
      <div className={classNames("grid items-start gap-card", styles.columns)}>
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

function SymbolHead({ symbol, onChoose }: { symbol: string; onChoose: (symbol: string) => void }): ReactNode {
  const quotes = useQuotes([symbol]);
  const quote = quotes.bySymbol.get(symbol);
  usePageTitle(`${words.title} ${symbol}`);
  return (
    <div className="row wrap gap-y-2 gap-x-3 min-0">
      <SymbolButton symbol={symbol} name={quote?.name ?? null} onChoose={onChoose} />
      {quote === undefined ? (
        quotes.isPending ? (
          <Skeleton width={220} height={24} />
        ) : null
      ) : (
        <>
          <Price key={symbol} quote={quote} className={styles.price} />
          <Change quote={quote} show="both" />
          <DataStatus provenance={quote.provenance} exchange={quote.exchange} timeZone={quote.timeZone} />
        </>
      )}
    </div>
  );
}

/** The number of bars shown. */
function PointsSelect({
  points,
  interval,
  onChange,
}: {
  points: number;
  interval: TechnicalInterval;
  onChange: (points: number) => void;
}): ReactNode {
  const counts = [...new Set<number>([...pointCounts, points])].toSorted((one, other) => one - other);
  return (
    <Select
      label={words.points}
      hideLabel
      className={styles.points}
      value={String(points)}
      options={counts.map((count) => ({
        value: String(count),
        label: text.indicators.bars(count, text.indicators.intervals[interval]),
      }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}

function CopyLink({ path }: { path: string }): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const copy = (): void => {
    const copied =
      navigator.clipboard?.writeText(new URL(path, window.location.href).href) ?? Promise.reject(new Error());
    copied.then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button
        icon={
          outcome === "copied" ? (
            <IconCheck size={16} stroke={1.9} aria-hidden="true" />
          ) : (
            <IconLink size={16} stroke={1.7} aria-hidden="true" />
          )
        }
        onClick={copy}
      >
        {words.copyLink}
      </Button>
      <output className={outcome === "failed" ? "quiet" : "visually-hidden"}>
        {outcome === "copied" ? words.copied : outcome === "failed" ? words.copyFailed : ""}
      </output>
    </>
  );
}

/** More panes need more height. */
function chartHeight(added: number): string {
  return `clamp(420px, calc(100dvh - 250px + ${added * 60}px), ${780 + added * 90}px)`;
}
