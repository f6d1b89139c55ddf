import { escaped, painted, round } from "./paint.ts";

/** Controls, and what only screen readers get. */
const omitted = "input, select, [hidden], .visually-hidden, [data-no-picture]";
/** The styles that shapes take from style sheets. */
const shapeStyles = [
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "vector-effect",
  "text-anchor",
  "paint-order",
  "font-size",
  "font-weight",
  "font-family",
] as const;

/** Returns an element as it is on the page, as SVG from its top left. Canvases were recorded before. */
export function elementPicture(root: HTMLElement, canvases: ReadonlyMap<HTMLCanvasElement, string>): string {
  const origin = root.getBoundingClientRect();
  const parts: string[] = [];
  const draw = (element: Element): void => {
    const style = getComputedStyle(element);
    if (element.matches(omitted) || style.display === "none" || style.visibility === "hidden" || style.opacity === "0")
      return;
    const box = element.getBoundingClientRect();
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    if (element instanceof HTMLCanvasElement) {
      const scale = box.width / element.width;
      parts.push(
        `<g transform="translate(${round(left)} ${round(top)}) scale(${scale})">${canvases.get(element) ?? ""}</g>`,
      );
      return;
    }
    if (element instanceof SVGSVGElement) {
      parts.push(shapes(element, { left, top, width: box.width, height: box.height }));
      return;
    }
    parts.push(...boxOf(style, { left, top, width: box.width, height: box.height }));
    for (const child of element.childNodes) {
      if (child instanceof Element) draw(child);
      else if (child instanceof Text) parts.push(...wordsOf(child, style, origin));
    }
  };
  draw(root);
  return parts.join("");
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The background and borders of an element. */
function boxOf(style: CSSStyleDeclaration, { left, top, width, height }: Box): readonly string[] {
  if (width === 0 || height === 0) return [];
  const radius = Math.min(cornerOf(style, width), width / 2, height / 2);
  const rect = (inset: number, look: string) =>
    `<rect x="${round(left + inset)}" y="${round(top + inset)}" width="${round(width - 2 * inset)}" height="${round(height - 2 * inset)}" rx="${round(Math.max(0, radius - inset))}" ${look}/>`;
  const fill = painted("fill", style.backgroundColor);
  const sides = (["top", "right", "bottom", "left"] as const).map((side) => ({
    side,
    width: style.getPropertyValue(`border-${side}-style`) === "none" ? 0 : px(style, `border-${side}-width`),
    look: painted("stroke", style.getPropertyValue(`border-${side}-color`)),
    dash: { dashed: ' stroke-dasharray="4 3"', dotted: ' stroke-dasharray="1 2"' }[
      style.getPropertyValue(`border-${side}-style`)
    ],
  }));
  const [first] = sides;
  const isFrame =
    first !== undefined && sides.every(({ width: size, look }) => size === first.width && look === first.look);
  const [right, bottom] = [left + width, top + height];
  const places = {
    top: [left, top, right, top],
    right: [right, top, right, bottom],
    bottom: [left, bottom, right, bottom],
    left: [left, top, left, bottom],
  };
  const borders = isFrame
    ? first.width === 0 || first.look === null
      ? []
      : [rect(first.width / 2, `fill="none" ${first.look} stroke-width="${first.width}"${first.dash ?? ""}`)]
    : sides.flatMap(({ side, width: size, look, dash = "" }) => {
        const [x1, y1, x2, y2] = places[side].map((place) => round(place));
        return size === 0 || look === null
          ? []
          : [`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${look} stroke-width="${size}"${dash}/>`];
      });
  return [...(fill === null ? [] : [rect(0, fill)]), ...borders];
}

/** Lines of words at their places. */
function wordsOf(node: Text, style: CSSStyleDeclaration, origin: DOMRect): readonly string[] {
  const look = painted("fill", style.color);
  if (look === null || node.data.trim() === "") return [];
  const range = document.createRange();
  const lines: { words: string; box: DOMRect; right: number }[] = [];
  let end = 0;
  for (const character of node.data) {
    range.setStart(node, end);
    // A range counts UTF-16 units, of which an emoji has two.
    end += character.length;
    range.setEnd(node, end);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const line = lines.at(-1);
    if (line === undefined || Math.abs(line.box.top - box.top) > box.height / 2)
      lines.push({ words: character, box, right: box.right });
    else {
      line.words += character;
      line.right = box.right;
    }
  }
  const clip = node.parentElement?.getBoundingClientRect();
  return lines.flatMap(({ words, box, right }) => {
    const shown = style.textTransform === "uppercase" ? words.toUpperCase() : words;
    // Dots end a text where its element cuts it off.
    const isCut = style.textOverflow === "ellipsis" && clip !== undefined && right > clip.right + 1;
    const kept = isCut
      ? `${shown.slice(0, Math.max(0, Math.floor((shown.length * (clip.right - box.left)) / (right - box.left)) - 1))}…`
      : shown;
    const width = isCut ? clip.right - box.left : right - box.left;
    return [
      `<text x="${round(box.left - origin.left)}" y="${round(box.top + box.height / 2 - origin.top)}" ${look} font-size="${px(style, "font-size")}" font-weight="${style.fontWeight}" font-family="${escaped(style.fontFamily)}"${style.fontStyle === "italic" ? ' font-style="italic"' : ""} dominant-baseline="central" textLength="${round(width)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${escaped(kept)}</text>`,
    ];
  });
}

/** A drawing with the styles that its classes give it. */
function shapes(drawing: SVGSVGElement, { left, top, width, height }: Box): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  for (const [place, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const original = originals[place];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const name of shapeStyles) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ["fill", "stroke"] as const) {
      const value = style.getPropertyValue(name);
      const paint = value === "none" || value.startsWith("url(") ? null : painted(name, value);
      element.setAttribute(name, paint === null ? "none" : (/="([^"]*)"/.exec(paint)?.[1] ?? "none"));
      const own = Number(style.getPropertyValue(`${name}-opacity`)) || 0;
      const share = Number(/-opacity="([^"]*)"/.exec(paint ?? "")?.[1] ?? 1);
      element.setAttribute(`${name}-opacity`, round(own * share));
    }
    element.setAttribute("opacity", style.opacity);
    element.removeAttribute("class");
    element.removeAttribute("style");
  }
  for (const [name, value] of Object.entries({ x: left, y: top, width, height })) copy.setAttribute(name, round(value));
  copy.setAttribute("overflow", getComputedStyle(drawing).overflow === "visible" ? "visible" : "hidden");
  return new XMLSerializer().serializeToString(copy);
}

function cornerOf(style: CSSStyleDeclaration, width: number): number {
  const value = style.borderTopLeftRadius;
  return value.endsWith("%") ? (Number.parseFloat(value) / 100) * width : Number.parseFloat(value) || 0;
}

const px = (style: CSSStyleDeclaration, name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
