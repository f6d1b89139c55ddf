import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Issue } from "#core/newsletter/issue.ts";
import { type IssueLine, type IssuePart, issueParts, proseBy, spoken } from "#core/newsletter/issue-parts.ts";

/** Mail programs that know no dark scheme keep the light one, which stands in the elements themselves. */
const darkScheme = `@media (prefers-color-scheme: dark) {
  .page, .card { background: #121821 !important; }
  .text { color: #e6ebf2 !important; }
  .quiet { color: #a9b4c2 !important; }
  .link { color: #5ca8ff !important; }
  .rule { border-color: #2f3b4a !important; }
}`;
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text: CSSProperties = { color: "#131a23", fontFamily: font, fontSize: 15, lineHeight: "22px", margin: 0 };
const quiet: CSSProperties = { ...text, color: "#45515f", fontSize: 13, lineHeight: "19px" };

export interface IssueFrame {
  /** What the picture shows, in words; null: no picture. */
  readonly chart: { readonly src: string; readonly alt: string } | null;
  /** The issue in the app. */
  readonly href: string;
  /** Where a reader ends the subscription; null: not by mail. */
  readonly unsubscribeHref: string | null;
}

/** A whole page for mail programs: tables, styles in place, nothing loaded from anywhere. */
export function issueHtml(issue: Issue, frame: IssueFrame): string {
  const page = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, issue.title),
      h("style", { dangerouslySetInnerHTML: { __html: darkScheme } }),
    ),
    h(
      "body",
      { className: "page", style: { margin: 0, padding: 0, background: "#ffffff" } },
      h(
        "table",
        { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, className: "page" },
        h(
          "tbody",
          null,
          h(
            "tr",
            null,
            h(
              "td",
              { align: "center", style: { padding: "24px 16px" } },
              h(
                "table",
                { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style: { maxWidth: 600 } },
                h("tbody", null, h("tr", null, h("td", { align: "left" }, issueBody(issue, frame)))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The content alone, for feeds. */
export function issueContent(issue: Issue, href: string): string {
  return renderToStaticMarkup(issueBody(issue, { chart: null, href, unsubscribeHref: null }));
}

function issueBody(issue: Issue, { chart, href, unsubscribeHref }: IssueFrame): ReactElement {
  return h(
    "div",
    null,
    h("p", { className: "quiet", style: quiet }, `Bellwether, ${issue.title}`),
    h(
      "h1",
      { className: "text", style: { ...text, fontSize: 20, lineHeight: "28px", fontWeight: 600, margin: "8px 0 4px" } },
      issue.headline.map((phrase) => phrase.text).join(""),
    ),
    ...(issue.prose === null
      ? []
      : [
          h(
            "p",
            { key: "prose", className: "text", style: { ...text, margin: "12px 0 4px" } },
            spoken(issue.prose.phrases),
          ),
          h("p", { key: "by", className: "quiet", style: quiet }, proseBy(issue.prose)),
        ]),
    ...issueParts(issue).map((part) => section(part, part.id === "result" ? chart : null)),
    h(
      "p",
      { className: "quiet rule", style: { ...quiet, marginTop: 24, paddingTop: 14, borderTop: "1px solid #d9dfe7" } },
      "Facts from your own books and from the sources named, not advice. ",
      link(href, "Read it in the app"),
      ...(unsubscribeHref === null ? [] : [" · ", link(unsubscribeHref, "Unsubscribe")]),
    ),
  );
}

function section({ id, heading, lines }: IssuePart, chart: IssueFrame["chart"]): ReactNode {
  const isQuiet = id === "sources" || id === "missing";
  return h(
    "div",
    { key: id },
    h("h2", { className: "text", style: { ...text, fontWeight: 600, margin: "24px 0 6px" } }, heading),
    ...(chart === null
      ? []
      : [
          h("img", {
            key: "chart",
            src: chart.src,
            alt: chart.alt,
            width: 560,
            // Keeps React from asking for it ahead in the head.
            loading: "lazy",
            className: "text",
            style: { ...quiet, display: "block", width: "100%", maxWidth: 560, height: "auto", margin: "6px 0" },
          }),
          h(
            "p",
            { key: "legend", className: "quiet", style: quiet },
            "Blue: your portfolio. Dashed amber: the same payments into the benchmark.",
          ),
        ]),
    ...lines.map((line, index) => row(line, index, isQuiet)),
  );
}

function row({ text: words, href, note }: IssueLine, key: number, isQuiet: boolean): ReactNode {
  return h(
    "p",
    { key, className: isQuiet ? "quiet" : "text", style: isQuiet ? quiet : { ...text, margin: "4px 0" } },
    href === null ? words : link(href, words),
    ...(note === null ? [] : [h("span", { key: "note", className: "quiet", style: quiet }, ` ${note}`)]),
  );
}

function link(href: string, words: string): ReactElement {
  return h("a", { key: href, href, className: "link", style: { color: "#1463c4" } }, words);
}
