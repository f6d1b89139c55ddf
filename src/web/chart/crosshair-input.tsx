import type { KeyboardEvent, ReactNode } from "react";
import type { Zoom } from "./zoom-chart.ts";

/** A chart's only tab stop. Arrow keys move the crosshair; plus, minus and zero zoom. */
export function CrosshairInput({
  last,
  index,
  label,
  spoken,
  onPoint,
  onZoom,
  onKey,
}: {
  /** The index of the last point. */
  last: number;
  index: number;
  label: string;
  /** The values at the crosshair. */
  spoken: string;
  onPoint: (index: number | null) => void;
  /** Absent if there is nothing to zoom. */
  onZoom?: (zoom: Zoom) => void;
  /** Handles other keys. */
  onKey?: ((key: string, index: number) => void) | undefined;
}): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = zoomKeys[event.key];
    if (zoom === undefined || onZoom === undefined) {
      onKey?.(event.key, index);
      return;
    }
    onZoom(zoom);
    event.preventDefault();
  };
  return (
    <input
      type="range"
      className={"absolute full no-pointer h-1 chart-input"}
      min={0}
      max={last}
      value={index}
      aria-label={label}
      aria-valuetext={spoken}
      onChange={(event) => onPoint(event.target.valueAsNumber)}
      onFocus={() => onPoint(index)}
      onBlur={() => onPoint(null)}
      onKeyDown={onKeyDown}
    />
  );
}

const zoomKeys: Readonly<Record<string, Zoom>> = { "+": "in", "=": "in", "-": "out", "−": "out", "0": "reset" };
