import { useDeferredValue } from "react";
import type { ReactNode, RefObject, UIEventHandler } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./chat.module.css";
import { chatProblemWords } from "./chat-problem-words.ts";
import { PendingView, QuestionView, UnsentView } from "./message-view.tsx";
import { type TurnActions, TurnView } from "./turn-view.tsx";
import type { OpenConversation } from "./use-conversation.ts";
import type { SentQuestion } from "./use-sent-question.ts";

const alone = { at: 0, ids: [] };

/** The messages of a conversation, with the question on its way or the one that couldn't be sent. */
export function ConversationLog({
  conversationId,
  chat,
  messages,
  shown,
  log,
  onScroll,
  initials,
  actions,
  onNew,
  onSendAgain,
  onQuestions,
}: {
  conversationId: string | null;
  chat: OpenConversation;
  /** The conversation with all its branches, and the branch on the screen. */
  messages: readonly ChatMessage[];
  shown: readonly ChatMessage[];
  log: RefObject<HTMLDivElement | null>;
  onScroll: UIEventHandler<HTMLElement>;
  initials: string;
  actions: TurnActions;
  onNew: () => void;
  onSendAgain: () => void;
  /** Shows everything that can be asked. */
  onQuestions: () => void;
}): ReactNode {
  const { sending, unsent, live } = chat;
  // All turns change their buttons with it, which can follow a moment later.
  const isRunning = useDeferredValue(chat.isRunning);
  return (
    <div
      ref={log}
      className={classNames("relative grow min-h-0 scroll-y pt-3 pb-5 px-4", styles.log)}
      role="log"
      aria-live="off"
      aria-label={assistantText.chat.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      onScroll={onScroll}
    >
      {chat.loadProblem !== null ? (
        <LoadProblem problem={chat.loadProblem} onNew={onNew} onRetry={chat.retryLoading} />
      ) : chat.isPending && sending === null ? (
        <div className={classNames("grid gap-3h mx-auto", styles.loading)}>
          <output className="visually-hidden">{assistantText.chat.loading}</output>
          <Skeleton height={20} width="50%" />
          <Skeleton height={90} />
          <Skeleton height={20} width="40%" />
          <Skeleton height={90} />
        </div>
      ) : shown.length === 0 && sending === null && unsent === null ? (
        <div className={classNames("grid gap-2 full-height text-centre", styles.welcome)}>
          <h2>{assistantText.chat.greeting}</h2>
          <p className="soft">{assistantText.chat.promise}</p>
          <p>
            <Button onClick={onQuestions}>{text.palette.canAsk}</Button>
          </p>
        </div>
      ) : (
        shown.map((message, index) => (
          <TurnView
            key={message.id}
            message={message}
            before={shown[index - 1]}
            isLast={index === shown.length - 1}
            messages={messages}
            conversationId={conversationId}
            isRunning={isRunning}
            live={live?.messageId === message.id ? live : null}
            initials={initials}
            actions={actions}
          />
        ))
      )}
      {sending === null ? null : (
        <div className={classNames("mx-auto", styles.turn)}>
          <QuestionView
            message={asMessage(sending)}
            initials={initials}
            versions={alone}
            onShow={() => undefined}
            onEdit={null}
          />
          <PendingView question={sending.text} symbols={sending.context.symbols ?? []} />
        </div>
      )}
      {unsent === null || sending !== null ? null : (
        <div className={classNames("mx-auto", styles.turn)}>
          <UnsentView
            question={asMessage(unsent)}
            reason={chat.problem === null ? "" : chatProblemWords(chat.problem)}
            initials={initials}
            onRetry={onSendAgain}
          />
        </div>
      )}
    </div>
  );
}

function LoadProblem({
  problem: { code, status },
  onNew,
  onRetry,
}: {
  problem: NonNullable<OpenConversation["loadProblem"]>;
  onNew: () => void;
  onRetry: () => void;
}): ReactNode {
  const isMissing = status === 404;
  return (
    <Alert>
      {code === "conversation-not-found" ? assistantText.chat.notFound : assistantText.chat.failed}{" "}
      <Button size="small" onClick={isMissing ? onNew : onRetry}>
        {isMissing ? assistantText.chat.newChat : text.ui.retry}
      </Button>
    </Alert>
  );
}

function asMessage({
  text: content,
  at,
  attachments,
}: SentQuestion): Pick<ChatMessage, "content" | "timestamp" | "attachments"> {
  return {
    content,
    timestamp: at,
    attachments: attachments.map(({ name, text: words }) => ({ name, characters: words.length })),
  };
}
