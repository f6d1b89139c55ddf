import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { DashboardZone } from "#contract/settings.ts";
import type { DashboardForm, PlacedCard } from "./dashboard-layout.ts";
import type { DropPlace } from "./use-dashboard-edit.ts";

/** A pointer that moves less than this, in pixels, only presses. */
const thresholdPx = 4;
/** Near the window's edges, a drag scrolls the page. */
const edgePx = 72;
const scrollStepPx = 14;
/** The line lies in the middle of the gap between two cards. */
const gapPx = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A dragged card and how far it is from its place. */
export interface CardDrag {
  readonly id: string;
  readonly by: Point;
  /** The line that marks where it would be dropped, in pixels from the frame's corner. */
  readonly line: { readonly top: number; readonly left: number; readonly width: number } | null;
}

interface Drop extends Pick<CardDrag, "line"> {
  readonly place: DropPlace | null;
}

/**
 * Drags cards with a mouse, a pen or a finger. Nothing moves in the page before the drop: an element that changed its
 * parent would lose the finger.
 */
export function useCardDrag({
  frame,
  placed,
  zonesOf,
  form,
  onDrop,
}: {
  frame: RefObject<HTMLElement | null>;
  /** The cards in the order of the window. */
  placed: readonly PlacedCard[];
  zonesOf: (id: string) => readonly DashboardZone[];
  form: DashboardForm;
  onDrop: (id: string, place: DropPlace) => void;
}) {
  const [drag, setDrag] = useState<CardDrag | null>(null);
  /** `hasMoved` is known before the page shows the drag: a quick flick ends in the same frame. */
  const pressed = useRef<{ readonly id: string; readonly from: Point; hasMoved: boolean } | null>(null);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const isDragging = drag !== null;
  const placeAt = (id: string, point: Point): Drop =>
    dropAt(frame.current, placed, { id, zones: zonesOf(id), form }, point);
  const lineAt = useRef((_id: string, _point: Point): CardDrag["line"] => null);
  useEffect(() => {
    lineAt.current = (id, point) => placeAt(id, point).line;
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    // The dragged card lies over the page and would make it longer and longer.
    const end = document.documentElement.scrollHeight - window.innerHeight;
    let request = requestAnimationFrame(scroll);
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      pressed.current = null;
      setDrag(null);
    };
    document.addEventListener("keydown", cancel);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener("keydown", cancel);
    };
    function scroll(): void {
      const { y } = pointer.current;
      const before = window.scrollY;
      if (y < edgePx) window.scrollBy(0, -scrollStepPx);
      else if (y > window.innerHeight - edgePx && before < end)
        window.scrollBy(0, Math.min(scrollStepPx, end - before));
      // The card stays under the pointer while the page moves.
      const byY = window.scrollY - before;
      if (byY !== 0)
        setDrag((last) =>
          last === null
            ? null
            : { ...last, by: { x: last.by.x, y: last.by.y + byY }, line: lineAt.current(last.id, pointer.current) },
        );
      request = requestAnimationFrame(scroll);
    }
  }, [isDragging]);

  return {
    drag,
    /** For the bar of a card. */
    handlersOf: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        const isHandle = event.target instanceof Element && event.target.closest('[data-control="handle"]') !== null;
        const isButton = event.target instanceof Element && event.target.closest("button") !== null;
        // A finger on the rest of the bar scrolls the page.
        if (event.button !== 0 || (!isHandle && (isButton || event.pointerType === "touch"))) return;
        pressed.current = { id, from: { x: event.pageX, y: event.pageY }, hasMoved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const start = pressed.current;
        if (start === null || start.id !== id) return;
        const by = { x: event.pageX - start.from.x, y: event.pageY - start.from.y };
        if (!start.hasMoved && Math.hypot(by.x, by.y) < thresholdPx) return;
        start.hasMoved = true;
        pointer.current = { x: event.clientX, y: event.clientY };
        setDrag({ id, by, line: placeAt(id, pointer.current).line });
      },
      onPointerUp(): void {
        const hasMoved = pressed.current?.hasMoved === true;
        pressed.current = null;
        if (!hasMoved) return;
        const { place } = placeAt(id, pointer.current);
        if (place !== null) onDrop(id, place);
        setDrag(null);
      },
      onPointerCancel(): void {
        pressed.current = null;
        setDrag(null);
      },
    }),
  };
}

/** Returns where a card would be dropped at a point of the window: beside the nearest card. */
function dropAt(
  frame: HTMLElement | null,
  placed: readonly PlacedCard[],
  { id, zones, form }: { id: string; zones: readonly DashboardZone[]; form: DashboardForm },
  { x, y }: Point,
): Drop {
  const current = placed.find((card) => card.id === id)?.zone;
  if (current === undefined || frame === null) return { place: null, line: null };
  const root = frame.getBoundingClientRect();
  const targets = [...frame.querySelectorAll<HTMLElement>("[data-card], [data-empty-zone]")]
    .filter((element) => element.dataset["card"] !== id)
    .map((element) => ({ element, box: element.getBoundingClientRect(), zone: zoneAt(element) }))
    .toSorted((one, other) => distance(one.box, { x, y }) - distance(other.box, { x, y }));
  const fitting = targets.filter(
    ({ element, zone }) => form !== "columns" || fits(zones, zone, element.dataset["card"] === undefined),
  );
  // Over a column that is too narrow for it, a card goes beside the pointer in the other one.
  const beside = fitting
    .filter(({ zone }) => zone !== "wide")
    .toSorted(
      (one, other) => distance(one.box, { x: one.box.left, y }) - distance(other.box, { x: other.box.left, y }),
    );
  const [first] = targets;
  const nearest = first === undefined || fitting.includes(first) ? first : (beside[0] ?? fitting[0]);
  if (nearest === undefined) return { place: null, line: null };
  const { element, box } = nearest;
  const { card, before: neighbour } = element.dataset;
  const target = zones.find((possible) => possible === nearest.zone);
  const zone = form === "columns" && target !== undefined ? target : current;
  const isAfter = card !== undefined && y > box.top + box.height / 2;
  const others = placed.filter((other) => other.id !== id);
  const at = others.findIndex((other) => other.id === (card ?? neighbour));
  const before = others[isAfter ? at + 1 : at]?.id ?? null;
  const isAcross = form === "columns" && zone === "wide";
  return {
    place: { zone, before },
    line: {
      top: (isAfter ? box.bottom + gapPx : box.top - gapPx) - root.top,
      left: isAcross ? 0 : box.left - root.left,
      width: isAcross ? root.width : box.width,
    },
  };
}

function zoneAt({ dataset: { zone, emptyZone } }: HTMLElement): string | undefined {
  return emptyZone ?? zone;
}

/** True if a card may be dropped beside another one of a zone, or into an empty column. */
export function fits(zones: readonly DashboardZone[], zone: string | undefined, isEmpty = true): boolean {
  // A card that is always wide divides the columns instead.
  const hasColumns = zones.some((possible) => possible !== "wide");
  return hasColumns ? zone === "wide" || zones.some((possible) => possible === zone) : !isEmpty;
}

/** From a point to the nearest point of a box. */
function distance(box: DOMRect, { x, y }: Point): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
