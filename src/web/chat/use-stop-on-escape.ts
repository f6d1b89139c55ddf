import { useEffect } from "react";
import { isDialogOpen } from "../shell/is-dialog-open.ts";

/** Stops the answer under way when Escape is pressed, unless the key closes something else. */
export function useStopOnEscape(isRunning: boolean, stop: () => Promise<void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && isRunning && !isDialogOpen() && !isInPanel(event.target))
        void stop();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isRunning, stop]);
}

function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}
