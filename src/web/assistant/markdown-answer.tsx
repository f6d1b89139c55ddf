import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { useMemo } from "react";
import type { ReactNode } from "react";
import type { Figure, Source } from "#contract/assistant.ts";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import styles from "./assistant.module.css";
import { GroundedText } from "./grounded-text.tsx";
import { liveLinesOf } from "./live-line.ts";
import { LivePiece } from "./live-piece.tsx";
import { sourceOffsets } from "./source-offsets.ts";
import { withoutAmounts } from "./without-amounts.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];
type TableLine = Extract<Block, { type: "tableRow" }>;
type Position = NonNullable<Root["position"]>;

const none: readonly Figure[] = [];

/**
 * A checked answer: Markdown with its figures and citations. Images and HTML are never rendered, and only addresses of its sources are
 * links.
 */
export function MarkdownAnswer({
  text,
  figures,
  sources,
  isUnchecked = false,
  onCite,
}: {
  text: string;
  figures: readonly Figure[];
  sources: readonly Source[];
  /** It is still being written: which of its numbers are private is not known. */
  isUnchecked?: boolean;
  /** A citation was pressed. */
  onCite: (number: number) => void;
}): ReactNode {
  const areHidden = useAreAmountsHidden();
  const root = useMemo(() => {
    // Without definitions "[1]" stays a citation, whatever addresses the text lists below.
    const plain = { disable: { null: ["definition", "htmlFlow", "htmlText"] } };
    return fromMarkdown(text, { extensions: [gfmTable(), plain], mdastExtensions: [gfmTableFromMarkdown()] });
  }, [text]);
  const numbers = useMemo(() => new Set(sources.map((source) => source.number)), [sources]);
  // A figure whose citation follows in its line needs no number of its own.
  const numbered = useMemo(
    () =>
      figures.map((figure) =>
        nextCitation(text, figure.end) === figure.sourceNumber ? { ...figure, sourceNumber: null } : figure,
      ),
    [figures, text],
  );
  const links = useMemo(() => new Set(sources.flatMap(({ href }) => (href === null ? [] : [href]))), [sources]);

  const code = ({ value }: { value: string }): string => (areHidden ? withoutAmounts(value) : value);
  const run = ({ value, position }: { value: string; position?: Position | undefined }): ReactNode => {
    const offsets = sourceOffsets(value, text, position?.start.offset ?? 0, position?.end.offset ?? text.length);
    return (
      <GroundedText
        text={areHidden && isUnchecked ? withoutAmounts(value) : value}
        figures={offsets === null || isUnchecked ? none : figuresIn(numbered, offsets)}
        sourceNumbers={numbers}
        onCite={onCite}
      />
    );
  };

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
          <h4 key={key} className={classNames("mt-1h size-body strong", styles.heading)}>
            {children()}
          </h4>
        );
      case "list":
        return node.ordered === true ? (
          <ol key={key} start={node.start ?? 1} className={classNames("grid gap-1", styles.ordered)}>
            {children()}
          </ol>
        ) : (
          <ul key={key} className={classNames("grid gap-1", styles.bullets)}>
            {children()}
          </ul>
        );
      case "listItem":
        return <li key={key}>{children()}</li>;
      case "blockquote":
        return (
          <blockquote key={key} className={classNames("soft", styles.quoted)}>
            {children()}
          </blockquote>
        );
      case "table":
        return (
          <div key={key} className="edge min-0 round-control">
            <DataTable
              caption={wordsOf(node.children[0])}
              columns={(node.children[0]?.children ?? []).map((head, place) => ({
                id: String(place),
                head: head.children.map((child, at) => render(child, at)),
                align: "start" as const,
                render: ({ children: cells }: TableLine) =>
                  cells[place]?.children.map((child, at) => render(child, at)),
              }))}
              rows={node.children.slice(1)}
              keyOf={({ position }, index) => position?.start.offset ?? index}
              hasRowHeads={false}
              frame="wide"
              isRoomy
              className={styles.table}
            />
          </div>
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
      case "text":
        return <span key={key}>{run(node)}</span>;
      case "inlineCode":
        return <code key={key}>{code(node)}</code>;
      case "code":
        return (
          <pre key={key} className="max-full scroll py-2h px-3 round-control on-raised size-secondary">
            {code(node)}
          </pre>
        );
      case "break":
        return <br key={key} />;
      case "thematicBreak":
        return <hr key={key} className="full edge-none edge-top" />;
      case "html":
        return <span key={key}>{node.value}</span>;
      case "image":
        return <span key={key}>{node.alt}</span>;
      default:
        return null;
    }
  };

  return (
    <div className={classNames("grid gap-2h min-0 size-body break", styles.answer)}>
      {root.children.map((node, index) => render(node, index))}
    </div>
  );
}

/** The source that the rest of a line cites first; null: none. */
function nextCitation(text: string, from: number): number | null {
  const line = text.slice(from, from + 400).split("\n", 1)[0] ?? "";
  const number = /\[(\d{1,3})\]/.exec(line)?.[1];
  return number === undefined ? null : Number(number);
}

/** The figures that lie in a run, counted from its beginning. */
function figuresIn(figures: readonly Figure[], offsets: readonly number[]): Figure[] {
  const first = offsets[0] ?? 0;
  const end = offsets.at(-1) ?? 0;
  return figures
    .filter((figure) => figure.start >= first && figure.end <= end)
    .map((figure) => {
      const start = offsets.indexOf(figure.start);
      return { ...figure, start, end: start + figure.text.length };
    });
}

function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node && Array.isArray(node.children)
    ? node.children.map(wordsOf).filter(Boolean).join(", ")
    : "";
}
