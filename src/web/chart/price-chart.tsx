import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { barTime } from "./bar-time.ts";
import { createChartCanvas, type ChartEvent, type ChartKind, type PriceScaleKind } from "./chart-canvas.ts";
import type { ChartScales } from "./chart-scales.ts";
import { ChartFoot } from "./chart-foot.tsx";
import { CrosshairInput } from "./crosshair-input.tsx";
import styles from "./price-chart.module.css";
import type { Session } from "./session-of.ts";
import { useCanvas } from "./use-canvas.ts";
import type { Zoom } from "./zoom-chart.ts";

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
  readonly provenance: Provenance;
  /** For a single day the summary counts from the previous close, as the headline does. */
  readonly session: Session | null;
  readonly scale: PriceScaleKind;
  /** Returns what lies over the bars. */
  readonly overlay?: ((scales: ChartScales) => ReactNode) | undefined;
  /** The bar that another chart is pointed at; null for none. Absent while this chart itself is pointed at. */
  readonly pointedAt?: number | null | undefined;
  /** Receives the bar that this chart is pointed at, for other charts. */
  readonly onPointed?: (index: number | null) => void;
  /** Handles keys besides those of the crosshair and the zoom. Receives the bar of the crosshair, too. */
  readonly onKey?: (key: string, index: number) => void;
  /** Further content of the line below the chart. */
  readonly foot?: ReactNode;
}

/** A price chart with a summary, a legend that follows the crosshair, and one tab stop whose arrow keys move it. */
export default function PriceChart(props: PriceChartProps): ReactNode {
  const { bars, kind, digits, timeZone, events, isSample, scale, onKey } = props;
  const [scales, setScales] = useState<ChartScales | null>(null);
  const report = useRef(props.onPointed);
  useEffect(() => {
    report.current = props.onPointed;
  });
  const create = useCallback(
    (element: HTMLElement, onPoint: (index: number | null) => void) =>
      createChartCanvas(
        element,
        (at) => {
          onPoint(at);
          report.current?.(at);
        },
        (next) => setScales((before) => (before?.key === next?.key ? before : next)),
      ),
    [],
  );
  const { stage, canvas, pointed, point } = useCanvas(create);
  const last = bars.length - 1;
  const index = Math.min(pointed ?? last, last);
  const bar = bars[index];

  useEffect(() => {
    const formatPrice = (price: number): string => fixed(price, digits);
    canvas.current?.show({ bars, kind, events, timeZone, isSample, scale, formatPrice });
  }, [canvas, bars, kind, events, timeZone, isSample, scale, digits]);

  const { pointedAt } = props;
  const showPoint = useEffectEvent(point);
  useEffect(() => {
    if (pointedAt !== undefined) showPoint(pointedAt);
  }, [pointedAt]);

  const summary = useMemo(() => chartSummary(props), [props]);
  if (bar === undefined) return null;

  const zoom = (next: Zoom): void => canvas.current?.zoom(next);
  const words = barWords(bar, digits, timeZone);
  const visibleEvents = events.filter(({ date }) => date >= (bars[0]?.date ?? date));
  return (
    <figure className="column min-0 gap-1" style={{ height: "100%" }}>
      <div
        className={classNames(
          "flex wrap items-baseline gap-y-0 gap-x-2h px-4 quiet phone-px-3h",
          styles.legend,
          isSample && styles.sample,
        )}
        aria-hidden="true"
      >
        <span>{words.when}</span>
        {kind === "candles" && bar.open !== null ? (
          <>
            <span>
              {text.chart.open} <b className="ink medium">{words.open}</b>
            </span>
            <span>
              {text.chart.high} <b className="ink medium">{words.high}</b>
            </span>
            <span>
              {text.chart.low} <b className="ink medium">{words.low}</b>
            </span>
          </>
        ) : null}
        <span>
          {text.chart.close} <b className="ink medium">{words.close}</b>
        </span>
        <span>
          {text.chart.volume} <b className="ink medium">{words.volume}</b>
        </span>
      </div>
      <div className={classNames("relative grow min-h-0 round-1h chart-stage", styles.stage)}>
        <div ref={stage} className="absolute inset-0" aria-hidden="true" />
        {scales === null ? null : props.overlay?.(scales)}
        <CrosshairInput
          last={last}
          index={index}
          label={`${summary} ${text.chart.keys}`}
          spoken={text.chart.spokenBar(words)}
          onPoint={(at) => {
            point(at);
            props.onPointed?.(at);
          }}
          onZoom={zoom}
          onKey={onKey}
        />
      </div>
      <ChartFoot
        summary={summary}
        picture={{ title: `${props.symbol}, ${props.rangeLabel}`, provenance: props.provenance }}
        onZoom={zoom}
      >
        {props.foot}
        {visibleEvents.length > 0 ? (
          <span>
            {text.chart.eventMarks(
              visibleEvents.some(({ type }) => type === "earnings"),
              visibleEvents.some(({ type }) => type === "buy" || type === "sell"),
            )}
          </span>
        ) : null}
      </ChartFoot>
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
