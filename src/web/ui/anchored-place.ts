export type Position = "bottom-end" | "bottom-start" | "bottom" | "right-start";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 6;

/** Returns a panel's position beside its button, on the other side if there is no room, and never past an edge. */
export function anchoredPlace(
  button: Box,
  panel: Size,
  view: Size,
  position: Position,
): { readonly left: number; readonly top: number } {
  const right = button.left + button.width;
  const bottom = button.top + button.height;
  const within = (value: number, size: number, room: number): number =>
    Math.max(margin, Math.min(value, room - size - margin));
  if (position === "right-start") {
    const fits = right + gap + panel.width + margin <= view.width;
    const left = fits ? right + gap : button.left - gap - panel.width;
    return { left: within(left, panel.width, view.width), top: within(button.top, panel.height, view.height) };
  }
  const lefts = {
    "bottom-end": right - panel.width,
    "bottom-start": button.left,
    bottom: button.left + (button.width - panel.width) / 2,
  };
  const fitsBelow = bottom + gap + panel.height + margin <= view.height;
  const fitsAbove = button.top - gap - panel.height >= margin;
  const top = fitsBelow || !fitsAbove ? bottom + gap : button.top - gap - panel.height;
  return { left: within(lefts[position], panel.width, view.width), top: within(top, panel.height, view.height) };
}
