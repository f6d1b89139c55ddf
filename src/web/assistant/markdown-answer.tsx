import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { useMemo } from "react";
import type { ReactNode } from "react";
import type { Figure, Source } from "#contract/assistant.ts";
import styles from "./assistant.module.css";
import { GroundedText } from "./grounded-text.tsx";
import { liveLinesOf } from "./live-line.ts";
import { LivePiece } from "./live-piece.tsx";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];

/**
 * A checked answer: Markdown with its figures and citations. Images and HTML are never rendered, and only addresses of its sources are
 * links.
 */
export function MarkdownAnswer({
  text,
  figures,
  sources,
  onCite,
}: {
  text: string;
  figures: readonly Figure[];
  sources: readonly Source[];
  /** A citation was pressed. */
  onCite: (number: number) => void;
}): ReactNode {
  const root = useMemo(
    () => fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
    [text],
  );
  const numbers = useMemo(() => new Set(sources.map((source) => source.number)), [sources]);
  const links = useMemo(() => new Set(sources.flatMap(({ href }) => (href === null ? [] : [href]))), [sources]);

  const run = (value: string, start: number): ReactNode => (
    <GroundedText text={value} offset={start} figures={figures} sourceNumbers={numbers} onCite={onCite} />
  );

  const render = (node: Block, key: number): ReactNode => {
    const children = (): ReactNode =>
      "children" in node ? node.children.map((child, at) => render(child as Block, at)) : null;
    switch (node.type) {
      case "paragraph": {
        const only = node.children.length === 1 ? node.children[0] : undefined;
        const live = only?.type === "text" ? liveLinesOf(only.value) : null;
        if (live !== null)
          return live.map((piece) => <LivePiece key={JSON.stringify(piece)} piece={piece} sources={sources} />);
        return <p key={key}>{children()}</p>;
      }
      case "heading":
        return (
          <h4 key={key} className={styles.heading}>
            {children()}
          </h4>
        );
      case "list":
        return node.ordered === true ? (
          <ol key={key} start={node.start ?? 1} className={styles.ordered}>
            {children()}
          </ol>
        ) : (
          <ul key={key} className={styles.bullets}>
            {children()}
          </ul>
        );
      case "listItem":
        return <li key={key}>{children()}</li>;
      case "blockquote":
        return (
          <blockquote key={key} className={styles.quoted}>
            {children()}
          </blockquote>
        );
      case "table":
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          <section key={key} className={styles.tableFrame} aria-label={wordsOf(node.children[0])} tabIndex={0}>
            <table className={styles.table}>
              <thead>{node.children[0] === undefined ? null : tableRow(node.children[0], "th")}</thead>
              <tbody>{node.children.slice(1).map((row) => tableRow(row, "td"))}</tbody>
            </table>
          </section>
        );
      case "strong":
        return <strong key={key}>{children()}</strong>;
      case "emphasis":
        return <em key={key}>{children()}</em>;
      case "link":
        return links.has(node.url) && node.url.startsWith("https://") ? (
          <a key={key} href={node.url} target="_blank" rel="noopener noreferrer">
            {children()}
          </a>
        ) : (
          <span key={key}>{children()}</span>
        );
      case "text": {
        const start = node.position?.start.offset ?? 0;
        return <span key={key}>{run(node.value, offsetOf(text, node.value, start))}</span>;
      }
      case "inlineCode":
        return <code key={key}>{node.value}</code>;
      case "code":
        return (
          <pre key={key} className={styles.code}>
            {node.value}
          </pre>
        );
      case "break":
        return <br key={key} />;
      case "thematicBreak":
        return <hr key={key} className={styles.rule} />;
      case "html":
        return <span key={key}>{node.value}</span>;
      case "image":
        return <span key={key}>{node.alt}</span>;
      default:
        return null;
    }
  };

  const tableRow = (row: Extract<Block, { type: "tableRow" }>, Cell: "th" | "td"): ReactNode => (
    <tr key={row.position?.start.offset}>
      {row.children.map((cell) => (
        <Cell key={cell.position?.start.offset} {...(Cell === "th" ? { scope: "col" as const } : {})}>
          {cell.children.map((child, at) => render(child, at))}
        </Cell>
      ))}
    </tr>
  );

  return <div className={styles.answer}>{root.children.map((node, index) => render(node, index))}</div>;
}

/** Where a parsed text stands in the source: an escape before it moves it by a little. */
function offsetOf(source: string, value: string, start: number): number {
  if (source.startsWith(value, start)) return start;
  const found = source.indexOf(value, start);
  return found !== -1 && found - start < 8 ? found : start;
}

function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node && Array.isArray(node.children)
    ? node.children.map(wordsOf).filter(Boolean).join(", ")
    : "";
}
