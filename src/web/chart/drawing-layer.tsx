import { useState } from "react";
import type { CSSProperties, DOMAttributes, PointerEvent, ReactNode } from "react";
import type { Drawing, DrawingPoint } from "#contract/drawings.ts";
import type { ChartScales } from "./chart-scales.ts";
import { type BarPlaces, withPoints } from "./drawing-places.ts";

export type DrawingKind = Drawing["kind"];

/** The handlers and the style with which a part of a drawing takes the pointer. */
type Held = Pick<DOMAttributes<SVGElement>, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"> & {
  readonly style?: CSSProperties;
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pixels that a pointer may move and still point. */
const stillness = 6;

export const drawingColours: Readonly<Record<DrawingKind, string>> = {
  trend: "var(--series-1)",
  level: "var(--series-2)",
  range: "var(--series-4)",
  text: "var(--text)",
};

interface LayerProps {
  readonly drawings: readonly Drawing[];
  readonly scales: ChartScales;
  readonly places: BarPlaces;
  /** The id of the chosen drawing. */
  readonly selected: string | null;
  /** The kind that the pointer draws; null while it chooses and moves. */
  readonly tool: DrawingKind | null;
  /** Drawings can be changed. */
  readonly isOpen: boolean;
  readonly formatPrice: (price: number) => string;
  readonly onSelect: (id: string) => void;
  readonly onMove: (drawing: Drawing) => void;
  /** Receives the ends of a new drawing, in the order in which they were set. */
  readonly onDraw: (kind: DrawingKind, from: DrawingPoint, to: DrawingPoint) => void;
}

/** The drawings over a chart. They are drawn, chosen and moved with the pointer; the list does the same by keyboard. */
export function DrawingLayer(props: LayerProps): ReactNode {
  const { drawings, scales, selected, tool, isOpen, formatPrice } = props;
  const { draft, handlers } = useDraft(props);
  const { spotsOf, hold } = useMoves(props);
  const { width, height } = scales;
  const isDrawing = isOpen && tool !== null;
  return (
    <svg
      className="absolute"
      data-layer="drawings"
      width={width}
      height={height}
      aria-hidden="true"
      style={{
        top: 0,
        left: 0,
        zIndex: 3,
        overflow: "hidden",
        // Shapes take it from here; without it a finger on one scrolls the page.
        touchAction: "none",
        ...(isDrawing ? { cursor: "crosshair" } : { pointerEvents: "none" }),
      }}
      {...(isDrawing ? handlers : {})}
    >
      {drawings
        .filter(({ isHidden }) => !isHidden)
        .map((drawing) => (
          <Shape
            key={drawing.id}
            kind={drawing.kind}
            spots={spotsOf(drawing)}
            width={width}
            height={height}
            label={drawing.kind === "text" ? drawing.text : formatPrice(drawing.points[0].price)}
            isChosen={isOpen && drawing.id === selected}
            hold={(end) => hold(drawing, end)}
          />
        ))}
      {draft === null || tool === null ? null : (
        <Shape
          kind={tool}
          spots={hasTwoEnds(tool) ? [draft.from, draft.to] : [draft.to]}
          width={width}
          height={height}
          label=""
          isChosen
          hold={() => ({})}
        />
      )}
    </svg>
  );
}

export const hasTwoEnds = (kind: DrawingKind): boolean => kind === "trend" || kind === "range";

/** Returns the time and price of a place; null where there is no price. */
function pointAt({ x, y }: Spot, { scales, places }: LayerProps): DrawingPoint | null {
  const price = scales.price(y);
  return price === null || price <= 0 ? null : { ...places.timeAt(scales.index(x)), price };
}

/** False for other buttons and further fingers. */
const isLeading = ({ button, isPrimary }: PointerEvent): boolean => isPrimary && button <= 0;

