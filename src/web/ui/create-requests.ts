import { useLayoutEffect, useRef } from "react";

/** Something that is opened from anywhere on the page, such as a dialog: how to ask for it, and how it hears that. */
export function createRequests<Request>() {
  const listeners = new Set<(request: Request) => void>();
  return {
    open: (request: Request): void => {
      for (const listener of listeners) listener(request);
    },
    /** For what is opened. */
    useRequests: (listener: (request: Request) => void): void => {
      const latest = useRef(listener);
      useLayoutEffect(() => {
        latest.current = listener;
      });
      // As early as the page hears keys: a request made before the paint would be lost.
      useLayoutEffect(() => {
        const hear = (request: Request): void => latest.current(request);
        listeners.add(hear);
        return () => void listeners.delete(hear);
      }, []);
    },
  };
}
