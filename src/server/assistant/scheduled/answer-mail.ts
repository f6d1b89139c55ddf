import type { ChatMessage } from "#contract/conversations.ts";
import type { Words } from "#core/words/shape.ts";
import type { Mail } from "../../mail/mail.ts";

type ScheduledWords = Words["notices"]["scheduledAnswer"];

const maxSubject = 120;

/** An answer as a mail in plain text: the same words and figures, with its sources. Tables and charts stay in the app. */
export function answerMail(
  question: string,
  answer: Pick<ChatMessage, "content" | "sources" | "model" | "timestamp">,
  { to, href, words }: { readonly to: string; readonly href: string; readonly words: ScheduledWords },
): Mail {
  const subject = question.replaceAll(/\s+/g, " ").trim();
  return {
    to,
    subject: `Bellwether: ${subject.length > maxSubject ? `${subject.slice(0, maxSubject - 1)}…` : subject}`,
    text: [
      plainText(answer.content, words.table),
      ...(answer.sources.length === 0 ? [] : [sourcesText(answer.sources, words.sources)]),
      answer.model === null ? words.computed : words.written(answer.model),
      words.page(href),
      words.schedule,
    ].join("\n\n"),
    html: null,
    images: [],
    unsubscribeUrl: null,
  };
}

/** Markdown without its marks. */
function plainText(content: string, table: string): string {
  return content
    .replaceAll(/\[\[table [^\]]*\]\]/g, () => table)
    .replaceAll(/\[\[[^\]]*\]\]\n*/g, "")
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function sourcesText(sources: ChatMessage["sources"], title: string): string {
  const lines = sources.map(
    (source) =>
      `[${source.number}] ${source.title} (${[source.provider, source.asOf].filter((part) => part !== null).join(", ")})`,
  );
  return `${title}\n${lines.join("\n")}`;
}
