import { useQuery } from "@tanstack/react-query";
import { IconLayoutSidebar, IconListDetails, IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { useAuth } from "../account/auth-provider.tsx";
import type { ApiProblem } from "../api/api-problem.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { SourceList } from "../assistant/source-list.tsx";
import { formatDayOfWeek } from "../format/format-date.ts";
import { localDay } from "../format/local-day.ts";
import { fixed } from "../format/number-format.ts";
import { initials } from "../shell/initials.ts";
import { isDialogOpen } from "../shell/is-dialog-open.ts";
import { query } from "../shell/query.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showToast } from "../ui/toast.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { branchTo, leafOf, versionsOf } from "./branches.ts";
import styles from "./chat.module.css";
import { Composer, type Draft } from "./composer.tsx";
import { assistantContext, type ContextChoice, rememberAmounts, usualContext } from "./context-choice.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { copyText } from "./copy-text.ts";
import { liveMessage } from "./live-answer.ts";
import { ModelMenu } from "./model-menu.tsx";
import { AnswerView, PendingView, QuestionView, UnsentView } from "./message-view.tsx";
import { ThreadList } from "./thread-list.tsx";
import { useHeightBelow } from "./use-height-below.ts";
import { useConversation } from "./use-conversation.ts";
import { WhatIsSent } from "./what-is-sent.tsx";
import { classNames } from "../ui/class-names.ts";

const emptyDraft: Draft = { text: "", attachments: [] };
const alone = { at: 0, ids: [] };

/** Questions and answers: conversations at the left, the one that is open, and the sources of an answer at the right. */
export function ChatScreen(): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("c");
  const asked = parameters.get("ask");
  const about = normaliseSymbol(parameters.get("symbol") ?? "");
  const { currentUser: user } = useAuth();
  const { settings } = useSettings();
  const myInitials = initials(user?.displayName ?? "", user?.email ?? "");
  const open = (next: string | null): void => setParameters(next === null ? {} : { c: next });
  const chat = useConversation(id, (made) => setParameters({ c: made }, { replace: true }));
  const { conversation, live, sending } = chat;

  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, text: asked ?? "" });
  /** What was begun in the conversations that are not on the screen. */
  const [otherDrafts, setOtherDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [mode, setMode] = useState<ChatMessage["mode"]>(settings.preferences.answerMode);
  const [context, setContext] = useState<ContextChoice>({
    ...usualContext(settings.preferences.answerParts),
    symbols: isSymbol(about) ? [about] : [],
  });
  /** Who answers in a conversation that is not begun yet. */
  const [newModel, setNewModel] = useState<ModelChoice | null>(null);
  /** The question that is edited; sending makes a branch beside it. */
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);
  /** The answer whose sources are shown, and which of them was asked for. */
  const [sources, setSources] = useState<{ messageId: string; number: number | null } | null>(null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const status = useQuery(query("GET /api/assistant/status", {}));
  const suggestions = useQuery(query("GET /api/assistant/suggestions", {}));

  const messages = useMemo(() => conversation?.messages ?? [], [conversation]);
  // A question on its way that was edited stands where it will be: beside the one it was made from.
  const from = sending?.parentId;
  const headId = from === undefined ? (conversation?.headId ?? null) : from;
  const branch = useMemo(() => (from === null ? [] : branchTo(messages, headId)), [messages, headId, from]);
  const shown = branch.map((message) => liveMessage(message, live));
  const answers = shown.filter(({ type }) => type === "assistant");
  const sourced = answers.find((message) => message.id === sources?.messageId) ?? answers.at(-1) ?? null;
  const { unsent } = chat;
  const isEmpty = shown.length === 0 && sending === null && unsent === null;
  const hasFollowUps = (shown.at(-1)?.followUps.length ?? 0) > 0;
  const suggested = suggestions.data?.suggestions ?? [];

  const screen = useHeightBelow();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const scrolled = useRef(id);
  // After every change: who reads the end goes on reading the end.
  useEffect(() => {
    if (scrolled.current !== id) isAtEnd.current = true;
    scrolled.current = id;
    const element = log.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  });
  const [opened, setOpened] = useState(id);
  if (opened !== id) {
    setOpened(id);
    setEditing(null);
    setSources(null);
    // One that begins with the question on its way keeps what is written meanwhile; any other has a draft of its own.
    if (opened !== null || sending === null) {
      const left = editing === null ? draft : emptyDraft;
      setOtherDrafts({ ...otherDrafts, [opened ?? ""]: left });
      setDraft(otherDrafts[id ?? ""] ?? emptyDraft);
      setContext({ ...context, symbols: [] });
    }
  }
  // The palette and Insights can ask for another question while the chat is open.
  const wanted = `${asked ?? ""} ${about}`;
  const [taken, setTaken] = useState(wanted);
  if (taken !== wanted) {
    setTaken(wanted);
    if (asked !== null) setDraft({ ...emptyDraft, text: asked });
    if (isSymbol(about)) setContext({ ...context, symbols: [about] });
  }
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);
  const { isRunning, stop } = chat;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && isRunning && !isDialogOpen() && !isInPanel(event.target))
        void stop();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isRunning, stop]);

  const send = async (words: Draft = draft): Promise<void> => {
    const question = {
      text: words.text.trim(),
      mode,
      context: assistantContext(context),
      attachments: words.attachments,
      ...(editing === null ? {} : { parentId: editing.parentId }),
    };
    // A suggestion leaves what stands in the box where it is.
    if (words === draft) setDraft(emptyDraft);
    setEditing(null);
    isAtEnd.current = true;
    const isSent = await chat.ask(question, newModel);
    // What was not taken stands in the box again, unless something else was written meanwhile.
    if (!isSent && shownId.current === id) setDraft((now) => (now.text === "" ? words : now));
    else if (!isSent) setOtherDrafts((all) => ({ ...all, [id ?? ""]: words }));
  };
  const askNow = (question: string): void => {
    // The button goes away; the answer comes there.
    log.current?.focus({ preventScroll: true });
    void send({ text: question, attachments: [] });
  };
  const edit = (message: ChatMessage): void => {
    setEditing(message);
    setDraft({ text: message.content, attachments: [] });
  };
  const cite = (messageId: string, number: number | null): void => {
    setSources({ messageId, number });
    setIsDrawerOpen(true);
  };
  const copy = async (message: ChatMessage): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copyText(message));
      showToast(assistantText.chat.copied);
    } catch {
      showToast(assistantText.chat.copyFailed);
    }
  };
  const versions = (message: ChatMessage) => {
    const all = versionsOf(messages, message).map((one) => one.id);
    return { at: all.indexOf(message.id), ids: all };
  };
  const show = (messageId: string): void => void chat.show(leafOf(messages, messageId));
  const chosenModel = id === null ? newModel : (conversation?.model ?? null);
  const lastQuestion = branch.findLast(({ type }) => type === "user");
  const model = status.data?.model ?? null;
  const budget = status.data?.budget;
  const isBudgetLow = budget !== undefined && model !== null && budget.tokensUsed > budget.tokensPerDay * 0.8;

  const list = (
    <ThreadList
      chosen={id}
      onChoose={(next) => {
        setIsListOpen(false);
        open(next);
      }}
    />
  );
  const drawer = (
    <SourceList
      sources={sourced?.sources ?? []}
      figures={sourced?.figures ?? []}
      chosen={sourced?.id === sources?.messageId ? (sources?.number ?? null) : null}
    />
  );

  return (
    <div
      ref={screen}
      className={classNames("grid gap-3h phone-gap-0", styles.screen)}
      data-sources={isDrawerOpen || undefined}
    >
      <aside className="column min-0 min-h-0 clip card-box narrow-hidden">{list}</aside>
      <section
        className={classNames("column min-0 min-h-0 clip card-box", styles.main)}
        aria-label={assistantText.chat.conversation}
      >
        <header className={classNames("row gap-2 edge-bottom min-h-46", styles.head)}>
          <IconButton
            className={classNames("hidden", styles.onlyNarrow)}
            label={assistantText.chat.threads}
            onClick={() => setIsListOpen(true)}
          >
            <IconListDetails size={18} stroke={1.8} aria-hidden="true" />
          </IconButton>
          <h1 className="grow min-0 ellipsis reading">
            {conversation === null || isEmpty ? assistantText.chat.title : conversation.title}
          </h1>
          <div className="row gap-1">
            <IconButton
              className={classNames("hidden", styles.onlyNarrow)}
              label={assistantText.chat.newChat}
              onClick={() => open(null)}
            >
              <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            </IconButton>
            {answers.length === 0 ? null : (
              <Button
                look="subtle"
                size="small"
                aria-expanded={isDrawerOpen}
                icon={<IconLayoutSidebar size={15} stroke={1.8} aria-hidden="true" />}
                onClick={() => setIsDrawerOpen(!isDrawerOpen)}
              >
                {assistantText.chat.showSources}
              </Button>
            )}
          </div>
        </header>
        <div
          ref={log}
          className={classNames("relative grow min-h-0 scroll-y pt-3 pb-5 px-4", styles.log)}
          role="log"
          aria-live="off"
          aria-label={assistantText.chat.conversation}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
          onScroll={(event) => {
            const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < 60;
          }}
        >
          {chat.loadProblem !== null ? (
            <Alert>
              {chat.loadProblem.code === "conversation-not-found"
                ? assistantText.chat.notFound
                : assistantText.chat.failed}{" "}
              <Button
                size="small"
                onClick={() => (chat.loadProblem?.status === 404 ? open(null) : chat.retryLoading())}
              >
                {chat.loadProblem.status === 404 ? assistantText.chat.newChat : text.ui.retry}
              </Button>
            </Alert>
          ) : chat.isPending && sending === null ? (
            <div className={classNames("grid gap-3h mx-auto", styles.loading)}>
              <output className="visually-hidden">{assistantText.chat.loading}</output>
              <Skeleton height={20} width="50%" />
              <Skeleton height={90} />
              <Skeleton height={20} width="40%" />
              <Skeleton height={90} />
            </div>
          ) : isEmpty ? (
            <div className={classNames("grid gap-2 full-height text-centre", styles.welcome)}>
              <h2>{assistantText.chat.greeting}</h2>
              <p className="soft">{assistantText.chat.promise}</p>
            </div>
          ) : (
            shown.map((message, index) => {
              const day = dayOf(message.timestamp);
              const before = shown[index - 1];
              const isNewDay = before === undefined || dayOf(before.timestamp) !== day;
              return (
                <div key={message.id} className={classNames("mx-auto", styles.turn)}>
                  {isNewDay ? (
                    <p className={classNames("row gap-3 pt-1 pb-3 px-0 soft size-secondary", styles.day)}>
                      {formatDayOfWeek(day)}
                    </p>
                  ) : null}
                  {message.type === "user" ? (
                    <QuestionView
                      message={message}
                      initials={myInitials}
                      versions={versions(message)}
                      onShow={show}
                      onEdit={isRunning ? null : () => edit(message)}
                    />
                  ) : (
                    <AnswerView
                      message={message}
                      question={before?.content ?? ""}
                      live={live?.messageId === message.id ? live : null}
                      conversationId={id}
                      versions={versions(message)}
                      onShow={show}
                      onCite={(number) => cite(message.id, number)}
                      onSources={() => cite(message.id, null)}
                      onContinue={
                        index === shown.length - 1 && !isRunning && isCutOff(message)
                          ? () => void send({ text: assistantText.chat.continueQuestion, attachments: [] })
                          : null
                      }
                      onCompute={
                        message.state === "failed" && !isRunning && message.parentId !== null
                          ? () => void chat.retry(message.parentId ?? "", mode, true)
                          : null
                      }
                      onRetry={
                        isRunning || message.parentId === null
                          ? null
                          : () => void chat.retry(message.parentId ?? "", mode)
                      }
                      onCopy={() => void copy(message)}
                      onAsk={isRunning ? null : (question) => void send({ text: question, attachments: [] })}
                      onProposal={(proposal) => chat.putProposal(message.id, proposal)}
                      onFollowUp={index === shown.length - 1 && !isRunning ? askNow : null}
                    />
                  )}
                </div>
              );
            })
          )}
          {sending === null ? null : (
            <div className={classNames("mx-auto", styles.turn)}>
              <QuestionView
                message={{
                  content: sending.text,
                  timestamp: sending.at,
                  attachments: sending.attachments.map(({ name, text: words }) => ({ name, characters: words.length })),
                }}
                initials={myInitials}
                versions={alone}
                onShow={show}
                onEdit={null}
              />
              <PendingView question={sending.text} symbols={sending.context.symbols ?? []} />
            </div>
          )}
          {unsent === null || sending !== null ? null : (
            <div className={classNames("mx-auto", styles.turn)}>
              <UnsentView
                question={{
                  content: unsent.text,
                  timestamp: unsent.at,
                  attachments: unsent.attachments.map(({ name, text: words }) => ({ name, characters: words.length })),
                }}
                reason={chat.problem === null ? "" : problemWords(chat.problem)}
                initials={myInitials}
                onRetry={() => void send()}
              />
            </div>
          )}
        </div>
        <output className="visually-hidden">{chat.finished === null ? "" : finishedWords(chat.finished)}</output>
        <div className={classNames("grid gap-2 pt-2h pb-3h px-3h edge-top", styles.bottom)}>
          {chat.isLost ? <Alert look="info">{assistantText.chat.problems.lost}</Alert> : null}
          {chat.problem === null || unsent !== null ? null : <Alert>{problemWords(chat.problem)}</Alert>}
          {suggestions.isPending ? <Skeleton height={30} /> : null}
          {suggested.length === 0 || isRunning || hasFollowUps || (draft.text !== "" && !isEmpty) ? null : (
            <ul
              className={classNames("flex gap-2 scroll-x", styles.suggestions)}
              aria-label={assistantText.chat.suggestions}
            >
              {suggested.map((suggestion) => (
                <li key={suggestion.text}>
                  <button
                    className="min-h-28 edge-strong nowrap hover-on-accent py-1 px-3"
                    type="button"
                    onClick={() => askNow(suggestion.text)}
                  >
                    {suggestion.text}
                  </button>
                </li>
              ))}
            </ul>
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
            onCancelEdit={() => {
              setEditing(null);
              setDraft(emptyDraft);
            }}
            onSend={() => void send()}
            onStop={() => void stop()}
            onEditLast={() => {
              if (lastQuestion !== undefined && !isRunning) edit(lastQuestion);
            }}
            onPreview={() => setIsPreviewing(true)}
            modelMenu={
              status.data === undefined ? null : (
                <ModelMenu
                  status={status.data}
                  mode={mode}
                  chosen={chosenModel}
                  onChoose={(choice) => {
                    if (id === null) setNewModel(choice);
                    else
                      void chat
                        .choose(choice)
                        .then((isChosen) => (isChosen ? undefined : showToast(assistantText.chat.models.failed)));
                  }}
                />
              )
            }
            note={
              status.data !== undefined && model === null ? (
                <>
                  {assistantText.chat.noModel}{" "}
                  <Link to={settingsAddress("connections")}>{assistantText.chat.addModel}</Link>
                </>
              ) : isBudgetLow ? (
                assistantText.chat.budgetLow(fixed(budget.tokensUsed, 0), fixed(budget.tokensPerDay, 0))
              ) : (
                assistantText.chat.disclaimer
              )
            }
          />
        </div>
      </section>
      {isDrawerOpen && !isNarrow ? (
        <aside
          className={classNames("column min-0 min-h-0 clip card-box", styles.drawer)}
          aria-label={assistantText.chat.sourcesTitle}
        >
          <div className="row gap-2 edge-bottom min-h-46 py-1h pl-4 pr-2">
            <h2>{assistantText.chat.sourcesTitle}</h2>
            <span className="grow soft size-secondary">{assistantText.chat.sourcesFor}</span>
            <IconButton label={text.ui.close} onClick={() => setIsDrawerOpen(false)}>
              <IconX size={16} stroke={1.9} aria-hidden="true" />
            </IconButton>
          </div>
          <div className="grow min-h-0 scroll-y">{drawer}</div>
          <p className="py-2h px-4 edge-top soft size-secondary">{assistantText.chat.disclaimer}</p>
        </aside>
      ) : null}
      <Dialog
        isOpen={isDrawerOpen && isNarrow}
        title={assistantText.chat.sourcesTitle}
        sheet
        onClose={() => setIsDrawerOpen(false)}
      >
        {drawer}
      </Dialog>
      <Dialog
        isOpen={isListOpen}
        title={assistantText.chat.threads}
        hideTitle
        sheet
        onClose={() => setIsListOpen(false)}
      >
        {list}
      </Dialog>
      {isPreviewing ? (
        <WhatIsSent
          question={draft}
          parentId={editing?.parentId}
          mode={mode}
          model={chosenModel}
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

/** What is said once of an answer that has ended. */
function finishedWords({ state, problem, matched, total }: ChatMessage): string {
  const { chat } = assistantText;
  if (state === "failed" || state === "interrupted")
    return [chat.errorTitle, problem && answerProblemWords(problem)].filter(Boolean).join(". ");
  return state === "stopped" ? chat.stopped : chat.finished(matched, total);
}

/** True for an answer whose rest can be asked for. */
function isCutOff({ notices }: ChatMessage): boolean {
  return notices.some(({ code }) => code === "cut-off");
}

/** The day of a moment where the user is: YYYY-MM-DD. */
function dayOf(timestamp: string): string {
  return localDay(Date.parse(timestamp));
}

/** Whether a key was pressed in a panel over the page, which it closes. */
function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}

function problemWords(problem: ApiProblem): string {
  const { problems } = assistantText.chat;
  if (problem.code === "rate-limited") return problems["rate-limited"](problem.retryAfterSeconds ?? 60);
  if (problem.code === "answer-under-way" || problem.code === "body-too-large") return problems[problem.code];
  return problem.detail ?? (problem.status === 0 ? problems.other : problem.message);
}
