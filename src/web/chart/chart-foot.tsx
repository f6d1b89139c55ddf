import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import styles from "./price-chart.module.css";
import type { Zoom } from "./zoom-chart.ts";

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
    <figcaption className={styles.foot}>
      <span className="visually-hidden">{summary}</span>
      <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
        {text.chart.attribution}
      </a>
      {children}
      {onZoom === undefined ? null : (
        <span className={styles.zoom}>
          <button
            type="button"
            aria-label={text.chart.zoomOut}
            title={text.chart.zoomOut}
            onClick={() => onZoom("out")}
          >
            −
          </button>
          <button type="button" aria-label={text.chart.zoomIn} title={text.chart.zoomIn} onClick={() => onZoom("in")}>
            +
          </button>
        </span>
      )}
    </figcaption>
  );
}
