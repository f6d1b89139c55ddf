import type { ReactNode } from "react";
import { linePattern } from "./line-patterns.ts";

/** A short piece of the line at a place, in its colour and pattern. */
export function LineKey({ place }: { place: number }): ReactNode {
  return (
    <svg className="fixed-size" width={24} height={4} aria-hidden="true">
      <line
        x2={24}
        y1={2}
        y2={2}
        strokeWidth={2}
        strokeDasharray={linePattern(place)}
        style={{ stroke: `var(--series-${place + 1})` }}
      />
    </svg>
  );
}
