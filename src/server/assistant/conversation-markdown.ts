import type { ChatMessage, Conversation } from "#contract/conversations.ts";

/** The branch that was shown last, as Markdown with the sources of each answer and how its numbers were found. */
export function conversationMarkdown(conversation: Conversation): string {
  const blocks = branchOf(conversation).flatMap((message) =>
    message.type === "user"
      ? [`## You, ${message.timestamp}`, message.content]
      : [
          `## ${message.model === null ? "Bellwether (computed, no AI)" : `AI (${message.model})`}, ${message.timestamp}`,
          message.content,
          ...(message.total === 0 ? [] : [`${message.matched} of ${message.total} figures matched to data.`]),
          ...notFound(message),
          ...sources(message),
        ],
  );
  return `${[`# ${conversation.title}`, ...blocks, "Information, not advice."].join("\n\n")}\n`;
}

/** From the beginning to the message that was shown last; the newest where none is noted. */
export function branchOf(conversation: Pick<Conversation, "headId" | "messages">): ChatMessage[] {
  const byId = new Map(conversation.messages.map((message) => [message.id, message]));
  const branch: ChatMessage[] = [];
  let message = byId.get(conversation.headId ?? conversation.messages.at(-1)?.id ?? "");
  while (message !== undefined && !branch.includes(message)) {
    branch.unshift(message);
    message = message.parentId === null ? undefined : byId.get(message.parentId);
  }
  return branch;
}

function notFound(message: ChatMessage): string[] {
  const missing = message.figures.filter((figure) => figure.state === "not-found");
  return missing.length === 0 ? [] : [`Not found in data: ${missing.map((figure) => figure.text).join(", ")}.`];
}

function sources(message: ChatMessage): string[] {
  if (message.sources.length === 0) return [];
  const lines = message.sources.map((source) => {
    const from = [source.provider, source.status, source.asOf].filter((part) => part !== null).join(", ");
    const link = source.href?.startsWith("https://") === true ? ` ${source.href}` : "";
    return `${source.number}. ${source.title} (${from})${link}`;
  });
  return [`Sources:\n\n${lines.join("\n")}`];
}
