import type { Words } from "#core/words/shape.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import type { Queries } from "../../database/open-database.ts";
import type { NewMail } from "../../mail/store.ts";
import type { ReaderWords } from "../../settings/reader-words.ts";
import type { Conversations } from "../conversations.ts";
import { answerMail } from "./answer-mail.ts";
import type { KeptQuestion, ScheduledQuestionStore } from "./store.ts";

/** How an answer reaches its user besides the app. */
export interface Delivery {
  readonly mail: {
    readonly isSetUp: boolean;
    readonly post: (mails: readonly NewMail[], queries: Queries) => Promise<void>;
  };
  readonly push: {
    readonly post: (
      userId: string,
      key: string,
      notification: { title: string; body: string; path: string; tag: string; topic: string },
      queries: Queries,
    ) => Promise<void>;
    readonly wake: () => void;
  };
  /** Null: the address isn't confirmed. */
  readonly confirmedAddressOf: (userId: string) => Promise<string | null>;
  readonly words: ReaderWords;
  readonly appUrl: URL;
}

/** Delivers the answers of scheduled questions. */
export function createAnswerDelivery({
  store,
  conversations,
  delivery,
}: {
  store: ScheduledQuestionStore;
  conversations: Pick<Conversations, "answer">;
  delivery: Delivery;
}) {
  /** False: there is no answer yet, or none any more. */
  return async (question: KeptQuestion): Promise<boolean> => {
    const { userId, conversationId, pendingAnswerId } = question;
    const answer =
      conversationId === null || pendingAnswerId === null
        ? null
        : await conversations.answer(userId, conversationId, pendingAnswerId);
    if (answer?.state === "running") return false;
    if (answer === null || conversationId === null) {
      await store.delivered(question);
      return false;
    }
    const to = question.mail && delivery.mail.isSetUp ? await delivery.confirmedAddressOf(userId) : null;
    const words = (await delivery.words.ofUser(userId)).notices.scheduledAnswer;
    const key = `question ${answer.id}`;
    const place = `/chat?c=${encodeURIComponent(conversationId)}`;
    await store.transaction(async (queries) => {
      if (to !== null)
        await delivery.mail.post(
          [
            {
              userId,
              key,
              mail: answerMail(question.question, answer, { to, words, href: new URL(place, delivery.appUrl).href }),
            },
          ],
          queries,
        );
      if (question.push) await delivery.push.post(userId, key, notificationOf(question, answer, place, words), queries);
      await store.delivered(question, queries);
    });
    if (question.push) delivery.push.wake();
    return true;
  };
}

/** Has no word of the answer: a locked screen shows it. */
function notificationOf(
  { id, question }: KeptQuestion,
  answer: ChatMessage,
  path: string,
  words: Words["notices"]["scheduledAnswer"],
) {
  return {
    title: question.length > 80 ? `${question.slice(0, 79)}…` : question,
    body: answer.state === "done" ? words.answered : words.failed,
    path,
    tag: `question ${answer.id}`,
    topic: `question ${id}`,
  };
}
