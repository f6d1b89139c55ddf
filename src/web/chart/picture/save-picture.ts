import { base64Of } from "../../ui/base64-of.ts";
import { saveFile } from "../../ui/save-file.ts";
import { recordCanvases } from "./canvas-recorder.ts";
import { elementPicture } from "./element-picture.ts";
import { escaped, painted, round } from "./paint.ts";

const margin = 16;
const titleHeight = 34;
const lineHeight = 18;
/** Pixels of a PNG for one of the page. */
const density = 2;

/** Saves a chart as it is on the page, in the page's theme, with its title above and further lines below. */
export async function savePicture(
  chart: HTMLElement,
  kind: "png" | "svg",
  { title, lines }: { title: string; lines: readonly string[] },
): Promise<void> {
  const canvases = await recordCanvases(chart);
  const { width, height } = chart.getBoundingClientRect();
  const size = {
    width: Math.ceil(width) + 2 * margin,
    height: Math.ceil(height) + titleHeight + lines.length * lineHeight + 2 * margin,
  };
  const style = getComputedStyle(document.body);
  const colour = (token: string): string => painted("fill", style.getPropertyValue(token).trim()) ?? "";
  const words = (text: string, y: number, look: string) =>
    `<text x="${margin}" y="${round(y)}" font-family="${escaped(style.fontFamily)}" ${look}>${escaped(text)}</text>`;
  const content = [
    `<rect width="100%" height="100%" ${colour("--surface")}/>`,
    words(title, margin + 16, `${colour("--text")} font-size="16" font-weight="600"`),
    `<g transform="translate(${margin} ${margin + titleHeight})">${elementPicture(chart, canvases)}</g>`,
    ...lines.map((line, place) =>
      words(
        line,
        margin + titleHeight + Math.ceil(height) + (place + 1) * lineHeight,
        `${colour("--text-3")} font-size="12"`,
      ),
    ),
  ].join("");
  const svg = (styles: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><title>${escaped(title)}</title>${styles}${content}</svg>`;
  const name = `${title.replaceAll(/[^\p{L}\p{N}.=^-]+/gu, "-").replaceAll(/^-+|-+$/g, "")}.${kind}`;
  if (kind === "svg") saveFile(name, svg(""), "image/svg+xml");
  else saveFile(name, await pixels(svg(await fontStyle()), size), "image/png");
}

async function pixels(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width * density, height * density);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}

/** The page's own font. A picture inside the page can't use it otherwise. */
async function fontStyle(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const font = rules.find(
    (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("src").includes("url("),
  );
  const address = /url\("?([^")]+)"?\)/.exec(
    (font as CSSFontFaceRule | undefined)?.style.getPropertyValue("src") ?? "",
  )?.[1];
  if (address === undefined) return "";
  const sheet = font?.parentStyleSheet?.href ?? location.href;
  const file = await fetch(new URL(address, sheet));
  return `<style>@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${await base64Of(await file.blob())}) format("woff2")}</style>`;
}
