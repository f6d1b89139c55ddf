import { IconTable, IconTimeline } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent } from "../../format/format-price.ts";
import { performanceCourse } from "../../holdings/performance-course.ts";
import { unpricedThroughout } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { DataStatus } from "../../market/data-status.tsx";
import { figuresText } from "../../text/figures-text.ts";
import { text } from "../../text/text.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DayChart, type DayLine } from "../../chart/day-chart.tsx";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { ValuesTable } from "./values-table.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance.chart;

/** The daily value beside the benchmark with the same flows, and the drawdown below. */
export function ValueCard({ data }: { data: Performance }): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const { benchmark, baseCurrency, statistics, provenance } = data;
  const { dates, values, benchmark: same, drawdown } = useMemo(() => performanceCourse(data), [data]);
  const lines = useMemo<readonly DayLine[]>(() => {
    const own: DayLine = { id: "portfolio", label: words.portfolio, look: "solid", values };
    return same === null || benchmark === null
      ? [own]
      : [own, { id: "benchmark", label: words.benchmark(benchmark.symbol), look: "dashed", values: same }];
  }, [values, same, benchmark]);
  const falls = useMemo<readonly DayLine[]>(
    () => [{ id: "drawdown", label: words.drawdown, look: "fall", values: drawdown }],
    [drawdown],
  );
  const money = useMoneyTexts(baseCurrency);
  const percent = (value: number): string => formatPercent(value * 100);
  const without = unpricedThroughout(data);
  if (without.names.length > 0)
    return <Card title={words.title} state={{ kind: "empty", message: text.home.noCourse(unpricedWords(without)) }} />;
  return (
    <Card
      title={words.title}
      beside={<DataStatus provenance={provenance} />}
      actions={
        <IconButton
          label={isTable ? words.showChart : words.showTable}
          title={isTable ? words.showChart : words.showTable}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? <IconTimeline size={17} stroke={1.7} /> : <IconTable size={17} stroke={1.7} />}
        </IconButton>
      }
    >
      {isTable ? (
        <ValuesTable
          dates={dates}
          lines={[...lines, ...falls]}
          money={money.amount}
          percent={percent}
          caption={words.tableCaption}
        />
      ) : (
        <>
          <DayChart
            dates={dates}
            lines={lines}
            height={248}
            format={money.amount}
            speak={money.spoken}
            formatTick={money.short}
            summary={valueSummary(data, money.spoken)}
            keys={words.keys}
            missingWord={words.noValue}
          />
          {benchmark?.reason == null ? null : (
            <p className={classNames("mt-2h note", styles.note)}>{words.noBenchmark(benchmark.reason)}</p>
          )}
          <div className="mt-3">
            <DayChart
              dates={dates}
              lines={falls}
              height={92}
              format={percent}
              formatTick={(value) => formatPercent(value * 100, 0)}
              summary={words.drawdownSummary(
                formatPercent(statistics.maxDrawdown === null ? null : statistics.maxDrawdown * 100),
              )}
              keys={words.keys}
              missingWord={words.noValue}
            />
          </div>
          <p className={classNames("mt-2h note", styles.note)}>
            {lines.length > 1 ? `${words.benchmarkRule} ` : ""}
            {words.drawdownMeaning}
          </p>
        </>
      )}
    </Card>
  );
}

function valueSummary(data: Performance, money: (value: number) => string): string {
  const { dates, values } = performanceCourse(data);
  const known = dates.flatMap((date, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ date, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return words.noValue;
  return words.valueSummary({
    first: money(first.value),
    from: formatDay(first.date),
    last: money(last.value),
    to: formatDay(last.date),
    low: money(known.reduce((low, { value }) => Math.min(low, value), Infinity)),
    high: money(known.reduce((high, { value }) => Math.max(high, value), -Infinity)),
  });
}
