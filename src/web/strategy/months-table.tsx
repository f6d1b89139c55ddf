import type { ReactNode } from "react";
import type { YearOfReturns } from "#core/backtest/monthly-returns.ts";
import { heatStep } from "../chart/heat-step.ts";
import { directionOf } from "../format/direction.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import { DataTable, type TableColumn } from "../ui/data-table.tsx";

const words = strategyText.strategy;
/** The return of full colour for months. */
const monthLimit = 0.12;
const yearLimit = 0.36;

/** Returns by month and year as a heat map with printed values, latest year first. */
export function MonthsTable({
  years,
  hold,
  maxYears,
}: {
  years: readonly YearOfReturns[];
  /** Buy and hold's yearly returns, shown beside each year; null to omit. */
  hold: readonly YearOfReturns[] | null;
  /** The number of years to show. */
  maxYears?: number;
}): ReactNode {
  const visibleYears = years.toReversed().slice(0, maxYears);
  const hasPartial = visibleYears.some(
    (year) => year.isPartial || year.months.some((month) => month?.isPartial === true),
  );
  return (
    <>
      <DataTable
        caption={words.monthsCaption}
        columns={[
          { id: "year", head: words.year, isHeadHidden: true, width: 36, render: ({ year }) => year },
          ...words.monthNames.map((name, index) =>
            heatColumn<YearOfReturns>(name, name, ({ months }) => months[index] ?? null, monthLimit),
          ),
          { ...heatColumn<YearOfReturns>("sum", words.year, (year) => year, yearLimit), width: 46 },
          ...(hold === null
            ? []
            : [
                {
                  ...heatColumn<YearOfReturns>(
                    "hold",
                    words.holdYear,
                    ({ year }) => hold.find((other) => other.year === year) ?? null,
                    null,
                  ),
                  width: 46,
                },
              ]),
        ]}
        rows={visibleYears}
        keyOf={({ year }) => year}
        look="heat"
        inset="none"
        frame="wide"
      />
      {hasPartial ? <p className="note">{words.partialNote}</p> : null}
    </>
  );
}

/** Returns a column of coloured returns; without a limit they have no colour. */
function heatColumn<Row>(
  id: string,
  head: string,
  valueOf: (row: Row) => { readonly returnRatio: number; readonly isPartial: boolean } | null,
  limit: number | null,
): TableColumn<Row> {
  return {
    id,
    head,
    render: (row) => {
      const value = valueOf(row);
      if (value === null) return missing;
      return (
        <>
          {percentCell(value.returnRatio)}
          {value.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
        </>
      );
    },
    cellProps: (row) => {
      const value = valueOf(row);
      if (value === null) return { className: "faint" };
      return {
        "data-heat": limit === null ? undefined : heatStep(value.returnRatio, limit),
        "data-partial": value.isPartial || undefined,
      };
    },
  };
}

/** Formats per cent for a narrow cell. */
export function percentCell(ratio: number): string {
  const percent = ratio * 100;
  const digits = Math.abs(percent) >= 99.95 ? 0 : 1;
  return `${{ up: "+", down: "−", flat: "" }[directionOf(percent, digits)]}${fixed(Math.abs(percent), digits)}`;
}
