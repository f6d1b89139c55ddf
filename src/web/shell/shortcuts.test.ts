import { describe, expect, it } from "vitest";
import { shortcutFor } from "./shortcuts.ts";

const screens = [
  { path: "dashboard", chord: "D" },
  { path: "settings", chord: "," },
];
const options = { isEnabled: true, isQuiet: false, isChordOpen: false, screens };
const press = (key: string) => ({ key, isModified: false, isPaletteKey: false, isTyping: false });

describe("shortcutFor", () => {
  it("opens a screen by G and its letter", () => {
    expect(shortcutFor(press("g"), options)).toEqual({ kind: "chord-start" });
    expect(shortcutFor(press("d"), { ...options, isChordOpen: true })).toEqual({ kind: "go", path: "dashboard" });
    expect(shortcutFor(press(","), { ...options, isChordOpen: true })).toEqual({ kind: "go", path: "settings" });
    expect(shortcutFor(press("x"), { ...options, isChordOpen: true })).toEqual({ kind: "none" });
  });

  it.each(["g", "/", "?", "[", "t"])(
    "leaves %s alone while typing, in a dialog, with a modifier, and when off",
    (key) => {
      const none = { kind: "none" };
      expect(shortcutFor({ ...press(key), isTyping: true }, options)).toEqual(none);
      expect(shortcutFor(press(key), { ...options, isQuiet: true })).toEqual(none);
      expect(shortcutFor({ ...press(key), isModified: true }, options)).toEqual(none);
      expect(shortcutFor(press(key), { ...options, isEnabled: false })).toEqual(none);
    },
  );

  it("opens the palette by Ctrl K always", () => {
    const ctrlK = { key: "k", isModified: true, isPaletteKey: true, isTyping: true };
    expect(shortcutFor(ctrlK, { ...options, isEnabled: false })).toEqual({ kind: "palette" });
  });
});
