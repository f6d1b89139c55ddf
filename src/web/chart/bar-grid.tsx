import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { formatDay, formatTime } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./price-chart.module.css";
import { DataTable } from "../ui/data-table.tsx";

interface BarRow {
  readonly bar: Bar;
  readonly index: number;
}

/** Bars as a table, newest first, with extra columns and a download button. */
export function BarGrid({
  caption,
  bars,
  formatPrice,
  more = [],
  timeZone,
  provenance,
  onSave,
}: {
  caption: string;
  bars: readonly Bar[];
  formatPrice: (price: number) => string;
  /** Columns after the bar's own. Cells are looked up by the bar's index. */
  more?: readonly { readonly id: string; readonly name: string; readonly render: (index: number) => string }[];
  timeZone: string;
  /** The provenance of the bars. */
  provenance: Provenance;
  onSave: () => void;
}): ReactNode {
  const { columns } = text.chart;
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const isSample = provenance.status === "sample";
  const price = (value: number | null): string => (value === null ? missing : formatPrice(value));
  const rows = bars.map((bar, index) => ({ bar, index })).toReversed();
  return (
    <div className="column min-0 gap-1" style={{ height: "100%" }}>
      <DataTable<BarRow>
        caption={caption}
        {...(isSample
          ? {
              captionContent: (
                <span className="block py-1h px-4 soft">
                  {caption} <DataStatus provenance={provenance} exchange={null} timeZone={timeZone} />
                </span>
              ),
            }
          : {})}
        columns={[
          { id: "date", head: columns.date, render: ({ bar }) => formatDay(bar.date) },
          ...(isIntraday
            ? [
                {
                  id: "time",
                  head: columns.time,
                  render: ({ bar }: BarRow) =>
                    bar.time === undefined ? missing : formatTime(Date.parse(bar.time), timeZone),
                },
              ]
            : []),
          ...(["open", "high", "low", "close"] as const).map((id) => ({
            id,
            head: columns[id],
            render: ({ bar }: BarRow) => price(bar[id]),
          })),
          { id: "volume", head: columns.volume, render: ({ bar }) => formatWhole(bar.volume) },
          ...more.map(({ id, name, render }) => ({ id, head: name, render: ({ index }: BarRow) => render(index) })),
        ]}
        rows={rows}
        keyOf={({ bar }) => bar.time ?? bar.date}
        frame="fill"
        className={classNames("size-secondary", isSample && styles.sampleTable)}
      />
      <div
        className={classNames("row wrap gap-y-1 gap-x-3 min-h-28 pt-0 pb-2 px-4 faint meta phone-px-3h", styles.foot)}
      >
        <Button size="small" onClick={onSave}>
          {text.chart.downloadCsv}
        </Button>
      </div>
    </div>
  );
}
