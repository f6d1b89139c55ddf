/** A colour as SVG attributes, so that viewers without CSS show it too. Null for one that can't be seen. */
export interface Paint {
  readonly colour: string;
  readonly opacity: number;
}

const known = new Map<string, Paint | null>();
let scratch: OffscreenCanvasRenderingContext2D | null = null;

/** Returns a CSS colour in any notation. */
export function paintOf(colour: string): Paint | null {
  const before = known.get(colour);
  if (before !== undefined) return before;
  scratch ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paint = scratch === null ? { colour, opacity: 1 } : readPaint(scratch, colour);
  known.set(colour, paint);
  return paint;
}

function readPaint(context: OffscreenCanvasRenderingContext2D, colour: string): Paint | null {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = "#0000";
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  return { colour: `#${hex}`, opacity: Math.round((alpha / 255) * 1000) / 1000 };
}

/** Returns the attributes of a filled or outlined shape; null if it can't be seen. */
export function painted(kind: "fill" | "stroke", colour: string, opacity = 1): string | null {
  const paint = paintOf(colour);
  if (paint === null || opacity === 0) return null;
  const share = paint.opacity * opacity;
  return `${kind}="${paint.colour}"${share === 1 ? "" : ` ${kind}-opacity="${round(share)}"`}`;
}

/** Writes a number with as many digits as a picture needs. */
export const round = (value: number): string => String(Math.round(value * 100) / 100);

export function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