/** Returns the pointer's place. Beyond the chart it is the chart's edge, so that nothing is moved out of sight. */
function spotUnder({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>): Spot {
  const { left, top, width, height } = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  return { x: within(clientX - left, width), y: within(clientY - top, height) };
}

function within(place: number, length: number): number {
  return Math.max(0, Math.min(length, place));
}

const isApart = (from: Spot, to: Spot): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= stillness;

/** A drawing in the making: dragged from one end to the other, or with a press for each. */
function useDraft(props: LayerProps) {
  const { tool, onDraw } = props;
  const [draft, setDraft] = useState<{ readonly from: Spot; readonly to: Spot } | null>(null);
  const finish = (to: Spot): void => {
    const [from, end] = [pointAt(draft?.from ?? to, props), pointAt(to, props)];
    setDraft(null);
    if (tool !== null && from !== null && end !== null) onDraw(tool, from, end);
  };
  const handlers: Held = {
    onPointerDown: (event) => {
      if (!isLeading(event)) return;
      const spot = spotUnder(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (draft === null) setDraft({ from: spot, to: spot });
      else if (isApart(draft.from, spot)) finish(spot);
    },
    onPointerMove: (event) => {
      if (draft !== null && isLeading(event)) setDraft({ from: draft.from, to: spotUnder(event) });
    },
    onPointerUp: (event) => {
      if (draft === null || tool === null || !isLeading(event)) return;
      const spot = spotUnder(event);
      // A press without a move sets the first end; the next press sets the second.
      if (!hasTwoEnds(tool) || isApart(draft.from, spot)) finish(spot);
    },
    onPointerCancel: (event) => {
      if (event.isPrimary) setDraft(null);
    },
  };
  return { draft, handlers };
}

/** Drawings that are moved: as a whole, or by one end. */
function useMoves(props: LayerProps) {
  const { scales, places, tool, isOpen, onSelect, onMove } = props;
  const [moved, setMoved] = useState<{
    readonly id: string;
    readonly end: number | null;
    readonly start: Spot;
    readonly by: Spot;
  } | null>(null);

  /** Returns a drawing's places as they are now, also while it is moved. */
  const spotsOf = (drawing: Drawing): readonly Spot[] =>
    drawing.points.map(({ date, time, price }, place) => {
      const spot = { x: scales.x(places.indexOf({ date, time })), y: scales.y(price) };
      const isMoved = moved?.id === drawing.id && (moved.end === null || moved.end === place);
      return isMoved ? { x: spot.x + moved.by.x, y: spot.y + moved.by.y } : spot;
    });
  const drop = (drawing: Drawing): void => {
    const points = spotsOf(drawing).map((spot) => pointAt(spot, props));
    setMoved(null);
    if (moved === null || Math.hypot(moved.by.x, moved.by.y) < stillness / 2) return;
    if (!points.every((point) => point !== null)) return;
    // A move up or down leaves the days alone, also where several share a bar.
    const isSameBar = Math.abs(scales.index(moved.by.x) - scales.index(0)) < 0.5;
    onMove(
      withPoints(drawing, (point, place) => {
        const next = points[place];
        if (next === undefined || (moved.end !== null && moved.end !== place)) return point;
        return isSameBar ? { ...point, price: next.price } : next;
      }),
    );
  };
  const hold = (drawing: Drawing, end: number | null): Held =>
    !isOpen || tool !== null
      ? {}
      : {
          onPointerDown: (event) => {
            if (!isLeading(event)) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            onSelect(drawing.id);
            setMoved({ id: drawing.id, end, start: spotUnder(event), by: { x: 0, y: 0 } });
          },
          onPointerMove: (event) => {
            if (moved === null || !isLeading(event)) return;
            const { x, y } = spotUnder(event);
            setMoved({ ...moved, by: { x: x - moved.start.x, y: y - moved.start.y } });
          },
          onPointerUp: (event) => {
            if (isLeading(event)) drop(drawing);
          },
          onPointerCancel: (event) => {
            if (event.isPrimary) setMoved(null);
          },
          style: { pointerEvents: "auto", touchAction: "none", cursor: "grab" },
        };
  return { spotsOf, hold };
}

function Shape({
  kind,
  spots,
  width,
  height,
  label,
  isChosen,
  hold,
}: {
  kind: DrawingKind;
  spots: readonly Spot[];
  width: number;
  height: number;
  label: string;
  isChosen: boolean;
  /** Returns what makes a part take the pointer. `end` is null for the whole. */
  hold: (end: number | null) => Held;
}): ReactNode {
  const [from, to = from] = spots;
  if (from === undefined || to === undefined || spots.some(({ x, y }) => Number.isNaN(x + y))) return null;
  const stroke = { stroke: drawingColours[kind], strokeWidth: isChosen ? 2.5 : 1.8, fill: "none" };
  const ends =
    kind === "level" ? { x1: 0, y1: from.y, x2: width, y2: from.y } : { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  const box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
  return (
    <g data-drawing={kind}>
      {kind === "trend" || kind === "level" ? (
        <>
          <line {...ends} {...stroke} strokeDasharray={kind === "level" ? "6 4" : undefined} />
          <line {...ends} stroke="transparent" strokeWidth={16} {...hold(null)} />
        </>
      ) : null}
      {kind === "range" ? (
        <rect {...box} {...stroke} fill={drawingColours.range} fillOpacity={0.14} {...hold(null)} />
      ) : null}
      {kind === "level" || kind === "text" ? (
        <text
          x={kind === "level" ? 6 : from.x}
          y={kind === "level" ? Math.max(topLabelPx, Math.min(height, from.y) - 5) : from.y - 5}
          fontSize={12}
          fontWeight={600}
          textAnchor={kind === "text" && isCutOff(label, from.x, width) ? "end" : "start"}
          // Keeps the words readable over candles.
          style={{ fill: drawingColours[kind], stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke" }}
          {...(kind === "text" ? withStyle(hold(null), drawingColours.text) : {})}
        >
          {kind === "level" ? `${directionOut(from.y, height)}${label}` : label}
        </text>
      ) : null}
      {isChosen && kind !== "level"
        ? spots.map((spot, end) => (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- an end is known by its place
              key={end}
              cx={spot.x}
              cy={spot.y}
              r={6}
              fill="var(--surface)"
              stroke={drawingColours[kind]}
              strokeWidth={2}
              {...hold(end)}
            />
          ))
        : null}
    </g>
  );
}

/** The lowest place of a label's base line, in pixels. */
const topLabelPx = 12;

/** Returns an arrow for a level above or below the visible prices. */
function directionOut(y: number, height: number): string {
  return y < 0 ? "↑ " : y > height ? "↓ " : "";
}

/** Adds the look of a text to what makes it take the pointer. */
function withStyle(held: Held, fill: string): Held {
  return { ...held, style: { fill, stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke", ...held.style } };
}

/** Width of a letter of a drawing's text, in pixels, more or less. */
const letterPx = 6.8;

/** True if a text that begins here ends beyond the chart, and has more room on its other side. */
function isCutOff(label: string, x: number, width: number): boolean {
  return label.length * letterPx > width - x && x > width - x;
}
