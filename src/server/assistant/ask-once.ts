import type { ChatMessage } from "#contract/conversations.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { AnswerTask } from "./answer-task.ts";
import { titleOf } from "./conversation-title.ts";
import type { FindConversation } from "./find-conversation.ts";
import type { ConversationStore } from "./store.ts";
import type { Turns } from "./turns.ts";

/**
 * Asks a question by itself, without the history of its conversation, once for the id of its message: again, the answer that was begun is
 * returned. It goes to the end of its conversation, which is made where it is missing; to another one where that is full.
 */
export function createAskOnce({
  store,
  find,
  turns,
  maximum,
}: {
  store: ConversationStore;
  find: FindConversation;
  turns: Turns;
  /** Conversations of a user. */
  maximum: number;
}) {
  return async (
    userId: string,
    asked: {
      conversationId: string;
      otherConversationId: string;
      questionId: string;
      text: string;
      mode: ChatMessage["mode"];
      context: AnswerTask["context"];
    },
  ): Promise<{ conversationId: string; answerId: string } | Refusal> => {
    for (const id of [asked.conversationId, asked.otherConversationId]) {
      if ((await store.one(userId, id)) === null) {
        if ((await store.count(userId)) >= maximum) return refuse("too-many-conversations", { values: { maximum } });
        await store.add(userId, { id, title: titleOf(asked.text), hasOwnTitle: true, model: null });
      }
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, id);
      const earlier = messages.find(({ shown }) => shown.type === "assistant" && shown.parentId === asked.questionId);
      if (earlier !== undefined) return { conversationId: id, answerId: earlier.shown.id };
      const refusal = turns.refusalOf(messages, 2);
      if (refusal?.code === "conversation-full") continue;
      if (refusal !== null) return refusal;
      const { text, mode, context, questionId } = asked;
      const { shown, kept } = turns.question(
        { content: text, parentId: row.headId, mode },
        { context, attachments: [] },
      );
      const begun = await turns.begin(
        userId,
        row,
        {
          question: { shown: { ...shown, id: questionId }, kept },
          questionId,
          task: { question: text, attachments: [], history: [], mode, context, isFresh: true },
        },
        () => {},
      );
      return begun instanceof Refusal ? begun : { conversationId: id, answerId: begun.answerId };
    }
    return turns.full();
  };
}
