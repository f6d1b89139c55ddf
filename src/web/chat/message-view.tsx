import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconPencil,
  IconRefresh,
  IconSparkles,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ChatMessage, Proposal } from "#contract/conversations.ts";
import { apologyFor } from "#core/assistant/apology.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { FigureCount } from "../assistant/figure-count.tsx";
import { MarkdownAnswer } from "../assistant/markdown-answer.tsx";
import { ModelBadge } from "../assistant/model-badge.tsx";
import { fixed } from "../format/number-format.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AnswerSteps } from "./answer-steps.tsx";
import styles from "./chat.module.css";
import type { LiveAnswer } from "./live-answer.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { SaveNoteButton } from "./save-note-button.tsx";
import { ScheduleButton } from "./schedule-button.tsx";
import { firstWords, stepUnderWay } from "./step-words.ts";
import { UnderstoodChips } from "./understood-chips.tsx";

const icon = { size: 15, stroke: 1.8, "aria-hidden": true } as const;

/** A question, with the versions it was asked in. */
export function QuestionView({
  message,
  initials,
  versions,
  onShow,
  onEdit,
}: {
  message: Pick<ChatMessage, "content" | "timestamp" | "attachments">;
  initials: string;
  versions: { readonly at: number; readonly ids: readonly string[] };
  onShow: (id: string) => void;
  /** Null: it cannot be edited now. */
  onEdit: (() => void) | null;
}): ReactNode {
  return (
    <article
      className={classNames("grid gap-y-0 gap-x-3 py-2h px-0", styles.question)}
      aria-label={assistantText.chat.you}
    >
      <span className={classNames("grid place-center strong w-26 h-26", styles.avatar)} aria-hidden="true">
        {initials}
      </span>
      <div className="grid gap-2h min-0 pt-half">
        <p className={classNames("size-body medium break", styles.asked)}>{message.content}</p>
        {message.attachments.length === 0 ? null : (
          <p className={classNames("soft secondary", styles.quiet)}>
            {message.attachments.map(({ name }) => name).join(", ")}
          </p>
        )}
      </div>
      <div className="flex items-start gap-1 soft size-secondary">
        <Versions versions={versions} onShow={onShow} />
        {onEdit === null ? null : (
          <IconButton
            label={assistantText.chat.edit}
            title={assistantText.chat.edit}
            className="min-h-24 w-24 min-w-24 h-24"
            onClick={onEdit}
          >
            <IconPencil {...icon} />
          </IconButton>
        )}
        <span className="pt-1">
          <RelativeTime at={message.timestamp} />
        </span>
      </div>
    </article>
  );
}

