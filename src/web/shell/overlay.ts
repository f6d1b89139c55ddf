/** The shell's dialogs, one at a time. */
export type Overlay = "palette" | "shortcuts" | "about" | "more" | "sign-out-problem" | HelpOverlay;

/** Help for a screen, by its path. */
export type HelpOverlay = `help ${string}`;

const helpPrefix = "help ";

export function helpFor(path: string): HelpOverlay {
  return `${helpPrefix}${path}`;
}

/** Returns the path of the screen whose help is open; null if no help is. */
export function helpPathOf(overlay: Overlay | null): string | null {
  return overlay?.startsWith(helpPrefix) === true ? overlay.slice(helpPrefix.length) : null;
}
