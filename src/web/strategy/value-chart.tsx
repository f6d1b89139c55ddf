import { useMemo } from "react";
import type { ReactNode } from "react";
import type { BacktestResult } from "#core/backtest/result.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay, formatMonth } from "../format/format-date.ts";
import { formatMoneyShort, formatWholeMoney } from "../format/format-money.ts";
import { formatPercent } from "../format/format-price.ts";
import { strategyText } from "../text/strategy-text.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { drawdowns, growthOf100 } from "./drawdowns.ts";
import { LineChart, type ChartMark } from "../chart/line-chart.tsx";
import type { ChartPane } from "../chart/line-drawing.ts";

const words = strategyText.strategy;

/** The panes of a run: its value beside buy and hold, and their drawdowns below. */
export function valuePanes(
  result: BacktestResult,
  currency: string,
  name: string,
  isNarrow: boolean,
  isLog = false,
): readonly ChartPane[] {
  const { equity, benchmark } = result;
  const money = wholeMoney(currency);
  const percent = (value: number): string => formatPercent(value * 100, 1);
  return [
    {
      id: "value",
      height: isNarrow ? 220 : 262,
      isLog,
      format: money,
      formatTick: (value, moreDigits) => formatMoneyShort(value, currency, moreDigits),
      lines: [
        {
          id: "own",
          label: name,
          look: "own",
          values: Array.from(equity),
          isFilled: true,
          hasEndLabel: true,
        },
        {
          id: "hold",
          label: words.holdLine,
          look: "hold",
          values: Array.from(benchmark.equity),
          hasEndLabel: true,
        },
      ],
    },
    {
      id: "fall",
      title: words.drawdown,
      height: isNarrow ? 84 : 76,
      isFall: true,
      format: percent,
      formatTick: (value, moreDigits) => formatPercent(value * 100, moreDigits ?? 0),
      lines: [
        {
          id: "own",
          label: words.drawdown,
          look: "own",
          values: drawdowns(growthOf100(ownCourse(result))),
          isFilled: true,
        },
        { id: "hold", label: words.holdDrawdown, look: "hold", values: drawdowns(growthOf100(holdCourse(result))) },
      ],
    },
  ];
}

/** Visibly rounded: without decimals. */
function wholeMoney(currency: string): (value: number) => string {
  return (value) => formatWholeMoney(value, currency);
}

/** The account's values, and buy and hold's, as used for returns. */
export function ownCourse({ equity, deposits, statistics }: BacktestResult) {
  return { equity, deposits, startValue: statistics.startValue };
}

export function holdCourse({ benchmark: { equity, statistics } }: BacktestResult) {
  return { equity, deposits: null, startValue: statistics.startValue };
}

/** A run's daily value beside buy and hold, with its trades and the out-of-sample part. */
export function ValueChart({
  result,
  currency,
  name,
  unseenFrom,
  isLog,
}: {
  result: BacktestResult;
  currency: string;
  name: string;
  unseenFrom: PlainDate | null;
  isLog: boolean;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const panes = useMemo(
    () => valuePanes(result, currency, name, isNarrow, isLog),
    [result, currency, name, isNarrow, isLog],
  );
  const { dates, equity, benchmark } = result;
  const marks = useMemo(() => tradeMarks(result), [result]);
  const money = wholeMoney(currency);
  return (
    <LineChart
      layout="full"
      dates={dates}
      panes={panes}
      marks={marks}
      unseen={unseenPlace(dates, unseenFrom)}
      summary={words.chartSummary({
        name,
        first: money(equity[0] ?? 0),
        from: formatDay(dates[0] ?? ""),
        last: money(equity.at(-1) ?? 0),
        to: formatDay(dates.at(-1) ?? ""),
        hold: money(benchmark.equity.at(-1) ?? 0),
      })}
      keys={words.chartKeys}
      missingWord={words.noValue}
      picture={{ title: name }}
    />
  );
}

export function unseenPlace(dates: readonly PlainDate[], from: PlainDate | null) {
  const index = from === null ? -1 : dates.findIndex((date) => date >= from);
  return index < 1 || from === null ? null : { index, label: words.unseenSince(formatMonth(from)) };
}

/** More marks than this would hide the line. */
const maxMarks = 240;

function tradeMarks({ trades, dates, equity }: BacktestResult): readonly ChartMark[] {
  const places = new Map(dates.map((date, index) => [date, index]));
  const marks = trades.flatMap((trade, number): ChartMark[] => {
    const [opened, closed] = [places.get(trade.entryDate), places.get(trade.exitDate ?? "")];
    const isShort = trade.side === "short";
    return [
      ...(opened === undefined
        ? []
        : [
            {
              id: `${number} in`,
              index: opened,
              kind: isShort ? ("out" as const) : ("in" as const),
              value: equity[opened] ?? 0,
              title: `${isShort ? words.sold : words.bought} ${trade.symbol}, ${formatDay(trade.entryDate)}`,
            },
          ]),
      ...(closed === undefined
        ? []
        : [
            {
              id: `${number} out`,
              index: closed,
              kind: isShort ? ("in" as const) : ("out" as const),
              value: equity[closed] ?? 0,
              title: `${isShort ? words.bought : words.sold} ${trade.symbol}, ${formatDay(trade.exitDate ?? "")}`,
            },
          ]),
    ];
  });
  return marks.length > maxMarks ? [] : marks;
}
