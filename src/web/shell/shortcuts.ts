/** A key press with the properties that shortcuts need. */
export interface KeyPress {
  readonly key: string;
  readonly isModified: boolean;
  readonly isPaletteKey: boolean;
  /** True while the focus is in a text field. */
  readonly isTyping: boolean;
}

export type ShortcutAction =
  | { readonly kind: "palette" | "sheet" | "rail" | "hide" | "transaction" | "ask" | "chord-start" | "none" }
  | { readonly kind: "go"; readonly path: string };

/** Returns a key's action. Single keys do nothing while typing or when turned off; Ctrl K always works. */
export function shortcutFor(
  press: KeyPress,
  options: {
    readonly isEnabled: boolean;
    readonly isQuiet: boolean;
    readonly isChordOpen: boolean;
    readonly screens: readonly { readonly path: string; readonly chord: string }[];
  },
): ShortcutAction {
  if (press.isPaletteKey) return { kind: "palette" };
  if (press.isModified || press.isTyping || options.isQuiet || !options.isEnabled) return { kind: "none" };
  const key = press.key.toUpperCase();
  if (options.isChordOpen) {
    const screen = options.screens.find(({ chord }) => chord === key);
    return screen === undefined ? { kind: "none" } : { kind: "go", path: screen.path };
  }
  if (key === "G") return { kind: "chord-start" };
  if (key === "/") return { kind: "palette" };
  if (key === "?") return { kind: "sheet" };
  if (key === "T") return { kind: "transaction" };
  if (key === "A") return { kind: "ask" };
  if (key === "H") return { kind: "hide" };
  return key === "[" ? { kind: "rail" } : { kind: "none" };
}
