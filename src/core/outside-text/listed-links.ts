import { fromMarkdown } from "mdast-util-from-markdown";

/** An answer with only listed links, and the links that were removed. */
export interface ListedLinks {
  readonly text: string;
  readonly removed: readonly string[];
}

/** Keeps the words of unlisted links and drops their targets. Images, definitions and HTML are removed. */
export function listedLinksOnly(markdown: string, allowed: readonly string[]): ListedLinks {
  const listed = new Set(allowed.map(comparable));
  const removed = new Set<string>();
  // A value in a link target would leak with it.
  const isListed = (target: string) => !/\{\{|%7B%7B/i.test(target) && listed.has(comparable(target));
  let text = markdown;
  // The remaining text may form a link once its neighbours are removed.
  for (let round = 0; round < 5; round += 1) {
    const next = withoutNodes(text, isListed, removed);
    if (next === text) break;
    text = next;
  }
  return { text: withoutBareAddresses(text, isListed, removed), removed: [...removed] };
}

/** The parts of a syntax tree that matter here. */
interface Node {
  readonly type: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly children?: readonly Node[];
  readonly position?:
    | { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
    | undefined;
}

function withoutNodes(text: string, isListed: (target: string) => boolean, removed: Set<string>): string {
  const edits: { start: number; end: number; kept: string }[] = [];
  const visit = (node: Node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const replace = (kept: string, target: string) => {
      removed.add(target);
      edits.push({ start, end, kept });
    };
    switch (node.type) {
      case "image":
        replace(node.alt ?? "", node.url ?? "");
        return;
      case "imageReference":
        replace(node.alt ?? "", "an image");
        return;
      case "html":
        replace("", text.slice(start, end).slice(0, 200));
        return;
      case "definition":
        replace("", node.url ?? "");
        return;
      case "link":
        if (!isListed(node.url ?? "")) {
          const [first, last] = [node.children?.at(0), node.children?.at(-1)];
          const words = text.slice(first?.position?.start.offset ?? start, last?.position?.end.offset ?? start);
          // An address used as its own link text is removed with it.
          replace(/^<|^https?:|^www\./i.test(text.slice(start, end)) ? "(link removed)" : words, node.url ?? "");
          return;
        }
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(fromMarkdown(text) as Node);
  let edited = text;
  for (const { start, end, kept } of edits.sort((a, b) => b.start - a.start))
    edited = edited.slice(0, start) + kept + edited.slice(end);
  return edited;
}

const address =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:)?\/\/(?=[^\s/])[^\s<>"'`\])}]+|\bwww\.[^\s<>"'`\])}]+|\b(?:javascript|vbscript|data|file|mailto|blob):[^\s<>"'`\])}]+/gi;

/** Finds addresses in plain text. Those inside a listed link stay. */
function withoutBareAddresses(text: string, isListed: (target: string) => boolean, removed: Set<string>): string {
  return text.replaceAll(address, (match) => {
    const target = match.replace(/[.,;:!?]+$/, "");
    // A closing bracket can belong to the address: ".../Stock_(finance)".
    if (isListed(target) || isListed(`${target})`)) return match;
    removed.add(target);
    return `(link removed)${match.slice(target.length)}`;
  });
}

function comparable(target: string): string {
  return target.trim().replace(/#.*$/, "").replace(/\/$/, "");
}
