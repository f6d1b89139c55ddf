import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useLayoutEffect, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { TitleText } from "#core/questions/title-text.ts";
import type { OwnQuestionOffers } from "../assistant/load-question-offers.ts";
import { query } from "../shell/query.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { assistantText } from "../text/assistant-text.ts";
import { useChanged } from "../ui/use-changed.ts";
import { complete, type Completion, completionAt } from "./completion.ts";

export interface CompletionOption {
  /** Replaces the typed word, or all of a question. */
  readonly insert: string;
  readonly hint: string;
  /** The security it names; null for a command and a question. */
  readonly symbol: string | null;
  /** A place of a question that is left to be typed. */
  readonly gap: TitleText["gap"];
}

export interface CompletionChoice {
  readonly isOpen: boolean;
  readonly kind: Completion["kind"] | null;
  readonly options: readonly CompletionOption[];
  /** Index of the option that Enter takes. Null: Enter sends the question as it is typed. */
  readonly active: number | null;
  readonly setCaret: (at: number) => void;
  /** Questions are offered only while the box has the focus. */
  readonly setIsFocused: (isFocused: boolean) => void;
  readonly write: (words: string, caret: number) => void;
  /** Puts a whole question into the box, with what is left to be typed selected. */
  readonly put: (question: TitleText) => void;
  readonly choose: (option: CompletionOption) => void;
  /** Handles the keys of an open list. Returns false for other keys. */
  readonly takeKey: (event: KeyboardEvent) => boolean;
}

const searchDelayMs = 150;

/** Offers commands and securities for the word at the caret of a text box, or else questions that the text may become. */
export function useCompletion({
  text,
  box,
  questions,
  onText,
  onSymbol,
}: {
  text: string;
  /** Null: not loaded. */
  questions: OwnQuestionOffers | null;
  box: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onSymbol: (symbol: string) => void;
}): CompletionChoice {
  const [caret, setCaret] = useState(0);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<Completion["kind"] | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  // With the words that were written, so that none is selected before it is there.
  const [selected, setSelected] = useState<TitleText["gap"]>(null);
  useLayoutEffect(() => {
    if (selected === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(selected.from, selected.to);
  }, [selected, box]);
  // Questions that were sent away, or chosen, stay away while this one is written.
  useChanged(text === "", (wasEmpty) => {
    if (!wasEmpty) setDismissed(null);
  });
  const found = completionAt(text, caret);
  const completion = found?.kind === dismissed ? null : found;
  const options = useOptions(completion, questions);
  const isOpen = completion !== null && options.length > 0 && (isFocused || completion.kind !== "question");
  const first = completion?.kind === "question" ? null : 0;
  const active = highlighted === null ? first : Math.min(highlighted, options.length - 1);

  const write = (words: string, at: number): void => {
    onText(words);
    setCaret(at);
    setHighlighted(null);
    setDismissed(dismissed === "question" ? dismissed : null);
  };
  const put = (question: TitleText): void => {
    const { length } = question.text;
    write(question.text, length);
    setDismissed("question");
    setSelected(question.gap ?? { from: length, to: length });
  };
  const choose = (option: CompletionOption): void => {
    if (completion === null) return;
    if (completion.kind === "question") {
      put({ text: option.insert, gap: option.gap });
      return;
    }
    const next = complete(text, caret, completion.start, option.insert);
    write(next.text, next.caret);
    if (option.symbol !== null) onSymbol(option.symbol);
    setSelected({ from: next.caret, to: next.caret });
  };
  const takeKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = active ?? (step === 1 ? -1 : options.length);
      setHighlighted((from + step + options.length) % options.length);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      const option = active === null ? undefined : options[active];
      if (option === undefined) return false;
      choose(option);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      setDismissed(completion.kind);
    } else return false;
    event.preventDefault();
    return true;
  };
  return {
    isOpen,
    kind: completion?.kind ?? null,
    options,
    active,
    setCaret,
    setIsFocused,
    write,
    put,
    choose,
    takeKey,
  };
}

function useOptions(completion: Completion | null, questions: OwnQuestionOffers | null): readonly CompletionOption[] {
  const asking = completion?.kind === "question" ? completion.words : "";
  const matching = useMemo(
    () =>
      (asking === "" ? [] : (questions?.matching(asking) ?? []))
        .filter(({ text }) => text !== asking.trim())
        .map(({ text, gap }) => ({ insert: text, hint: "", symbol: null, gap })),
    [questions, asking],
  );
  const words = completion?.kind === "symbol" ? completion.words : "";
  const asked = useDebounced(words, searchDelayMs);
  const search = useQuery({
    ...query("GET /api/market/search", { query: asked, limit: 6 }),
    enabled: asked.length > 0 && completion?.kind === "symbol",
    placeholderData: keepPreviousData,
  });
  if (completion === null) return [];
  if (completion.kind === "question") return matching;
  if (completion.kind === "command")
    return Object.values(assistantText.chat.commands)
      .filter(({ name }) => name.startsWith(`/${completion.words}`))
      .map(({ name, hint }) => ({ insert: name, hint, symbol: null, gap: null }));
  if (words === "") return [];
  // Results for fewer letters are shown as far as they fit the letters typed by now.
  const typed = words.toLowerCase();
  const found = (search.data?.results ?? []).filter(
    ({ ticker, name }) =>
      (asked === words && !search.isPlaceholderData) ||
      ticker.toLowerCase().startsWith(typed) ||
      name.toLowerCase().includes(typed),
  );
  return found.map(({ ticker, name }) => ({ insert: `@${ticker}`, hint: name, symbol: ticker, gap: null }));
}
