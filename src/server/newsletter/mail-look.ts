import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from "react";

/**
 * Styles of mails. They are set on the elements, since mail programs keep little else. Programs that support a dark
 * scheme or a narrow page read it from here.
 */
export const mailStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
@media (max-width: 560px) {
  .outer { padding: 0 !important; }
  .card { padding: 22px 18px 26px !important; border-radius: 0 !important; border-left-width: 0 !important; border-right-width: 0 !important; }
  .headline { font-size: 21px !important; line-height: 29px !important; }
  .column { display: block !important; width: 100% !important; padding: 0 0 6px !important; box-sizing: border-box; }
  .tile { padding: 7px 12px !important; }
  .name { display: inline-block !important; line-height: 24px !important; }
  .value { float: right !important; font-size: 16px !important; line-height: 24px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0d1117 !important; }
  .card { background: #151b24 !important; border-color: #29323f !important; }
  .tile { background: #1c2430 !important; }
  .text { color: #e6ebf2 !important; }
  .quiet { color: #a3afbe !important; }
  .link { color: #74b3ff !important; }
  .rule { border-color: #29323f !important; }
  .up { color: #3cc9b3 !important; }
  .down { color: #ff8f66 !important; }
  .aside { border-color: #74b3ff !important; }
}`;

const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const textStyle: CSSProperties = {
  color: "#131a23",
  fontFamily: font,
  fontSize: 15,
  lineHeight: "23px",
  margin: 0,
};
export const quietStyle: CSSProperties = { ...textStyle, color: "#55616f", fontSize: 13, lineHeight: "19px" };
export const toneStyles = {
  up: { color: "#0a7465" },
  down: { color: "#b3400f" },
} as const satisfies Readonly<Record<string, CSSProperties>>;
export const hairline = "1px solid #e1e6ec";

/** A table for places alone. */
export function layout(rows: ReactNode, style: CSSProperties = {}, className = ""): ReactElement {
  return h(
    "table",
    {
      role: "presentation",
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      className,
      style: { borderCollapse: "separate", ...style },
    },
    h("tbody", null, rows),
  );
}

export function mailLink(href: string, words: string, style: CSSProperties = {}): ReactElement {
  return h("a", { key: href, href, className: "link", style: { color: "#1463c4", ...style } }, words);
}

export function mailHeading(words: string): ReactElement {
  return h(
    "h2",
    {
      className: "text",
      style: { ...textStyle, fontSize: 16, lineHeight: "22px", fontWeight: 600, margin: "30px 0 8px" },
    },
    words,
  );
}
