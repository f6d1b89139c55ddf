import { useEffect } from "react";
import { isDialogOpen } from "../shell/is-dialog-open.ts";
import { isTypingIn } from "../shell/is-typing-in.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { type CalendarView, stepped } from "./calendar-range.ts";

/** Page Up and Page Down move by week (or month); the full stop returns to today. */
export function useDayKeys(anchor: string, today: string, view: CalendarView, goTo: (day: string) => void): void {
  const { singleKeys } = useSettings().settings.device;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypingIn(event.target) || isDialogOpen()) return;
      const target =
        event.key === "." && singleKeys
          ? today
          : event.key === "PageUp"
            ? stepped(view, anchor, -1)
            : event.key === "PageDown"
              ? stepped(view, anchor, 1)
              : null;
      if (target === null) return;
      event.preventDefault();
      goTo(target);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}
