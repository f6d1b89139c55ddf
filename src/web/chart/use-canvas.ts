import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { onThemeChange } from "./chart-colours.ts";

/** What every drawing can do. */
interface Canvas {
  /** Draws again in the colours of the theme. */
  repaint(): void;
  /** Puts the crosshair on a moment; null takes it away. */
  point(index: number | null): void;
  close(): void;
}

/** Keeps a drawing in its place as long as the chart is shown, in the colours of the theme, with the moment the crosshair is on. */
export function useCanvas<Drawing extends Canvas>(
  /** Must stay the same. */
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
