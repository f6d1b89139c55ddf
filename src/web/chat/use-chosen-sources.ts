import { useCallback, useState } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { useChanged } from "../ui/use-changed.ts";

export interface ChosenSources {
  /** The answer whose sources are listed: the chosen one, or else the last. */
  readonly answer: ChatMessage | null;
  /** Number of the source that was asked for; null for all. */
  readonly number: number | null;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly cite: (messageId: string, number: number | null) => void;
}

/** The choice of an answer's sources in a conversation. */
export function useChosenSources(conversationId: string | null, answers: readonly ChatMessage[]): ChosenSources {
  const [chosen, setChosen] = useState<{ messageId: string; number: number | null } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useChanged(conversationId, () => setChosen(null));
  const answer = answers.find((message) => message.id === chosen?.messageId) ?? answers.at(-1) ?? null;
  return {
    answer,
    number: answer?.id === chosen?.messageId ? (chosen?.number ?? null) : null,
    isOpen,
    setIsOpen,
    cite: useCallback((messageId, number) => {
      setChosen({ messageId, number });
      setIsOpen(true);
    }, []),
  };
}
