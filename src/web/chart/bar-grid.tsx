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
  more?: readonly { readonly id: string; readonly name: string; readonly cell: (index: number) => string }[];
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard */}
      <section className="grow min-h-0 scroll edge-top-soft" tabIndex={0} aria-label={caption}>
        <table className={classNames("size-secondary", styles.table, isSample && styles.sampleTable)}>
          <caption className={isSample ? undefined : "visually-hidden"}>
            {caption}
            {isSample ? (
              <>
                {" "}
                <DataStatus provenance={provenance} exchange={null} timeZone={timeZone} />
              </>
            ) : null}
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.date}</th>
              {isIntraday ? <th scope="col">{columns.time}</th> : null}
              <th scope="col">{columns.open}</th>
              <th scope="col">{columns.high}</th>
              <th scope="col">{columns.low}</th>
              <th scope="col">{columns.close}</th>
              <th scope="col">{columns.volume}</th>
              {more.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ bar, index }) => (
              <tr key={bar.time ?? bar.date}>
                <td>{formatDay(bar.date)}</td>
                {isIntraday ? (
                  <td>{bar.time === undefined ? missing : formatTime(Date.parse(bar.time), timeZone)}</td>
                ) : null}
                <td>{price(bar.open)}</td>
                <td>{price(bar.high)}</td>
                <td>{price(bar.low)}</td>
                <td>{price(bar.close)}</td>
                <td>{formatWhole(bar.volume)}</td>
                {more.map(({ id, cell }) => (
                  <td key={id}>{cell(index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
