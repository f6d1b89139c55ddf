import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { saveFile } from "../ui/save-file.ts";
import { BarGrid } from "./bar-grid.tsx";
import { barsCsv, barsFileName } from "./bars-csv.ts";
import type { ChartRange } from "./chart-range.ts";

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
  return (
    <BarGrid
      caption={text.chart.tableCaption(symbol, rangeLabel)}
      bars={bars}
      formatPrice={(price) => fixed(price, digits)}
      timeZone={timeZone}
      provenance={provenance}
      onSave={() => saveFile(barsFileName(symbol, range, provenance.status), barsCsv(bars, provenance), "text/csv")}
    />
  );
}
