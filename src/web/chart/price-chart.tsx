import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { barTime } from "./bar-time.ts";
import { createChartCanvas, type ChartCanvas, type ChartEvent, type ChartKind } from "./chart-canvas.ts";
import { onThemeChange } from "./chart-colours.ts";
import styles from "./price-chart.module.css";
import type { Session } from "./session-of.ts";

export interface PriceChartProps {
  readonly symbol: string;
  /** The range in words, for the summary. */
  readonly rangeLabel: string;
  /** At least one. */
  readonly bars: readonly Bar[];
  readonly kind: ChartKind;
  readonly digits: number;
  readonly timeZone: string;
  readonly events: readonly ChartEvent[];
  readonly isSample: boolean;
  /** For a single day: the summary counts from its previous close, as the headline does. */
  readonly session: Session | null;
  /** Other keys than those of the crosshair and the zoom. */
  readonly onKey?: (key: string) => void;
}

const zoomStep = 0.7;

/** A price chart with words beside it: a summary, a legend that follows the crosshair, and one tab stop whose arrow keys move it. */
export default function PriceChart(props: PriceChartProps): ReactNode {
  const { bars, kind, digits, timeZone, events, isSample, onKey } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<ChartCanvas | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = bars.length - 1;
  const index = Math.min(pointed ?? last, last);
  const bar = bars[index];

  useEffect(() => {
    if (stage.current === null) return undefined;
    const drawn = createChartCanvas(stage.current, setPointed);
    canvas.current = drawn;
    const stopListening = onThemeChange(() => drawn.repaint());
    return () => {
      stopListening();
      drawn.close();
      canvas.current = null;
    };
  }, []);
  useEffect(() => {
    const formatPrice = (price: number): string => fixed(price, digits);
    canvas.current?.show({ bars, kind, events, timeZone, isSample, formatPrice });
  }, [bars, kind, events, timeZone, isSample, digits]);

  const summary = useMemo(() => chartSummary(props), [props]);
  if (bar === undefined) return null;

  const point = (next: number): void => {
    setPointed(next);
    canvas.current?.point(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") canvas.current?.zoom(zoomStep);
    else if (event.key === "-" || event.key === "−") canvas.current?.zoom(1 / zoomStep);
    else {
      onKey?.(event.key);
      return;
    }
    event.preventDefault();
  };
  const words = barWords(bar, digits, timeZone);
  return (
    <figure className={styles.figure} style={{ height: "100%" }}>
      <div className={classNames(styles.legend, isSample && styles.sample)} aria-hidden="true">
        <span>{words.when}</span>
        {kind === "candles" && bar.open !== null ? (
          <>
            <span>
              {text.chart.open} <b>{words.open}</b>
            </span>
            <span>
              {text.chart.high} <b>{words.high}</b>
            </span>
            <span>
              {text.chart.low} <b>{words.low}</b>
            </span>
          </>
        ) : null}
        <span>
          {text.chart.close} <b>{words.close}</b>
        </span>
        <span>
          {text.chart.volume} <b>{words.volume}</b>
        </span>
      </div>
      <div className={styles.stage}>
        <div ref={stage} className={styles.canvas} aria-hidden="true" />
        <input
          type="range"
          className={styles.pointer}
          min={0}
          max={last}
          value={index}
          aria-label={`${summary} ${text.chart.keys}`}
          aria-valuetext={text.chart.spokenBar(words)}
          onChange={(event) => point(event.target.valueAsNumber)}
          onFocus={() => point(index)}
          onBlur={() => {
            setPointed(null);
            canvas.current?.point(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <figcaption className={styles.foot}>
        <span className="visually-hidden">{summary}</span>
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          {text.chart.attribution}
        </a>
        {events.some(({ date }) => date >= (bars[0]?.date ?? date)) ? (
          <span>{text.chart.eventMarks(events.some(({ type }) => type === "earnings"))}</span>
        ) : null}
        <span className={styles.zoom}>
          <button
            type="button"
            aria-label={text.chart.zoomOut}
            title={text.chart.zoomOut}
            onClick={() => canvas.current?.zoom(1 / zoomStep)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={text.chart.zoomIn}
            title={text.chart.zoomIn}
            onClick={() => canvas.current?.zoom(zoomStep)}
          >
            +
          </button>
        </span>
      </figcaption>
    </figure>
  );
}

function barWords(bar: Bar, digits: number, timeZone: string) {
  const price = (value: number | null): string => (value === null ? missing : fixed(value, digits));
  return {
    when: barTime(bar, timeZone),
    open: price(bar.open),
    high: price(bar.high),
    low: price(bar.low),
    close: price(bar.close),
    volume: formatLarge(bar.volume),
  };
}

function chartSummary({ symbol, rangeLabel, bars, digits, timeZone, session }: PriceChartProps): string {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return "";
  const from = session?.previousClose ?? first.close;
  const to = session?.price ?? last.close;
  const percent = from === 0 ? null : (to / from - 1) * 100;
  const mark = percent === null ? "" : `${directionMark[directionOf(percent, 2)]} `;
  return text.chart.summary({
    symbol,
    range: rangeLabel,
    first: fixed(from, digits),
    last: fixed(to, digits),
    low: fixed(Math.min(...bars.map(({ low, close }) => low ?? close)), digits),
    high: fixed(Math.max(...bars.map(({ high, close }) => high ?? close)), digits),
    change: `${mark}${formatPercentChange(percent)}`,
    from: session === null ? barTime(first, timeZone) : null,
    to: barTime(last, timeZone),
  });
}
