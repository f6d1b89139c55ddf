import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { formatDay, formatTime } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { saveFile } from "../ui/save-file.ts";
import { barsCsv, barsFileName } from "./bars-csv.ts";
import type { ChartRange } from "./chart-range.ts";
import styles from "./price-chart.module.css";

/** The bars of a chart as a table, newest first, with a button that saves them. */
export function BarsTable({
  symbol,
  range,
  rangeLabel,
  bars,
  digits,
  timeZone,
  provenance,
}: {
  symbol: string;
  range: ChartRange;
  rangeLabel: string;
  bars: readonly Bar[];
  digits: number;
  timeZone: string;
  /** What the bars are worth. */
  provenance: Provenance;
}): ReactNode {
  const { columns } = text.chart;
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const caption = text.chart.tableCaption(symbol, rangeLabel);
  const isSample = provenance.status === "sample";
  const price = (value: number | null): string => (value === null ? missing : fixed(value, digits));
  return (
    <div className={styles.figure} style={{ height: "100%" }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard */}
      <section className={styles.tableFrame} tabIndex={0} aria-label={caption}>
        <table className={classNames(styles.table, isSample && styles.sampleTable)}>
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
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
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
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.foot}>
        <Button
          size="small"
          onClick={() =>
            saveFile(barsFileName(symbol, range, provenance.status), barsCsv(bars, provenance), "text/csv")
          }
        >
          {text.chart.downloadCsv}
        </Button>
      </div>
    </div>
  );
}
