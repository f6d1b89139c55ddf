import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import styles from "./price-chart.module.css";
import type { Zoom } from "./zoom-chart.ts";
import { classNames } from "../ui/class-names.ts";

/** The area below a chart: a summary for screen readers, the chart library's notice, notes and the zoom. */
export function ChartFoot({
  summary,
  onZoom,
  children,
}: {
  summary: string;
  /** Absent if there is nothing to zoom. */
  onZoom?: (zoom: Zoom) => void;
  children?: ReactNode;
}): ReactNode {
  return (
    <figcaption
      className={classNames("row wrap gap-y-1 gap-x-3 min-h-28 pt-0 pb-2 px-4 faint meta phone-px-3h", styles.foot)}
    >
      <span className="visually-hidden">{summary}</span>
      <a className="faint" href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
        {text.chart.attribution}
      </a>
      {children}
      {onZoom === undefined ? null : (
        <span className={classNames("flex gap-1 ml-auto", styles.zoom)}>
          <button
            className="edge-strong round-1h soft size-body hover-on-raised hover-ink w-28 touch-w-44"
            type="button"
            aria-label={text.chart.zoomOut}
            title={text.chart.zoomOut}
            onClick={() => onZoom("out")}
          >
            −
          </button>
          <button
            className="edge-strong round-1h soft size-body hover-on-raised hover-ink w-28 touch-w-44"
            type="button"
            aria-label={text.chart.zoomIn}
            title={text.chart.zoomIn}
            onClick={() => onZoom("in")}
          >
            +
          </button>
        </span>
      )}
    </figcaption>
  );
}