/** An answer: its words as they come, then with every number checked. */
export function AnswerView({
  message,
  question,
  live,
  conversationId,
  versions,
  onShow,
  onCite,
  onSources,
  onRetry,
  onContinue,
  onCompute,
  onCopy,
  onAsk,
  onProposal,
  onFollowUp,
}: AnswerActions & {
  message: ChatMessage;
  /** What it answers. */
  question: string;
  /** What is known of it while it is written. */
  live: LiveAnswer | null;
  conversationId: string | null;
  versions: { readonly at: number; readonly ids: readonly string[] };
  onCite: (number: number) => void;
  /** Asks another question; null: an answer is under way. */
  onAsk: ((question: string) => void) | null;
  onProposal: (proposal: Proposal) => void;
  /** Asks one of the questions that go on from it; null: it isn't the last answer. */
  onFollowUp: ((question: string) => void) | null;
}): ReactNode {
  const isRunning = message.state === "running";
  const isFailed = message.state === "failed" || message.state === "interrupted";
  const waitingFor = live?.tools.findLast(({ summary }) => summary === null);
  const doing =
    waitingFor !== undefined
      ? stepUnderWay(waitingFor.name, waitingFor.input)
      : message.content !== ""
        ? assistantText.chat.writing
        : live === null || live.tools.length === 0
          ? firstWords(question, [])
          : assistantText.chat.thinking;
  // A text that wasn't clear gets no answer but the questions that it may mean: they are what there is to do.
  const isChoice = isWithoutData(message) && message.followUps.length > 0;
  const followUps =
    onFollowUp === null || message.followUps.length === 0 ? null : (
      <ul
        className={classNames("flex wrap gap-2 mt-2h p-0", styles.followUps)}
        aria-label={assistantText.chat.followUps}
      >
        {message.followUps.map((next) => (
          <li key={next} className="phone-full">
            <button
              className="min-h-28 edge-strong text-start touch-min-h-44 phone-full hover-on-accent py-1 px-3"
              type="button"
              onClick={() => onFollowUp(next)}
            >
              {next}
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <article
      className={classNames("grid gap-y-0 gap-x-3", styles.reply)}
      aria-label={assistantText.chat.assistant}
      aria-busy={isRunning || undefined}
    >
      <span
        className={classNames("grid place-center strong w-26 h-26", styles.avatar, styles.spark)}
        aria-hidden="true"
      >
        <IconSparkles size={16} stroke={1.8} />
      </span>
      <div className="grid gap-2h min-0 pt-half">
        {isChoice ? null : (
          <AnswerSteps
            steps={isRunning ? (live?.tools ?? []) : message.tools}
            underWay={isRunning ? doing : null}
            milliseconds={message.milliseconds}
          />
        )}
        {isFailed ? (
          <p className="row wrap gap-1h amber medium">
            <IconAlertTriangle size={15} stroke={1.9} aria-hidden="true" />
            {assistantText.chat.errorTitle}
            {message.problem === null ? null : (
              <span className="soft normal">{answerProblemWords(message.problem)}</span>
            )}
          </p>
        ) : null}
        {isRunning ? null : <UnderstoodChips understood={message.understood} onAsk={onAsk} />}
        <MarkdownAnswer
          text={message.content}
          figures={message.figures}
          sources={message.sources}
          isUnchecked={isRunning}
          onCite={onCite}
        />
        {message.proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            conversationId={conversationId}
            onDecided={isRunning ? null : onProposal}
          />
        ))}
        {message.notices.map((notice) => (
          <p key={`${notice.code} ${notice.detail}`} className="py-1h px-2h round-control on-amber amber secondary">
            {notice.detail}
          </p>
        ))}
        {isChoice ? followUps : null}
        {isRunning ? null : (
          <AnswerFoot
            message={message}
            question={question}
            conversationId={conversationId}
            versions={versions}
            isFailed={isFailed}
            actions={{ onShow, onSources, onCopy, onContinue, onCompute, onRetry }}
          />
        )}
        {isChoice ? null : followUps}
      </div>
    </article>
  );
}

/** True where nothing was looked up for an answer by code. */
function isWithoutData({ model, state, total, sources, tools }: ChatMessage): boolean {
  return model === null && state === "done" && total === 0 && sources.length === 0 && tools.length === 0;
}

interface AnswerActions {
  readonly onShow: (id: string) => void;
  readonly onSources: () => void;
  readonly onCopy: () => void;
  /** Asks for the rest of an answer that was cut off; null: it is complete, or isn't the last one. */
  readonly onContinue: (() => void) | null;
  /** Answers it without a model, where one failed; null: none did. */
  readonly onCompute: (() => void) | null;
  /** Null: another answer is under way. */
  readonly onRetry: (() => void) | null;
}

/** A finished answer's counts, versions and actions. */
function AnswerFoot({
  message,
  question,
  conversationId,
  versions,
  isFailed,
  actions: { onShow, onSources, onCopy, onContinue, onCompute, onRetry },
}: {
  message: ChatMessage;
  question: string;
  conversationId: string | null;
  versions: { readonly at: number; readonly ids: readonly string[] };
  isFailed: boolean;
  actions: AnswerActions;
}): ReactNode {
  // Steps of help have no figures that could be missing.
  const isHelp = message.sources.length > 0 && message.sources.every(({ kind }) => kind === "help");
  const isBare = isWithoutData(message);
  return (
    <div className="row wrap gap-y-1 gap-x-2 soft size-secondary">
      {message.total === 0 && (isFailed || isHelp || isBare) ? null : (
        <FigureCount matched={message.matched} total={message.total} />
      )}
      {message.state === "stopped" ? <Badge>{assistantText.chat.stopped}</Badge> : null}
      {message.state === "interrupted" ? <Badge>{assistantText.chat.interrupted}</Badge> : null}
      {isFailed ? null : isBare ? (
        <Badge>{assistantText.assistant.computed}</Badge>
      ) : (
        <ModelBadge model={message.model} isReplayed={message.isReplayed} isAnswer />
      )}
      <Versions versions={versions} onShow={onShow} />
      {message.sources.length === 0 ? null : (
        <Button look="subtle" size="small" onClick={onSources}>
          {assistantText.assistant.sources(message.sources.length)}
        </Button>
      )}
      <Button look="subtle" size="small" icon={<IconCopy {...icon} />} onClick={onCopy}>
        {assistantText.chat.copy}
      </Button>
      {isFailed ? null : <SaveNoteButton message={message} />}
      {isFailed || conversationId === null || message.parentId === null || message.sources.length === 0 ? null : (
        <ScheduleButton conversationId={conversationId} messageId={message.parentId} question={question} />
      )}
      {onContinue === null ? null : (
        <Button size="small" onClick={onContinue}>
          {assistantText.chat.continue}
        </Button>
      )}
      {onCompute === null ? null : (
        <Button size="small" onClick={onCompute}>
          {assistantText.chat.compute}
        </Button>
      )}
      {onRetry === null ? null : (
        <Button look="subtle" size="small" icon={<IconRefresh {...icon} />} onClick={onRetry}>
          {assistantText.chat.retry}
        </Button>
      )}
      <span className="ml-auto phone-full phone-ml-0">{measureOf(message)}</span>
    </div>
  );
}

/** An answer that is not begun yet: what is looked up first, in the place that it will have. */
export function PendingView({ question, symbols }: { question: string; symbols: readonly string[] }): ReactNode {
  return (
    <article
      className={classNames("grid gap-y-0 gap-x-3", styles.reply)}
      aria-label={assistantText.chat.assistant}
      aria-busy="true"
    >
      <span
        className={classNames("grid place-center strong w-26 h-26", styles.avatar, styles.spark)}
        aria-hidden="true"
      >
        <IconSparkles size={16} stroke={1.8} />
      </span>
      <div className="grid gap-2h min-0 pt-half">
        <AnswerSteps steps={[]} underWay={firstWords(question, symbols)} milliseconds={null} />
      </div>
    </article>
  );
}

/** A question that never reached the server, and what the assistant says instead of an answer. */
export function UnsentView({
  question,
  reason,
  initials,
  onRetry,
}: {
  question: Parameters<typeof QuestionView>[0]["message"];
  reason: string;
  initials: string;
  onRetry: () => void;
}): ReactNode {
  return (
    <>
      <QuestionView
        message={question}
        initials={initials}
        versions={noVersions}
        onShow={() => undefined}
        onEdit={null}
      />
      <article className={classNames("grid gap-y-0 gap-x-3", styles.reply)} aria-label={assistantText.chat.assistant}>
        <span
          className={classNames("grid place-center strong w-26 h-26", styles.avatar, styles.spark)}
          aria-hidden="true"
        >
          <IconSparkles size={16} stroke={1.8} />
        </span>
        <div className="grid gap-2h min-0 pt-half">
          <p className="row wrap gap-1h amber medium">
            <IconAlertTriangle size={15} stroke={1.9} aria-hidden="true" />
            {assistantText.chat.errorTitle}
            <span className="soft normal">{reason}</span>
          </p>
          <p>{apologyFor(question.content)}</p>
          <div className="row wrap gap-y-1 gap-x-2 soft size-secondary">
            <Button look="subtle" size="small" icon={<IconRefresh {...icon} />} onClick={onRetry}>
              {assistantText.chat.retry}
            </Button>
          </div>
        </div>
      </article>
    </>
  );
}

const noVersions = { at: 0, ids: [] };

function Versions({
  versions: { at, ids },
  onShow,
}: {
  versions: { readonly at: number; readonly ids: readonly string[] };
  onShow: (id: string) => void;
}): ReactNode {
  if (ids.length < 2) return null;
  const before = ids[at - 1];
  const after = ids[at + 1];
  return (
    <span className="inline-row gap-half nowrap">
      <IconButton
        label={assistantText.chat.previousBranch}
        className="min-h-24 w-24 min-w-24 h-24"
        disabled={before === undefined}
        onClick={() => before !== undefined && onShow(before)}
      >
        <IconChevronLeft {...icon} />
      </IconButton>
      {assistantText.chat.branch(at + 1, ids.length)}
      <IconButton
        label={assistantText.chat.nextBranch}
        className="min-h-24 w-24 min-w-24 h-24"
        disabled={after === undefined}
        onClick={() => after !== undefined && onShow(after)}
      >
        <IconChevronRight {...icon} />
      </IconButton>
    </span>
  );
}

/** "Quick, 1,204 tokens, about $0.0012". */
function measureOf(message: ChatMessage): string {
  const { usage, cost, mode, model } = message;
  const tokens = usage === null ? null : (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  return [
    ...(model === null ? [] : [assistantText.chat.modes[mode]]),
    ...(tokens === null || tokens === 0 ? [] : [assistantText.chat.tokens(fixed(tokens, 0))]),
    ...(cost === null || model === null
      ? []
      : [cost === 0 ? assistantText.chat.free : assistantText.chat.cost(fixed(cost, 4))]),
  ].join(", ");
}
