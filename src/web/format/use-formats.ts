import { useSyncExternalStore } from "react";
import { chosenFormats, subscribeToFormats } from "./locale.ts";

/** Returns the formats and re-renders the component when they change. */
export function useFormats(): ReturnType<typeof chosenFormats> {
  return useSyncExternalStore(subscribeToFormats, chosenFormats, chosenFormats);
}
