import { useLayoutEffect, useRef } from "react";
import { toggleAmounts } from "../holdings/hidden-amounts.ts";
import { isDialogOpen } from "./is-dialog-open.ts";
import { isTypingIn } from "./is-typing-in.ts";
import { shortcutFor } from "./shortcuts.ts";

const chordMs = 1500;

/** Handles the keys of the whole page. */
export function useShortcuts(options: {
  readonly screens: readonly { readonly path: string; readonly chord: string }[];
  readonly isEnabled: boolean;
  /** An open dialog handles its own keys only. */
  readonly isQuiet: boolean;
  readonly onGo: (path: string) => void;
  readonly onPalette: () => void;
  readonly onSheet: () => void;
  readonly onRail: () => void;
  readonly onTransaction: () => void;
  readonly onAsk: () => void;
}): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // A page that is seen hears its keys: an effect after the paint would miss the first one on a busy machine.
  useLayoutEffect(() => {
    let chordUntilMs = 0;
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const { screens, isEnabled, isQuiet, onGo, onPalette, onSheet, onRail, onTransaction, onAsk } = latest.current;
      const action = shortcutFor(
        {
          key: event.key,
          isModified: event.ctrlKey || event.metaKey || event.altKey,
          isPaletteKey: (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k",
          isTyping: isTypingIn(event.target),
        },
        { isEnabled, isQuiet: isQuiet || isDialogOpen(), isChordOpen: event.timeStamp < chordUntilMs, screens },
      );
      chordUntilMs = action.kind === "chord-start" ? event.timeStamp + chordMs : 0;
      if (action.kind === "none" || action.kind === "chord-start") return;
      if (action.kind === "palette" && document.querySelector("[inert]") !== null) return;
      event.preventDefault();
      if (action.kind === "go") onGo(action.path);
      if (action.kind === "palette") onPalette();
      if (action.kind === "sheet") onSheet();
      if (action.kind === "rail") onRail();
      if (action.kind === "transaction") onTransaction();
      if (action.kind === "ask") onAsk();
      if (action.kind === "hide") toggleAmounts();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
