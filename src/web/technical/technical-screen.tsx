import { useMemo } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useWatchlists } from "../market/use-watchlists.ts";
import { text } from "../text/text.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { IndicatorBar } from "./indicator-bar.tsx";
import { ScanCard } from "./scan-card.tsx";
import { readTechnicalAddress, type TechnicalAddress, technicalParams } from "./technical-address.ts";
import { ChartView } from "./chart-view.tsx";
import { CopyLink } from "./copy-link.tsx";
import { IntervalControl } from "./interval-control.tsx";
import { SymbolHead } from "./symbol-head.tsx";

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
  return (
    <div className="column gap-card">
      <div className="row wrap gap-y-2 gap-x-3 min-0">
        <h1 data-screen-title>{words.title}</h1>
        {address.view === "scan" ? (
          <IntervalControl interval={address.interval} onChange={(interval) => change({ interval })} />
        ) : symbol === null ? null : (
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
        <ScanCard
          interval={address.interval}
          pathOf={(next) => pathWith({ symbol: next, view: "chart" })}
          current={symbol}
          scanPath={null}
        />
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
