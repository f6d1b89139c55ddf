import type { ChatMessage } from "#contract/conversations.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { filesOf, historyOf, newestFiles } from "./branch.ts";
import type { AnswerTask } from "./answer-task.ts";
import { titleOf } from "./conversation-title.ts";
import type { FindConversation } from "./find-conversation.ts";
import type { KeptMessage, KeptOfQuestion } from "./kept-message.ts";
import { type Attachment, readableAttachment } from "./readable-attachment.ts";
import type { Listener } from "./runs.ts";
import type { ConversationStore } from "./store.ts";
import type { Turn, Turns } from "./turns.ts";

interface QuestionOptions {
  store: ConversationStore;
  find: FindConversation;
  turns: Turns;
}

/** Questions of conversations and their answers. */
export function createQuestions({ store, find, turns }: QuestionOptions) {
  return {
    /** Adds the question and begins its answer, whose events go to `listener`. */
    async send(
      userId: string,
      input: {
        id: string;
        text: string;
        mode: ChatMessage["mode"];
        context: AnswerTask["context"];
        attachments: readonly Attachment[];
        parentId?: string | null | undefined;
      },
      listener: Listener,
    ): Promise<Refusal | null> {
      const row = await find(userId, input.id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, input.id);
      const parentId = input.parentId === undefined ? row.headId : input.parentId;
      if (parentId !== null && messages.every(({ shown }) => shown.id !== parentId)) return refuse("message-not-found");
      const full = turns.refusalOf(messages, 2);
      if (full !== null) return full;
      const attachments = input.attachments.map(readableAttachment);
      const { mode, context } = input;
      const question = turns.question({ content: input.text, parentId, mode }, { context, attachments });
      const begun = await turns.begin(
        userId,
        row,
        {
          question,
          questionId: question.shown.id,
          task: { ...taskOf(messages, question), isFresh: false },
        },
        listener,
      );
      if (begun instanceof Refusal) return begun;
      if (messages.length === 0 && !row.hasOwnTitle) await store.change(userId, row.id, { title: titleOf(input.text) });
      return null;
    },

    /** One of the user's questions, with what it was asked with. */
    async question(
      userId: string,
      id: string,
      messageId: string,
    ): Promise<{ text: string; mode: ChatMessage["mode"]; context: AnswerTask["context"] } | Refusal> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, id);
      const question = messages.find(({ shown }) => shown.id === messageId && shown.type === "user");
      if (question === undefined) return refuse("message-not-found");
      const { content, mode } = question.shown;
      return { text: content, mode, context: (question.kept as KeptOfQuestion).context };
    },

    /** One answer of a conversation; null: it or the conversation was deleted. */
    async answer(userId: string, id: string, answerId: string): Promise<ChatMessage | null> {
      const messages = await store.messages(userId, id);
      return messages.find(({ shown }) => shown.id === answerId)?.shown ?? null;
    },

    /** Answers a question once more, beside the answers it has. */
    async retry(
      userId: string,
      {
        id,
        messageId,
        mode,
        computedOnly,
      }: { id: string; messageId: string; mode?: ChatMessage["mode"] | undefined; computedOnly: boolean },
      listener: Listener,
    ): Promise<Refusal | null> {
      const row = await find(userId, id);
      if (row instanceof Refusal) return row;
      const messages = await store.messages(userId, id);
      const question = messages.find(({ shown }) => shown.id === messageId && shown.type === "user");
      if (question === undefined) return refuse("message-not-found");
      const full = turns.refusalOf(messages, 1);
      if (full !== null) return full;
      const task = taskOf(messages, question);
      const begun = await turns.begin(
        userId,
        row,
        {
          question: null,
          questionId: messageId,
          task: { ...task, mode: mode ?? task.mode, isFresh: true },
          computedOnly,
        },
        listener,
      );
      return begun instanceof Refusal ? begun : null;
    },
  };
}

/** The task of a question, after the branch that it follows. */
function taskOf(messages: readonly KeptMessage[], { shown, kept }: KeptMessage): Omit<Turn["task"], "isFresh"> {
  const { content, parentId, mode } = shown;
  const { context, attachments } = kept as KeptOfQuestion;
  return {
    question: content,
    attachments: newestFiles([...filesOf(messages, parentId), ...attachments]),
    history: historyOf(messages, parentId, context.amounts),
    mode,
    context,
  };
}
