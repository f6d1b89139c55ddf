import type { ChatMessage } from "#contract/conversations.ts";

type Node = Pick<ChatMessage, "id" | "parentId">;

/** The messages from the beginning to `headId`; to the newest where it names none. */
export function branchTo<M extends Node>(messages: readonly M[], headId: string | null): M[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: M[] = [];
  let message = byId.get(headId ?? "") ?? messages.at(-1);
  while (message !== undefined && !branch.includes(message)) {
    branch.unshift(message);
    message = message.parentId === null ? undefined : byId.get(message.parentId);
  }
  return branch;
}

/** The messages that follow the same one, this among them, in the order they were made. */
export function versionsOf<M extends Node>(messages: readonly M[], message: M): M[] {
  return messages.filter(({ parentId }) => parentId === message.parentId);
}

/** The newest message of the branch that goes on from this one. */
export function leafOf(messages: readonly Node[], id: string): string {
  let leaf = id;
  for (;;) {
    const next = messages.filter(({ parentId }) => parentId === leaf).at(-1);
    if (next === undefined) return leaf;
    leaf = next.id;
  }
}
