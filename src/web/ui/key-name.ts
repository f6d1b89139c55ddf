import { keyNamesText } from "../text/key-names-text.ts";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const names: Readonly<Record<string, string>> = isApple ? { ...keyNamesText, Ctrl: "⌘" } : keyNamesText;

/** Returns a combination of keys by the names that they have on the user's keyboard. */
export function keyName(combination: string): string {
  return combination
    .split(" ")
    .map((key) => names[key] ?? key)
    .join(" ");
}
