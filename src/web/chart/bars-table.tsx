import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { saveFile } from "../ui/save-file.ts";
import { BarGrid } from "./bar-grid.tsx";
import { barsCsv, barsFileName } from "./bars-csv.ts";
import type { ChartRange } from "./chart-range.ts";

/** A chart's bars as a table, newest first, with a download button. */
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
  /** The provenance of the bars. */
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
