import type { ChatMessage } from "#contract/conversations.ts";

/** An answer as plain Markdown with its sources, to paste elsewhere. */
export function copyText(message: Pick<ChatMessage, "content" | "sources">): string {
  if (message.sources.length === 0) return message.content;
  const sources = message.sources.map(({ number, title, provider, asOf, href }) =>
    [`[${number}] ${title}`, provider, asOf, href?.startsWith("https://") === true ? href : null]
      .filter((part) => part !== null)
      .join(", "),
  );
  return `${message.content}\n\nSources:\n${sources.join("\n")}\n`;
}
