import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { missing } from "../../format/missing.ts";
import { figuresText } from "../../text/figures-text.ts";
import type { ChartLine } from "../../chart/line-drawing.ts";
import { DataTable } from "../../ui/data-table.tsx";

const maxRows = 400;

/** The charts' data, newest day first. Long ranges show the newest days; the CSV has them all. */
export function ValuesTable({
  dates,
  lines,
  money,
  percent,
  caption,
}: {
  dates: readonly string[];
  lines: readonly ChartLine[];
  money: (value: number) => string;
  percent: (value: number) => string;
  caption: string;
}): ReactNode {
  const first = Math.max(0, dates.length - maxRows);
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: "date", head: figuresText.performance.computed.columns.date, render: ({ date }) => formatDay(date) },
        ...lines.map(({ id, label, look, values }) => ({
          id,
          head: label,
          render: ({ place }: { place: number }) => {
            const value = values[place] ?? null;
            return value === null ? missing : look === "plain" ? percent(value) : money(value);
          },
        })),
      ]}
      rows={dates
        .slice(first)
        .map((date, place) => ({ date, place: first + place }))
        .toReversed()}
      keyOf={({ date }) => date}
      inset="none"
      frame="tall"
    />
  );
}
