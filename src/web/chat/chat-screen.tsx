import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { useAuth } from "../account/auth-provider.tsx";
import { initials } from "../shell/initials.ts";
import { query } from "../shell/query.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Alert } from "../ui/alert.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHandlers } from "../ui/use-handlers.ts";
import { ChatHeader } from "./chat-header.tsx";
import { chatProblemWords, finishedWords } from "./chat-problem-words.ts";
import styles from "./chat.module.css";
import { ComposerNote } from "./composer-note.tsx";
import { Composer } from "./composer.tsx";
import { rememberAmounts } from "./context-choice.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { ModelMenu } from "./model-menu.tsx";
import { SourcesPanel } from "./sources-panel.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";
import { ThreadList } from "./thread-list.tsx";
import { useChosenSources } from "./use-chosen-sources.ts";
import { useConversation } from "./use-conversation.ts";
import { useHeightBelow } from "./use-height-below.ts";
import { useModelChoice } from "./use-model-choice.ts";
import { useQuestionList } from "./use-question-list.ts";
import { useQuestion } from "./use-question.ts";
import { useScrollToEnd } from "./use-scroll-to-end.ts";
import { useShownBranch } from "./use-shown-branch.ts";
import { useStopOnEscape } from "./use-stop-on-escape.ts";
import { WhatIsSent } from "./what-is-sent.tsx";

/** Questions and answers: conversations at the left, the one that is open, and the sources of an answer at the right. */
export function ChatScreen(): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("c");
  const { currentUser: user } = useAuth();
  const status = useQuery(query("GET /api/assistant/status", {}));
  const suggestions = useQuery(query("GET /api/assistant/suggestions", {}));
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);

  const chat = useConversation(id, (made) => setParameters({ c: made }, { replace: true }));
  const { messages, shown } = useShownBranch(chat);
  const sources = useChosenSources(
    id,
    shown.filter(({ type }) => type === "assistant"),
  );
  const { model, chooseModel } = useModelChoice(id, chat);
  const { log, onScroll, follow } = useScrollToEnd(id);
  const { draft, setDraft, mode, setMode, context, setContext, editing, edit, cancelEdit, send } = useQuestion({
    id,
    chat,
    model,
    asked: parameters.get("ask"),
    about: normaliseSymbol(parameters.get("symbol") ?? ""),
    onSend: follow,
  });
  const { isRunning, stop } = chat;
  const list = useQuestionList();
  useStopOnEscape(isRunning, stop);
  const screen = useHeightBelow();

  const isEmpty = shown.length === 0 && chat.sending === null && chat.unsent === null;
  const hasFollowUps = (shown.at(-1)?.followUps.length ?? 0) > 0;
  const lastQuestion = shown.findLast(({ type }) => type === "user");
  const open = (next: string | null): void => setParameters(next === null ? {} : { c: next });
  const ask = (question: string): void => void send({ text: question, attachments: [] });
  const askAtEnd = (question: string): void => {
    // The button goes away; the answer appears in the log.
    log.current?.focus({ preventScroll: true });
    ask(question);
  };
  const actions = useHandlers({
    onEdit: edit,
    onCite: sources.cite,
    onAsk: ask,
    onFollowUp: askAtEnd,
    onShow: (leafId: string) => void chat.show(leafId),
    onRetry: (messageId: string, computed: boolean) => void chat.retry(messageId, mode, computed),
    onProposal: chat.putProposal,
  });
  const { onChoose } = useHandlers({
    onChoose: (next: string | null) => {
      setIsListOpen(false);
      open(next);
    },
  });
  const threads = <ThreadList chosen={id} onChoose={onChoose} />;

  return (
    <div
      ref={screen}
      className={classNames("grid gap-3h phone-gap-0", styles.screen)}
      data-sources={sources.isOpen || undefined}
    >
      <aside className="column min-0 min-h-0 clip card-box narrow-hidden">{threads}</aside>
      <section
        className={classNames("column min-0 min-h-0 clip card-box", styles.main)}
        aria-label={assistantText.chat.conversation}
      >
        <ChatHeader
          title={chat.conversation === null || isEmpty ? assistantText.chat.title : chat.conversation.title}
          sources={sources}
          onThreads={() => setIsListOpen(true)}
          onNew={() => open(null)}
        />
        <ConversationLog
          conversationId={id}
          chat={chat}
          messages={messages}
          shown={shown}
          log={log}
          onScroll={onScroll}
          initials={initials(user?.displayName ?? "", user?.email ?? "")}
          actions={actions}
          onNew={() => open(null)}
          onSendAgain={() => void send()}
          onQuestions={() => list.setIsListing(true)}
        />
        <output className="visually-hidden">{chat.finished === null ? "" : finishedWords(chat.finished)}</output>
        <div className={classNames("grid gap-2 pt-2h pb-3h px-3h edge-top", styles.bottom)}>
          {chat.isLost ? <Alert look="info">{assistantText.chat.problems.lost}</Alert> : null}
          {chat.problem === null || chat.unsent !== null ? null : <Alert>{chatProblemWords(chat.problem)}</Alert>}
          {suggestions.isPending ? <Skeleton height={30} /> : null}
          {isRunning || hasFollowUps || (draft.text !== "" && !isEmpty) ? null : (
            <SuggestionRow suggestions={suggestions.data?.suggestions ?? []} onAsk={askAtEnd} />
          )}
          <Composer
            draft={draft}
            onDraft={setDraft}
            mode={mode}
            onMode={setMode}
            context={context}
            onContext={setContext}
            isRunning={isRunning}
            isEditing={editing !== null}
            leftAttachments={editing?.attachments.length ?? 0}
            onCancelEdit={cancelEdit}
            onSend={() => void send()}
            onStop={() => void stop()}
            onEditLast={() => {
              if (lastQuestion !== undefined && !isRunning) edit(lastQuestion);
            }}
            onPreview={() => setIsPreviewing(true)}
            list={list}
            modelMenu={
              status.data === undefined ? null : (
                <ModelMenu status={status.data} mode={mode} chosen={model} onChoose={chooseModel} />
              )
            }
            note={<ComposerNote status={status.data} />}
          />
        </div>
      </section>
      <SourcesPanel {...sources} />
      <Dialog
        isOpen={isListOpen}
        title={assistantText.chat.threads}
        hideTitle
        sheet
        onClose={() => setIsListOpen(false)}
      >
        {threads}
      </Dialog>
      {isPreviewing ? (
        <WhatIsSent
          question={draft}
          parentId={editing?.parentId}
          mode={mode}
          model={model}
          context={context}
          onContext={(next) => {
            rememberAmounts(next.amounts);
            setContext(next);
          }}
          conversationId={id}
          onClose={() => setIsPreviewing(false)}
        />
      ) : null}
    </div>
  );
}
