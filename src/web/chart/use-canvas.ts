import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { onThemeChange } from "./chart-colours.ts";

/** The interface shared by all drawings. */
interface Canvas {
  /** Redraws in the theme's colours. */
  repaint(): void;
  /** Moves the crosshair to a point in time; null removes it. */
  point(index: number | null): void;
  close(): void;
}

/** Mounts a drawing while the chart is shown, and keeps its theme and crosshair up to date. */
export function useCanvas<Drawing extends Canvas>(
  /** Must be stable between renders. */
  create: (element: HTMLElement, onPoint: (index: number | null) => void) => Drawing,
): {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<Drawing | null>;
  readonly pointed: number | null;
  readonly point: (index: number | null) => void;
} {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<Drawing | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    if (stage.current === null) return undefined;
    const drawn = create(stage.current, setPointed);
    canvas.current = drawn;
    const stopListening = onThemeChange(() => drawn.repaint());
    return () => {
      stopListening();
      drawn.close();
      canvas.current = null;
    };
  }, [create]);
  const point = (index: number | null): void => {
    setPointed(index);
    canvas.current?.point(index);
  };
  return { stage, canvas, pointed, point };
}
