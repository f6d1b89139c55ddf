import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { missing } from "../format/missing.ts";
import { text } from "../text/text.ts";
import { saveFile } from "../ui/save-file.ts";
import { BarGrid } from "./bar-grid.tsx";
import { writeCsv } from "#core/csv/write-csv.ts";
import { indicatorCsvRows } from "./indicator-csv.ts";
import { type IndicatorPane, lineValue } from "./indicator-panes.ts";

/** Bars and indicators as a table, newest first, with a download button. */
export function IndicatorTable({
  symbol,
  interval,
  intervalLabel,
  bars,
  panes,
  timeZone,
  provenance,
}: {
  symbol: string;
  /** As in the file name. */
  interval: string;
  intervalLabel: string;
  bars: readonly Bar[];
  panes: readonly IndicatorPane[];
  timeZone: string;
  provenance: Provenance;
}): ReactNode {
  return (
    <BarGrid
      caption={text.chart.tableCaption(symbol, intervalLabel)}
      bars={bars}
      formatPrice={(price) => panes[0]?.format(price) ?? missing}
      more={panes.flatMap((pane) =>
        pane.lines.map((line) => ({
          id: line.id,
          name: pane.id === "price" ? line.label : [pane.label, line.label].filter(Boolean).join(" "),
          render: (index) => lineValue(pane, line, index),
        })),
      )}
      timeZone={timeZone}
      provenance={provenance}
      onSave={() =>
        saveFile(
          `${symbol}-${interval}-indicators.csv`.replaceAll(/[^\w.=^-]/g, "_"),
          writeCsv(indicatorCsvRows(bars, panes, provenance)),
          "text/csv",
        )
      }
    />
  );
}
