import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { formatPercentChange } from "../format/format-price.ts";
import { text } from "../text/text.ts";
import { barTime } from "./bar-time.ts";
import { onThemeChange } from "./chart-colours.ts";
import { createCompareCanvas, type CompareCanvas } from "./compare-canvas.ts";
import styles from "./compare.module.css";
import figure from "./price-chart.module.css";
import type { Rebased } from "./rebased.ts";

const words = text.compare;

/** Several courses from a common zero, with a legend that follows the crosshair and one tab stop whose arrow keys move it. */
export default function CompareChart({
  rebased,
  rangeLabel,
  timeZone,
}: {
  rebased: Rebased;
  rangeLabel: string;
  timeZone: string;
}): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<CompareCanvas | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { moments, lines } = rebased;
  const last = moments.length - 1;
  const index = Math.min(pointed ?? last, last);

  useEffect(() => {
    if (stage.current === null) return undefined;
    const drawn = createCompareCanvas(stage.current, setPointed);
    canvas.current = drawn;
    const stopListening = onThemeChange(() => drawn.repaint());
    return () => {
      stopListening();
      drawn.close();
      canvas.current = null;
    };
  }, []);
  useEffect(() => {
    canvas.current?.show({ rebased, timeZone, formatPercent: formatPercentChange });
  }, [rebased, timeZone]);

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
  const point = (next: number): void => {
    setPointed(next);
    canvas.current?.point(next);
  };
  const when = barTime(moment, timeZone);
  const values = lines.map(({ symbol, percents }) => ({ symbol, value: formatPercentChange(percents[index] ?? null) }));
  return (
    <figure className={figure.figure} style={{ height: "100%" }}>
      <div className={figure.legend} aria-hidden="true">
        <span>{when}</span>
        {values.map(({ symbol, value }, place) => (
          <span key={symbol} className={styles.entry}>
            <i data-pattern={place} style={{ color: `var(--series-${place + 1})` }} />
            {symbol} <b>{value}</b>
          </span>
        ))}
      </div>
      <div className={figure.stage}>
        <div ref={stage} className={figure.canvas} aria-hidden="true" />
        <input
          type="range"
          className={figure.pointer}
          min={0}
          max={last}
          value={index}
          aria-label={`${summary} ${words.keys}`}
          aria-valuetext={[when, ...values.map(({ symbol, value }) => `${symbol} ${value}`)].join(", ")}
          onChange={(event) => point(event.target.valueAsNumber)}
          onFocus={() => point(index)}
          onBlur={() => {
            setPointed(null);
            canvas.current?.point(null);
          }}
        />
      </div>
      <figcaption className={figure.foot}>
        <span className="visually-hidden">{summary}</span>
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          {text.chart.attribution}
        </a>
        <span>{words.currencyNote}</span>
      </figcaption>
    </figure>
  );
}
