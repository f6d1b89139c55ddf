import { repaintEvent } from "../repaint-event.ts";
import { escaped, painted, paintOf, round } from "./paint.ts";

type Matrix = readonly [number, number, number, number, number, number];

interface Gradient {
  readonly line: readonly [number, number, number, number];
  readonly stops: { readonly offset: number; readonly colour: string }[];
  addColorStop(offset: number, colour: string): void;
}

interface State {
  matrix: Matrix;
  fillStyle: string | Gradient;
  strokeStyle: string | Gradient;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  dash: readonly number[];
  globalAlpha: number;
  globalCompositeOperation: string;
  font: string;
  textAlign: string;
  textBaseline: string;
  clip: string | null;
}

const start: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fillStyle: "#000",
  strokeStyle: "#000",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  dash: [],
  globalAlpha: 1,
  globalCompositeOperation: "source-over",
  font: "10px sans-serif",
  textAlign: "start",
  textBaseline: "alphabetic",
  clip: null,
};

let ids = 0;

/**
 * Takes a canvas's place while something paints on it, and keeps what was painted as SVG. Has what charts paint with:
 * paths, rectangles, words, gradients and clips.
 */
export class CanvasRecorder {
  readonly canvas: HTMLCanvasElement;
  fillStyle!: State["fillStyle"];
  strokeStyle!: State["strokeStyle"];
  lineWidth!: number;
  lineCap!: string;
  lineJoin!: string;
  globalAlpha!: number;
  globalCompositeOperation!: string;
  font!: string;
  textAlign!: string;
  textBaseline!: string;
  #matrix!: Matrix;
  #dash!: readonly number[];
  #clip!: string | null;
  #states: State[] = [];
  #path = "";
  #parts: string[] = [];
  readonly #measure: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement, measure: CanvasRenderingContext2D) {
    this.canvas = canvas;
    this.#measure = measure;
    this.#set(start);
  }

  /** Returns what was painted since the canvas was last cleared, in its own pixels. */
  svg(): string {
    return this.#parts.join("");
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, globalCompositeOperation } = this;
    const { font, textAlign, textBaseline } = this;
    this.#states.push({
      matrix: this.#matrix,
      dash: this.#dash,
      clip: this.#clip,
      fillStyle,
      strokeStyle,
      lineWidth,
      lineCap,
      lineJoin,
      globalAlpha,
      globalCompositeOperation,
      font,
      textAlign,
      textBaseline,
    });
  }

  restore(): void {
    const state = this.#states.pop();
    if (state !== undefined) this.#set(state);
  }

  #set({ matrix, dash, clip, ...own }: State): void {
    Object.assign(this, own);
    this.#matrix = matrix;
    this.#dash = dash;
    this.#clip = clip;
  }

  setTransform(...matrix: [number, number, number, number, number, number]): void {
    this.#matrix = matrix;
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    const [ta, tb, tc, td, te, tf] = this.#matrix;
    this.#matrix = [
      ta * a + tc * b,
      tb * a + td * b,
      ta * c + tc * d,
      tb * c + td * d,
      ta * e + tc * f + te,
      tb * e + td * f + tf,
    ];
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  rotate(angle: number): void {
    this.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0);
  }

  beginPath(): void {
    this.#path = "";
  }

  closePath(): void {
    this.#path += "Z";
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${this.#at(x, y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === "" ? "M" : "L"}${this.#at(x, y)}`;
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#path += `Q${this.#at(cx, cy)} ${this.#at(x, y)}`;
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#path += `C${this.#at(ax, ay)} ${this.#at(bx, by)} ${this.#at(x, y)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += this.#box(x, y, width, height);
  }

  roundRect(x: number, y: number, width: number, height: number, radii: number | readonly number[]): void {
    const [a = 0, b = a, c = a, d = b] = typeof radii === "number" ? [radii] : radii;
    const [right, bottom] = [x + width, y + height];
    this.moveTo(x + a, y);
    this.lineTo(right - b, y);
    this.quadraticCurveTo(right, y, right, y + b);
    this.lineTo(right, bottom - c);
    this.quadraticCurveTo(right, bottom, right - c, bottom);
    this.lineTo(x + d, bottom);
    this.quadraticCurveTo(x, bottom, x, bottom - d);
    this.lineTo(x, y + a);
    this.quadraticCurveTo(x, y, x + a, y);
    this.closePath();
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isBackwards = false): void {
    const turn = 2 * Math.PI;
    const full = Math.abs(to - from) >= turn;
    const swept = full ? turn : (((isBackwards ? from - to : to - from) % turn) + turn) % turn;
    const sign = isBackwards ? -1 : 1;
    const place = (angle: number) => this.#at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    // Two halves, because an arc from a point to itself would be none.
    this.#path += `${this.#path === "" ? "M" : "L"}${place(from)}`;
    const size = round(radius * this.#size());
    for (const share of [0.5, 1])
      this.#path += `A${size} ${size} 0 0 ${isBackwards ? 0 : 1} ${place(from + sign * swept * share)}`;
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  getLineDash(): readonly number[] {
    return this.#dash;
  }

  clip(): void {
    ids += 1;
    const id = `clip-${ids}`;
    const outer = this.#clip === null ? "" : ` clip-path="url(#${this.#clip})"`;
    this.#parts.push(`<clipPath id="${id}"${outer}><path d="${this.#path}"/></clipPath>`);
    this.#clip = id;
  }

  fill(): void {
    this.#emit(this.#path, this.#look("fill", this.fillStyle));
  }

  stroke(): void {
    const look = this.#look("stroke", this.strokeStyle);
    if (look === null) return;
    const size = this.#size();
    const dash =
      this.#dash.length === 0 ? "" : ` stroke-dasharray="${this.#dash.map((one) => round(one * size)).join(" ")}"`;
    this.#emit(
      this.#path,
      `fill="none" ${look} stroke-width="${round(this.lineWidth * size)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    if (this.globalCompositeOperation === "copy") this.#parts = [];
    this.#emit(this.#box(x, y, width, height), this.#look("fill", this.fillStyle));
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const before = this.#path;
    this.#path = this.#box(x, y, width, height);
    this.stroke();
    this.#path = before;
  }

  /** Charts clear all of a canvas before they paint it. */
  clearRect(): void {
    this.#parts = [];
  }

  fillText(words: string, x: number, y: number): void {
    const look = this.#look("fill", this.fillStyle);
    if (look === null || words.trim() === "") return;
    const [, weight = "400", size = "10", family = "sans-serif"] =
      /^(?:(?:italic|normal) )?(?:(\d+|bold) )?([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const [a, b, c, d, e, f] = this.#matrix.map((value) => round(value));
    const anchor = { center: "middle", right: "end", end: "end" }[this.textAlign] ?? "start";
    const baseline = this.textBaseline === "middle" ? ' dominant-baseline="central"' : "";
    this.#parts.push(
      this.#clipped(
        `<text transform="matrix(${a} ${b} ${c} ${d} ${e} ${f})" x="${round(x)}" y="${round(y)}" ${look} font-size="${size}" font-weight="${weight}" font-family="${escaped(family)}" text-anchor="${anchor}"${baseline} textLength="${round(this.measureText(words).width)}" lengthAdjust="spacingAndGlyphs">${escaped(words)}</text>`,
      ),
    );
  }

  measureText(words: string): TextMetrics {
    const measure = this.#measure;
    Object.assign(measure, { font: this.font, textAlign: this.textAlign, textBaseline: this.textBaseline });
    return measure.measureText(words);
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient {
    const stops: Gradient["stops"] = [];
    return { line: [x1, y1, x2, y2], stops, addColorStop: (offset, colour) => void stops.push({ offset, colour }) };
  }

  #emit(path: string, look: string | null): void {
    if (look !== null && path !== "") this.#parts.push(this.#clipped(`<path d="${path}" ${look}/>`));
  }

  #clipped(part: string): string {
    return this.#clip === null ? part : `<g clip-path="url(#${this.#clip})">${part}</g>`;
  }

  #look(kind: "fill" | "stroke", style: string | Gradient): string | null {
    if (typeof style === "string") return painted(kind, style, this.globalAlpha);
    ids += 1;
    const [x1, y1, x2, y2] = style.line;
    const [from, to] = [this.#at(x1, y1).split(" "), this.#at(x2, y2).split(" ")];
    const stops = style.stops.map(({ offset, colour }) => {
      const paint = paintOf(colour);
      return `<stop offset="${round(offset)}" stop-color="${paint?.colour ?? "#000000"}" stop-opacity="${paint?.opacity ?? 0}"/>`;
    });
    this.#parts.push(
      `<linearGradient id="shade-${ids}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.join("")}</linearGradient>`,
    );
    return `${kind}="url(#shade-${ids})"${this.globalAlpha === 1 ? "" : ` ${kind}-opacity="${this.globalAlpha}"`}`;
  }

  #box(x: number, y: number, width: number, height: number): string {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const;
    return `M${corners.map(([left, top]) => this.#at(left, top)).join("L")}Z`;
  }

  /** Lines grow with the canvas's scale, which is the same in both directions. */
  #size(): number {
    const [a, b, c, d] = this.#matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  #at(x: number, y: number): string {
    const [a, b, c, d, e, f] = this.#matrix;
    return `${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`;
  }
}

