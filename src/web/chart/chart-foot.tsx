import { IconZoomReset } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import styles from "./price-chart.module.css";
import type { Zoom } from "./zoom-chart.ts";
import { classNames } from "../ui/class-names.ts";
import { PictureButton, type PictureWords } from "./picture-button.tsx";

const names: Readonly<Record<Zoom, string>> = {
  reset: text.chart.zoomReset,
  out: text.chart.zoomOut,
  in: text.chart.zoomIn,
};
const signs: Readonly<Record<Zoom, ReactNode>> = {
  reset: <IconZoomReset size={16} stroke={1.7} aria-hidden="true" className="mx-auto" />,
  out: "−",
  in: "+",
};

/** The area below a chart: a summary for screen readers, the chart library's notice, notes and the zoom. */
export function ChartFoot({
  summary,
  picture,
  onZoom,
  children,
}: {
  summary: string;
  picture: PictureWords;
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
      <span className={classNames("flex gap-1 ml-auto", styles.zoom)} data-no-picture="">
        <PictureButton {...picture} />
        {onZoom === undefined
          ? null
          : (["reset", "out", "in"] as const).map((zoom) => (
              <button
                key={zoom}
                className="edge-strong round-1h soft size-body hover-on-raised hover-ink w-28 touch-w-44"
                type="button"
                aria-label={names[zoom]}
                title={names[zoom]}
                onClick={() => onZoom(zoom)}
              >
                {signs[zoom]}
              </button>
            ))}
      </span>
    </figcaption>
  );
}
