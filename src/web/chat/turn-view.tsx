import type { ReactNode } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { localDay } from "../format/local-day.ts";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import { showToast } from "../ui/toast.ts";
import { leafOf, versionsOf } from "./branches.ts";
import styles from "./chat.module.css";
import { copyText } from "./copy-text.ts";
import { AnswerView, QuestionView } from "./message-view.tsx";
import type { OpenConversation } from "./use-conversation.ts";

/** Actions that a turn can start in its conversation. */
export interface TurnActions {
  /** Puts a question into the box, to be sent again as another version. */
  readonly onEdit: (message: ChatMessage) => void;
  readonly onCite: (messageId: string, number: number | null) => void;
  readonly onAsk: (question: string) => void;
  /** Asks, and takes the focus from the button that goes away. */
  readonly onFollowUp: (question: string) => void;
}

/** One message of a conversation, under its day if it is the day's first. */
export function TurnView({
  message,
  before,
  isLast,
  messages,
  conversationId,
  chat,
  mode,
  initials,
  actions: { onEdit, onCite, onAsk, onFollowUp },
}: {
  message: ChatMessage;
  before: ChatMessage | undefined;
  isLast: boolean;
  /** The conversation with all its branches. */
  messages: readonly ChatMessage[];
  conversationId: string | null;
  chat: OpenConversation;
  /** Mode in which an answer is tried again. */
  mode: ChatMessage["mode"];
  initials: string;
  actions: TurnActions;
}): ReactNode {
  const { isRunning, live } = chat;
  const day = dayOf(message);
  const ids = versionsOf(messages, message).map(({ id }) => id);
  const versions = { at: ids.indexOf(message.id), ids };
  const show = (id: string): void => void chat.show(leafOf(messages, id));
  const { parentId } = message;
  const retry =
    parentId === null || isRunning ? null : (computed: boolean) => void chat.retry(parentId, mode, computed);
  return (
    <div className={classNames("mx-auto", styles.turn)}>
      {before !== undefined && dayOf(before) === day ? null : (
        <p className={classNames("row gap-3 pt-1 pb-3 px-0 soft size-secondary", styles.day)}>{formatDayOfWeek(day)}</p>
      )}
      {message.type === "user" ? (
        <QuestionView
          message={message}
          initials={initials}
          versions={versions}
          onShow={show}
          onEdit={isRunning ? null : () => onEdit(message)}
        />
      ) : (
        <AnswerView
          message={message}
          question={before?.content ?? ""}
          live={live?.messageId === message.id ? live : null}
          conversationId={conversationId}
          versions={versions}
          onShow={show}
          onCite={(number) => onCite(message.id, number)}
          onSources={() => onCite(message.id, null)}
          onContinue={
            isLast && !isRunning && isCutOff(message) ? () => onAsk(assistantText.chat.continueQuestion) : null
          }
          onCompute={message.state === "failed" && retry !== null ? () => retry(true) : null}
          onRetry={retry === null ? null : () => retry(false)}
          onCopy={() => void copy(message)}
          onAsk={isRunning ? null : onAsk}
          onProposal={(proposal) => chat.putProposal(message.id, proposal)}
          onFollowUp={isLast && !isRunning ? onFollowUp : null}
        />
      )}
    </div>
  );
}

async function copy(message: ChatMessage): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyText(message));
    showToast(assistantText.chat.copied);
  } catch {
    showToast(assistantText.chat.copyFailed);
  }
}

/** True for an answer whose rest can be asked for. */
function isCutOff({ notices }: ChatMessage): boolean {
  return notices.some(({ code }) => code === "cut-off");
}

/** The user's day of a message: YYYY-MM-DD. */
function dayOf({ timestamp }: ChatMessage): string {
  return localDay(Date.parse(timestamp));
}
