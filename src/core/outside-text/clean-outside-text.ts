import { Parser } from "htmlparser2";

/** An outside text after cleaning: plain words and a record of removals. */
export interface CleanedText {
  readonly text: string;
  /** Words that mix letters of different scripts, such as a Cyrillic а in "Аpple". */
  readonly mixedScriptWords: readonly string[];
  /** Invisible characters that were removed. */
  readonly removedSigns: number;
  /** Hidden content that readers of the page wouldn't have seen. */
  readonly hiddenCharacters: number;
  readonly isCut: boolean;
}

/** Maximum length of one outside text. */
const defaultMaxCharacters = 8_000;

/**
 * Makes an outside text plain: visible words of HTML, entities decoded, NFKC, without invisible, bidirectional, control
 * and tag characters, at most 8,000 characters.
 */
export function cleanOutsideText(raw: string, maxCharacters = defaultMaxCharacters): CleanedText {
  // Bounds the work first, because markup may be many times its words.
  const bounded = raw.slice(0, maxCharacters * 8);
  let removedSigns = 0;
  let hiddenCharacters = 0;
  let text = withoutSigns(bounded, () => (removedSigns += 1));
  // Entities may contain markup that contains entities, so decoding repeats until nothing changes.
  for (let round = 0; round < 3; round += 1) {
    if (!/<[a-z/!?]|&(?:#|[a-z])/i.test(text)) break;
    const visible = visibleText(text);
    hiddenCharacters += visible.hidden;
    const next = withoutSigns(visible.text, () => (removedSigns += 1));
    if (next === text) break;
    text = next;
  }
  text = withoutSigns(text.normalize("NFKC"), () => (removedSigns += 1))
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  const isCut = text.length > maxCharacters || raw.length > bounded.length;
  text = cut(text, maxCharacters);
  return { text, mixedScriptWords: mixedScriptWords(text), removedSigns, hiddenCharacters, isCut };
}

/**
 * Zero-width, joining, bidirectional, variation, tag, filler and private characters, and controls except tab and line
 * break.
 */
const invisible =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]|\p{Variation_Selector}|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

function withoutSigns(text: string, removed: () => void): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(invisible, () => {
      removed();
      return "";
    });
}

function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const last = text.charCodeAt(maxCharacters - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxCharacters - 1 : maxCharacters);
}

const dropped = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "head",
  "title",
  "textarea",
  "select",
  "option",
  "button",
  "form",
  "input",
  "meta",
  "link",
  "canvas",
  "audio",
  "video",
  "dialog",
]);
const childless = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "param",
  "source",
  "track",
  "wbr",
]);
const breaking = new Set([
  "p",
  "div",
  "br",
  "li",
  "ul",
  "ol",
  "tr",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
  "article",
  "blockquote",
  "hr",
  "header",
  "footer",
]);

/**
 * Not HTML, but markers that imitate the beginning or end of a model's input. They are kept so that they are noticed.
 */
const forged = new Set(
  "system assistant user untrusted document context data instructions prompt tool_call tool_result function_call function_results sys inst".split(
    " ",
  ),
);

/** The words of a piece of HTML that a reader would see. */
function visibleText(html: string): { text: string; hidden: number } {
  const parts: string[] = [];
  const open: { name: string; isHidden: boolean; color: string | null; background: string | null }[] = [];
  let hidden = 0;
  const state = () => open.at(-1);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = state();
        const style = styleOf(attributes["style"] ?? "");
        const color = style.get("color") ?? attributes["color"] ?? parent?.color ?? null;
        const background =
          style.get("background-color") ??
          style.get("background") ??
          attributes["bgcolor"] ??
          parent?.background ??
          null;
        const isHidden =
          (parent?.isHidden ?? false) || dropped.has(name) || isConcealed(attributes, style, color, background);
        if (breaking.has(name)) parts.push("\n");
        if (forged.has(name)) parts.push(`<${name}>`);
        if (childless.has(name)) return;
        open.push({ name, isHidden, color, background });
      },
      ontext(text) {
        if (state()?.isHidden === true) hidden += text.trim().length;
        else parts.push(text);
      },
      onclosetag(name) {
        if (breaking.has(name)) parts.push("\n");
        if (forged.has(name)) parts.push(`</${name}>`);
        const at = open.findLastIndex((element) => element.name === name);
        if (at >= 0) open.length = at;
      },
      oncomment(text) {
        hidden += text.trim().length;
      },
      onprocessinginstruction(_, text) {
        hidden += text.length;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html.replaceAll(/<(?=<)/g, "&lt;"));
  parser.end();
  return { text: parts.join(""), hidden };
}

function styleOf(text: string): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const rule of text.replaceAll(/\/\*[\s\S]*?\*\//g, "").split(";")) {
    const colon = rule.indexOf(":");
    if (colon < 0) continue;
    style.set(
      rule.slice(0, colon).trim().toLowerCase(),
      rule
        .slice(colon + 1)
        .replace(/!important/i, "")
        .trim()
        .toLowerCase(),
    );
  }
  return style;
}

