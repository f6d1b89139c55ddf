import type { ReactNode } from "react";
import type { Reading } from "#contract/indicators.ts";
import { formatDate, formatMoment, formatTime } from "../format/format-date.ts";
import { formatPercent, formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { useNow } from "../format/use-now.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { recordWords } from "./evidence-words.ts";
import styles from "./readings.module.css";
import { SignalBadge } from "./signal-badge.tsx";
import { DataTable } from "../ui/data-table.tsx";

const words = text.readings;

/** Each indicator with its value, its signal, and that signal's hit rate against the base rate. */
export function ReadingsTable({
  readings,
  isSample,
  isIntraday,
  timeZone,
  chosen,
  onChoose,
}: {
  readings: readonly Reading[];
  isSample: boolean;
  isIntraday: boolean;
  timeZone: string;
  /** The selected reading, if selection is possible. */
  chosen?: string;
  onChoose?: (id: string) => void;
}): ReactNode {
  const nowMs = useNow("minute");
  return (
    <DataTable
      caption={words.caption}
      columns={[
        {
          id: "indicator",
          head: words.columns.indicator,
          className: "medium",
          render: (reading) => {
            const name = readingName(reading.indicator);
            return (
              <>
                {onChoose === undefined ? (
                  name
                ) : (
                  <button type="button" aria-pressed={chosen === reading.id} onClick={() => onChoose(reading.id)}>
                    {name}
                  </button>
                )}
                <small className={classNames("hidden", styles.inlineAt)}>
                  {readingTime(reading, isIntraday, timeZone, nowMs)}
                </small>
              </>
            );
          },
        },
        {
          id: "value",
          head: words.columns.value,
          className: classNames("medium", isSample && "sample"),
          render: readingValue,
        },
        {
          id: "signal",
          head: words.columns.signal,
          render: ({ signal }) => <SignalBadge signal={isSample ? null : signal} />,
        },
        {
          id: "at",
          head: words.columns.at,
          className: classNames("quiet", styles.at),
          render: (reading) => readingTime(reading, isIntraday, timeZone, nowMs),
        },
      ]}
      rows={readings}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ "data-current": chosen === id })}
      renderDetail={(reading) => (isSample ? null : readingFacts(reading).join(" · "))}
      detailProps={() => ({ className: "note px-4 pt-0 pb-2" })}
      className={classNames("data", styles.table)}
    />
  );
}

/** Returns "RSI (14)" as RSI 14, "MACD (12,26,9)" as MACD 12/26/9. */
export function readingName(indicator: string): string {
  return indicator.replace(/ \(([^)]*)\)$/, (_all, list: string) => ` ${list.replaceAll(/,\s*/g, "/")}`);
}

/** Formats a reading's value: an average's last step in per cent, another indicator's level. */
export function readingValue({ id, value, inputs }: Reading): string {
  if (id === "sma") {
    const step = inputOf(inputs, "changePercent");
    return step === null ? missing : formatPercentChange(step);
  }
  if (value === null) return missing;
  if (id === "macd") return `${value > 0 ? "+" : ""}${fixed(value, Math.abs(value) < 0.1 ? 3 : 2)}`;
  return fixed(value, 1);
}

export function inputOf(inputs: Reading["inputs"], name: string): number | null {
  return inputs.find((input) => input.name === name)?.value ?? null;
}

function readingFacts({ id, value, inputs, note, evidence }: Reading): string[] {
  const distance = inputOf(inputs, "distancePercent");
  return [
    ...(id === "sma" && value !== null ? [words.average(fixed(value, 2))] : []),
    ...(id === "sma" && distance !== null ? [distanceWords(distance)] : []),
    ...(note === null ? [] : [note]),
    ...(evidence === null || evidence.total === 0
      ? [words.noCalls]
      : [recordWords(evidence), evidenceText.results[evidence.result]]),
  ];
}

/** Formats the price's distance from its average. No signal depends on it. */
export function distanceWords(percent: number): string {
  if (Math.abs(percent) < 0.005) return words.atAverage;
  return (percent > 0 ? words.above : words.below)(formatPercent(Math.abs(percent)));
}

function readingTime({ timestamp }: Reading, isIntraday: boolean, timeZone: string, nowMs: number): ReactNode {
  if (timestamp === null) return missing;
  const at = Date.parse(timestamp);
  return isIntraday ? (
    <span title={formatMoment(at, timeZone)}>{formatTime(at, timeZone)}</span>
  ) : (
    formatDate(at, nowMs, "UTC")
  );
}
