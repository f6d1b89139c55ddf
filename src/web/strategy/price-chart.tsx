import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { BacktestResult } from "#core/backtest/result.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { strategyText } from "../text/strategy-text.ts";
import { LabChart, type LabLine, type LabMark, type LineLook } from "./lab-chart.tsx";
import { Pick } from "./pick.tsx";
import { priceLines } from "./price-lines.ts";
import styles from "./strategy.module.css";
import { unseenPlace } from "./value-chart.tsx";

const words = strategyText.strategy;
const looks: readonly LineLook[] = ["own", "hold", "third", "fourth"];

/** The price of an instrument with the trades on it, and what the rule reads at its height. */
export function PriceChart({
  series,
  strategy,
  result,
  currency,
  unseenFrom,
}: {
  series: readonly Series[];
  strategy: Strategy;
  result: BacktestResult;
  currency: string;
  unseenFrom: PlainDate | null;
}): ReactNode {
  const [wanted, setWanted] = useState("");
  const [window, setWindow] = useState<string | null>(null);
  const shown = series.find(({ symbol }) => symbol === wanted) ?? series[0];
  const drawn = useMemo(
    () => (shown === undefined ? null : drawing(shown, strategy, result, window)),
    [shown, strategy, result, window],
  );
  if (shown === undefined || drawn === null) return null;
  const { dates, lines, marks, chosen } = drawn;
  const last = shown.close.at(-1) ?? null;
  const price = (value: number): string => formatPrice(value, { currency, price: last });
  return (
    <>
      <p className={styles.priceOf}>
        {series.length < 2 ? null : (
          <>
            <span className={styles.quiet}>{words.priceOf}</span>
            <Pick
              label={words.priceOf}
              value={shown.symbol}
              options={series.map(({ symbol }) => ({ value: symbol, label: symbol }))}
              onChange={setWanted}
            />
          </>
        )}
        <span className={styles.quiet}>{words.priceTime}</span>
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
      </p>
      <LabChart
        dates={dates}
        panes={[{ id: "price", height: 336, lines, format: price, formatTick: price }]}
        marks={marks}
        unseen={unseenPlace(dates, unseenFrom)}
        summary={words.priceSummary({
          symbol: shown.symbol,
          from: formatDay(dates[0] ?? ""),
          to: formatDay(dates.at(-1) ?? ""),
          buys: marks.filter(({ kind }) => kind === "in").length,
          sells: marks.filter(({ kind }) => kind === "out").length,
        })}
        keys={words.chartKeys}
        missingWord={words.noValue}
      />
    </>
  );
}

const wholeTime = "all";
const lastYear = "last";
/** Above so many bars a picture of all of them says little. */
const mostBars = 800;
const barsOfYear = 252;

function yearsOf(dates: readonly PlainDate[]): readonly string[] {
  return [...new Set(dates.map((date) => date.slice(0, 4)))].toReversed();
}

function drawing(series: Series, strategy: Strategy, result: BacktestResult, window: string | null) {
  const chosen = window ?? (result.dates.length > mostBars ? lastYear : wholeTime);
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
  const lines: LabLine[] = [
    { id: "close", label: words.closeLine, look: "plain", values: closes, hasEndLabel: true },
    ...priceLines(strategy, series, dates).map(({ id, label, values }, index) => ({
      id,
      label,
      values,
      look: looks[index] ?? "plain",
    })),
  ];
  return { dates, lines, marks: priceMarks(series.symbol, dates, result), chosen };
}

function priceMarks(symbol: string, dates: readonly PlainDate[], { trades }: BacktestResult): readonly LabMark[] {
  const places = new Map(dates.map((date, index) => [date, index]));
  return trades
    .filter((trade) => trade.symbol === symbol)
    .flatMap((trade, number): LabMark[] => {
      const isShort = trade.side === "short";
      const mark = (date: PlainDate | null, price: number, isIn: boolean): LabMark[] => {
        const index = places.get(date ?? "");
        if (index === undefined || date === null) return [];
        return [
          {
            id: `${number} ${isIn ? "in" : "out"}`,
            index,
            kind: isIn === isShort ? "out" : "in",
            value: price,
            title: `${isIn === isShort ? words.sold : words.bought} ${formatDay(date)}`,
          },
        ];
      };
      return [...mark(trade.entryDate, trade.entryPrice, true), ...mark(trade.exitDate, trade.exitPrice, false)];
    });
}