function isConcealed(
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>,
  color: string | null,
  background: string | null,
): boolean {
  if (
    attributes["hidden"] !== undefined ||
    attributes["aria-hidden"]?.trim().toLowerCase() === "true" ||
    attributes["inert"] !== undefined
  )
    return true;
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? "");
  if (is("display", /^none/) || is("visibility", /^(?:hidden|collapse)/) || is("content-visibility", /^hidden/))
    return true;
  if (isTiny(style.get("opacity"), 0.1) || is("filter", /opacity\(\s*0*(?:\.0\d*)?%?\s*\)/)) return true;
  if (
    isTiny(style.get("font-size"), 3) ||
    is("font", /(?:^|\s)0(?:px|pt|em|rem|%)?(?:\/|\s|$)/) ||
    attributes["size"] === "0"
  )
    return true;
  if (
    is("clip-path", /inset\((?:100|50)%|circle\(0|polygon\(0 0/) ||
    is("clip", /rect\(\s*[01](?:px)?[\s,]+[01]/) ||
    is("transform", /scale(?:x|y|3d)?\(\s*0|translate[xy]?\(\s*-\d{3}/)
  )
    return true;
  for (const name of ["left", "top", "right", "bottom", "text-indent", "margin-left", "margin-top", "margin-right"])
    if (isFarOff(style.get(name), name === "text-indent")) return true;
  const isSmall = (name: string) => isTiny(style.get(name), 2);
  if (
    (isSmall("width") || isSmall("height") || isSmall("max-height") || isSmall("max-width")) &&
    (is("overflow", /hidden|clip/) || is("position", /absolute|fixed/) || isSmall("height"))
  )
    return true;
  if (color !== null) {
    if (
      /^transparent$|rgba\([^)]*,\s*0?(?:\.0\d*)?\s*\)|hsla?\([^)]*[,/]\s*0?(?:\.0\d*)?\s*\)$|^#[\da-f]{3}0$|^#[\da-f]{6}0[\da-f]$/.test(
        color,
      )
    )
      return true;
    // A page is white by default.
    const [ink, paper] = [shade(color), shade(background ?? "white") ?? [255, 255, 255]];
    if (ink !== null && ink.every((part, index) => Math.abs(part - (paper[index] ?? 0)) <= 12)) return true;
  }
  return /\b(?:sr-only|visually-?hidden|screen-reader(?:-text)?|d-none|is-hidden|hidden|invisible|offscreen)\b/i.test(
    attributes["class"] ?? "",
  );
}

function isTiny(text: string | undefined, limit: number): boolean {
  const match = /^\+?(-?\d*\.?\d+)\s*(px|pt|em|rem|%|vw|vh|ex|ch)?/.exec(text ?? "");
  if (match === null) return false;
  const value = Number(match[1]);
  return /^(?:em|rem|ex|ch|vw|vh)$/.test(match[2] ?? "")
    ? value <= 0.15
    : match[2] === "%"
      ? value <= 10
      : value < limit;
}

function isFarOff(text: string | undefined, isEitherWay: boolean): boolean {
  const match = /(-?\d+(?:\.\d+)?)\s*(px|pt|em|rem|%|vw|vh)/.exec(text ?? "");
  if (match === null) return false;
  const pixels =
    Number(match[1]) * (/^(?:em|rem)$/.test(match[2] ?? "") ? 16 : /^(?:%|vw|vh)$/.test(match[2] ?? "") ? 10 : 1);
  return pixels <= -400 || (isEitherWay && pixels >= 900) || pixels >= 5000;
}

function shade(color: string): readonly number[] | null {
  const text = color.trim();
  const named: Readonly<Record<string, readonly number[]>> = {
    white: [255, 255, 255],
    snow: [255, 250, 250],
    ivory: [255, 255, 240],
    ghostwhite: [248, 248, 255],
    whitesmoke: [245, 245, 245],
    black: [0, 0, 0],
  };
  if (Object.hasOwn(named, text)) return named[text] ?? null;
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  if (short !== null) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  const long = /#([\da-f]{2})([\da-f]{2})([\da-f]{2})/.exec(text);
  if (long !== null) return long.slice(1).map((pair) => Number.parseInt(pair, 16));
  const parts = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text);
  return parts === null ? null : parts.slice(1).map(Number);
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

function mixedScriptWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
    // A single Greek letter belongs to formulas: "µm", "Δt", "β".
    if (/^[\p{Script=Greek}][a-z]?$|^[A-Za-z]\p{Script=Greek}$/u.test(word)) continue;
    if (scripts.filter((script) => script.test(word)).length > 1) words.add(word);
    if (words.size >= 20) break;
  }
  return [...words];
}
