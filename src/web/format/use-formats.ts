import { useSyncExternalStore } from "react";
import { chosenFormats, subscribeToFormats } from "./locale.ts";

/** Renders anew whatever stands below when figures or days are to be written another way. */
export function useFormats(): ReturnType<typeof chosenFormats> {
  return useSyncExternalStore(subscribeToFormats, chosenFormats);
}
