import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { IconArrowUp, IconEye, IconPaperclip, IconPlayerStopFilled, IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Dispatch, KeyboardEvent, ReactNode, SetStateAction } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { query } from "../shell/query.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { assistantText } from "../text/assistant-text.ts";
import { base64Of } from "../ui/base64-of.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./chat.module.css";
import { complete, completionAt } from "./completion.ts";
import { type ContextChoice, contextParts } from "./context-choice.ts";
import { scaledPicture } from "./scaled-picture.ts";

export interface Draft {
  readonly text: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly text: string;
    readonly picture?: { readonly type: "image/jpeg"; readonly base64: string };
  }[];
}

const maximumAttachments = 12;
const maximumAttachmentCharacters = 16_000;
const maximumCharacters = 48_000;
const maximumPictures = 2;
const maximumFileBytes = 7_000_000;
const searchDelayMs = 150;

/** Where questions are written: what goes along, the words, how long the answer shall be. */
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
}): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [fileNotes, setFileNotes] = useState<readonly string[]>([]);
  const [reading, setReading] = useState<string | null>(null);
  const completion = isDismissed ? null : completionAt(draft.text, caret);
  const options = useOptions(completion);
  const isOpen = completion !== null && options.length > 0;
  const chosen = Math.min(active, options.length - 1);
  const canSend = draft.text.trim() !== "" && !isRunning;

  useEffect(() => {
    if (isEditing) box.current?.focus();
  }, [isEditing]);

  const write = (words: string, at: number): void => {
    onDraft({ ...draft, text: words });
    setCaret(at);
    setActive(0);
    setIsDismissed(false);
  };
  const choose = (option: { insert: string; symbol: string | null }): void => {
    if (completion === null) return;
    const next = complete(draft.text, caret, completion.start, option.insert);
    write(next.text, next.caret);
    if (option.symbol !== null && !context.symbols.includes(option.symbol))
      onContext({ ...context, symbols: [...context.symbols, option.symbol].slice(-10) });
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      setActive((chosen + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length);
    } else if (isOpen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      const option = options[chosen];
      if (option !== undefined) choose(option);
    } else if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setIsDismissed(true);
    } else if (event.key === "Enter" && !event.shiftKey) {
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
  const attach = async (files: readonly File[]): Promise<void> => {
    setFileFault(null);
    setFileNotes([]);
    const read: Draft["attachments"][number][] = [];
    for (const one of files) {
      const found = one.type.startsWith("image/")
        ? await readAsPicture(one)
        : isWorkbookOrPdf(one)
          ? await readByServer(one)
          : await readAsText(one);
      const attached = [...draft.attachments, ...read, ...found];
      const characters = attached.reduce((sum, { text: words }) => sum + words.length, 0);
      if (attached.filter(({ picture }) => picture !== undefined).length > maximumPictures) {
        setFileFault(assistantText.chat.attachTooManyPictures);
        break;
      }
      if (attached.length > maximumAttachments || characters > maximumCharacters) {
        setFileFault(assistantText.chat.attachTooMany);
        break;
      }
      read.push(...found);
    }
    // Words may have been written while the files were read.
    if (read.length > 0)
      onDraft((now) => ({ ...now, attachments: [...now.attachments, ...read].slice(0, maximumAttachments) }));
  };
  const readAsPicture = async (one: File): Promise<Draft["attachments"]> => {
    const picture = await scaledPicture(one);
    if (picture !== null) return [{ name: one.name.slice(0, 120), text: "", picture }];
    setFileFault(assistantText.chat.attachNotPicture(one.name));
    return [];
  };
  const readAsText = async (one: File): Promise<Draft["attachments"]> => {
    const words = one.size > maximumAttachmentCharacters * 4 ? null : await one.text();
    if (words === null || words.length > maximumAttachmentCharacters)
      setFileFault(assistantText.chat.attachTooLarge(one.name));
    else if (words.includes("\0") || words.includes("\uFFFD")) setFileFault(assistantText.chat.attachNotText(one.name));
    else return [{ name: one.name.slice(0, 120), text: words }];
    return [];
  };
  const readByServer = async (one: File): Promise<Draft["attachments"]> => {
    if (one.size > maximumFileBytes) {
      setFileFault(assistantText.chat.attachFileTooLarge(one.name));
      return [];
    }
    setReading(one.name);
    try {
      const { parts, notes } = await call("POST /api/assistant/files", {
        name: one.name.slice(-80),
        contentBase64: await base64Of(one),
      });
      setFileNotes((before) => [...before, ...notes]);
      return parts;
    } catch (error) {
      const isAboutFile = error instanceof ApiProblem && error.code === "unreadable-file";
      setFileFault((isAboutFile ? error.detail : null) ?? assistantText.chat.attachFailed(one.name));
      return [];
    } finally {
      setReading(null);
    }
  };

  const missing = contextParts.filter((part) => !context.parts.includes(part));
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
        void attach([...event.dataTransfer.files]);
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
      <fieldset
        className={classNames("row wrap gap-1h min-0 p-0 edge-none phone-no-wrap phone-scroll-x", styles.chips)}
      >
        <legend className="visually-hidden">{assistantText.chat.context}</legend>
        {contextParts
          .filter((part) => context.parts.includes(part))
          .map((part) => (
            <button
              key={part}
              type="button"
              className={classNames(
                "inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h",
                styles.chip,
              )}
              aria-label={assistantText.chat.removePart(assistantText.chat.parts[part])}
              onClick={() => onContext({ ...context, parts: context.parts.filter((one) => one !== part) })}
            >
              {assistantText.chat.parts[part]}
              <IconX size={12} stroke={2} aria-hidden="true" />
            </button>
          ))}
        {context.symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            className={classNames(
              "inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h",
              styles.chip,
            )}
            aria-label={assistantText.chat.removePart(symbol)}
            onClick={() => onContext({ ...context, symbols: context.symbols.filter((one) => one !== symbol) })}
          >
            {`@${symbol}`}
            <IconX size={12} stroke={2} aria-hidden="true" />
          </button>
        ))}
        {missing.map((part) => (
          <button
            key={part}
            type="button"
            className={classNames(
              "inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h",
              styles.chip,
              "soft",
              styles.addChip,
            )}
            aria-label={assistantText.chat.addPart(assistantText.chat.parts[part])}
            onClick={() => onContext({ ...context, parts: [...context.parts, part] })}
          >
            <IconPlus size={12} stroke={2} aria-hidden="true" />
            {assistantText.chat.parts[part]}
          </button>
        ))}
        <button
          type="button"
          className={classNames(
            "inline-row min-h-24 ml-auto accent size-secondary medium phone-ml-0 gap-1h",
            styles.previewButton,
          )}
          onClick={onPreview}
        >
          <IconEye size={15} stroke={1.8} aria-hidden="true" />
          {context.amounts === "percentages" ? assistantText.chat.percentagesOnly : assistantText.chat.whatIsSent}
        </button>
      </fieldset>
      {draft.attachments.length === 0 ? null : (
        <ul className="row wrap gap-1h min-0 p-0 edge-none">
          {draft.attachments.map((attachment, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
            <li
              key={index}
              className={classNames(
                "inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h",
                styles.chip,
              )}
            >
              <IconPaperclip size={13} stroke={1.8} aria-hidden="true" />
              {attachment.name}
              <button
                type="button"
                aria-label={assistantText.chat.removeAttachment(attachment.name)}
                onClick={() =>
                  onDraft({ ...draft, attachments: draft.attachments.filter((one) => one !== attachment) })
                }
              >
                <IconX size={12} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {reading === null && fileNotes.length === 0 ? null : (
        <output className={classNames("soft secondary", styles.quiet)}>
          {reading === null ? fileNotes.join(" ") : assistantText.chat.attachReading(reading)}
        </output>
      )}
      {fileFault === null ? null : (
        <p role="alert" className="error size-secondary">
          {fileFault}
        </p>
      )}
      <div className="relative">
        {isOpen ? (
          <div
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's lists cannot show two columns
            role="listbox"
            aria-label={assistantText.chat.completions}
            className={classNames("absolute edge-strong round-2h on-surface left-0", styles.completions)}
          >
            {options.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the box keeps the focus and names the active one
              <div
                className="ellipsis py-1h px-2h pointer hover-on-raised"
                key={option.insert}
                id={`${id}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's options cannot show two columns
                role="option"
                aria-selected={index === chosen}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(option);
                }}
              >
                <strong>{option.insert}</strong> <span>{option.hint}</span>
              </div>
            ))}
          </div>
        ) : null}
        <textarea
          ref={box}
          rows={1}
          className={classNames("block full edge-none on-none size-body", styles.box)}
          aria-label={assistantText.chat.ask}
          aria-describedby={`${id}-keys`}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
          placeholder={assistantText.chat.ask}
          maxLength={16_000}
          value={draft.text}
          onChange={(event) => write(event.currentTarget.value, event.currentTarget.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-keys`} className="visually-hidden">
          {assistantText.chat.keys}
        </p>
      </div>
      <div className={classNames("row gap-2 phone-wrap", styles.composerFoot)}>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept=".csv,.txt,.md,.tsv,.json,text/*,.xlsx,.xls,.pdf,image/jpeg,image/png,image/webp"
          aria-label={assistantText.chat.attach}
          onChange={(event) => {
            void attach([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <IconButton
          label={assistantText.chat.attach}
          title={assistantText.chat.attach}
          onClick={() => file.current?.click()}
        >
          <IconPaperclip size={18} stroke={1.8} aria-hidden="true" />
        </IconButton>
        <div className={classNames("grow min-0 soft secondary", styles.note)}>{note}</div>
        {modelMenu}
        <SegmentedControl
          label={assistantText.chat.mode}
          value={mode}
          options={(["quick", "detailed"] as const).map((value) => ({ value, label: assistantText.chat.modes[value] }))}
          onChange={onMode}
        />
        {isRunning ? (
          <IconButton
            label={assistantText.chat.stop}
            title={`${assistantText.chat.stop} (Esc)`}
            className={classNames("round-control on-primary on-primary-ink", styles.send)}
            onClick={(event) => {
              // The second click of a double click on Send, which stood here, stops nothing.
              if (event.detail > 1) return;
              onStop();
              box.current?.focus();
            }}
          >
            <IconPlayerStopFilled size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            label={assistantText.chat.send}
            title={assistantText.chat.send}
            type="submit"
            className={classNames("round-control on-primary on-primary-ink", styles.send)}
            disabled={!canSend}
          >
            <IconArrowUp size={18} stroke={2.2} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </form>
  );
}

/** Read by the server; other files are texts. By the name: some systems call CSV files workbooks. */
function isWorkbookOrPdf({ name, type }: File): boolean {
  return /\.(?:xlsx?|xlsm|pdf)$/i.test(name) || type === "application/pdf";
}

/** What can be chosen for what is being typed. */
function useOptions(completion: ReturnType<typeof completionAt>) {
  const words = completion?.kind === "symbol" ? completion.words : "";
  const asked = useDebounced(words, searchDelayMs);
  const search = useQuery({
    ...query("GET /api/market/search", { query: asked, limit: 6 }),
    enabled: asked.length > 0 && completion?.kind === "symbol",
    placeholderData: keepPreviousData,
  });
  if (completion === null) return [];
  if (completion.kind === "command")
    return Object.values(assistantText.chat.commands)
      .filter(({ name }) => name.startsWith(`/${completion.words}`))
      .map(({ name, hint }) => ({ insert: name, hint, symbol: null }));
  if (words === "") return [];
  // What was found for fewer letters is shown only as far as it fits those that stand there now.
  const typed = words.toLowerCase();
  const found = (search.data?.results ?? []).filter(
    ({ ticker, name }) =>
      (asked === words && !search.isPlaceholderData) ||
      ticker.toLowerCase().startsWith(typed) ||
      name.toLowerCase().includes(typed),
  );
  return found.map(({ ticker, name }) => ({ insert: `@${ticker}`, hint: name, symbol: ticker }));
}
