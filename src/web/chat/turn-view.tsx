import { memo } from "react";
import type { ReactNode } from "react";
import type { ChatMessage, Proposal } from "#contract/conversations.ts";
import { formatDayOfWeek } from "../format/format-date.ts";
import { localDay } from "../format/local-day.ts";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import { showToast } from "../ui/toast.ts";
import { leafOf, versionsOf } from "./branches.ts";
import styles from "./chat.module.css";
import { copyText } from "./copy-text.ts";
import { AnswerView, QuestionView } from "./message-view.tsx";
import type { LiveAnswer } from "./live-answer.ts";

/** Actions that a turn can start in its conversation; the same functions as long as it is on the screen. */
export interface TurnActions {
  /** Puts a question into the box, to be sent again as another version. */
  readonly onEdit: (message: ChatMessage) => void;
  readonly onCite: (messageId: string, number: number | null) => void;
  readonly onAsk: (question: string) => void;
  /** Asks, and takes the focus from the button that goes away. */
  readonly onFollowUp: (question: string) => void;
  readonly onShow: (leafId: string) => void;
  /** Answers a question once more; computed: without a model. */
  readonly onRetry: (messageId: string, computed: boolean) => void;
  readonly onProposal: (messageId: string, proposal: Proposal) => void;
}

/**
 * One message of a conversation, under its day if it is the day's first. It is drawn again only if something of its own
 * changes, so that typing below a long conversation and following an answer stay smooth.
 */
export const TurnView = memo(function TurnView({
  message,
  before,
  isLast,
  messages,
  conversationId,
  isRunning,
  live,
  initials,
  actions: { onEdit, onCite, onAsk, onFollowUp, onShow, onRetry, onProposal },
}: {
  message: ChatMessage;
  before: ChatMessage | undefined;
  isLast: boolean;
  /** The conversation with all its branches. */
  messages: readonly ChatMessage[];
  conversationId: string | null;
  /** An answer is being written. */
  isRunning: boolean;
  /** What is known of this answer while it is written. */
  live: LiveAnswer | null;
  initials: string;
  actions: TurnActions;
}): ReactNode {
  const day = dayOf(message);
  const ids = versionsOf(messages, message).map(({ id }) => id);
  const versions = { at: ids.indexOf(message.id), ids };
  const show = (id: string): void => onShow(leafOf(messages, id));
  const { parentId } = message;
  const retry = parentId === null || isRunning ? null : (computed: boolean) => onRetry(parentId, computed);
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
          live={live}
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
          onProposal={(proposal) => onProposal(message.id, proposal)}
          onFollowUp={isLast && !isRunning ? onFollowUp : null}
        />
      )}
    </div>
  );
});

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
