import { useSyncExternalStore } from "react";

/** Returns true if the window is as narrow as a phone's. */
export const useIsNarrow = mediaHook("(max-width: 767px)");

/** Returns true if the window has room for two columns of cards. */
export const useIsWide = mediaHook("(min-width: 1200px)");

function mediaHook(condition: string): () => boolean {
  const media = window.matchMedia(condition);
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  return function useMedia() {
    return useSyncExternalStore(subscribe, () => media.matches);
  };
}
