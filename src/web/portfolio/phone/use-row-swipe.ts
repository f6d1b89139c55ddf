import { useRef, useState } from "react";
import type { PointerEvent } from "react";

/** Three actions of 72 px. */
export const actionsWidth = 216;
/** A movement of this many pixels is a drag, not a tap. */
const dragPixels = 10;
const holdMs = 500;

/**
 * Follows a swipe to the left. Released past half way the row stays open, otherwise it closes. A long press opens it
 * too. Vertical movement scrolls the page (`touch-action: pan-y`). The swipe itself never triggers an action.
 */
export function useRowSwipe({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const start = useRef<{ x: number; from: number } | null>(null);
  const hasMoved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stopTimer = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const end = (): void => {
    stopTimer();
    start.current = null;
    if (dragged === null) return;
    onChange(dragged > actionsWidth / 2);
    setDragged(null);
  };
  return {
    offset: dragged ?? (isOpen ? actionsWidth : 0),
    /** True for the click that ends a drag or a long press. */
    wasDragged: (): boolean => hasMoved.current,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        hasMoved.current = false;
        if (event.pointerType === "mouse" && event.button !== 0) return;
        start.current = { x: event.clientX, from: isOpen ? actionsWidth : 0 };
        timer.current = setTimeout(() => {
          hasMoved.current = true;
          onChange(true);
        }, holdMs);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (start.current === null) return;
        const moved = start.current.x - event.clientX;
        if (dragged === null && Math.abs(moved) < dragPixels) return;
        stopTimer();
        if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = true;
        setDragged(Math.max(0, Math.min(actionsWidth, start.current.from + moved)));
      },
      onPointerUp: end,
      onPointerCancel: (): void => {
        stopTimer();
        start.current = null;
        setDragged(null);
      },
      onContextMenu: (event: { preventDefault: () => void }): void => event.preventDefault(),
    },
  };
}
