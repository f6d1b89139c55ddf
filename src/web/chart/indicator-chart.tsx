import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { formatLarge } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { barTime } from "./bar-time.ts";
import { ChartFoot } from "./chart-foot.tsx";
import { CrosshairInput } from "./crosshair-input.tsx";
import { createIndicatorCanvas, type PaneTops } from "./indicator-canvas.ts";
import styles from "./indicator-chart.module.css";
import { type IndicatorPane, lineValue, type PaneLine } from "./indicator-panes.ts";
import figure from "./price-chart.module.css";
import { useCanvas } from "./use-canvas.ts";
import type { Zoom } from "./zoom-chart.ts";

/** Price and indicators in panes with one crosshair, a summary, legends that follow the crosshair, and one tab stop. */
export default function IndicatorChart({
  symbol,
  intervalLabel,
  bars,
  panes,
  timeZone,
  provenance,
}: {
  symbol: string;
  intervalLabel: string;
  /** At least one. */
  bars: readonly Bar[];
  panes: readonly IndicatorPane[];
  timeZone: string;
  provenance: Provenance;
}): ReactNode {
  const [tops, setTops] = useState<PaneTops>([]);
  const create = useCallback(
    (element: HTMLElement, onPoint: (index: number | null) => void) =>
      createIndicatorCanvas(element, onPoint, (next) =>
        setTops((before) => (before.join() === next.join() ? before : next)),
      ),
    [],
  );
  const { stage, canvas, pointed, point } = useCanvas(create);
  const last = bars.length - 1;
  const index = Math.min(pointed ?? last, last);

  useEffect(() => {
    canvas.current?.show({ bars, panes, timeZone });
  }, [canvas, bars, panes, timeZone]);

  const summary = useMemo(() => {
    const first = bars[0];
    const end = bars.at(-1);
    if (first === undefined || end === undefined) return "";
    return text.indicators.summary({
      symbol,
      interval: intervalLabel,
      from: barTime(first, timeZone),
      to: barTime(end, timeZone),
      values: panes.flatMap((pane) => spokenValues(pane, bars, bars.length - 1)).join(", "),
    });
  }, [symbol, intervalLabel, bars, panes, timeZone]);

  const zoom = (next: Zoom): void => canvas.current?.zoom(next);
  const bar = bars[index];
  if (bar === undefined) return null;
  const spoken = [barTime(bar, timeZone), ...panes.flatMap((pane) => spokenValues(pane, bars, index))].join(", ");
  return (
    <figure className="column min-0 gap-1 full-height">
      <div className={classNames("relative grow min-h-0 round-1h", figure.stage)}>
        <div ref={stage} className="absolute inset-0" aria-hidden="true" />
        {panes.map((pane, place) => {
          const top = tops[place];
          return top === undefined ? null : (
            <div
              key={pane.id}
              className={classNames(
                "absolute flex wrap items-baseline gap-y-0 gap-x-2h faint meta no-pointer left-0",
                styles.legend,
              )}
              style={{ top: top + 4 }}
              aria-hidden="true"
            >
              {pane.id === "price" ? (
                <PriceLegend bar={bar} pane={pane} timeZone={timeZone} />
              ) : (
                <b className={styles.name}>{pane.label}</b>
              )}
              {pane.lines.map((line) => (
                <LineLegend key={line.id} pane={pane} line={line} index={index} />
              ))}
              {pane.lines.every(({ values }) => values.every((value) => value === null)) ? (
                <span>{text.indicators.tooFewBars}</span>
              ) : null}
            </div>
          );
        })}
        <CrosshairInput
          last={last}
          index={index}
          label={`${summary} ${text.indicators.keys}`}
          spoken={spoken}
          onPoint={point}
          onZoom={zoom}
        />
      </div>
      <ChartFoot summary={summary} picture={{ title: `${symbol}, ${intervalLabel}`, provenance }} onZoom={zoom} />
    </figure>
  );
}

function PriceLegend({ bar, pane, timeZone }: { bar: Bar; pane: IndicatorPane; timeZone: string }): ReactNode {
  const price = (value: number | null): string => (value === null ? missing : pane.format(value));
  return (
    <>
      <b className={styles.name}>{barTime(bar, timeZone)}</b>
      <span>
        {text.chart.open} <b>{price(bar.open)}</b>
      </span>
      <span>
        {text.chart.high} <b>{price(bar.high)}</b>
      </span>
      <span>
        {text.chart.low} <b>{price(bar.low)}</b>
      </span>
      <span>
        {text.chart.close} <b>{price(bar.close)}</b>
      </span>
      <span>
        {text.chart.volume} <b>{formatLarge(bar.volume)}</b>
      </span>
    </>
  );
}

function LineLegend({ pane, line, index }: { pane: IndicatorPane; line: PaneLine; index: number }): ReactNode {
  return (
    <span className={classNames("inline-flex items-baseline gap-1", styles.line)}>
      <i
        className="self-center"
        data-look={line.look}
        style={{
          color: typeof line.colour === "number" ? `var(--series-${line.colour + 1})` : `var(--${line.colour})`,
        }}
      />
      {line.label === "" ? null : `${line.label} `}
      <b>{lineValue(pane, line, index)}</b>
    </span>
  );
}

/** Returns a pane's values at a bar, for screen readers. */
function spokenValues(pane: IndicatorPane, bars: readonly Bar[], index: number): string[] {
  const bar = bars[index];
  const price = pane.id === "price" && bar !== undefined ? [`${text.indicators.price} ${pane.format(bar.close)}`] : [];
  return [
    ...price,
    ...pane.lines.map((line) => {
      const name = pane.id === "price" ? line.label || pane.label : [pane.label, line.label].filter(Boolean).join(" ");
      return `${name} ${lineValue(pane, line, index)}`;
    }),
  ];
}
