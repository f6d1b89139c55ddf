import { useEffect, useState } from "react";

/** Scrolling down by this many pixels hides the header; scrolling up by `backPixels` shows it. */
const awayPixels = 24;
const backPixels = 8;

/** True while the reader scrolls down, so that the header makes room. */
export function useIsScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let turn = 0;
    // Reading the position lays the page out, which the next frame has to do anyway.
    const frame = requestAnimationFrame(() => {
      turn = window.scrollY;
    });
    let wasAway = false;
    const follow = (): void => {
      const at = Math.max(0, window.scrollY);
      // Measured from the last turning point.
      turn = wasAway ? Math.max(turn, at) : Math.min(turn, at);
      const next = wasAway ? turn - at < backPixels && at > 0 : at - turn > awayPixels;
      if (next === wasAway) return;
      wasAway = next;
      turn = at;
      setIsAway(next);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", follow);
    };
  }, []);
  return isAway;
}