/** Records the next painting of all canvases in an element. Their pixels stay. Throws if one paints with something else. */
export async function recordCanvases(element: HTMLElement): Promise<ReadonlyMap<HTMLCanvasElement, string>> {
  const recorders = [...element.querySelectorAll("canvas")].flatMap((canvas) => {
    const context = canvas.getContext("2d");
    return context === null ? [] : [new CanvasRecorder(canvas, context)];
  });
  const unknown = new Set<string>();
  for (const recorder of recorders) recorder.canvas.getContext = () => noting(recorder, unknown) as never;
  try {
    for (const { canvas } of recorders) canvas.dispatchEvent(new Event(repaintEvent, { bubbles: true }));
    // The library paints in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } finally {
    for (const { canvas } of recorders) delete (canvas as Partial<HTMLCanvasElement>).getContext;
  }
  if (unknown.size > 0) throw new Error(`a chart paints with ${[...unknown].join(", ")}`);
  return new Map(recorders.map((recorder) => [recorder.canvas, recorder.svg()]));
}

/** A recorder whose missing methods do nothing and are noted: an error would end the library's painting halfway. */
function noting(recorder: CanvasRecorder, unknown: Set<string>): CanvasRecorder {
  return new Proxy(recorder, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found === "function") return found.bind(target) as unknown;
      if (found !== undefined || typeof name === "symbol") return found;
      return () => void unknown.add(name);
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
