import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ApiRoute, Input } from "../api/call.ts";
import { query } from "../shell/query.ts";

type WrittenRoute = Extract<
  ApiRoute,
  "POST /api/assistant/preview" | "POST /api/assistant/portfolio-review" | "POST /api/assistant/brief"
>;

/** A text made in one go. It is asked for once: a model is not asked again by itself. */
export function useWritten<R extends WrittenRoute>(route: R, input: Input<R>, isEnabled = true) {
  return useQuery({ ...query(route, input), enabled: isEnabled, refetchInterval: false, retry: false });
}

/** True once something has been waited for so long. */
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
