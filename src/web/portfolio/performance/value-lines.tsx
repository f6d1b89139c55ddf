import { useMemo } from "react";
import type { ReactNode } from "react";
import { LineChart } from "../../chart/line-chart.tsx";
import type { ChartLine } from "../../chart/line-drawing.ts";
import { type DayZoom, useDayZoom } from "../../chart/use-day-zoom.tsx";
import { formatDay } from "../../format/format-date.ts";
import { performanceCourse } from "../../holdings/performance-course.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { phoneText } from "../../text/phone-text.ts";
import type { Performance } from "../figures-types.ts";
import { valueSummary } from "./value-summary.ts";

const words = phoneText.chart;

/** The daily value and the benchmark with the same flows. */
export function useValueLines(data: Performance): readonly ChartLine[] {
  const { benchmark } = data;
  const { values, benchmark: same } = useMemo(() => performanceCourse(data), [data]);
  return useMemo(() => {
    const own: ChartLine = { id: "portfolio", label: words.portfolio, look: "own", isFilled: true, values };
    return same === null || benchmark === null
      ? [own]
      : [own, { id: "benchmark", label: words.benchmark(benchmark.symbol), look: "hold", values: same }];
  }, [values, same, benchmark]);
}

/** The part of the days that is shown, and its control. The key names the range and its part of the portfolio. */
export function useValueZoom(key: string, data: Performance): DayZoom {
  const { dates, values } = useMemo(() => performanceCourse(data), [data]);
  return useDayZoom(key, dates, values, formatDay);
}

/** A chart of the daily value beside the benchmark. */
export function ValueLines({
  data,
  height,
  title = words.title,
  zoom: { cut },
}: {
  data: Performance;
  height: number;
  /** The name of the picture that it is saved as. */
  title?: string;
  zoom: DayZoom;
}): ReactNode {
  const { baseCurrency, provenance } = data;
  const { dates, values } = useMemo(() => performanceCourse(data), [data]);
  const lines = useValueLines(data).map((line) => ({ ...line, values: cut(line.values) }));
  const money = useMoneyTexts(baseCurrency);
  return (
    <LineChart
      dates={cut(dates)}
      panes={[{ id: "value", lines, height, format: money.amount, speak: money.spoken, formatTick: money.short }]}
      summary={valueSummary(cut(dates), cut(values), money.spoken)}
      keys={words.keys}
      missingWord={words.noValue}
      picture={{ title, provenance }}
    />
  );
}
