import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import { useIsLate } from "./use-is-late.ts";

/** Work that ends sooner is never shown. */
const patienceMs = 300;

/**
 * Work that takes longer than a moment, with a way to cancel it. Its row is there before and after the work, so that
 * nothing below moves, and a screen reader announces the text that appears in it.
 */
export function WorkProgress({
  isRunning,
  label,
  onCancel,
  focusAfterCancel,
}: {
  isRunning: boolean;
  label: string;
  onCancel: () => void;
  /** Takes the focus from the cancel button, which disappears. */
  focusAfterCancel?: RefObject<HTMLElement | null>;
}): ReactNode {
  const isLate = useIsLate(isRunning, patienceMs);
  const isShown = isRunning && isLate;
  const wasCancelled = useRef(false);
  useEffect(() => {
    if (isRunning || !wasCancelled.current) return;
    wasCancelled.current = false;
    focusAfterCancel?.current?.focus();
  }, [isRunning, focusAfterCancel]);
  return (
    <div className="row gap-x-3 min-h-44">
      <output className="soft">{isShown ? label : null}</output>
      {isShown ? (
        <>
          {/* The text beside it says the same. */}
          <progress className="grow min-0" aria-hidden="true" />
          <Button
            size="small"
            onClick={() => {
              wasCancelled.current = true;
              onCancel();
            }}
          >
            {text.ui.cancel}
          </Button>
        </>
      ) : null}
    </div>
  );
}
