import { useEffect, useRef } from "react";
import { isDialogOpen } from "../shell/is-dialog-open.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { useSettings } from "../shell/settings-provider.tsx";

/** Handles single-letter shortcuts while they are on, except while typing, in dialogs, and with Ctrl, Alt or Meta. */
export function usePageKeys(hear: (event: KeyboardEvent) => void): void {
  const { singleKeys } = useSettings().settings.device;
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!singleKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isTypingIn(event.target) && !isDialogOpen()) latest.current(event);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [singleKeys]);
}
