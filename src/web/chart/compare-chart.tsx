import { useEffect, useMemo } from "react";
import type { ReactNode } from "react";
import type { Provenance } from "#contract/provenance.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { text } from "../text/text.ts";
import { barTime } from "./bar-time.ts";
import { ChartFoot } from "./chart-foot.tsx";
import { createCompareCanvas } from "./compare-canvas.ts";
import { CrosshairInput } from "./crosshair-input.tsx";
import { LineKey } from "./line-key.tsx";
import figure from "./price-chart.module.css";
import { percentAt, type Rebased } from "./rebased.ts";
import { useCanvas } from "./use-canvas.ts";
import { classNames } from "../ui/class-names.ts";

const words = text.compare;

/**
 * Several symbols rebased to zero, with one tab stop with arrow keys. A legend follows the crosshair, unless the values
 * are shown elsewhere.
 */
export default function CompareChart({
  rebased,
  rangeLabel,
  timeZone,
  note = words.currencyNote,
  emphasised = null,
  provenance,
  onIndex,
}: {
  rebased: Rebased;
  rangeLabel: string;
  timeZone: string;
  /** The unit or currency of the values. */
  note?: string;
  /** The symbol whose line is emphasised. */
  emphasised?: string | null;
  provenance?: Provenance | undefined;
  /** Receives the point of the crosshair, for a caller that shows the values. */
  onIndex?: (index: number) => void;
}): ReactNode {
  const { stage, canvas, pointed, point } = useCanvas(createCompareCanvas);
  const { moments, lines } = rebased;
  const last = moments.length - 1;
  const index = Math.min(pointed ?? last, last);

  useEffect(() => {
    canvas.current?.show({ rebased, timeZone, formatPercent: formatPercentChange });
  }, [canvas, rebased, timeZone]);
  useEffect(() => canvas.current?.emphasise(emphasised), [canvas, emphasised]);
  useEffect(() => onIndex?.(index), [onIndex, index]);

  const summary = useMemo(() => {
    const [from, to] = [moments[0], moments.at(-1)];
    if (from === undefined || to === undefined) return "";
    return words.summary({
      range: rangeLabel,
      from: barTime(from, timeZone),
      to: barTime(to, timeZone),
      values: lines.map(({ symbol, percent }) => `${symbol} ${formatPercentChange(percent)}`).join(", "),
    });
  }, [moments, lines, rangeLabel, timeZone]);
  const moment = moments[index];
  if (moment === undefined) return null;
  const when = barTime(moment, timeZone);
  const values = lines.map((line) => ({ symbol: line.symbol, value: formatPercentChange(percentAt(line, index)) }));
  return (
    <figure className="column min-0 gap-1" style={{ height: "100%" }}>
      {onIndex === undefined ? (
        <div
          className={classNames("flex wrap items-baseline gap-y-0 gap-x-2h px-4 quiet phone-px-3h", figure.legend)}
          aria-hidden="true"
        >
          <span>{when}</span>
          {values.map(({ symbol, value }, place) => (
            <span key={symbol} className="inline-row gap-1h">
              <LineKey place={place} /> {symbol} <b className="ink medium">{value}</b>
            </span>
          ))}
        </div>
      ) : null}
      <div className={classNames("relative grow min-h-0 round-1h", figure.stage)}>
        <div ref={stage} className="absolute inset-0" aria-hidden="true" />
        <CrosshairInput
          last={last}
          index={index}
          label={`${summary} ${words.keys}`}
          spoken={[when, ...values.map(({ symbol, value }) => `${symbol} ${value}`)].join(", ")}
          onPoint={point}
        />
      </div>
      <ChartFoot
        summary={summary}
        picture={{ title: `${lines.map(({ symbol }) => symbol).join(", ")}, ${rangeLabel}`, provenance }}
      >
        <span>{note}</span>
      </ChartFoot>
    </figure>
  );
}
