import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Gives an element's style its distance from the page's top, whatever is above it: `--chat-top`. */
export function useHeightBelow(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = element;
      if (current === null) return;
      const top = Math.max(0, Math.round(current.getBoundingClientRect().top + window.scrollY));
      current.style.setProperty("--chat-top", `${top}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const header = document.querySelector("header");
    if (header !== null) observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return element;
}
