import { useState } from "react";
import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { missing } from "../../format/missing.ts";
import { fixed } from "../../format/number-format.ts";
import { unpricedThroughout } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import type { Performance } from "../figures-types.ts";
import { HeatScale } from "../../chart/heat-scale.tsx";
import { heatLimit, heatStep } from "../../chart/heat-step.ts";
import { DataTable, type CellProps, type TableColumn } from "../../ui/data-table.tsx";

const words = figuresText.performance.months;
type Mode = keyof typeof words.modes;
type Period = Performance["months"][number];

/**
 * The time-weighted return of each month and year as a heat map with printed values, or its difference from the
 * benchmark's.
 */
export function MonthsCard({ data }: { data: Performance }): ReactNode {
  const { months, years, benchmark } = data;
  const [chosenMode, setMode] = useState<Mode>("portfolio");
  const mode = benchmark === null ? "portfolio" : chosenMode;
  const byPeriod = new Map(months.map((month) => [month.period, month]));
  const without = unpricedThroughout(data);
  if (without.names.length > 0)
    return <Card title={words.title} state={{ kind: "empty", message: unpricedWords(without) }} />;
  const hasPartial = [...months, ...years].some(({ isPartial }) => isPartial);
  return (
    <Card
      title={words.title}
      beside={<span className="quiet">{words.inPercent}</span>}
      actions={
        benchmark === null ? null : (
          <SegmentedControl
            label={words.mode}
            value={mode}
            options={[
              { value: "portfolio", label: words.modes.portfolio },
              { value: "difference", label: words.versus(benchmark.symbol) },
            ]}
            onChange={setMode}
          />
        )
      }
    >
      <DataTable<Period>
        caption={words.caption}
        columns={[
          { id: "year", head: words.year, isHeadHidden: true, width: 38, render: ({ period }) => period },
          ...words.names.map((name, index): TableColumn<Period> => {
            const monthOf = ({ period }: Period): Period | undefined =>
              byPeriod.get(`${period}-${String(index + 1).padStart(2, "0")}`);
            return {
              id: name,
              head: name,
              render: (year) => <MonthWords period={monthOf(year)} mode={mode} />,
              cellProps: (year) => heatOf(monthOf(year), mode),
            };
          }),
          {
            id: "sum",
            head: words.year,
            className: "ink strong",
            render: (year) => (
              <>
                {formatCell(valueOf(year, mode))}
                {year.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
              </>
            ),
            cellProps: ({ isPartial }) => ({ "data-partial": isPartial || undefined }),
          },
          ...(benchmark === null
            ? []
            : [
                {
                  id: "benchmark",
                  head: benchmark.symbol,
                  className: "faint",
                  render: (year: Period) => formatCell(year.benchmark),
                },
              ]),
        ]}
        rows={years.toReversed()}
        keyOf={({ period }) => period}
        look="heat"
        inset="none"
        frame="wide"
      />
      <p className="flex wrap gap-y-1 gap-x-3 mt-2 faint size-meta">
        {hasPartial ? <span>{words.partialNote}</span> : null}
        <HeatScale
          low={formatCell(-heatLimit)}
          high={formatCell(heatLimit)}
          spoken={words.scale(formatCell(-heatLimit), formatCell(heatLimit))}
        />
      </p>
    </Card>
  );
}

function MonthWords({ period, mode }: { period: Period | undefined; mode: Mode }): ReactNode {
  if (period === undefined) return missing;
  const value = valueOf(period, mode);
  if (value === null) return figuresText.performance.returns.notAvailable;
  return (
    <>
      {formatCell(value)}
      {period.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
    </>
  );
}

function heatOf(period: Period | undefined, mode: Mode): CellProps {
  const value = period === undefined ? null : valueOf(period, mode);
  if (period === undefined || value === null)
    return { className: "faint", title: period === undefined ? words.outside : words.unknown };
  return { "data-heat": heatStep(value), "data-partial": period.isPartial || undefined };
}

function valueOf({ portfolio, benchmark }: Period, mode: Mode): number | null {
  if (mode === "portfolio") return portfolio;
  return portfolio === null || benchmark === null ? null : portfolio - benchmark;
}

/** Formats with two decimals, one from ten on, to fit a narrow cell. */
function formatCell(ratio: number | null): string {
  if (ratio === null) return missing;
  const percent = ratio * 100;
  const digits = Math.abs(percent) >= 9.995 ? 1 : 2;
  const sign = { up: "+", down: "−", flat: "" }[directionOf(percent, digits)];
  return `${sign}${fixed(Math.abs(percent), digits)}`;
}
