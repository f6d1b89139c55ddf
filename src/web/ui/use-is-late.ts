import { useEffect, useState } from "react";

/** How long a section waits for its last response before showing what it has, in ms. */
export const arrivalMs = 3000;

/** True once `isWaiting` has lasted `afterMs`. */
export function useIsLate(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, afterMs]);
  return isLate;
}
