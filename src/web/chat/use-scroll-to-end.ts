import { useLayoutEffect, useRef } from "react";
import type { RefObject, UIEvent } from "react";

/** Keeps the end of a conversation in view while the reader is there. */
export function useScrollToEnd(conversationId: string | null): {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Follows the end from now on, wherever the reader is. */
  readonly follow: () => void;
} {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const scrolledId = useRef(conversationId);
  // Runs after every render, since any of them can make the log longer, and before the browser paints.
  useLayoutEffect(() => {
    if (scrolledId.current !== conversationId) isAtEnd.current = true;
    scrolledId.current = conversationId;
    const element = log.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  });
  return {
    log,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < 60;
    },
    follow: () => {
      isAtEnd.current = true;
    },
  };
}
