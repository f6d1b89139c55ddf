import { useCallback, useSyncExternalStore } from "react";
import { subscribeToTime, timeAt, type Pace } from "./ticker.ts";

/** Returns the current time, updated every second or every minute. */
export function useNow(pace: Pace = "minute"): number {
  const subscribe = useCallback((listener: () => void) => subscribeToTime(pace, listener), [pace]);
  return useSyncExternalStore(subscribe, () => timeAt(pace));
}
