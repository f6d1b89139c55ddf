import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { IndicatorPane } from "./indicator-panes.ts";

/** Returns bars and indicators as table rows, oldest first. Unknown values, such as those of the warm-up, are empty. */
export function indicatorCsvRows(
  bars: readonly Bar[],
  panes: readonly Pick<IndicatorPane, "lines">[],
  { source, status }: Pick<Provenance, "source" | "status">,
): string[][] {
  const lines = panes.flatMap((pane) => pane.lines);
  const isIntraday = bars.some(({ time }) => time !== undefined);
  return [
    [
      isIntraday ? "time" : "date",
      "open",
      "high",
      "low",
      "close",
      "volume",
      ...lines.map(({ id }) => id),
      "source",
      "status",
    ],
    ...bars.map((bar, index) => [
      bar.time ?? bar.date,
      ...[bar.open, bar.high, bar.low, bar.close, bar.volume, ...lines.map(({ values }) => values[index] ?? null)].map(
        (value) => (value === null ? "" : String(value)),
      ),
      source,
      status,
    ]),
  ];
}
