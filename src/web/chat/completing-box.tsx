import { useId } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./chat.module.css";
import type { CompletionChoice } from "./use-completion.ts";

/** The text box of a question, with the list that completes the word at its caret, or the question. */
export function CompletingBox({
  box,
  text,
  completion,
  onKeyDown,
  onFocus,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  completion: CompletionChoice;
  /** Receives the keys that the list leaves. */
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}): ReactNode {
  const id = useId();
  const { isOpen, kind, options, active, setCaret, setIsFocused, write, choose, takeKey } = completion;
  return (
    <div className="relative">
      {isOpen ? (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's lists cannot show two columns
          role="listbox"
          aria-label={assistantText.chat.completions}
          className={classNames("absolute edge-strong round-2h on-surface left-0", styles.completions)}
          data-wide={kind === "question" || undefined}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the box keeps the focus and names the active one
            <div
              className={classNames(
                "py-1h px-2h pointer hover-on-raised",
                kind === "question" ? "row touch-min-h-44" : "ellipsis",
              )}
              key={option.insert}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's options cannot show two columns
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              {kind === "question" ? (
                option.insert
              ) : (
                <>
                  <strong>{option.insert}</strong> <span className="soft">{option.hint}</span>
                </>
              )}
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
        aria-activedescendant={isOpen && active !== null ? `${id}-${active}` : undefined}
        placeholder={assistantText.chat.ask}
        maxLength={16_000}
        value={text}
        onChange={(event) => write(event.currentTarget.value, event.currentTarget.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onFocus={() => {
          setIsFocused(true);
          onFocus();
        }}
        onBlur={() => setIsFocused(false)}
        onKeyDown={(event) => {
          if (!takeKey(event)) onKeyDown(event);
        }}
      />
      <output className="visually-hidden">{isOpen && kind === "question" ? assistantText.chat.completions : ""}</output>
      <p id={`${id}-keys`} className="visually-hidden">
        {assistantText.chat.keys}
      </p>
    </div>
  );
}
