import { type RefCallback, useCallback, useState } from "react";

const uses = ["scroll", "pointerdown", "keydown", "beforeprint"] as const;

/**
 * Returns the ref of an element, and true once that element is in view or somebody uses the page in any way. A drawing
 * below the first view costs nothing until then, and is there before it is reached.
 */
export function useIsWanted(): readonly [RefCallback<Element>, boolean] {
  const [isWanted, setIsWanted] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const ending = new AbortController();
    const want = (): void => {
      ending.abort();
      setIsWanted(true);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(element);
    ending.signal.addEventListener("abort", () => observer.disconnect());
    for (const use of uses) window.addEventListener(use, want, { signal: ending.signal, capture: true, passive: true });
    return () => ending.abort();
  }, []);
  return [ref, isWanted];
}
