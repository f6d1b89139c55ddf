import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { query } from "../shell/query.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { assistantText } from "../text/assistant-text.ts";
import { complete, completionAt } from "./completion.ts";

export interface CompletionOption {
  /** Replaces the typed word. */
  readonly insert: string;
  readonly hint: string;
  /** The security it names; null for a command. */
  readonly symbol: string | null;
}

export interface CompletionChoice {
  readonly isOpen: boolean;
  readonly options: readonly CompletionOption[];
  /** Index of the option that Enter takes. */
  readonly active: number;
  readonly setCaret: (at: number) => void;
  readonly write: (words: string, caret: number) => void;
  readonly choose: (option: CompletionOption) => void;
  /** Handles the keys of an open list. Returns false for other keys. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
}

const searchDelayMs = 150;

/** Offers commands and securities for the word at the caret of a text box. */
export function useCompletion({
  text,
  box,
  onText,
  onSymbol,
}: {
  text: string;
  box: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onSymbol: (symbol: string) => void;
}): CompletionChoice {
  const [caret, setCaret] = useState(0);
  const [highlighted, setHighlighted] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  const completion = isDismissed ? null : completionAt(text, caret);
  const options = useOptions(completion);
  const isOpen = completion !== null && options.length > 0;
  const active = Math.min(highlighted, options.length - 1);

  const write = (words: string, at: number): void => {
    onText(words);
    setCaret(at);
    setHighlighted(0);
    setIsDismissed(false);
  };
  const choose = (option: CompletionOption): void => {
    if (completion === null) return;
    const next = complete(text, caret, completion.start, option.insert);
    write(next.text, next.caret);
    if (option.symbol !== null) onSymbol(option.symbol);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const takeKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      setHighlighted((active + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      const option = options[active];
      if (option !== undefined) choose(option);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      setIsDismissed(true);
    } else return false;
    event.preventDefault();
    return true;
  };
  return { isOpen, options, active, setCaret, write, choose, takeKey };
}

function useOptions(completion: ReturnType<typeof completionAt>): CompletionOption[] {
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
  // Results for fewer letters are shown as far as they fit the letters typed by now.
  const typed = words.toLowerCase();
  const found = (search.data?.results ?? []).filter(
    ({ ticker, name }) =>
      (asked === words && !search.isPlaceholderData) ||
      ticker.toLowerCase().startsWith(typed) ||
      name.toLowerCase().includes(typed),
  );
  return found.map(({ ticker, name }) => ({ insert: `@${ticker}`, hint: name, symbol: ticker }));
}
