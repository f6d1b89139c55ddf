import type { ReactNode } from "react";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { strategyText } from "../text/strategy-text.ts";
import type { ChartPane } from "../chart/line-drawing.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = strategyText.strategy;
const maxRows = 400;

/** A chart's data as a table, latest day first. */
export function ValuesTable({ dates, panes }: { dates: readonly PlainDate[]; panes: readonly ChartPane[] }): ReactNode {
  const columns = panes.flatMap((pane) => pane.lines.map((line) => ({ ...line, id: `${pane.id} ${line.id}`, pane })));
  const first = Math.max(0, dates.length - maxRows);
  const rows = dates.slice(first).map((date, place) => ({ date, place: first + place }));
  return (
    <>
      <DataTable
        caption={words.tableCaption}
        columns={[
          { id: "date", head: words.tableDate, render: ({ date }) => formatDay(date) },
          ...columns.map(({ id, label, values, pane }) => ({
            id,
            head: label,
            render: ({ place }: { place: number }) => {
              const value = values[place] ?? null;
              return value === null ? missing : pane.format(value);
            },
          })),
        ]}
        rows={rows.toReversed()}
        keyOf={({ date }) => date}
        inset="none"
        frame="tall"
      />
      {first === 0 ? null : <p className="note">{words.tableShown(maxRows, dates.length)}</p>}
    </>
  );
}
