import { IconTable, IconTimeline } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { formatPercent } from "../../format/format-price.ts";
import { performanceCourse } from "../../holdings/performance-course.ts";
import { unpricedThroughout } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { DataStatus } from "../../market/data-status.tsx";
import { figuresText } from "../../text/figures-text.ts";
import { writtenLack } from "../../format/written-lack.ts";
import { text } from "../../text/text.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LineChart } from "../../chart/line-chart.tsx";
import type { ChartLine } from "../../chart/line-drawing.ts";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { useValueLines, useValueZoom, ValueLines } from "./value-lines.tsx";
import { ValuesTable } from "./values-table.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance.chart;

/** The daily value beside the benchmark with the same flows, and the drawdown below. */
export function ValueCard({ zoomKey, data }: { zoomKey: string; data: Performance }): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const { benchmark, baseCurrency, statistics, provenance } = data;
  const { dates, drawdown } = useMemo(() => performanceCourse(data), [data]);
  const lines = useValueLines(data);
  const zoom = useValueZoom(zoomKey, data);
  const falls = useMemo<readonly ChartLine[]>(
    () => [{ id: "drawdown", label: words.drawdown, look: "plain", isFilled: true, values: drawdown }],
    [drawdown],
  );
  const deepest = zoom.isCut ? deepestOf(zoom.cut(drawdown)) : statistics.maxDrawdown;
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
          <ValueLines data={data} height={248} title={words.title} zoom={zoom} />
          <div className="mt-2">{zoom.brush}</div>
          {benchmark?.reason == null ? null : (
            <p className={classNames("mt-2h note", styles.note)}>{words.noBenchmark(writtenLack(benchmark.reason))}</p>
          )}
          <div className="mt-3">
            <LineChart
              dates={zoom.cut(dates)}
              panes={[
                {
                  id: "fall",
                  lines: falls.map((line) => ({ ...line, values: zoom.cut(line.values) })),
                  height: 92,
                  isFall: true,
                  format: percent,
                  formatTick: (value, moreDigits) => formatPercent(value * 100, moreDigits ?? 0),
                },
              ]}
              summary={words.drawdownSummary(formatPercent(deepest === null ? null : deepest * 100))}
              keys={words.keys}
              missingWord={words.noValue}
              picture={{ title: words.drawdown, provenance }}
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

/** Returns the deepest fall of the days that are drawn. */
function deepestOf(drawdown: readonly (number | null)[]): number | null {
  const known = drawdown.filter((ratio) => ratio !== null);
  return known.length === 0 ? null : Math.min(...known);
}
