import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

/**
 * Renders its children after the page has been painted. Several parts take turns, so that each is a short task: a slow
 * phone shows and answers what is at the top first.
 */
export function Later({
  isNow = false,
  placeholder = <span hidden data-loading="" aria-busy="true" />,
  children,
}: {
  /** True for a part that belongs to the first view. */
  isNow?: boolean;
  placeholder?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const [hasTurn, setHasTurn] = useState(isNow);
  const isShown = isNow || hasTurn;
  useEffect(() => {
    if (isShown) return undefined;
    return waitForTurn(() => startTransition(() => setHasTurn(true)));
  }, [isShown]);
  return isShown ? children : placeholder;
}

const waiting = new Set<() => void>();
let isNextAsked = false;

/** Calls back when the page was painted and the parts before have had their turn. Returns how to leave the queue. */
function waitForTurn(begin: () => void): () => void {
  waiting.add(begin);
  askForNext();
  // A part leaves when it is rendered or gone. Either way it is the next one's turn.
  return () => {
    waiting.delete(begin);
    askForNext();
  };
}

function askForNext(): void {
  if (isNextAsked || waiting.size === 0) return;
  isNextAsked = true;
  // A timer set within a frame runs after that frame is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      isNextAsked = false;
      const [begin] = waiting;
      begin?.();
    }),
  );
}
