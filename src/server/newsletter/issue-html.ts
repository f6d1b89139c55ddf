import { createElement as h, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Issue } from "#core/newsletter/issue.ts";
import {
  type ChartWords,
  type IssueLine,
  type IssuePart,
  issueParts,
  proseBy,
  spoken,
} from "#core/newsletter/issue-parts.ts";
import type { IssueWords } from "#core/newsletter/issue-words.ts";
import { hairline, layout, mailHeading, mailLink, mailStyles, quietStyle, textStyle, toneStyles } from "./mail-look.ts";

export interface IssueFrame {
  /** Description of the picture; null when there is no picture. */
  readonly chart: { readonly src: string; readonly words: ChartWords } | null;
  /** The issue in the app. */
  readonly href: string;
  /** Where a reader ends the subscription; null: not by mail. */
  readonly unsubscribeHref: string | null;
}

/** A whole page for mail programs: tables, styles in place, nothing loaded from anywhere. */
export function issueHtml(issue: Issue, words: IssueWords, frame: IssueFrame): string {
  const page = h(
    "html",
    { lang: issue.language ?? "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, issue.title),
      h("style", { dangerouslySetInnerHTML: { __html: mailStyles } }),
    ),
    h(
      "body",
      { className: "page", style: { margin: 0, padding: 0, background: "#f3f5f8" } },
      preview(issue),
      layout(
        h(
          "tr",
          null,
          h(
            "td",
            { align: "center", className: "outer", style: { padding: "28px 12px" } },
            layout(
              h(
                "tr",
                null,
                h(
                  "td",
                  {
                    align: "left",
                    className: "card",
                    style: {
                      padding: "30px 34px 32px",
                      background: "#ffffff",
                      border: hairline,
                      borderRadius: 12,
                    },
                  },
                  issueBody(issue, words, frame),
                ),
              ),
              { maxWidth: 640 },
            ),
          ),
        ),
        { background: "#f3f5f8" },
        "page",
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The content alone, for feeds. */
export function issueContent(issue: Issue, words: IssueWords, href: string): string {
  // In the reader's own look: our colours could not be read on a dark page of theirs.
  return renderToStaticMarkup(issueBody(issue, words, { chart: null, href, unsubscribeHref: null })).replaceAll(
    / (?:style|class)="[^"]*"/g,
    "",
  );
}

/**
 * Returns the preview that mail lists show beside the subject. It is the second most important fact, because the first
 * is in the page.
 */
function preview(issue: Issue): ReactElement {
  const words = issue.prose === null ? spoken(issue.headline) : spoken(issue.prose.phrases);
  return h(
    "div",
    {
      style: {
        display: "none",
        maxHeight: 0,
        maxWidth: 0,
        overflow: "hidden",
        opacity: 0,
        fontSize: 1,
        lineHeight: "1px",
      },
    },
    words,
    "\u00a0\u200c".repeat(60),
  );
}

function issueBody(issue: Issue, words: IssueWords, { chart, href, unsubscribeHref }: IssueFrame): ReactElement {
  const parts = issueParts(issue, words);
  return h(
    "div",
    null,
    h(
      "p",
      { className: "quiet", style: { ...quietStyle, margin: 0 } },
      h("strong", { className: "text", style: { ...quietStyle, color: "#131a23", fontWeight: 600 } }, "Bellwether"),
      ` · ${issue.title}`,
    ),
    h(
      "h1",
      {
        className: "text headline",
        style: { ...textStyle, fontSize: 24, lineHeight: "32px", fontWeight: 600, margin: "10px 0 0" },
      },
      spoken(issue.headline),
    ),
    ...(issue.prose === null
      ? []
      : [
          h(
            "p",
            {
              key: "prose",
              className: "text",
              style: { ...textStyle, fontSize: 16, lineHeight: "25px", margin: "14px 0 0" },
            },
            spoken(issue.prose.phrases),
          ),
          h(
            "p",
            { key: "by", className: "quiet", style: { ...quietStyle, fontSize: 12, margin: "6px 0 0" } },
            proseBy(issue.prose, words),
          ),
        ]),
    ...parts.map((part) => section(part, chart)),
    h(
      "p",
      {
        className: "quiet rule",
        style: { ...quietStyle, margin: "26px 0 0", paddingTop: 16, borderTop: hairline },
      },
      `${words.mail.advice} `,
      mailLink(href, words.mail.read),
      ...(unsubscribeHref === null ? [] : [" · ", mailLink(unsubscribeHref, words.mail.unsubscribe)]),
    ),
  );
}

function section(part: IssuePart, chart: IssueFrame["chart"]): ReactNode {
  return h("div", { key: part.id }, mailHeading(part.heading), ...drawings[part.id](part, chart));
}

type Drawing = (part: IssuePart, chart: IssueFrame["chart"]) => readonly ReactNode[];

const sentences: Drawing = ({ lines }) =>
  lines.map((line, key) => h("p", { key, className: "quiet", style: { ...quietStyle, margin: "0 0 3px" } }, line.text));

const drawings: Readonly<Record<IssuePart["id"], Drawing>> = {
  result: ({ lines }, chart) => [
    layout(h("tr", null, ...lines.map((line, key) => tile(line, key, lines.length))), {}, "tiles"),
    ...(chart === null ? [] : picture(chart)),
  ],
  movers: ({ lines }) => [layout(lines.map(row))],
  stories: ({ lines }) => lines.map(story),
  ahead: ({ lines }) => [layout(lines.map(row))],
  question: ({ lines }) => [
    layout(
      h(
        "tr",
        null,
        h(
          "td",
          {
            className: "text aside",
            style: {
              ...textStyle,
              fontSize: 17,
              lineHeight: "26px",
              padding: "2px 0 2px 16px",
              borderLeft: "3px solid #1463c4",
            },
          },
          lines.map(({ text }) => text).join(" "),
        ),
      ),
    ),
  ],
  missing: sentences,
  sources: sentences,
};

/** A figure with its name above it. */
function tile({ text, cells }: IssueLine, key: number, count: number): ReactElement {
  const isLast = key === count - 1;
  return h(
    "td",
    {
      key,
      className: "column",
      width: `${Math.floor(100 / count)}%`,
      valign: "top",
      style: { padding: isLast ? 0 : "0 10px 0 0" },
    },
    layout(
      h(
        "tr",
        null,
        h(
          "td",
          { className: "tile", style: { padding: "10px 14px 12px", background: "#f3f5f8", borderRadius: 8 } },
          h("div", { className: "quiet name", style: quietStyle }, cells?.label ?? text),
          h(
            "div",
            {
              className: `${cells?.tone ?? "text"} value`,
              style: {
                ...textStyle,
                ...toneOf(cells),
                fontSize: 19,
                lineHeight: "26px",
                fontWeight: 600,
                fontVariantNumeric: "tabular-nums",
              },
            },
            cells?.value ?? "",
          ),
        ),
      ),
    ),
  );
}

function picture({ src, words }: NonNullable<IssueFrame["chart"]>): readonly ReactNode[] {
  const image = h("img", {
    src,
    alt: words.sentence,
    width: 490,
    // Keeps React from asking for it ahead in the head.
    loading: "lazy",
    className: "text",
    style: { ...quietStyle, display: "block", width: "100%", height: "auto" },
  });
  return [
    h("div", { key: "space", style: { height: 18 } }),
    layout(
      words.axis.map((label, at) =>
        h(
          "tr",
          { key: label },
          at === 0 ? h("td", { rowSpan: words.axis.length, width: "99%" }, image) : null,
          h(
            "td",
            {
              className: "quiet",
              align: "right",
              valign: ["top", "middle", "bottom"][at],
              style: { ...small, paddingLeft: 8, whiteSpace: "nowrap" },
            },
            label,
          ),
        ),
      ),
    ),
    layout(
      h(
        "tr",
        null,
        h("td", { className: "quiet", style: small }, words.from),
        h("td", { align: "right", className: "quiet", style: small }, words.to),
      ),
    ),
    legend("━", "#2f7fd8", words.portfolio),
    ...(words.benchmark === null ? [] : [legend("╍", "#c07c1c", words.benchmark)]),
  ];
}

const small = { ...quietStyle, fontSize: 12 } as const;

function legend(mark: string, colour: string, words: string): ReactElement {
  return h(
    "p",
    { key: words, className: "quiet", style: { ...quietStyle, margin: "4px 0 0" } },
    h("span", { style: { color: colour, fontWeight: 700 } }, mark),
    ` ${words}`,
  );
}

/** A day, words with a note below them, and a value at the end; a sentence goes over the whole width. */
function row({ text, note, cells }: IssueLine, key: number): ReactElement {
  const cell = { padding: "8px 0", borderBottom: hairline, verticalAlign: "top" } as const;
  if (cells === null)
    return h("tr", { key }, h("td", { colSpan: 3, className: "text rule", style: { ...textStyle, ...cell } }, text));
  const { lead, label, value } = cells;
  return h(
    "tr",
    { key },
    ...(lead === null
      ? []
      : [
          h(
            "td",
            {
              key: "lead",
              width: 92,
              className: "quiet rule",
              style: { ...quietStyle, lineHeight: "23px", ...cell, whiteSpace: "nowrap" },
            },
            lead,
          ),
        ]),
    h(
      "td",
      { key: "label", colSpan: value === null ? 2 : 1, className: "text rule", style: { ...textStyle, ...cell } },
      h("span", { style: { fontWeight: lead === null ? 600 : 400 } }, label),
      ...(note === null ? [] : [h("span", { key: "note", className: "quiet", style: quietStyle }, ` ${note}`)]),
    ),
    ...(value === null
      ? []
      : [
          h(
            "td",
            {
              key: "value",
              align: "right",
              className: `${cells.tone ?? "text"} rule`,
              style: {
                ...textStyle,
                ...cell,
                ...toneOf(cells),
                paddingLeft: 12,
                fontWeight: 600,
                whiteSpace: "nowrap",
                fontVariantNumeric: "tabular-nums",
              },
            },
            value,
          ),
        ]),
  );
}

function toneOf(cells: IssueLine["cells"]) {
  return cells?.tone == null ? {} : toneStyles[cells.tone];
}

function story({ text, href, note }: IssueLine, key: number): ReactElement {
  return h(
    "p",
    { key, className: "text", style: { ...textStyle, margin: "0 0 12px" } },
    href === null ? text : mailLink(href, text, { fontWeight: 600, textDecoration: "none" }),
    ...(note === null
      ? []
      : [h("br", { key: "break" }), h("span", { key: "note", className: "quiet", style: quietStyle }, note)]),
  );
}
