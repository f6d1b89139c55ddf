import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { BacktestResult } from "#core/backtest/result.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { strategyText } from "../text/strategy-text.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { LineChart, type ChartMark } from "../chart/line-chart.tsx";
import type { ChartLine, LineLook } from "../chart/line-drawing.ts";
import { Pick } from "./pick.tsx";
import { priceLines } from "./price-lines.ts";
import { ValuesTable } from "./values-table.tsx";
import { unseenPlace } from "./value-chart.tsx";

const words = strategyText.strategy;
const looks: readonly LineLook[] = ["own", "hold", "third", "fourth"];

/** An instrument's price with the trades, and the rule's values on the same scale. */
export function PriceChart({
  series,
  strategy,
  result,
  currency,
  unseenFrom,
  isTable,
}: {
  series: readonly Series[];
  strategy: Strategy;
  result: BacktestResult;
  currency: string;
  unseenFrom: PlainDate | null;
  isTable: boolean;
}): ReactNode {
  const [selectedSymbol, setSelectedSymbol] = useState("");
  const [window, setWindow] = useState<string | null>(null);
  const [look, setLook] = useState<"candles" | "line">("candles");
  const selected = series.find(({ symbol }) => symbol === selectedSymbol) ?? series[0];
  const drawn = useMemo(
    () => (selected === undefined ? null : drawing(selected, strategy, result, window, look)),
    [selected, strategy, result, window, look],
  );
  if (selected === undefined || drawn === null) return null;
  const { dates, lines, marks, chosen, candles } = drawn;
  const last = selected.close.at(-1) ?? null;
  const price = (value: number): string => formatPrice(value, { currency, price: last });
  return (
    <>
      <p className="row gap-2 mb-1h">
        {series.length < 2 ? null : (
          <>
            <span className="quiet normal">{words.priceOf}</span>
            <Pick
              label={words.priceOf}
              value={selected.symbol}
              options={series.map(({ symbol }) => ({ value: symbol, label: symbol }))}
              onChange={setSelectedSymbol}
            />
          </>
        )}
        <span className="quiet normal">{words.priceTime}</span>
        <Pick
          label={words.priceTime}
          value={chosen}
          options={[
            { value: wholeTime, label: words.wholeTime },
            { value: lastYear, label: words.lastYear },
            ...yearsOf(result.dates).map((year) => ({ value: year, label: year })),
          ]}
          onChange={setWindow}
        />
        {dates.length > maxCandles ? null : (
          <SegmentedControl
            label={words.candles}
            value={look}
            options={(["candles", "line"] as const).map((value) => ({ value, label: words.candleLooks[value] }))}
            onChange={setLook}
          />
        )}
      </p>
      {isTable ? (
        <ValuesTable dates={dates} panes={[{ id: "price", height: 0, lines, format: price, formatTick: price }]} />
      ) : (
        <LineChart
          layout="full"
          dates={dates}
          panes={[
            {
              id: "price",
              height: 336,
              lines,
              ...(candles === null ? {} : { candles }),
              format: price,
              formatTick: price,
            },
          ]}
          marks={marks}
          unseen={unseenPlace(dates, unseenFrom)}
          summary={words.priceSummary({
            symbol: selected.symbol,
            from: formatDay(dates[0] ?? ""),
            to: formatDay(dates.at(-1) ?? ""),
            buys: marks.filter(({ kind }) => kind === "in").length,
            sells: marks.filter(({ kind }) => kind === "out").length,
          })}
          keys={words.chartKeys}
          missingWord={words.noValue}
          picture={{ title: selected.symbol }}
        />
      )}
    </>
  );
}

const wholeTime = "all";
const lastYear = "last";
/** Above this many bars a picture of all of them shows little. */
const maxBars = 800;
const barsOfYear = 252;
/** More candles than this overlap. */
const maxCandles = 270;

function yearsOf(dates: readonly PlainDate[]): readonly string[] {
  return [...new Set(dates.map((date) => date.slice(0, 4)))].toReversed();
}

function drawing(
  series: Series,
  strategy: Strategy,
  result: BacktestResult,
  window: string | null,
  look: "candles" | "line",
) {
  const chosen = window ?? (result.dates.length > maxBars ? lastYear : wholeTime);
  const days =
    chosen === wholeTime
      ? result.dates
      : chosen === lastYear
        ? result.dates.slice(-barsOfYear)
        : result.dates.filter((date) => date.startsWith(chosen));
  const [from, to] = [days[0] ?? "", days.at(-1) ?? ""];
  const start = series.dates.findIndex((date) => date >= from);
  const end = series.dates.findLastIndex((date) => date <= to) + 1;
  const dates = start < 0 ? [] : series.dates.slice(start, end);
  const closes = Array.from(series.close.slice(start, end), (close) => (Number.isNaN(close) ? null : close));
  const hasCandles = look === "candles" && dates.length <= maxCandles;
  const part = (column: Float64Array): readonly number[] => Array.from(column.slice(start, end));
  const lines: ChartLine[] = [
    { id: "close", label: words.closeLine, look: "plain", values: closes, hasEndLabel: true, isHidden: hasCandles },
    ...priceLines(strategy, series, dates).map(({ id, label, values }, index) => ({
      id,
      label,
      values,
      look: looks[index] ?? "plain",
    })),
  ];
  const { open, high, low, close } = series;
  return {
    dates,
    lines,
    marks: priceMarks(series, dates, result),
    chosen,
    candles: hasCandles ? { open: part(open), high: part(high), low: part(low), close: part(close) } : null,
  };
}

/** Purchases go below their bar, sales above it. */
function priceMarks(
  { symbol, dates: days, low, high }: Series,
  dates: readonly PlainDate[],
  { trades }: BacktestResult,
): readonly ChartMark[] {
  const places = new Map(dates.map((date, index) => [date, index]));
  const bars = new Map(days.map((date, index) => [date, index]));
  return trades
    .filter((trade) => trade.symbol === symbol)
    .flatMap((trade, number): ChartMark[] => {
      const isShort = trade.side === "short";
      const mark = (date: PlainDate | null, price: number, isIn: boolean): ChartMark[] => {
        const index = places.get(date ?? "");
        if (index === undefined || date === null) return [];
        const kind = isIn === isShort ? "out" : "in";
        const edge = (kind === "in" ? low : high)[bars.get(date) ?? -1] ?? price;
        return [
          {
            id: `${number} ${isIn ? "in" : "out"}`,
            index,
            kind,
            value: Number.isNaN(edge) ? price : edge,
            title: `${kind === "out" ? words.sold : words.bought} ${formatDay(date)}`,
          },
        ];
      };
      return [...mark(trade.entryDate, trade.entryPrice, true), ...mark(trade.exitDate, trade.exitPrice, false)];
    });
}
