import { useEffect, useRef, useState } from "react";
import type { Dispatch, KeyboardEvent, ReactNode, SetStateAction } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { useQuestionOffers } from "../assistant/use-question-offers.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { AskList } from "./ask-list.tsx";
import { AttachmentList } from "./attachment-list.tsx";
import styles from "./chat.module.css";
import { CompletingBox } from "./completing-box.tsx";
import { ComposerFoot } from "./composer-foot.tsx";
import { ContextChips } from "./context-chips.tsx";
import type { ContextChoice } from "./context-choice.ts";
import type { Draft } from "./draft.ts";
import type { QuestionList } from "./use-question-list.ts";
import { useAttachments } from "./use-attachments.ts";
import { useCompletion } from "./use-completion.ts";

/** The form that questions are written in: the data that goes along, the words, the length of the answer. */
export function Composer({
  draft,
  onDraft,
  mode,
  onMode,
  context,
  onContext,
  isRunning,
  isEditing,
  leftAttachments,
  onCancelEdit,
  onSend,
  onStop,
  onEditLast,
  onPreview,
  note,
  modelMenu,
  list,
}: {
  draft: Draft;
  onDraft: Dispatch<SetStateAction<Draft>>;
  mode: ChatMessage["mode"];
  onMode: (mode: ChatMessage["mode"]) => void;
  context: ContextChoice;
  onContext: (context: ContextChoice) => void;
  /** An answer is being written: Stop takes the place of Send. */
  isRunning: boolean;
  isEditing: boolean;
  /** Attachments of the question that is edited: the new one does not have them. */
  leftAttachments: number;
  onCancelEdit: () => void;
  onSend: () => void;
  onStop: () => void;
  /** Arrow up in an empty box. */
  onEditLast: () => void;
  onPreview: () => void;
  note: ReactNode;
  modelMenu: ReactNode;
  list: QuestionList;
}): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useAttachments(draft.attachments, onDraft);
  const [isUsed, setIsUsed] = useState(false);
  const questions = useQuestionOffers(isUsed, context.symbols);
  const completion = useCompletion({
    text: draft.text,
    box,
    questions,
    onText: (text) => onDraft({ ...draft, text }),
    onSymbol: (symbol) => {
      if (!context.symbols.includes(symbol))
        onContext({ ...context, symbols: [...context.symbols, symbol].slice(-10) });
    },
  });
  const canSend = draft.text.trim() !== "" && !isRunning;

  useEffect(() => {
    if (isEditing) box.current?.focus();
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (canSend) onSend();
    } else if (event.key === "ArrowUp" && draft.text === "") {
      event.preventDefault();
      onEditLast();
    } else if (event.key === "Escape" && isEditing) {
      event.preventDefault();
      onCancelEdit();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it; the button does the same
    <form
      className={classNames("grid gap-1h py-2 px-2h edge-control round-card on-bg", styles.composer)}
      aria-label={assistantText.chat.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canSend) return;
        onSend();
        box.current?.focus();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void files.attach([...event.dataTransfer.files]);
      }}
    >
      {isEditing ? (
        <p className="soft size-secondary">
          {assistantText.chat.editing}{" "}
          {leftAttachments === 0 ? null : `${assistantText.chat.attachAgain(leftAttachments)} `}
          <Button look="subtle" size="small" onClick={onCancelEdit}>
            {assistantText.chat.cancelEdit}
          </Button>
        </p>
      ) : null}
      <ContextChips context={context} onContext={onContext} onPreview={onPreview} />
      <AttachmentList
        attachments={draft.attachments}
        onRemove={(removed) => onDraft({ ...draft, attachments: draft.attachments.filter((one) => one !== removed) })}
      />
      {files.reading === null && files.notes.length === 0 ? null : (
        <output className={classNames("soft secondary", styles.quiet)}>
          {files.reading === null ? files.notes.join(" ") : assistantText.chat.attachReading(files.reading)}
        </output>
      )}
      {files.fault === null ? null : (
        <p role="alert" className="error size-secondary">
          {files.fault}
        </p>
      )}
      <CompletingBox
        box={box}
        text={draft.text}
        completion={completion}
        onKeyDown={onKeyDown}
        onFocus={() => setIsUsed(true)}
      />
      <ComposerFoot
        note={note}
        modelMenu={modelMenu}
        mode={mode}
        onMode={onMode}
        isRunning={isRunning}
        canSend={canSend}
        onStop={() => {
          onStop();
          box.current?.focus();
        }}
        onFiles={(chosen) => void files.attach(chosen)}
        onQuestions={() => list.setIsListing(true)}
      />
      <AskList list={list} symbols={context.symbols} onChoose={completion.put} />
    </form>
  );
}
